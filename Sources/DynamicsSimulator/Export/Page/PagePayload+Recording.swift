// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

extension PagePayload {
  /// Makes the payload of a page, and the clip paths and other definitions that its appearances refer to.
  init(
    _ recording: Recording, clips: inout ClipTable, definitions: inout MarkupWriter
  ) {
    var table = AppearanceTable()
    let count = recording.frameCount
    width = recording.size.width
    height = recording.size.height
    framesPerSecond = recording.framesPerSecond
    startTime = recording.startTime.rounded(decimals: 6)
    frameCount = count
    nodes = recording.nodes.map {
      Node(
        $0, frameCount: count, table: &table, clips: &clips, definitions: &definitions)
    }
    var appearances = table.appearances
    drawings = DrawnMarkup(&appearances)
    self.appearances = appearances
    var shapes = ShapeTable()
    let nodes = nodes
    let numbers = Dictionary(
      nodes.indices.map { (nodes[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    var places: [ItemArrows.Places] = []
    items = recording.items.map { item in
      var item = Item(item, frameCount: count, shapes: &shapes)
      places.append(ItemArrows.Places(item, frameCount: count))
      item.subtractMotion(frameCount: count, framesPerSecond: recording.framesPerSecond)
      if let number = numbers[item.name] {
        item.subtract(nodes[number], number: number, frameCount: count)
      }
      return item
    }
    self.shapes = shapes.shapes
    boundaries = Steps(recording.xray.boundaries) { $0.map(Boundary.init) }
    var play = Play(recording)
    var marks = ContactsAndJoints(recording.xray, isCrowd: recording.items.count > Self.crowd)
    if play != nil, let replayed = recording.play?.replayed {
      // What the engine in the page computes again is not stored, unless gaps cost more than that.
      let rest = marks.without(replayed)
      if rest.weight < marks.weight {
        marks = rest
        play?.replayed = Steps(replayed) { $0 ? 1 : 0 }
      }
    }
    (contacts, joints) = (marks.contacts, marks.joints)
    let arrows = recording.xray.arrows.map { $0.flatMap(Self.numbers) }
    self.arrows = ItemArrows(places: places).lists(of: arrows, frameCount: count)
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
    self.play = play
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
  fileprivate mutating func append(_ value: Value, at frame: Int) where Value: Equatable {
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

/// The appearances of nodes, each kept once.
private struct AppearanceTable {
  private(set) var appearances: [PagePayload.NodeAppearance] = []
  private var numbers: [PagePayload.NodeAppearance: Int] = [:]

  mutating func number(of appearance: PagePayload.NodeAppearance) -> Int {
    if let number = numbers[appearance] { return number }
    appearances.append(appearance)
    numbers[appearance] = appearances.count - 1
    return appearances.count - 1
  }
}

/// The outlines of items, each kept once.
private struct ShapeTable {
  private(set) var shapes: [[[Int]]] = []
  private var numbers: [[[Int]]: Int] = [:]

  mutating func number(of shape: [[Int]]) -> Int {
    if let number = numbers[shape] { return number }
    shapes.append(shape)
    numbers[shape] = shapes.count - 1
    return shapes.count - 1
  }
}

extension PagePayload.Node {
  fileprivate init(
    _ node: RecordedNode, frameCount: Int, table: inout AppearanceTable, clips: inout ClipTable,
    definitions: inout MarkupWriter
  ) {
    name = node.name
    parent = node.parent
    let placements = node.placement.values(frameCount: frameCount)
    let appearances = node.appearance.values(frameCount: frameCount)
    var steps = PagePayload.Steps<Int>()
    var previous: (Appearance, Double, Double)?
    for frame in 0..<frameCount {
      guard let placement = placements[frame], var appearance = appearances[frame] else {
        steps.append(-1, at: frame)
        previous = nil
        continue
      }
      appearance.opacity = 1
      // Making markup is slow next to comparing what it is made from.
      if let previous, previous == (appearance, placement.width, placement.height) { continue }
      previous = (appearance, placement.width, placement.height)
      var own = MarkupWriter()
      let shown = AppearanceMarkup(
        appearance: appearance, width: placement.width, height: placement.height)
      shown.write(to: &own)
      let mask = shown.mask(in: &own)
      for definition in own.definitions { definitions.define(definition) }
      let clip = clips.reference(to: NodeTree.clip(appearance, placement))
      steps.append(
        table.number(of: PagePayload.NodeAppearance(markup: own.text, clip: clip, mask: mask)),
        at: frame)
    }
    self.appearance = steps
    let shown = placements.compactMap { $0 }
    func series(_ unit: Double, _ value: (Placement) -> Double) -> DeltaSeries {
      var last = shown.first.map(value) ?? 0
      return DeltaSeries(
        placements.map { placement in
          last = placement.map(value) ?? last
          return last
        }, unit: unit)
    }
    func optional(_ standard: Double, _ value: (Placement) -> Double) -> DeltaSeries? {
      shown.allSatisfy { value($0) == standard } ? nil : series(PagePayload.angleUnit, value)
    }
    x = series(PagePayload.lengthUnit) { $0.x }
    y = series(PagePayload.lengthUnit) { $0.y }
    rotation = optional(0) { $0.rotation }
    scaleX = optional(1) { $0.scaleX }
    scaleY = optional(1) { $0.scaleY }
    shear = optional(0) { $0.shear }
    let opacities = appearances.map { $0?.opacity ?? 1 }
    opacity =
      opacities.allSatisfy { $0 == 1 }
      ? nil : DeltaSeries(opacities, unit: PagePayload.opacityUnit)
  }
}

extension PagePayload.Item {
  /// Writes the velocities as what differs from the motion since the frame before, where that takes less.
  fileprivate mutating func subtractMotion(frameCount: Int, framesPerSecond: Double) {
    func differences(_ own: DeltaSeries, _ position: DeltaSeries) -> DeltaSeries {
      let positions = position.values(frameCount: frameCount)
      let velocities = own.values(frameCount: frameCount)
      return DeltaSeries(
        velocities.enumerated().map { frame, velocity in
          let way = frame == 0 ? 0 : positions[frame] - positions[frame - 1]
          // As the client rounds.
          let speed = Double(way) * PagePayload.lengthUnit * framesPerSecond
          return velocity - DeltaSeries.quantized((speed + 0.5).rounded(.down), unit: 1)
        })
    }
    let (x, y) = (differences(velocityX, x), differences(velocityY, y))
    guard x.weight + y.weight < velocityX.weight + velocityY.weight else { return }
    (velocityX, velocityY, followsMotion) = (x, y, true)
  }

  /// Writes the motion as what differs from a node's, which is next to nothing where it shows the item.
  fileprivate mutating func subtract(_ node: PagePayload.Node, number: Int, frameCount: Int) {
    func differences(_ own: DeltaSeries, _ other: DeltaSeries?) -> DeltaSeries {
      guard let other else { return own }
      return DeltaSeries(
        zip(own.values(frameCount: frameCount), other.values(frameCount: frameCount)).map {
          $0 - $1
        })
    }
    let (x, y) = (differences(x, node.x), differences(y, node.y))
    let angle = differences(angle, node.rotation)
    let weight = x.weight + y.weight + angle.weight
    guard weight < self.x.weight + self.y.weight + self.angle.weight else { return }
    (self.x, self.y, self.angle, self.node) = (x, y, angle, number)
  }

  fileprivate init(_ item: RecordedItem, frameCount: Int, shapes: inout ShapeTable) {
    name = item.name
    let states = item.states.values(frameCount: frameCount)
    var steps = PagePayload.Steps<Int>()
    for (frame, state) in states.enumerated() {
      steps.append(state?.pageNumber ?? 0, at: frame)
    }
    state = steps
    outlines = PagePayload.Steps(item.outlines) { outlines in
      shapes.number(of: outlines.map { $0.flatMap(PagePayload.numbers) })
    }
    func series(_ unit: Double, _ value: (DynamicItemState) -> Double) -> DeltaSeries {
      var last = states.lazy.compactMap { $0 }.first.map(value) ?? 0
      return DeltaSeries(
        states.map { state in
          last = state.map(value) ?? last
          return last
        }, unit: unit)
    }
    x = series(PagePayload.lengthUnit) { $0.position.x }
    y = series(PagePayload.lengthUnit) { $0.position.y }
    angle = series(PagePayload.angleUnit) { $0.angle }
    velocityX = series(PagePayload.velocityUnit) { $0.velocity.x }
    velocityY = series(PagePayload.velocityUnit) { $0.velocity.y }
    let pulls = item.pulls.values(frameCount: frameCount)
    let hasPulls = pulls.contains { $0 != nil }
    pullX =
      hasPulls ? DeltaSeries(pulls.map { Double($0?.x ?? 0) }, unit: PagePayload.pullUnit) : nil
    pullY =
      hasPulls ? DeltaSeries(pulls.map { Double($0?.y ?? 0) }, unit: PagePayload.pullUnit) : nil
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
      let end = points.lastIndex(where: { $0 != nil }), let first = points[begin]
    else { return nil }
    self.begin = begin
    self.end = end
    var last = first
    let filled = points.map { point in
      last = point ?? last
      return last
    }
    x = DeltaSeries(filled.map { Double($0.x) }, unit: PagePayload.lengthUnit)
    y = DeltaSeries(filled.map { Double($0.y) }, unit: PagePayload.lengthUnit)
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
