// SPDX-License-Identifier: Apache-2.0

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

// Not inlined: a page loads the code before it can begin, and reading happens once.
extension FieldCoder {
  /// Writes or reads a number within a range.
  @inline(never)
  package mutating func float(
    _ value: inout Float, _ range: FloatRange, _ name: FieldName
  ) throws(WorldDecodingError) {
    var bits = value.bitPattern
    try word(&bits, name)
    value = Float(bitPattern: bits)
    try require(range.contains(value), name)
  }

  /// Writes or reads a number of double precision, which has to be finite.
  @inline(never)
  package mutating func double(
    _ value: inout Double, _ name: FieldName
  ) throws(WorldDecodingError) {
    var low = UInt32(truncatingIfNeeded: value.bitPattern)
    var high = UInt32(truncatingIfNeeded: value.bitPattern >> 32)
    try word(&low, name)
    try word(&high, name)
    value = Double(bitPattern: UInt64(high) << 32 | UInt64(low))
    try require(value.isFinite, name)
  }

  /// Writes or reads a vector whose components are within a range.
  @inline(never)
  package mutating func vector(
    _ value: inout Vector2, _ range: FloatRange, _ name: FieldName
  ) throws(WorldDecodingError) {
    try float(&value.x, range, name)
    try float(&value.y, range, name)
  }

  /// Writes or reads an index from `lowest`, which is 0 or −1, up to a limit.
  @inline(never)
  package mutating func index(
    _ value: inout Int32, from lowest: Int32 = 0, below limit: Int, _ name: FieldName
  ) throws(WorldDecodingError) {
    var number = UInt64(UInt32(truncatingIfNeeded: value &- lowest))
    try self.number(&number, name)
    // An Int has 32 bits on wasm32, where the number of all rows would not fit.
    try require(number < UInt64(Int64(limit) - Int64(lowest)), name)
    value = Int32(truncatingIfNeeded: number) &+ lowest
  }

  /// Writes or reads a list of rows and their number.
  @inline(never)
  package mutating func rows(
    _ list: inout [Int32], below limit: Int, _ name: FieldName
  ) throws(WorldDecodingError) {
    var size = list.count
    try count(&size, name)
    if isReading { list = [Int32](repeating: 0, count: size) }
    for position in 0..<size { try index(&list[position], below: limit, name) }
  }

  /// Writes or reads a handle; one that is stale is refused where it is used.
  @inline(never)
  package mutating func handle(
    _ value: inout BodyHandle, _ name: FieldName
  ) throws(WorldDecodingError) {
    var index = UInt32(bitPattern: value.index)
    var generation = value.generation
    try word(&index, name)
    try word(&generation, name)
    value = BodyHandle(index: Int32(bitPattern: index), generation: generation)
  }
}

extension BodyHandle {
  /// A handle that identifies no body of any world.
  package static var none: BodyHandle { BodyHandle(index: -1, generation: 0) }
}
