// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Codes bytes by what stood before them, and by other bytes that they are expected to resemble.
///
/// A pointer goes through the expected bytes. Each bit of a byte is predicted from the bits of its byte so far and
/// from the byte before, unless the byte is the expected one. Where eight bytes in a row were not, the pointer goes
/// to where the expected bytes have the last four (a match model: Mahoney, "Adaptive weighing of context models for
/// lossless data compression", 2005).
struct ByteModel {
  private var fresh = [AdaptiveBit](repeating: AdaptiveBit(), count: 256 * 256)
  private var repeats = [AdaptiveBit](repeating: AdaptiveBit(), count: 256)

  /// The bytes of several lists, coded; a reader knows their numbers and what was expected of each.
  static func encode(_ lists: [(bytes: [UInt8], expected: [UInt8])]) -> String {
    var model = ByteModel()
    var coder = RangeEncoder()
    for list in lists { model.code(list.bytes, expected: list.expected, &coder) }
    return coder.finishedText()
  }

  private mutating func code(_ bytes: [UInt8], expected: [UInt8], _ coder: inout RangeEncoder) {
    let places = Self.places(in: expected)
    var place = 0
    var last: UInt8 = 0
    // The last four bytes.
    var recent: UInt32 = 0
    // Which of the last eight bytes were the expected ones.
    var agreement = 0xFF
    for byte in bytes {
      var isSame = false
      if place < expected.count {
        isSame = coder.code(byte == expected[place], &repeats[agreement])
        agreement = (agreement << 1 | (isSame ? 1 : 0)) & 0xFF
      }
      if !isSame { code(byte, after: last, &coder) }
      last = byte
      recent = recent << 8 | UInt32(byte)
      place += 1
      if agreement == 0, let found = places[recent] { place = found }
    }
  }

  private mutating func code(_ byte: UInt8, after last: UInt8, _ coder: inout RangeEncoder) {
    var node = 1
    for shift in stride(from: UInt8(7), through: 0, by: -1) {
      let bit = byte >> shift & 1 != 0
      _ = coder.code(bit, &fresh[Int(last) << 8 | node])
      node = node << 1 | (bit ? 1 : 0)
    }
  }

  /// The places behind each four bytes; the last ones where they are repeated.
  private static func places(in bytes: [UInt8]) -> [UInt32: Int] {
    var places: [UInt32: Int] = [:]
    var recent: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      recent = recent << 8 | UInt32(byte)
      if index >= 3 { places[recent] = index + 1 }
    }
    return places
  }
}
