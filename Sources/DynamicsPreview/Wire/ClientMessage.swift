// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// A request of a client; every request is answered, in order.
enum ClientMessage: Equatable, Sendable {
  /// Open a scene at its start; without a style, in that of the command.
  case open(scene: String, playsTouches: Bool, style: UIUserInterfaceStyle? = nil)
  /// Run a number of frames and show the last one; 0 shows the present.
  case advance(frames: Int, xray: Bool)
  /// Go to a frame and show it.
  case seek(frame: Int, xray: Bool)
  /// Touch, grab or edit.
  case act(SessionAction)
  /// Describe the item at a point of the screen.
  case inspect(CGPoint)
  /// Set a parameter of the scene and restart.
  case set(parameter: String, value: Double)
  /// Save a recording up to the shown frame.
  case save(SavedFile.Format)
  /// Let others watch, and say by which name.
  case share
  /// Watch the client with a name.
  case watch(String)
  /// Describe the last build of the app.
  case build
  /// Save the run up to the shown frame, to be opened again.
  case saveRun

  /// Send a part of the file of a run, in base64; the last part opens the run.
  case load(part: String, isLast: Bool)
  /// Open the run that the command was given.
  case openRun
  /// Explain the item at a point of the screen.
  case explain(CGPoint)
  /// Say by what parameters ``solve(_:)`` can search.
  case solvable
  /// Find the value of a parameter that brings an item to a place.
  case solve(SolveRequest)
  /// Draw the other future over the run, or no longer.
  case ghost(Bool)

  /// The maximum number of frames that one message may run: five seconds.
  static let maximumFrames = 300

  /// The identifiers of touches that a client may use.
  static let touches = 0..<10

  /// The maximum length of a text that is typed at once, in characters.
  static let maximumTextLength = 200

  /// The maximum magnitude of a coordinate of a touch, in points; larger than any screen.
  static let maximumCoordinate = 100_000.0
}

/// A message that cannot be understood, with the reason for the author of the client.
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
    // A message is flat. Brackets that are nested deeply crash Foundation's reader.
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
      self = .open(
        scene: scene, playsTouches: fields.playsTouches ?? true, style: try fields.readStyle())
    case "advance":
      let frames = try fields.whole(fields.frames ?? 1, in: 0...Self.maximumFrames, named: "frames")
      self = .advance(frames: frames, xray: fields.xray ?? false)
    case "seek":
      let frame = try fields.whole(fields.frame, in: 0...1_000_000, named: "frame")
      self = .seek(frame: frame, xray: fields.xray ?? false)
    case "begin":
      self = .act(.touch(.begin(touch: try fields.readTouch(), at: try fields.readPoint())))
    case "move":
      self = .act(.touch(.move(touch: try fields.readTouch(), to: try fields.readPoint())))
    case "end": self = .act(.touch(.end(touch: try fields.readTouch())))
    case "grab": self = .act(.grab(fields.isOn ?? true))
    case "style":
      guard let style = try fields.readStyle() else {
        throw MalformedMessage("'style' needs a 'style': 'light' or 'dark'")
      }
      self = .act(.style(style))
    case "edit":
      guard let path = fields.behavior, let property = fields.property, let value = fields.value
      else { throw MalformedMessage("'edit' needs a 'behavior', a 'property' and a 'value'") }
      self = .act(.edit(BehaviorEdit(path: path, property: property, value: value)))
    case "type": self = .act(.key(.insert(try fields.readText())))
    case "erase": self = .act(.key(.deleteBackward))
    case "endEditing": self = .act(.key(.endEditing))
    case "share": self = .share
    case "watch":
      guard let name = fields.name else { throw MalformedMessage("'watch' needs a 'name'") }
      self = .watch(name)
    case "build": self = .build
    case "inspect": self = .inspect(try fields.readPoint())
    case "set":
      guard let name = fields.parameter, let value = fields.value else {
        throw MalformedMessage("'set' needs a 'parameter' and a 'value'")
      }
      self = .set(parameter: name, value: value)
    case "save":
      if fields.as == "run" {
        self = .saveRun
        return
      }
      guard let format = fields.as.flatMap(SavedFile.Format.init) else {
        throw MalformedMessage("'save' needs 'as' to be 'page', 'csv' or 'run'")
      }
      self = .save(format)
    case "load":
      guard let part = fields.part else { throw MalformedMessage("'load' needs a 'part'") }
      self = .load(part: part, isLast: fields.isLast ?? false)
    case "explain": self = .explain(try fields.readPoint())
    case "solvable": self = .solvable
    case "solve":
      guard let parameter = fields.parameter, let item = fields.item else {
        throw MalformedMessage("'solve' needs a 'parameter' and an 'item'")
      }
      let frame = try fields.whole(fields.frame, in: 1...SolveRequest.maximumFrame, named: "frame")
      self = .solve(
        SolveRequest(
          parameter: parameter, item: item, place: try fields.readPoint(), frame: frame))
    case "openRun": self = .openRun
    case "ghost": self = .ghost(fields.isOn ?? true)
    default: throw MalformedMessage("unknown request '\(fields.do.prefix(40))'")
    }
  }

  private struct Fields: Decodable {
    let `do`: String
    var scene: String?
    var playsTouches: Bool?
    var frames: Double?
    var frame: Double?
    var xray: Bool?
    var touch: Double?
    var `as`: String?
    var parameter: String?
    var behavior: String?
    var property: String?
    var value: Double?
    var isOn: Bool?
    var text: String?
    var name: String?
    var part: String?
    var item: String?
    var isLast: Bool?
    var style: String?
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

    func readTouch() throws(MalformedMessage) -> Int {
      try whole(
        touch ?? 0,
        in: ClientMessage.touches.lowerBound...ClientMessage.touches.upperBound - 1,
        named: "touch")
    }

    /// The style; nil where there is none.
    func readStyle() throws(MalformedMessage) -> UIUserInterfaceStyle? {
      guard let style else { return nil }
      guard let known = SavedStyle(rawValue: style) else {
        throw MalformedMessage("'style' must be 'light' or 'dark'")
      }
      return known.value
    }

    func readText() throws(MalformedMessage) -> String {
      guard let text, !text.isEmpty, text.count <= ClientMessage.maximumTextLength else {
        throw MalformedMessage(
          "'type' needs a 'text' of 1 to \(ClientMessage.maximumTextLength) characters")
      }
      return text
    }

    func readPoint() throws(MalformedMessage) -> CGPoint {
      guard let x, let y, abs(x) <= ClientMessage.maximumCoordinate,
        abs(y) <= ClientMessage.maximumCoordinate
      else {
        throw MalformedMessage("'x' and 'y' must be points of the screen")
      }
      return CGPoint(x: x, y: y)
    }
  }
}
