import Foundation

extension Recording {
  /// The dynamic items, touches and events of the recording as JSON (RFC 8259).
  ///
  /// The document holds `size`, `framesPerSecond`, `frames` and `events`; a frame holds `time` in
  /// seconds, `stateHash` in hexadecimal, and `items` with the fields of the CSV trace. Keys are
  /// sorted and numbers rounded to four decimals, so that two traces can be compared as text.
  ///
  /// - Throws: the encoder's error, which would be a defect: every number written is finite.
  public func jsonTrace() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(TraceDocument(self))
  }
}

/// The JSON trace; the names of its properties are the keys of the format.
struct TraceDocument: Codable, Equatable {
  struct Size: Codable, Equatable {
    let width: Double
    let height: Double
  }

  struct Point: Codable, Equatable {
    let x: Double
    let y: Double

    init(_ point: CGPoint) {
      x = Double(point.x).rounded(decimals: 4)
      y = Double(point.y).rounded(decimals: 4)
    }
  }

  struct Item: Codable, Equatable {
    let name: String
    let x: Double
    let y: Double
    let angle: Double
    let velocityX: Double
    let velocityY: Double
    let speed: Double
    let angularVelocity: Double
    let awake: Bool

    init(_ state: DynamicItemState) {
      name = state.name
      x = Double(state.position.x).rounded(decimals: 4)
      y = Double(state.position.y).rounded(decimals: 4)
      angle = Double(state.angle).rounded(decimals: 4)
      velocityX = Double(state.velocity.x).rounded(decimals: 4)
      velocityY = Double(state.velocity.y).rounded(decimals: 4)
      speed = Double(state.speed).rounded(decimals: 4)
      angularVelocity = Double(state.angularVelocity).rounded(decimals: 4)
      awake = state.isAwake
    }
  }

  struct Frame: Codable, Equatable {
    let time: Double
    let stateHash: String
    let items: [Item]
    let touches: [Point]?
  }

  struct Event: Codable, Equatable {
    let time: Double
    let kind: String
    let item: String?
    let otherItem: String?
    let boundary: String?
    let point: Point?
  }

  let format: String
  let size: Size
  let framesPerSecond: Double
  let frames: [Frame]
  let events: [Event]

  init(_ recording: Recording) {
    format = "dynamics-trace-1"
    size = Size(width: recording.size.width, height: recording.size.height)
    framesPerSecond = recording.framesPerSecond
    frames = (0..<recording.frameCount).map { frame in
      let touches = recording.touches.compactMap { $0.path[frame].map(Point.init) }
      return Frame(
        time: recording.time(ofFrame: frame).rounded(decimals: 6),
        stateHash: recording.stateHash(atFrame: frame),
        items: recording.itemStates(atFrame: frame).map(Item.init),
        touches: touches.isEmpty ? nil : touches)
    }
    events = recording.events.map { event in
      Event(
        time: event.time.rounded(decimals: 6), kind: event.kind.rawValue, item: event.item,
        otherItem: event.otherItem, boundary: event.boundary, point: event.point.map(Point.init))
    }
  }
}

extension Recording {
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
