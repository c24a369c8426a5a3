// SPDX-License-Identifier: Apache-2.0

/// A stream of fields that is written or read.
///
/// A table describes its fields once, for both directions: a writer reads the fields that it is given, and a reader
/// sets them. `Documentation/WorldFormat.md` describes the bytes.
package protocol FieldCoder {
  /// What reading throws; writing does not fail.
  associatedtype Failure: Error

  /// Whether the fields are set.
  static var isReading: Bool { get }

  /// Writes or reads a byte.
  mutating func byte(_ value: inout UInt8, _ name: StaticString) throws(Failure)

  /// Writes or reads a number of 32 bits, the lowest byte first.
  mutating func word(_ value: inout UInt32, _ name: StaticString) throws(Failure)

  /// Writes or reads a number in as many bytes as it needs.
  mutating func number(_ value: inout UInt64, _ name: StaticString) throws(Failure)

  /// Writes or reads a number of elements, each of which takes at least a byte of what follows.
  mutating func count(_ value: inout Int, _ name: StaticString) throws(Failure)

  /// Writes or reads a column; each word is expected to be the one beside it in `near`, or the one before it if
  /// there are none. The number of words is known.
  mutating func column(
    _ words: inout [UInt32], near: [UInt32], _ name: StaticString
  ) throws(Failure)

  /// Refuses the last field while reading unless a condition holds.
  func require(_ condition: @autoclosure () -> Bool, _ name: StaticString) throws(Failure)
}

/// The numbers that a field may have.
package enum FloatRange {
  /// Every pattern of bits, also no number: what the solver makes and corrects by itself.
  case any
  /// All but what is no number.
  case ordered
  case finite
  /// Within the usable coordinates.
  case usable
  /// Not negative, and within the usable coordinates.
  case nonNegative
  /// Not negative; infinity is allowed.
  case unbounded

  func contains(_ number: Float) -> Bool {
    switch self {
    case .any: true
    case .ordered: number == number
    case .finite: number.isFinite
    case .usable: isUsable(number)
    case .nonNegative: isUsable(number) && number >= 0
    case .unbounded: number >= 0
    }
  }
}

// MARK: - Single fields

// Not inlined: a page loads the code before it can begin, and reading happens once.

extension FieldCoder {
  /// Writes or reads a number within a range.
  @inline(never)
  package mutating func float(
    _ value: inout Float, _ range: FloatRange, _ name: StaticString
  ) throws(Failure) {
    var bits = value.bitPattern
    try word(&bits, name)
    guard Self.isReading else { return }
    value = Float(bitPattern: bits)
    try require(range.contains(value), name)
  }

  /// Writes or reads an index from `lowest`, which is 0 or −1, up to a limit.
  @inline(never)
  package mutating func index(
    _ value: inout Int32, from lowest: Int32 = 0, below limit: Int, _ name: StaticString
  ) throws(Failure) {
    var number = UInt64(UInt32(truncatingIfNeeded: value &- lowest))
    try self.number(&number, name)
    guard Self.isReading else { return }
    try require(number < UInt64(limit &- Int(lowest)), name)
    value = Int32(truncatingIfNeeded: number) &+ lowest
  }

  /// Writes or reads a list of rows and their number.
  @inline(never)
  package mutating func rows(
    _ list: inout [Int32], below limit: Int, _ name: StaticString
  ) throws(Failure) {
    var size = list.count
    try count(&size, name)
    if Self.isReading { list = [Int32](repeating: 0, count: size) }
    for position in 0..<size { try index(&list[position], below: limit, name) }
  }
}

extension FieldCoder {
  /// Writes or reads a number of double precision, which has to be finite.
  @inline(never)
  package mutating func double(_ value: inout Double, _ name: StaticString) throws(Failure) {
    var low = UInt32(truncatingIfNeeded: value.bitPattern)
    var high = UInt32(truncatingIfNeeded: value.bitPattern >> 32)
    try word(&low, name)
    try word(&high, name)
    guard Self.isReading else { return }
    value = Double(bitPattern: UInt64(high) << 32 | UInt64(low))
    try require(value.isFinite, name)
  }

  /// Writes or reads a vector whose components are within a range.
  @inline(never)
  package mutating func vector(
    _ value: inout Vector2, _ range: FloatRange, _ name: StaticString
  ) throws(Failure) {
    try float(&value.x, range, name)
    try float(&value.y, range, name)
  }

  /// Writes or reads a handle; one that is stale is refused where it is used.
  @inline(never)
  package mutating func handle(
    _ value: inout BodyHandle, _ name: StaticString
  ) throws(Failure) {
    var index = UInt32(bitPattern: value.index)
    var generation = value.generation
    try word(&index, name)
    try word(&generation, name)
    guard Self.isReading else { return }
    value = BodyHandle(index: Int32(bitPattern: index), generation: generation)
  }
}

