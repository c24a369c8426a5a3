// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Makes one recording of two motions: the first in full color, the second over it as a ghost.
///
/// An item whose size neither trace knows is a small cross. The way of each item is drawn with a dot
/// for each row, if there are few.
struct ComparisonRecording {
  /// One of the two motions.
  private struct Side {
    let trace: MotionTrace
    let other: MotionTrace
    let mark: String
    let color: RecordedColor
    let isGhost: Bool

    func name(_ item: String) -> String { "\(mark) \(item)" }

    func size(_ item: MotionTrace.Item) -> CGSize? { item.size ?? other.item(item.name)?.size }
  }

  /// The marks of the two motions in names.
  static let marks = (first: "A", second: "B")

  /// Blue, and orange.
  private static let colors = (
    first: RecordedColor(red: 0.31, green: 0.33, blue: 0.78),
    second: RecordedColor(red: 0.85, green: 0.42, blue: 0.05)
  )

  private static let framesPerSecond = 60.0
  /// Ten minutes; more would make a page that no browser opens.
  private static let maximumFrameCount = 36_000
  /// The most rows that are drawn as dots.
  private static let maximumDots = 60
  private static let crossSize = 14.0

  private let sides: [Side]
  private let size: CGSize
  private let start: Double
  private let frameCount: Int

  init(_ comparison: TraceComparison) {
    let (first, second) = (comparison.first, comparison.second)
    sides = [
      Side(
        trace: first, other: second, mark: Self.marks.first, color: Self.colors.first,
        isGhost: false),
      Side(
        trace: second, other: first, mark: Self.marks.second, color: Self.colors.second,
        isGhost: true),
    ]
    size = first.size ?? second.size ?? Self.boundingSize(of: [first, second])
    let ranges = [first, second].compactMap(\.timeRange)
    // A whole number of frames, so that frames fall on the times of most rows.
    let firstFrame = (ranges.map(\.lowerBound).min() ?? 0) * Self.framesPerSecond
    start = (firstFrame + 1e-3).rounded(.down) / Self.framesPerSecond
    let end = ranges.map(\.upperBound).max() ?? 0
    let frames = ((end - start) * Self.framesPerSecond - 1e-6).rounded(.up)
    frameCount = Int(min(max(frames, 0), Double(Self.maximumFrameCount - 1))) + 1
  }

  /// The recording.
  var recording: Recording {
    var recording = Recording(
      size: size, framesPerSecond: Self.framesPerSecond, startTime: start)
    recording.frameCount = frameCount
    recording.nodes = [screen] + sides.map(ways)
    for side in sides {
      for item in side.trace.items where !item.x.isEmpty && !item.y.isEmpty {
        recording.nodes.append(node(item, of: side))
        recording.items.append(recorded(item, of: side))
      }
    }
    return recording
  }

  /// The events of both motions, in the order of time.
  var events: [PagePayload.Event] {
    let marked = sides.flatMap { side in side.trace.events.map { (side, $0) } }
    return marked.sorted { $0.1.time < $1.1.time }.map { side, event in
      PagePayload.Event(
        frame: frame(at: event.time), kind: event.kind, text: "\(side.mark) \(event.summary)")
    }
  }

  private func frame(at time: Double) -> Int {
    let frame = ((time - start) * Self.framesPerSecond).rounded()
    return Int(min(max(frame, 0), Double(frameCount - 1)))
  }

  private func time(_ frame: Int) -> Double { start + Double(frame) / Self.framesPerSecond }

  /// A box from the origin around all items, for traces that do not tell the size of the screen.
  private static func boundingSize(of traces: [MotionTrace]) -> CGSize {
    let items = traces.flatMap(\.items)
    let right = items.compactMap { item in
      item.x.values.max().map { $0 + Double(item.size?.width ?? 40) / 2 }
    }.max()
    let bottom = items.compactMap { item in
      item.y.values.max().map { $0 + Double(item.size?.height ?? 40) / 2 }
    }.max()
    func side(_ length: Double?) -> Double { min(max((length ?? 0).rounded(.up), 100), 4096) }
    return CGSize(width: side(right), height: side(bottom))
  }
}

// MARK: Nodes

extension ComparisonRecording {
  private var screen: RecordedNode {
    var node = RecordedNode(name: "screen", parent: nil)
    node.placement.record(
      Placement(
        x: size.width / 2, y: size.height / 2, width: size.width, height: size.height), at: 0)
    node.appearance.record(Appearance(), at: 0)
    return node
  }

  /// The ways of all items of a motion, in the coordinates of the screen.
  private func ways(of side: Side) -> RecordedNode {
    var node = RecordedNode(name: "\(side.mark) ways", parent: 0)
    node.placement.record(
      Placement(x: 0, y: 0, width: size.width, height: size.height), at: 0)
    var writer = MarkupWriter()
    let color = side.color.hexadecimal
    for item in side.trace.items {
      let points = item.way
      writer.empty(
        "polyline",
        [
          "points": points.map { "\(Double($0.x).text()),\(Double($0.y).text())" }
            .joined(separator: " "),
          "fill": "none", "stroke": color, "stroke-opacity": side.isGhost ? "0.45" : "0.6",
          "stroke-width": "1", "stroke-dasharray": side.isGhost ? "3 2" : nil,
        ])
      guard points.count <= Self.maximumDots else { continue }
      for point in points {
        writer.empty(
          "circle",
          [
            "cx": Double(point.x).text(), "cy": Double(point.y).text(), "r": "1.8", "fill": color,
            "fill-opacity": side.isGhost ? "0.5" : "0.85",
          ])
      }
    }
    var appearance = Appearance()
    appearance.content = .drawing(
      RecordedDrawing(
        markup: writer.text, definitions: [], centerX: size.width / 2, centerY: size.height / 2))
    node.appearance.record(appearance, at: 0)
    return node
  }

