// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a client sent over a live connection.
package enum ClientInput: Equatable, Sendable {
  case text(String)
  case binary
  case ping([UInt8])
  case pong
  case close
}

/// A breach of the protocol of WebSockets (RFC 6455), which ends the connection with a code.
package struct ProtocolFailure: Error, Equatable {
  /// The status code of the closing frame.
  package let code: UInt16

  /// The sender does not keep to the protocol.
  static let malformed = ProtocolFailure(code: 1002)
  /// A text is not UTF-8.
  static let notUTF8 = ProtocolFailure(code: 1007)
  /// A message is longer than 64 KB.
  static let tooLong = ProtocolFailure(code: 1009)
}

/// Reads the frames of a client and joins the messages that are sent in fragments.
///
/// A frame is judged by its first bytes: what is announced as too long is never stored.
package struct MessageDecoder {
  /// The maximum length of a message in bytes, whether in one frame or in several.
  static let maximumLength = 65_536

  private var bytes: [UInt8] = []
  /// The index of the first byte that is not read yet.
  private var start = 0
  /// What has come of a message that is sent in fragments; nil if there is none.
  private var fragments: (isText: Bool, payload: [UInt8])?

  package init() {}

  /// Whether a message has begun and is not complete.
  var isInsideMessage: Bool { start < bytes.count || fragments != nil }

  /// Adds bytes of the client.
  package mutating func add(_ further: some Sequence<UInt8>) {
    bytes.removeFirst(start)
    start = 0
    bytes += further
  }

  /// The next message or control frame; nil if it has not come completely.
  package mutating func next() throws(ProtocolFailure) -> ClientInput? {
    while let frame = try nextFrame() {
      if frame.isControl { return try Self.control(frame) }
      // A message is begun by its first frame alone, and continued by all others.
      guard (frame.opcode == .continuation) == (fragments != nil) else { throw .malformed }
      var message = fragments ?? (frame.opcode == .text, [])
      // The only copy, so that a fragment is added without copying those before it.
      fragments = nil
      guard message.payload.count + frame.payload.count <= Self.maximumLength else {
        throw .tooLong
      }
      message.payload += frame.payload
      fragments = frame.isFinal ? nil : message
      guard frame.isFinal else { continue }
      guard message.isText else { return .binary }
      guard let text = String(validating: message.payload, as: UTF8.self) else { throw .notUTF8 }
      return .text(text)
    }
    return nil
  }

  private enum Opcode: UInt8 {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10
  }

  private struct Frame {
    let isFinal: Bool
    let opcode: Opcode
    var payload: [UInt8]

    /// Whether the frame may stand between the fragments of a message.
    var isControl: Bool { opcode.rawValue >= Opcode.close.rawValue }
  }

  private static func control(_ frame: Frame) throws(ProtocolFailure) -> ClientInput {
    switch frame.opcode {
    case .ping: return .ping(frame.payload)
    case .pong: return .pong
    default:
      try checkClosing(frame.payload)
      return .close
    }
  }

  /// Checks the status code of a closing frame and its reason, both of which may be missing.
  private static func checkClosing(_ payload: [UInt8]) throws(ProtocolFailure) {
    guard !payload.isEmpty else { return }
    // A code has two bytes.
    guard payload.count > 1, isSendable(UInt16(payload[0]) << 8 | UInt16(payload[1])) else {
      throw .malformed
    }
    guard String(validating: payload.dropFirst(2), as: UTF8.self) != nil else { throw .notUTF8 }
  }

  /// Whether a status code may stand in a closing frame: one that is defined (RFC 6455, section 7.4, and IANA's
  /// registry for 1012 to 1014), or free for use; 1005, 1006 and 1015 say what no one sends.
  private static func isSendable(_ code: UInt16) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }

  private mutating func nextFrame() throws(ProtocolFailure) -> Frame? {
    guard start < bytes.count else { return nil }
    let first = bytes[start]
    // No extension is agreed upon, so the three reserved bits are 0.
    guard first & 0x70 == 0, let opcode = Opcode(rawValue: first & 0x0F) else { throw .malformed }
    var frame = Frame(isFinal: first & 0x80 != 0, opcode: opcode, payload: [])
    guard let (length, head) = try frameLength(of: frame) else { return nil }
    let body = start + head + 4
    guard body + length <= bytes.count else { return nil }
    let mask = bytes[(body - 4)..<body]
    frame.payload = [UInt8](bytes[body..<(body + length)])
    for index in frame.payload.indices {
      frame.payload[index] ^= mask[mask.startIndex + index & 3]
    }
    start = body + length
    return frame
  }

  /// The lengths of the payload and of the bytes before the mask; nil if they have not come yet.
  private func frameLength(
    of frame: Frame
  ) throws(ProtocolFailure) -> (payload: Int, head: Int)? {
    guard start + 1 < bytes.count else { return nil }
    let second = bytes[start + 1]
    // Every client masks its frames.
    guard second & 0x80 != 0 else { throw .malformed }
    let short = Int(second & 0x7F)
    if frame.isControl {
      guard frame.isFinal, short <= 125 else { throw .malformed }
    }
    guard short > 125 else { return (short, 2) }
    let count = short == 126 ? 2 : 8
    guard start + 2 + count <= bytes.count else { return nil }
    var length: UInt64 = 0
    for byte in bytes[(start + 2)..<(start + 2 + count)] { length = length << 8 | UInt64(byte) }
    // The shortest form is the only one, and the first bit is 0.
    guard length > (count == 2 ? 125 : 65_535), length >> 63 == 0 else { throw .malformed }
    guard length <= UInt64(Self.maximumLength) else { throw .tooLong }
    return (Int(length), 2 + count)
  }
}
