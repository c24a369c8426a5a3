// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

extension PagePayload {
  /// Makes the payload of a page, and the clip paths and other definitions that its appearances refer to.
  init(
    _ recording: Recording, clips: inout ClipTable, definitions: inout MarkupWriter
  ) {
    let count = recording.frameCount
    width = recording.size.width
    height = recording.size.height
    framesPerSecond = recording.framesPerSecond
    startTime = recording.startTime.rounded(decimals: 6)
    frameCount = count
    var shown = Self.nodes(of: recording, clips: &clips, definitions: &definitions)
    drawings = DrawnMarkup(&shown.appearances)
    (nodes, appearances) = shown
    let moved = Self.items(of: recording, shownBy: shown.nodes)
    (items, shapes) = (moved.items, moved.shapes)
    boundaries = Steps(recording.xray.boundaries) { $0.map(Boundary.init) }
    let (marks, play) = Self.marks(of: recording)
    (contacts, joints) = (marks.contacts, marks.joints)
    self.play = play
    let arrows = recording.xray.arrows.map { $0.flatMap(Self.numbers) }
    self.arrows = ItemArrows(places: moved.places).lists(of: arrows, frameCount: count)
    jointKinds =
      joints.isEmpty ? [] : RecordedXRay.Joint.Kind.allCases.map(\.rawValue)
    probes = DeltaLists(recording.xray.probes.map { $0.flatMap(Self.probeNumbers) }, columns: 5)
    origins = DeltaLists(recording.xray.origins.map { $0.flatMap(Self.numbers) }, columns: 3)
    regions = Steps(recording.xray.regions) { regions in
      regions.map { $0.map { $0.flatMap(Self.numbers) } }
    }
    fieldKinds = origins.isEmpty ? [] : UIFieldBehavior.Kind.allCases.map(\.rawValue)
    lineKinds = RecordedXRay.Line.Kind.allCases.map(\.rawValue)
    touches = recording.touches.compactMap { Touch($0, frameCount: count) }
    log = EventLog(events: recording.events.map { Event($0, in: recording) })
    hashes = Hashes(recording.stateHashes)
    xray = recording.showsXRay ? 1 : 0
  }

  /// The contacts and joints of a recording, and the worlds with which its page goes on.
  ///
  /// What the engine in the page computes again is not stored, unless gaps cost more than that.
  private static func marks(of recording: Recording) -> (ContactsAndJoints, Play?) {
    let marks = ContactsAndJoints(recording.xray, isCrowd: recording.items.count > crowd)
    var play = Play(recording)
    guard play != nil, let replayed = recording.play?.replayed else { return (marks, play) }
    let rest = marks.without(replayed)
    guard rest.weight < marks.weight else { return (marks, play) }
    play?.replayed = Steps(replayed) { $0 ? 1 : 0 }
    return (rest, play)
  }

  /// A point in the unit of the page.
  static func numbers(_ point: CGPoint) -> [Int] {
    [point.x, point.y].map { DeltaSeries.quantized($0, unit: lengthUnit) }
  }

  /// A point on the steps of marks, in the unit of the page.
  static func marked(_ point: CGPoint) -> [Int] {
    [point.x, point.y].map {
      DeltaSeries.quantized($0, unit: lengthUnit * Double(markStep)) * markStep
    }
  }

  private static func probeNumbers(_ probe: RecordedXRay.Line) -> [Int] {
    let (x, y) = (probe.end.x - probe.start.x, probe.end.y - probe.start.y)
    let kind = RecordedXRay.Line.Kind.allCases.firstIndex(of: probe.kind) ?? 0
    return [kind] + numbers(probe.start) + [x, y].map { DeltaSeries.quantized($0, unit: pullUnit) }
  }

  private static func numbers(_ origin: RecordedXRay.Origin) -> [Int] {
    [UIFieldBehavior.Kind.allCases.firstIndex(of: origin.kind) ?? 0] + numbers(origin.position)
  }

  private static func numbers(_ line: RecordedXRay.Line) -> [Int] {
    let kind = RecordedXRay.Line.Kind.allCases.firstIndex(of: line.kind) ?? 0
    let (start, end) = (marked(line.start), marked(line.end))
    return [kind] + start + zip(end, start).map { $0 - $1 }
  }
}

extension PagePayload.Hashes {
  /// The hashes of all frames.
  fileprivate init(_ hashes: [UInt64]) {
    let frames = hashes.indices.filter { $0 == 0 || hashes[$0] != hashes[$0 - 1] }
    count = frames.count
    at = DeltaSeries(frames)
    let bytes = frames.flatMap { frame in
      withUnsafeBytes(of: hashes[frame].bigEndian) { Array($0) }
    }
    code = Data(bytes).base64EncodedString()
  }
}

extension PagePayload.Steps {
  /// Appends a value unless it is the last one.
  mutating func append(_ value: Value, at frame: Int) where Value: Equatable {
    guard values.last != value else { return }
    at.append(frame)
    values.append(value)
  }

  /// The changes of a track; frames without a value are left out.
  init<Source>(_ track: Track<Source>, _ convert: (Source) -> Value) {
    for change in track.changes {
      guard let value = change.value else { continue }
      at.append(change.frame)
      values.append(convert(value))
    }
  }
}

extension PagePayload.Boundary {
  fileprivate init(_ boundary: RecordedXRay.Boundary) {
    name = boundary.displayName
    lines = boundary.lines.map { $0.flatMap(PagePayload.numbers) }
  }
}

extension PagePayload.Touch {
  fileprivate init?(_ touch: RecordedTouch, frameCount: Int) {
    let points = touch.path.values(frameCount: frameCount)
    guard let begin = points.firstIndex(where: { $0 != nil }),
      let end = points.lastIndex(where: { $0 != nil })
    else { return nil }
    self.begin = begin
    self.end = end
    x = DeltaSeries(points, unit: PagePayload.lengthUnit) { $0.x }
    y = DeltaSeries(points, unit: PagePayload.lengthUnit) { $0.y }
  }
}

extension PagePayload.Event {
  fileprivate init(_ event: SimulatorEvent, in recording: Recording) {
    let frame = ((event.time - recording.startTime) * recording.framesPerSecond).rounded()
    self.frame = DeltaSeries.quantized(
      min(max(frame, 0), Double(max(recording.frameCount - 1, 0))), unit: 1)
    kind = event.kind.rawValue
    text = event.summary
  }
}