extension BodyHandle {
  /// A handle that identifies no body of any world.
  package static var none: BodyHandle { BodyHandle(index: -1, generation: 0) }
}

// MARK: - Columns

extension FieldCoder {
  /// Writes or reads a byte of each row.
  @inline(never)
  mutating func bytes(
    _ rows: [Int32], _ name: StaticString, _ field: (Int32, (inout UInt8) -> Void) -> Void
  ) throws(Failure) {
    for row in rows {
      var value: UInt8 = 0
      field(row) { value = $0 }
      try byte(&value, name)
      if Self.isReading { field(row) { $0 = value } }
    }
  }

  /// Writes or reads a word of each row.
  @inline(never)
  mutating func words(
    _ rows: [Int32], near: [UInt32] = [], _ name: StaticString,
    _ field: (Int32, (inout UInt32) -> Void) -> Void
  ) throws(Failure) {
    var words: [UInt32] = []
    words.reserveCapacity(rows.count)
    for row in rows { field(row) { words.append($0) } }
    try column(&words, near: near, name)
    guard Self.isReading else { return }
    for (index, row) in rows.enumerated() { field(row) { $0 = words[index] } }
  }

  /// Writes or reads a number of 64 bits of each row, as two columns.
  @inline(never)
  mutating func longs(
    _ rows: [Int32], _ name: StaticString, _ field: (Int32, (inout UInt64) -> Void) -> Void
  ) throws(Failure) {
    var values: [UInt64] = []
    values.reserveCapacity(rows.count)
    for row in rows { field(row) { values.append($0) } }
    var low = values.map { UInt32(truncatingIfNeeded: $0) }
    var high = values.map { UInt32(truncatingIfNeeded: $0 >> 32) }
    try column(&low, near: [], name)
    try column(&high, near: [], name)
    guard Self.isReading else { return }
    for (index, row) in rows.enumerated() {
      let value = UInt64(high[index]) << 32 | UInt64(low[index])
      field(row) { $0 = value }
    }
  }

  /// Writes or reads a number of each row.
  @inline(never)
  mutating func floats(
    _ rows: [Int32], _ range: FloatRange, near: [Float] = [], _ name: StaticString,
    _ field: (Int32, (inout Float) -> Void) -> Void
  ) throws(Failure) {
    var words: [UInt32] = []
    words.reserveCapacity(rows.count)
    for row in rows { field(row) { words.append($0.bitPattern) } }
    try column(&words, near: near.map { $0.bitPattern }, name)
    guard Self.isReading else { return }
    for (index, row) in rows.enumerated() {
      let value = Float(bitPattern: words[index])
      try require(range.contains(value), name)
      field(row) { $0 = value }
    }
  }

  /// Writes or reads a vector of each row, as two columns.
  @inline(never)
  mutating func vectors(
    _ rows: [Int32], _ range: FloatRange, near: [Vector2] = [], _ name: StaticString,
    _ field: (Int32, (inout Vector2) -> Void) -> Void
  ) throws(Failure) {
    var vectors: [Vector2] = []
    vectors.reserveCapacity(rows.count)
    for row in rows { field(row) { vectors.append($0) } }
    try self.vectors(&vectors, range, near: near, name)
    guard Self.isReading else { return }
    for (index, row) in rows.enumerated() { field(row) { $0 = vectors[index] } }
  }

  /// Writes or reads a rotation of each row, as two columns.
  @inline(never)
  mutating func rotations(
    _ rows: [Int32], near: [Rotation] = [], _ name: StaticString,
    _ field: (Int32, (inout Rotation) -> Void) -> Void
  ) throws(Failure) {
    var vectors: [Vector2] = []
    vectors.reserveCapacity(rows.count)
    for row in rows { field(row) { vectors.append(Vector2($0.cosine, $0.sine)) } }
    try self.vectors(
      &vectors, .finite, near: near.map { Vector2($0.cosine, $0.sine) }, name)
    guard Self.isReading else { return }
    for (index, row) in rows.enumerated() {
      let rotation = Rotation(cosine: vectors[index].x, sine: vectors[index].y)
      try require(rotation.isValid, name)
      field(row) { $0 = rotation }
    }
  }

  /// Writes or reads a list of vectors whose number is known, as two columns.
  @inline(never)
  mutating func vectors(
    _ list: inout [Vector2], _ range: FloatRange, near: [Vector2] = [], _ name: StaticString
  ) throws(Failure) {
    var x = list.map { $0.x.bitPattern }
    var y = list.map { $0.y.bitPattern }
    try column(&x, near: near.map { $0.x.bitPattern }, name)
    try column(&y, near: near.map { $0.y.bitPattern }, name)
    guard Self.isReading else { return }
    for index in 0..<list.count {
      let vector = Vector2(Float(bitPattern: x[index]), Float(bitPattern: y[index]))
      try require(range.contains(vector.x) && range.contains(vector.y), name)
      list[index] = vector
    }
  }
}
