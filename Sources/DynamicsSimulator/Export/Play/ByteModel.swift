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

  /// Codes a list of bytes; a reader knows how many they are, and what was expected.
  mutating func code(_ bytes: [UInt8], expected: [UInt8], _ coder: inout RangeEncoder) {
    // Made when something is searched for: most lists are as expected.
    lazy var places = BytePlaces(expected)
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
      if agreement == 0, let found = places.place(behind: recent) { place = found }
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
}

/// The places behind each four of some bytes, the last ones where they are repeated.
///
/// Of several four bytes with the same hash only the last ones are found.
private struct BytePlaces {
  private let bytes: [UInt8]
  private var table = [Int32](repeating: 0, count: 1 << 16)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var recent: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      recent = recent << 8 | UInt32(byte)
      if index >= 3 { table[Self.slot(recent)] = Int32(index + 1) }
    }
  }

  /// The place behind four bytes, which come first to last from the highest bits; nil where they are not.
  func place(behind four: UInt32) -> Int? {
    let place = Int(table[Self.slot(four)])
    guard place > 0 else { return nil }
    let found = bytes[place - 4..<place].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return found == four ? place : nil
  }

  /// Multiplicative hashing (Knuth, "The Art of Computer Programming", volume 3, 6.4).
  private static func slot(_ four: UInt32) -> Int { Int((four &* 0x9E37_79B1) >> 16) }
}

/// Writes lists of bytes, one after the other.
struct ByteEncoder {
  private var model = ByteModel()
  private var coder = RangeEncoder()

  /// The number of bytes written so far, up to a few.
  var byteCount: Int { coder.byteCount }

  /// Appends a list; a reader knows how many they are, and what was expected.
  mutating func append(_ bytes: [UInt8], expected: [UInt8]) {
    model.code(bytes, expected: expected, &coder)
  }

  /// The text of all lists, base64 without padding.
  func finishedText() -> String {
    var coder = coder
    return coder.finishedText()
  }
}
