// SPDX-License-Identifier: Apache-2.0

/// Appends fields to bytes.
package struct FieldWriter: FieldCoder {
  package static var isReading: Bool { false }

  /// What was written.
  package private(set) var bytes: [UInt8] = []

  /// Begins with no bytes.
  package init() {}

  package mutating func byte(_ value: inout UInt8, _ name: StaticString) { bytes.append(value) }

  package mutating func word(_ value: inout UInt32, _ name: StaticString) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  package mutating func number(_ value: inout UInt64, _ name: StaticString) {
    // Seven bits in a byte, the lowest first; bit 7 says that another byte follows.
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  package mutating func count(_ value: inout Int, _ name: StaticString) {
    var number = UInt64(value)
    self.number(&number, name)
  }

  package mutating func column(_ words: inout [UInt32], near: [UInt32], _ name: StaticString) {
    guard !words.isEmpty else { return }
    var exceptions: [UInt32] = []
    var bits = [UInt8](repeating: 0, count: (words.count + 7) / 8)
    var previous: UInt32 = 0
    for (index, word) in words.enumerated() {
      if word != (near.isEmpty ? previous : near[index]) {
        exceptions.append(word)
        bits[index / 8] |= 1 << UInt8(index % 8)
      }
      previous = word
    }
    if exceptions.isEmpty {
      bytes.append(ColumnForm.expected.rawValue)
    } else if 4 * exceptions.count + bits.count < 4 * words.count {
      bytes.append(ColumnForm.exceptions.rawValue)
      bytes += bits
      appendPlanes(exceptions)
    } else {
      bytes.append(ColumnForm.all.rawValue)
      appendPlanes(words)
    }
  }

  package func require(_ condition: @autoclosure () -> Bool, _ name: StaticString) {}

  /// Appends the hash of all bytes so far.
  package mutating func appendChecksum() {
    let sum = checksum(of: bytes[...])
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: sum >> shift))
    }
  }

  /// Appends the lowest bytes of all words, then the next ones: numbers of about one size have equal high bytes,
  /// which compress well side by side.
  private mutating func appendPlanes(_ words: [UInt32]) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      for word in words { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
  }
}

/// The forms of a column.
enum ColumnForm: UInt8 {
  /// Nothing follows: every word is the expected one.
  case expected
  /// All words follow.
  case all
  /// A bit for each word follows, set for those that are not the expected ones, and then these words.
  case exceptions
}

/// FNV-1a over bytes.
func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
  var hash = FNV1a()
  for byte in bytes { hash.add(byte) }
  return hash.value
}
