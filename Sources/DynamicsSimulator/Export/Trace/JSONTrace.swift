// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Recording {
  /// The dynamic items, touches and events of the recording as JSON (RFC 8259).
  ///
  /// The document holds `size`, `framesPerSecond`, `frames` and `events`; a frame holds `time` in
  /// seconds, `stateHash` in hexadecimal, and `items` with the fields of the CSV trace and, where an
  /// item is new, its size. Keys are sorted and numbers rounded to four decimals, so that two traces
  /// can be compared as text. `MotionTrace` reads it.
  ///
  /// - Throws: the encoder's error, which would be a defect: every number written is finite.
  public func jsonTrace() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(TraceDocument(self))
  }
}

extension TraceDocument {
  /// The document of a recording.
  init(_ recording: Recording) {
    var seen: Set<String> = []
    let sizes = recording.itemSizes
    size = Size(width: recording.size.width, height: recording.size.height)
    framesPerSecond = recording.framesPerSecond
    frames = (0..<recording.frameCount).map { frame in
      let touches = recording.touches.compactMap { $0.path[frame].map(Point.init) }
      let items = recording.itemStates(atFrame: frame).map { state in
        let isNew = seen.insert(state.name).inserted
        return Item(state, size: isNew ? sizes[state.name] : nil)
      }
      return Frame(
        time: recording.time(ofFrame: frame).rounded(decimals: 6),
        stateHash: recording.stateHash(atFrame: frame), items: items,
        touches: touches.isEmpty ? nil : touches)
    }
    events = recording.events.map { event in
      Event(
        time: event.time.rounded(decimals: 6), kind: event.kind.rawValue, item: event.item,
        otherItem: event.otherItem, boundary: event.boundary, point: event.point.map(Point.init))
    }
  }
}

extension TraceDocument.Point {
  init(_ point: CGPoint) {
    x = Double(point.x).rounded(decimals: 4)
    y = Double(point.y).rounded(decimals: 4)
  }
}

extension TraceDocument.Item {
  init(_ state: DynamicItemState, size: CGSize?) {
    name = state.name
    x = Double(state.position.x).rounded(decimals: 4)
    y = Double(state.position.y).rounded(decimals: 4)
    angle = Double(state.angle).rounded(decimals: 4)
    width = size.map { Double($0.width).rounded(decimals: 4) }
    height = size.map { Double($0.height).rounded(decimals: 4) }
    velocityX = Double(state.velocity.x).rounded(decimals: 4)
    velocityY = Double(state.velocity.y).rounded(decimals: 4)
    speed = Double(state.speed).rounded(decimals: 4)
    angularVelocity = Double(state.angularVelocity).rounded(decimals: 4)
    awake = state.isAwake
  }
}

extension Recording {
  /// The sizes of the boxes around the items that are not rotated, by name; none for a flat box.
  fileprivate var itemSizes: [String: CGSize] {
    var sizes: [String: CGSize] = [:]
    for item in items {
      let points = item.outlines.changes.first?.value?.joined().map { $0 } ?? []
      guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
        let top = points.map(\.y).min(), let bottom = points.map(\.y).max(), right > left,
        bottom > top
      else { continue }
      sizes[item.name] = CGSize(width: right - left, height: bottom - top)
    }
    return sizes
  }

  /// The hash of a frame as sixteen hexadecimal digits.
  func stateHash(atFrame frame: Int) -> String {
    guard stateHashes.indices.contains(frame) else { return "" }
    let digits = String(stateHashes[frame], radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Double {
  /// The nearest number with a few decimals; 0 for what is not finite, which JSON cannot hold.
  func rounded(decimals: Int) -> Double {
    guard isFinite else { return 0 }
    return Double(text(decimals: decimals)) ?? 0
  }
}
