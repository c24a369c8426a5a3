// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

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
    if let message = try fields.readRunning() {
      self = message
    } else if let action = try fields.readAction() {
      self = .act(action)
    } else if let message = try fields.readQuestion() {
      self = message
    } else if let message = try fields.readSharing() {
      self = message
    } else {
      throw MalformedMessage("unknown request '\(fields.do.prefix(40))'")
    }
  }
}

/// The keys of all requests.
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

  /// A request that starts a scene or goes to a frame.
  func readRunning() throws(MalformedMessage) -> ClientMessage? {
    switch `do` {
    case "open":
      guard let scene else { throw MalformedMessage("'open' needs a 'scene'") }
      return .open(scene: scene, playsTouches: playsTouches ?? true, style: try readStyle())
    case "advance":
      let frames = try whole(frames ?? 1, in: 0...ClientMessage.maximumFrames, named: "frames")
      return .advance(frames: frames, xray: xray ?? false)
    case "seek":
      let frame = try whole(frame, in: 0...1_000_000, named: "frame")
      return .seek(frame: frame, xray: xray ?? false)
    case "set":
      guard let parameter, let value else {
        throw MalformedMessage("'set' needs a 'parameter' and a 'value'")
      }
      return .set(parameter: parameter, value: value)
    case "build": return .build
    default: return nil
    }
  }

  /// What a person does to the app.
  func readAction() throws(MalformedMessage) -> SessionAction? {
    switch `do` {
    case "begin": return .touch(.begin(touch: try readTouch(), at: try readPoint()))
    case "move": return .touch(.move(touch: try readTouch(), to: try readPoint()))
    case "end": return .touch(.end(touch: try readTouch()))
    case "grab": return .grab(isOn ?? true)
    case "style":
      guard let style = try readStyle() else {
        throw MalformedMessage("'style' needs a 'style': 'light' or 'dark'")
      }
      return .style(style)
    case "edit":
      guard let behavior, let property, let value else {
        throw MalformedMessage("'edit' needs a 'behavior', a 'property' and a 'value'")
      }
      return .edit(BehaviorEdit(path: behavior, property: property, value: value))
    case "type": return .key(.insert(try readText()))
    case "erase": return .key(.deleteBackward)
    case "endEditing": return .key(.endEditing)
    default: return nil
    }
  }

  /// A question about items and parameters, and the other future.
  func readQuestion() throws(MalformedMessage) -> ClientMessage? {
    switch `do` {
    case "inspect": return .inspect(try readPoint())
    case "explain": return .explain(try readPoint())
    case "solvable": return .solvable
    case "solve":
      guard let parameter, let item else {
        throw MalformedMessage("'solve' needs a 'parameter' and an 'item'")
      }
      let frame = try whole(frame, in: 1...SolveRequest.maximumFrame, named: "frame")
      return .solve(
        SolveRequest(parameter: parameter, item: item, place: try readPoint(), frame: frame))
    case "ghost": return .ghost(isOn ?? true)
    default: return nil
    }
  }

  /// A request for files and other watchers.
  func readSharing() throws(MalformedMessage) -> ClientMessage? {
    switch `do` {
    case "share": return .share
    case "watch":
      guard let name else { throw MalformedMessage("'watch' needs a 'name'") }
      return .watch(name)
    case "save":
      if `as` == "run" { return .saveRun }
      guard let format = `as`.flatMap(SavedFile.Format.init) else {
        throw MalformedMessage("'save' needs 'as' to be 'page', 'csv' or 'run'")
      }
      return .save(format)
    case "load":
      guard let part else { throw MalformedMessage("'load' needs a 'part'") }
      return .load(part: part, isLast: isLast ?? false)
    case "openRun": return .openRun
    default: return nil
    }
  }

  private func whole(
    _ number: Double?, in range: ClosedRange<Int>, named name: String
  ) throws(MalformedMessage) -> Int {
    guard let number, let whole = Int(exactly: number), range.contains(whole) else {
      throw MalformedMessage(
        "'\(name)' must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return whole
  }

  private func readTouch() throws(MalformedMessage) -> Int {
    try whole(
      touch ?? 0,
      in: ClientMessage.touches.lowerBound...ClientMessage.touches.upperBound - 1,
      named: "touch")
  }

  /// The style; nil where there is none.
  private func readStyle() throws(MalformedMessage) -> UIUserInterfaceStyle? {
    guard let style else { return nil }
    guard let known = SavedStyle(rawValue: style) else {
      throw MalformedMessage("'style' must be 'light' or 'dark'")
    }
    return known.value
  }

  private func readText() throws(MalformedMessage) -> String {
    guard let text, !text.isEmpty, text.count <= ClientMessage.maximumTextLength else {
      throw MalformedMessage(
        "'type' needs a 'text' of 1 to \(ClientMessage.maximumTextLength) characters")
    }
    return text
  }

  private func readPoint() throws(MalformedMessage) -> CGPoint {
    guard let x, let y, abs(x) <= ClientMessage.maximumCoordinate,
      abs(y) <= ClientMessage.maximumCoordinate
    else {
      throw MalformedMessage("'x' and 'y' must be points of the screen")
    }
    return CGPoint(x: x, y: y)
  }
}
