// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsPreview

@Suite("Frames of a client")
struct MessageDecoderTests {
  private static let mask: [UInt8] = [0x11, 0x82, 0xF3, 0x04]

  /// A frame as RFC 6455, section 5.2, lays it out.
  private static func frame(
    _ first: UInt8, _ payload: [UInt8] = [], isMasked: Bool = true, declared: Int? = nil,
    width: Int? = nil
  ) -> [UInt8] {
    let length = declared ?? payload.count
    let width = width ?? (length < 126 ? 0 : length < 65_536 ? 2 : 8)
    let short = width == 0 ? UInt8(length) : width == 2 ? 126 : 127
    var bytes = [first, (isMasked ? 0x80 : 0) | short]
    for place in (0..<width).reversed() { bytes.append(UInt8(length >> (8 * place) & 0xFF)) }
    guard isMasked else { return bytes + payload }
    return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
  }

  /// What a decoder makes of bytes that come in pieces, and the code with which it ends.
  private func decode(
    _ bytes: [UInt8], pieceLength: Int = .max
  ) -> (inputs: [ClientInput], code: UInt16?) {
    var decoder = MessageDecoder()
    var inputs: [ClientInput] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      decoder.add(rest.prefix(pieceLength))
      rest = rest.dropFirst(pieceLength)
      do {
        while let input = try decoder.next() { inputs.append(input) }
      } catch {
        return (inputs, error.code)
      }
    }
    return (inputs, nil)
  }

  @Test("are the same however their bytes are cut", arguments: [1, 2, 5, 64, 4096, .max])
  func pieces(length: Int) {
    let long = String(repeating: "é", count: 32_768)
    let bytes =
      Self.frame(0x81, Array("a".utf8)) + Self.frame(0x01, Array("b".utf8))
      + Self.frame(0x89, [1, 2]) + Self.frame(0x00, []) + Self.frame(0x80, Array("c".utf8))
      + Self.frame(0x81, Array(long.utf8)) + Self.frame(0x82, [0]) + Self.frame(0x8A)
      + Self.frame(0x81) + Self.frame(0x88, [3, 232])
    let (inputs, code) = decode(bytes, pieceLength: length)
    #expect(code == nil)
    let messages: [ClientInput] = [
      .text("a"), .ping([1, 2]), .text("bc"), .text(long), .binary, .pong, .text(""), .close,
    ]
    #expect(inputs == messages)
  }

  static let failures: [(String, [UInt8], UInt16)] = [
    ("an unmasked frame", frame(0x81, [65], isMasked: false), 1002),
    ("the first reserved bit", frame(0xC1, [65]), 1002),
    ("the second reserved bit", frame(0xA1, [65]), 1002),
    ("the third reserved bit", frame(0x91, [65]), 1002),
    ("a reserved kind of frame", frame(0x83, [65]), 1002),
    ("a reserved kind of control frame", frame(0x8B), 1002),
    ("a continuation of nothing", frame(0x80, [65]), 1002),
    ("a text inside of a message in fragments", frame(0x01, [65]) + frame(0x81, [65]), 1002),
    ("a binary inside of a message in fragments", frame(0x01, [65]) + frame(0x02, [65]), 1002),
    ("a control frame in fragments", frame(0x09, [65]), 1002),
    ("a long control frame", frame(0x89, Array(repeating: 0, count: 126)), 1002),
    ("half a code in a closing frame", frame(0x88, [3]), 1002),
    ("a short length in two bytes", frame(0x81, [65], width: 2), 1002),
    ("a short length in eight bytes", frame(0x81, [], declared: 65_535, width: 8), 1002),
    ("a length with its first bit set", frame(0x81, declared: .min, width: 8), 1002),
    ("a text that is not UTF-8", frame(0x81, [0xFF]), 1007),
    ("a closing frame whose reason is not UTF-8", frame(0x88, [3, 232, 0xFF]), 1007),
    ("a declared length of 64 KB and one", frame(0x81, declared: 65_537), 1009),
    ("a declared length of an exabyte", frame(0x81, declared: 1 << 60), 1009),
    (
      "fragments that are too long together",
      frame(0x01, Array(repeating: 65, count: 65_000))
        + frame(0x00, Array(repeating: 65, count: 537)),
      1009
    ),
  ]

  @Test("that break the protocol end the connection with a code", arguments: failures)
  func failure(what: String, bytes: [UInt8], expected: UInt16) {
    #expect(decode(bytes).code == expected)
    #expect(decode(bytes, pieceLength: 1).code == expected)
  }

  // RFC 6455, section 7.4: 0 to 999 are not used; 1004 is reserved; 1005, 1006 and 1015 are not sent; 3000 to 4999
  // are free.
  @Test(
    "that close with a code that no client may send break the protocol",
    arguments: [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65_535])
  func unsendable(code: Int) {
    let bytes = Self.frame(0x88, [UInt8(code >> 8), UInt8(code & 0xFF)])
    #expect(decode(bytes).inputs == [])
    #expect(decode(bytes).code == 1002)
  }

  @Test(
    "may close without a code, or with one and a reason",
    arguments: [nil, 1000, 1001, 1003, 1007, 1011, 1014, 3000, 4999])
  func sendable(code: Int?) {
    let payload = code.map { [UInt8($0 >> 8), UInt8($0 & 0xFF)] + Array("Ende ä".utf8) } ?? []
    #expect(decode(Self.frame(0x88, payload)).inputs == [.close])
    #expect(decode(Self.frame(0x88, payload)).code == nil)
  }

  @Test("are refused by their first bytes, before the rest of them is stored")
  func early() {
    // Kind and length alone: neither mask nor payload has come.
    #expect(decode(Array(Self.frame(0x81, declared: 65_537).prefix(10))).code == 1009)
    #expect(decode([0xC1]).code == 1002)
    #expect(decode([0x81, 0x01]).code == 1002)
  }

  @Test("of the server have the shortest length, and no mask")
  func encoding() {
    #expect([UInt8](ServerFrame.close(1009).bytes) == [0x88, 2, 0x03, 0xF1])
    #expect([UInt8](ServerFrame.pong([7]).bytes) == [0x8A, 1, 7])
    for (count, head) in [
      (0, [0x82, 0]), (125, [0x82, 125]), (126, [0x82, 126, 0, 126]),
      (65_535, [0x82, 126, 255, 255]), (65_536, [0x82, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
    ] as [(Int, [UInt8])] {
      let bytes = ServerFrame.data(Data(repeating: 5, count: count)).bytes
      #expect([UInt8](bytes.prefix(head.count)) == head)
      #expect(bytes.count == head.count + count)
    }
    #expect([UInt8](ServerFrame.text("a").bytes) == [0x81, 1, 0x61])
  }
}
