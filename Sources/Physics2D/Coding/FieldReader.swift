// SPDX-License-Identifier: Apache-2.0

/// Reads fields from bytes, and refuses what they cannot be.
package struct FieldReader: FieldCoder {
  package static var isReading: Bool { true }

  private let bytes: [UInt8]
  /// The end of the fields.
  private let end: Int
  private var position: Int
  /// The start of the last field.
  private var start: Int

  /// Reads fields between two offsets.
  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    self.bytes = bytes
    self.end = end
    self.start = start
    position = start
  }

  /// The number of bytes that were not read.
  private var remaining: Int { end - position }

  @inline(never)
  package mutating func byte(_ value: inout UInt8, _ name: StaticString) throws(WorldDecodingError)
  {
    start = position
    value = try nextByte()
  }

  @inline(never)
  package mutating func word(_ value: inout UInt32, _ name: StaticString) throws(WorldDecodingError)
  {
    start = position
    value = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      value |= UInt32(try nextByte()) << shift
    }
  }

  @inline(never)
  package mutating func number(
    _ value: inout UInt64, _ name: StaticString
  ) throws(WorldDecodingError) {
    start = position
    value = 0
    var shift: UInt64 = 0
    while true {
      let byte = try nextByte()
      // Nine bytes hold 63 bits; the tenth has the last one.
      try require(shift < 63 || (shift == 63 && byte <= 1), name)
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return }
      shift += 7
    }
  }

  @inline(never)
  package mutating func count(_ value: inout Int, _ name: StaticString) throws(WorldDecodingError) {
    var number: UInt64 = 0
    try self.number(&number, name)
    // Rows are numbered in 31 bits.
    try require(number <= UInt64(remaining) && number < UInt64(Int32.max), name)
    value = Int(number)
  }

  @inline(never)
  package mutating func column(
    _ words: inout [UInt32], near: [UInt32], _ name: StaticString
  ) throws(WorldDecodingError) {
    start = position
    guard !words.isEmpty else { return }
    guard let form = ColumnForm(rawValue: try nextByte()) else { throw failure(.invalid(name)) }
    switch form {
    case .all: words = try nextPlanes(words.count)
    case .expected: try expect(&words, near, [], name)
    case .exceptions:
      let size = (words.count + 7) / 8
      guard remaining >= size else { throw failure(.truncated) }
      let bits = bytes[position..<(position + size)]
      position += size
      try expect(&words, near, Array(bits), name)
    }
  }

  package func require(
    _ condition: @autoclosure () -> Bool, _ name: StaticString
  ) throws(WorldDecodingError) {
    guard condition() else { throw failure(.invalid(name)) }
  }

  /// Refuses bytes behind the last field.
  package func requireEnd() throws(WorldDecodingError) {
    guard remaining == 0 else {
      throw WorldDecodingError(problem: .excessBytes, offset: position)
    }
  }

  /// Sets the expected words, and those that are not at set bits.
  @inline(never)
  private mutating func expect(
    _ words: inout [UInt32], _ near: [UInt32], _ bits: [UInt8], _ name: StaticString
  ) throws(WorldDecodingError) {
    var count = 0
    for byte in bits { count += byte.nonzeroBitCount }
    try require(count <= words.count, name)
    let exceptions = try nextPlanes(count)
    var next = 0
    var previous: UInt32 = 0
    for index in 0..<words.count {
      if !bits.isEmpty, bits[index / 8] >> UInt8(index % 8) & 1 != 0 {
        try require(next < count, name)
        words[index] = exceptions[next]
        next += 1
      } else {
        words[index] = near.isEmpty ? previous : near[index]
      }
      previous = words[index]
    }
    try require(next == count, name)
  }

  @inline(never)
  private mutating func nextPlanes(_ count: Int) throws(WorldDecodingError) -> [UInt32] {
    guard count <= remaining / 4 else { throw failure(.truncated) }
    var words = [UInt32](repeating: 0, count: count)
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      for index in 0..<count {
        words[index] |= UInt32(bytes[position]) << shift
        position += 1
      }
    }
    return words
  }

  @inline(never)
  private mutating func nextByte() throws(WorldDecodingError) -> UInt8 {
    guard position < end else { throw failure(.truncated) }
    defer { position += 1 }
    return bytes[position]
  }

  private func failure(_ problem: WorldDecodingError.Problem) -> WorldDecodingError {
    WorldDecodingError(problem: problem, offset: start)
  }
}
