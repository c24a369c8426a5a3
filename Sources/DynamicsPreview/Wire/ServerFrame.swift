// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A frame of the server on a live connection (RFC 6455): never masked, never in fragments.
enum ServerFrame {
  case text(String)
  case data(Data)
  case pong([UInt8])
  /// The end of the connection, with a status code.
  case close(UInt16)

  /// The bytes to send.
  var bytes: Data {
    switch self {
    case .text(let text): Self.encode(0x81, Data(text.utf8))
    case .data(let data): Self.encode(0x82, data)
    case .pong(let payload): Self.encode(0x8A, Data(payload))
    case .close(let code): Self.encode(0x88, Data([UInt8(code >> 8), UInt8(code & 0xFF)]))
    }
  }

  private static func encode(_ first: UInt8, _ payload: Data) -> Data {
    var bytes = Data([first])
    func append(_ count: Int, of length: Int) {
      for byte in (0..<count).reversed() { bytes.append(UInt8(length >> (8 * byte) & 0xFF)) }
    }
    switch payload.count {
    case ...125: bytes.append(UInt8(payload.count))
    case ...65_535:
      bytes.append(126)
      append(2, of: payload.count)
    default:
      bytes.append(127)
      append(8, of: payload.count)
    }
    return bytes + payload
  }
}
