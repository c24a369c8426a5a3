// SPDX-License-Identifier: Apache-2.0

/// A stream of fields that is written or read.
///
/// A table describes its fields once, for both directions: fields are appended to bytes, or set from them and
/// refused where they cannot be. Only reading throws. `Documentation/WorldFormat.md` describes the bytes.
package struct FieldCoder {
  /// Whether fields are set from bytes.
  package let isReading: Bool
  /// What was written, or what is read.
  package private(set) var bytes: [UInt8]
  /// The end of the fields that are read.
  private let end: Int
  private var position: Int
  /// The start of the last field, or of the last table.
  private var start: Int

  /// Begins to write with no bytes.
  package init() {
    isReading = false
    bytes = []
    (end, position, start) = (0, 0, 0)
  }

  /// Reads fields between two offsets.
  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    isReading = true
    self.bytes = bytes
    self.end = end
    (position, self.start) = (start, start)
  }

  /// The number of bytes that were not read.
  var remaining: Int { end - position }

  /// Begins a field or a table, to which refusals refer.
  mutating func beginField() { start = position }

  /// Writes or reads a byte.
  @inline(never)
  package mutating func byte(
    _ value: inout UInt8, _ name: FieldName
  ) throws(WorldDecodingError) {
    beginField()
    try next(&value)
  }

  /// Writes or reads a number of 32 bits, the lowest byte first.
  @inline(never)
  package mutating func word(
    _ value: inout UInt32, _ name: FieldName
  ) throws(WorldDecodingError) {
    beginField()
    var rest = value
    value = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      var byte = UInt8(truncatingIfNeeded: rest)
      try next(&byte)
      rest >>= 8
      value |= UInt32(byte) << shift
    }
  }

  /// Writes or reads a number in as many bytes as it needs: seven bits in each, the lowest first; bit 7 says that
  /// another byte follows.
  @inline(never)
  package mutating func number(
    _ value: inout UInt64, _ name: FieldName
  ) throws(WorldDecodingError) {
    beginField()
    var rest = value
    value = 0
    var shift: UInt64 = 0
    while true {
      var byte = UInt8(truncatingIfNeeded: rest & 0x7F) | (rest >= 0x80 ? 0x80 : 0)
      try next(&byte)
      rest >>= 7
      // Nine bytes hold 63 bits; the tenth has the last one.
      try require(shift < 63 || (shift == 63 && byte <= 1), name)
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return }
      shift += 7
    }
  }

  /// Writes or reads a number of elements, each of which takes at least a byte of what follows.
  package mutating func count(_ value: inout Int, _ name: FieldName) throws(WorldDecodingError) {
    try number(&value, allowing: 0, name)
  }

  /// Writes or reads the number of rows of a table, of which those that are free may take no bytes.
  ///
  /// Damaged bytes cannot make the tables larger than 65,536 rows, unless as many bytes follow.
  mutating func rowCount(_ value: inout Int, _ name: FieldName) throws(WorldDecodingError) {
    try number(&value, allowing: 65_536, name)
  }

  /// A number of elements, which is at most the greater of `limit` and the number of bytes that follow.
  @inline(never)
  private mutating func number(
    _ value: inout Int, allowing limit: Int, _ name: FieldName
  ) throws(WorldDecodingError) {
    var number = UInt64(value)
    try self.number(&number, name)
    // Rows are numbered in 31 bits.
    try require(number <= UInt64(max(remaining, limit)) && number < UInt64(Int32.max), name)
    if isReading { value = Int(number) }
  }

  /// Writes or reads bytes of another format and their number; returns the offset of the first one.
  @inline(never)
  @discardableResult
  package mutating func block(
    _ block: inout [UInt8], _ name: FieldName
  ) throws(WorldDecodingError) -> Int {
    var size = block.count
    try count(&size, name)
    guard isReading else {
      bytes += block
      return bytes.count - size
    }
    block = Array(bytes[position..<position + size])
    position += size
    return position - size
  }

  /// Refuses the last field while reading unless a condition holds.
  package func require(
    _ condition: @autoclosure () -> Bool, _ name: FieldName
  ) throws(WorldDecodingError) {
    guard isReading, !condition() else { return }
    throw WorldDecodingError(problem: .invalid(name.text), offset: start)
  }

  /// Refuses the last field unless as many bytes follow.
  func require(bytes count: Int) throws(WorldDecodingError) {
    guard count <= remaining else { throw WorldDecodingError(problem: .truncated, offset: start) }
  }

  /// Refuses bytes behind the last field.
  package func requireEnd() throws(WorldDecodingError) {
    guard remaining == 0 else {
      throw WorldDecodingError(problem: .excessBytes, offset: position)
    }
  }

  /// Writes or reads the next byte of a field.
  @inline(never)
  mutating func next(_ byte: inout UInt8) throws(WorldDecodingError) {
    guard isReading else { return append(byte) }
    guard position < end else { throw WorldDecodingError(problem: .truncated, offset: start) }
    byte = bytes[position]
    position += 1
  }

  /// Appends a byte.
  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Appends the hash of all bytes so far.
  package mutating func appendChecksum() {
    let sum = checksum(of: bytes[...])
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: sum >> shift))
    }
  }
}

/// FNV-1a over bytes.
func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
  var hash = FNV1a()
  for byte in bytes { hash.add(byte) }
  return hash.value
}
