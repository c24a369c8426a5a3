// SPDX-License-Identifier: Apache-2.0

/// The fields of the rows of a table, each of which is one or two words.
///
/// A row writes or reads its fields in their order, always as many; the table stands in the bytes as columns. A field
/// that is expected to be near another one of its row is stored as the bits in which they differ. What is refused is
/// refused with the whole table.
struct RowCoder {
  /// Whether fields are set.
  let isReading: Bool
  /// The words of all rows.
  fileprivate(set) var words: [UInt32]
  private var position = 0
  /// Whether a field cannot be what it is.
  private(set) var isRefused = false

  fileprivate init(isReading: Bool, words: [UInt32]) {
    self.isReading = isReading
    self.words = words
  }

  /// Refuses the table unless a condition holds.
  mutating func require(_ condition: Bool) {
    if isReading, !condition { isRefused = true }
  }

  /// Writes or reads a word.
  @inline(never)
  mutating func word(_ value: inout UInt32, near: UInt32 = 0) {
    guard isReading else { return words.append(value ^ near) }
    guard position < words.count else { return require(false) }
    value = words[position] ^ near
    position += 1
  }

  /// Writes or reads a number of 64 bits.
  @inline(never)
  mutating func long(_ value: inout UInt64) {
    var low = UInt32(truncatingIfNeeded: value)
    var high = UInt32(truncatingIfNeeded: value >> 32)
    word(&low)
    word(&high)
    value = UInt64(high) << 32 | UInt64(low)
  }

  /// Writes or reads a number of a few bits.
  @inline(never)
  mutating func bits(_ value: inout UInt8, below limit: UInt32) {
    var wide = UInt32(value)
    word(&wide)
    require(wide < limit)
    value = UInt8(truncatingIfNeeded: wide)
  }

  /// Writes or reads a number within a range.
  @inline(never)
  mutating func float(_ value: inout Float, _ range: FloatRange = .any, near: Float = 0) {
    var bits = value.bitPattern
    word(&bits, near: near.bitPattern)
    value = Float(bitPattern: bits)
    require(range.contains(value))
  }

  /// Writes or reads a vector whose components are within a range.
  @inline(never)
  mutating func vector(_ value: inout Vector2, _ range: FloatRange = .any, near: Vector2 = .zero) {
    float(&value.x, range, near: near.x)
    float(&value.y, range, near: near.y)
  }

  /// Writes or reads a rotation as its cosine and its sine.
  @inline(never)
  mutating func rotation(_ value: inout Rotation, near: Rotation? = nil) {
    var vector = Vector2(value.cosine, value.sine)
    self.vector(&vector, .finite, near: near.map { Vector2($0.cosine, $0.sine) } ?? .zero)
    value = Rotation(cosine: vector.x, sine: vector.y)
    require(value.isValid)
  }
}

extension FieldCoder {
  /// Writes or reads a table: as many words of each row as its width is.
  @inline(never)
  mutating func table(
    _ rows: [Int32], width: Int, _ name: FieldName, _ code: (Int32, inout RowCoder) -> Void
  ) throws(WorldDecodingError) {
    beginField()
    let words = isReading ? try columns(width, of: rows.count, name) : []
    var fields = RowCoder(isReading: isReading, words: words)
    for row in rows { code(row, &fields) }
    try require(!fields.isRefused, name)
    if !isReading { appendColumns(width, of: fields.words) }
  }

  /// Writes or reads a list of vectors whose number is known.
  @inline(never)
  mutating func vectors(
    _ list: inout [Vector2], _ range: FloatRange, _ name: FieldName
  ) throws(WorldDecodingError) {
    try table(indices(list.count), width: 2, name) { index, fields in
      fields.vector(&list[Int(index)], range)
    }
  }

  /// The rows of an array.
  func indices(_ count: Int) -> [Int32] { (0..<count).map { Int32(truncatingIfNeeded: $0) } }
}
