import DynamicsSimulator
import Foundation

/// What a client may ask for; every message is answered, and only then.
enum ClientMessage: Equatable, Sendable {
  /// Open a scene at its start.
  case open(scene: String, playsTouches: Bool)
  /// Run some frames and show the last one; 0 shows the present.
  case advance(frames: Int, xray: Bool)
  /// Go to a frame and show it.
  case seek(frame: Int, xray: Bool)
  /// A finger of the client's.
  case touch(FingerAction)
  /// Tell what is at a point of the screen.
  case inspect(CGPoint)
  /// Give a parameter of the scene a value and start anew.
  case set(parameter: String, value: Double)
  /// Write down what happened up to the shown frame.
  case save(SavedFile.Format)

  /// The most frames that one message may run: five seconds.
  static let mostFrames = 300

  /// The most fingers that a client may use, as many as a hand and a half have.
  static let fingers = 0..<10

  /// Points beyond which no screen reaches.
  static let farthest = 100_000.0
}

/// A message that cannot be understood, in words for whoever wrote the client.
package struct MalformedMessage: Error, Equatable {
  package let reason: String

  package init(_ reason: String) {
    self.reason = reason
  }
}

extension ClientMessage {
  /// Reads a message, at most 4,096 bytes of JSON.
  init(json: String) throws(MalformedMessage) {
    guard json.utf8.count <= 4096 else { throw MalformedMessage("longer than 4096 bytes") }
    // A message is flat. Foundation's reader is brought down by brackets that are nested deeply.
    guard !json.utf8.contains(UInt8(ascii: "[")),
      json.utf8.count(where: { $0 == UInt8(ascii: "{") }) == 1
    else { throw MalformedMessage("not a flat object") }
    let fields: Fields
    do {
      fields = try JSONDecoder().decode(Fields.self, from: Data(json.utf8))
    } catch {
      throw MalformedMessage("not an object with a text 'do' and the numbers that belong to it")
    }
    switch fields.do {
    case "open":
      guard let scene = fields.scene else { throw MalformedMessage("'open' needs a 'scene'") }
      self = .open(scene: scene, playsTouches: fields.touches ?? true)
    case "advance":
      let frames = try fields.whole(fields.frames ?? 1, in: 0...Self.mostFrames, named: "frames")
      self = .advance(frames: frames, xray: fields.xray ?? false)
    case "seek":
      let frame = try fields.whole(fields.frame, in: 0...1_000_000, named: "frame")
      self = .seek(frame: frame, xray: fields.xray ?? false)
    case "down": self = .touch(.down(finger: try fields.readFinger(), at: try fields.readPoint()))
    case "move": self = .touch(.move(finger: try fields.readFinger(), to: try fields.readPoint()))
    case "inspect": self = .inspect(try fields.readPoint())
    case "set":
      guard let name = fields.parameter, let value = fields.value else {
        throw MalformedMessage("'set' needs a 'parameter' and a 'value'")
      }
      self = .set(parameter: name, value: value)
    case "save":
      guard let format = fields.as.flatMap(SavedFile.Format.init) else {
        throw MalformedMessage("'save' needs 'as' to be 'page' or 'csv'")
      }
      self = .save(format)
    case "up": self = .touch(.up(finger: try fields.readFinger()))
    default: throw MalformedMessage("nothing that can be done")
    }
  }

  private struct Fields: Decodable {
    let `do`: String
    var scene: String?
    var touches: Bool?
    var frames: Double?
    var frame: Double?
    var xray: Bool?
    var finger: Double?
    var `as`: String?
    var parameter: String?
    var value: Double?
    var x: Double?
    var y: Double?

    func whole(
      _ number: Double?, in range: ClosedRange<Int>, named name: String
    ) throws(MalformedMessage) -> Int {
      guard let number, let whole = Int(exactly: number), range.contains(whole) else {
        throw MalformedMessage(
          "'\(name)' must be a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return whole
    }

    func readFinger() throws(MalformedMessage) -> Int {
      try whole(
        finger ?? 0,
        in: ClientMessage.fingers.lowerBound...ClientMessage.fingers.upperBound - 1,
        named: "finger")
    }

    func readPoint() throws(MalformedMessage) -> CGPoint {
      guard let x, let y, abs(x) <= ClientMessage.farthest, abs(y) <= ClientMessage.farthest else {
        throw MalformedMessage("'x' and 'y' must be points of the screen")
      }
      return CGPoint(x: x, y: y)
    }
  }
}