  private func node(_ item: MotionTrace.Item, of side: Side) -> RecordedNode {
    var node = RecordedNode(name: side.name(item.name), parent: 0)
    let itemSize = side.size(item)
    let box = itemSize ?? CGSize(width: Self.crossSize, height: Self.crossSize)
    for frame in 0..<frameCount {
      guard let x = item.x.value(at: time(frame)), let y = item.y.value(at: time(frame)) else {
        node.placement.record(nil, at: frame)
        continue
      }
      var placement = Placement(
        x: x - size.width / 2, y: y - size.height / 2, width: box.width, height: box.height)
      placement.rotation = angle(of: item, on: side, at: time(frame))
      node.placement.record(placement, at: frame)
    }
    node.appearance.record(appearance(itemSize, of: side), at: 0)
    return node
  }

  /// The angle; a magnitude is drawn in the direction in which the other motion turns.
  private func angle(of item: MotionTrace.Item, on side: Side, at time: Double) -> Double {
    let angle = item.angle.value(at: time) ?? 0
    guard side.trace.hasUnsignedAngles,
      let other = side.other.item(item.name)?.angle.value(at: time)
    else { return angle }
    return other < 0 ? -angle : angle
  }

  private func appearance(_ itemSize: CGSize?, of side: Side) -> Appearance {
    var appearance = Appearance()
    let width = itemSize.map { Double($0.width) } ?? Self.crossSize
    let height = itemSize.map { Double($0.height) } ?? Self.crossSize
    let (right, bottom) = (width.text(), height.text())
    let (middle, center) = ((width / 2).text(), (height / 2).text())
    // The outline, and a tick from the center upwards that shows the rotation.
    let outline = "M0 0H\(right)V\(bottom)H0ZM\(middle) \(center)V\((height / 8).text())"
    let cross = "M0 \(center)H\(right)M\(middle) 0V\(bottom)"
    var path = RecordedPath(data: itemSize == nil ? cross : outline)
    (path.centerX, path.centerY) = (width / 2, height / 2)
    path.stroke = side.color
    path.lineWidth = 1.5
    path.lineJoin = "round"
    if side.isGhost { path.dashes = [4, 3] }
    var fill = side.color
    fill.alpha = side.isGhost ? 0.07 : 0.22
    if itemSize != nil { path.fill = fill }
    appearance.content = .path(path)
    return appearance
  }
}

// MARK: Items

extension ComparisonRecording {
  /// The item for the table and the X-ray; its velocities are differences over a frame.
  private func recorded(_ item: MotionTrace.Item, of side: Side) -> RecordedItem {
    var recorded = RecordedItem(name: side.name(item.name))
    if let box = side.size(item) {
      let (x, y) = (box.width / 2, box.height / 2)
      recorded.outlines.record(
        [
          [
            CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y),
            CGPoint(x: -x, y: y),
          ]
        ], at: 0)
    }
    let pause = side.trace.events.first(where: \.isPause)?.time ?? .infinity
    for frame in 0..<frameCount {
      let now = time(frame)
      guard let x = item.x.value(at: now), let y = item.y.value(at: now) else {
        recorded.states.record(nil, at: frame)
        continue
      }
      let velocity = CGPoint(x: item.x.rate(at: now), y: item.y.rate(at: now))
      recorded.states.record(
        DynamicItemState(
          name: recorded.name, position: CGPoint(x: x, y: y),
          angle: angle(of: item, on: side, at: now), velocity: velocity,
          angularVelocity: item.angle.rate(at: now), isAwake: now < pause, isAnchored: false),
        at: frame)
    }
    return recorded
  }
}

extension MotionTrace.Item {
  /// The centers at the times of x.
  fileprivate var way: [CGPoint] {
    zip(x.times, x.values).compactMap { time, x in
      y.value(at: time).map { CGPoint(x: x, y: $0) }
    }
  }
}

extension MotionTrace.Event {
  /// The event in words.
  var summary: String {
    guard let kind = SimulatorEvent.Kind(rawValue: kind) else {
      return [kind, item, value].compactMap { $0 }.joined(separator: " ")
    }
    return SimulatorEvent(
      kind: kind, time: time, item: item, otherItem: otherItem, boundary: boundary
    ).summary
  }
}

extension MotionSeries {
  /// The mean rate over two frames around a time, or what the series has of them.
  fileprivate func rate(at time: Double) -> Double {
    guard let start, let end, end > start else { return 0 }
    let (from, to) = (max(time - 1 / 60, start), min(time + 1 / 60, end))
    guard to > from, let before = value(at: from), let after = value(at: to) else { return 0 }
    return (after - before) / (to - from)
  }
}

extension RecordedColor {
  /// The color as in CSS, without its alpha.
  fileprivate var hexadecimal: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined()
  }

  /// The colors of the two motions, for legends.
  static var comparisonColors: (first: String, second: String) {
    (ComparisonRecording.colorOfFirst, ComparisonRecording.colorOfSecond)
  }
}

extension ComparisonRecording {
  fileprivate static var colorOfFirst: String { colors.first.hexadecimal }
  fileprivate static var colorOfSecond: String { colors.second.hexadecimal }
}
