// SPDX-License-Identifier: Apache-2.0

import DynamicsPreview
import Foundation

/// The messages of a client of the live preview, right ones and changed ones, as texts and as the
/// bytes of a connection: each is answered once, with a frame or a text that can be read.
@MainActor
package final class MessageMachine: FuzzMachine {
  package static let name = "message"
  package static let programLength = 30

  package var onLine: ((String) -> Void)?

  private let client = ClientSession(scenes: [
    PreviewScene(
      id: "falling", title: "Falling", size: screen,
      parameters: [PreviewParameter("gravity", in: -3...3, value: 1)]
    ) { FuzzController(magnitude: $0["gravity"] ?? 1) },
    PreviewScene(id: "touched", title: "Touched", size: screen) { _ in FuzzTouchController() },
  ])
  private var decoder = MessageDecoder()
  private var problem: String?

  private static let screen = CGSize(width: 300, height: 500)

  package init(seed: UInt64) {}

  package func run(_ operation: FuzzOperation) async {
    var random = FuzzRandom(seed: operation.seed)
    var text = message(&random)
    if random.once(in: 4) { text = changed(text, &random) }
    guard random.once(in: 4) else { return await send(text) }
    var bytes = frames(of: text, &random)
    if random.once(in: 2) { bytes = changed(bytes, &random) }
    await receive(bytes)
  }

  // MARK: Sending

  private func send(_ text: String) async {
    onLine?("await client.answer(\(String(reflecting: text)))")
    switch await client.answer(text) {
    case .text(let answer):
      let object = try? JSONSerialization.jsonObject(with: Data(answer.utf8))
      if !(object is [String: Any]) { fail("the answer is no object: \(answer.prefix(200))") }
    case .frame(let data):
      if let fault = FrameReader.fault(in: data) { fail(fault) }
    }
  }

  /// Reads bytes as a connection does, which ends where they break the protocol.
  private func receive(_ bytes: [UInt8]) async {
    onLine?("decoder.add(\(bytes))")
    decoder.add(bytes)
    while true {
      do {
        guard let input = try decoder.next() else { return }
        if case .text(let text) = input { await send(text) }
      } catch {
        onLine?("decoder = MessageDecoder()  // \(error.code)")
        if ![1002, 1007, 1009].contains(error.code) { fail("no code of the protocol: \(error)") }
        decoder = MessageDecoder()
        return
      }
    }
  }

  // MARK: Messages

  private func message(_ random: inout FuzzRandom) -> String {
    switch random.index(below: 26) {
    case 0, 1:
      let scene = random.element(of: ["falling", "touched", "touched", "none", ""])
      let style = random.element(of: ["", "", #","style":"dark""#, #","style":"x""#])
      return #"{"do":"open","scene":"\#(scene)","playsTouches":\#(random.once(in: 2))\#(style)}"#
    case 2...8:
      let frames = random.once(in: 40) ? random.number(400) : Double(random.index(below: 6))
      return #"{"do":"advance","frames":\#(number(frames)),"xray":\#(random.once(in: 4))}"#
    case 9, 10:
      let frame = random.once(in: 8) ? random.number(1e6) : Double(random.index(below: 60))
      return #"{"do":"seek","frame":\#(number(frame)),"xray":\#(random.once(in: 4))}"#
    case 11...16:
      let action = random.element(of: ["begin", "begin", "move", "move", "end", "inspect"])
      let touch = random.once(in: 6) ? random.number(12) : 0
      let (x, y) = (random.number(), random.number())
      return #"{"do":"\#(action)","touch":\#(number(touch)),"x":\#(number(x)),"y":\#(number(y))}"#
    case 17, 18:
      let name = random.element(of: ["gravity", "gravity", "", "none"])
      return #"{"do":"set","parameter":"\#(name)","value":\#(number(random.number(4)))}"#
    case 19...23: return furtherMessage(&random)
    default:
      // Rarely: the whole history is run again.
      let format = random.once(in: 4) ? random.element(of: ["page", "csv", "run"]) : "svg"
      return #"{"do":"save","as":"\#(format)"}"#
    }
  }

  /// A message about a run, its futures and its device, most of them actions.
  private func furtherMessage(_ random: inout FuzzRandom) -> String {
    let (x, y) = (number(random.number()), number(random.number()))
    let isOn = random.once(in: 2)
    switch random.index(below: 12) {
    case 0, 1:
      let style = random.element(of: ["light", "dark", "dark", "", "unspecified"])
      return #"{"do":"style","style":"\#(style)"}"#
    case 2: return #"{"do":"grab","isOn":\#(isOn)}"#
    case 3: return #"{"do":"ghost","isOn":\#(isOn)}"#
    case 4, 5:
      let path = random.element(of: ["0.0", "0.1", "0.0", "1.0", "", "0.-1", "9.9.9"])
      let property = random.element(of: ["magnitude", "angle", "elasticity", "none"])
      let value = number(random.number(10))
      return #"{"do":"edit","behavior":"\#(path)","property":"\#(property)","value":\#(value)}"#
    case 6:
      return random.element(of: [
        #"{"do":"type","text":"a\nb"}"#, #"{"do":"erase"}"#, #"{"do":"endEditing"}"#,
        #"{"do":"type","text":""}"#,
      ])
    // The next two run ahead for up to ten seconds, or once for each of many values.
    case 7 where random.once(in: 4): return #"{"do":"explain","x":\#(x),"y":\#(y)}"#
    case 8 where random.once(in: 8):
      let item = random.element(of: ["item", "view", ""])
      let frame = random.once(in: 4) ? "1e9" : "3"
      return
        #"{"do":"solve","parameter":"gravity","item":"\#(item)","x":\#(x),"y":\#(y),"frame":\#(frame)}"#
    case 9: return #"{"do":"solvable"}"#
    case 10:
      let part = random.element(of: ["", "e30=", "eyJmb3JtYXQiOiJkeW5hbWljcy1ydW4tMSJ9", "%%"])
      return #"{"do":"load","part":"\#(part)","isLast":\#(isOn)}"#
    default:
      return random.element(of: [
        #"{"do":"openRun"}"#, #"{"do":"build"}"#, #"{"do":"share"}"#,
        #"{"do":"watch","name":"none"}"#,
      ])
    }
  }

  /// A number as JSON has it; one that is not finite as a text, which no number is.
  private func number(_ value: Double) -> String {
    guard value.isFinite else { return "\"\(value)\"" }
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
  }

  private static let pieces = [
    "null", "-1", "1e999", "NaN", "[", "]", "{", "}", "\"\"", "9223372036854775808", "-0.0", "true",
    "1e308", "[[[[", "\\u0000", "\\ud800", ",", ":", "\"do\":", "\u{FEFF}", "é", "\"x\":1e400,",
  ]

  private func changed(_ text: String, _ random: inout FuzzRandom) -> String {
    var characters = Array(text)
    for _ in 0..<1 + random.index(below: 3) {
      let place = random.index(below: characters.count + 1)
      let end = min(place + random.index(below: 12), characters.count)
      switch random.index(below: 4) {
      case 0: characters.replaceSubrange(place..<end, with: random.element(of: Self.pieces))
      case 1: characters.insert(contentsOf: random.element(of: Self.pieces), at: place)
      case 2: characters.removeSubrange(place..<end)
      default:
        let count = random.once(in: 20) ? 5000 : 3
        characters.insert(contentsOf: String(repeating: "9", count: count), at: place)
      }
    }
    return String(characters)
  }

  // MARK: Bytes

  /// The masked frames of a text (RFC 6455, section 5.2), in up to three fragments.
  private func frames(of text: String, _ random: inout FuzzRandom) -> [UInt8] {
    let payload = Array(text.utf8)
    let cuts = (0..<random.index(below: 3)).map { _ in random.index(below: payload.count + 1) }
    let ends = cuts.sorted() + [payload.count]
    var (bytes, start): ([UInt8], Int) = ([], 0)
    for (number, end) in ends.enumerated() {
      let opcode: UInt8 = number == 0 ? 1 : 0
      let isLast = number == ends.count - 1
      bytes.append(opcode | (isLast ? 0x80 : 0))
      let part = payload[start..<end]
      if part.count < 126 {
        bytes.append(0x80 | UInt8(part.count))
      } else {
        bytes += [0x80 | 126, UInt8(part.count >> 8 & 0xFF), UInt8(part.count & 0xFF)]
      }
      let mask = (0..<4).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      bytes += mask
      bytes += part.enumerated().map { $1 ^ mask[$0 & 3] }
      start = end
    }
    return bytes
  }

  private func changed(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<1 + random.index(below: 3) where !bytes.isEmpty {
      // Mostly at the start, where the frame says what it is.
      let limit = random.once(in: 2) ? min(bytes.count, 8) : bytes.count
      let place = random.index(below: limit)
      switch random.index(below: 3) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.removeLast(bytes.count - place)
      default: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
      }
    }
    return bytes
  }

  // MARK: Checking

  private func fail(_ text: String) {
    if problem == nil { problem = text }
  }

  package func failure() -> String? { problem }
}
