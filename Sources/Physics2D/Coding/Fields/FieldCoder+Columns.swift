// SPDX-License-Identifier: Apache-2.0

/// The forms of a column.
enum ColumnForm: UInt8 {
  /// Nothing follows: every word is 0.
  case zero
  /// All words follow.
  case all
  /// A bit for each word follows, set for those that are not the one before them, and then these words.
  case changes
  /// A bit for each word follows, set for those that are not 0, and then these words.
  case sparse
}

// Words follow in planes, all lowest bytes first: numbers of about one size have equal high bytes, which compress
// well side by side.
extension FieldCoder {
  /// Appends the columns of words that stand row after row.
  @inline(never)
  mutating func appendColumns(_ width: Int, of words: [UInt32]) {
    for first in 0..<min(width, words.count) {
      append(stride(from: first, to: words.count, by: width).map { words[$0] })
    }
  }

  /// Appends a column in the form that takes the fewest bytes.
  @inline(never)
  mutating func append(_ column: [UInt32]) {
    var changes: [Int] = []
    var others: [Int] = []
    var previous: UInt32 = 0
    for (index, word) in column.enumerated() {
      if word != previous { changes.append(index) }
      if word != 0 { others.append(index) }
      previous = word
    }
    let isSparse = others.count < changes.count
    let exceptions = isSparse ? others : changes
    var bits = [UInt8](repeating: 0, count: (column.count + 7) / 8)
    for index in exceptions { bits[index / 8] |= 1 << UInt8(index % 8) }
    if changes.isEmpty {
      append(ColumnForm.zero.rawValue)
    } else if bits.count + 4 * exceptions.count < 4 * column.count {
      append((isSparse ? ColumnForm.sparse : .changes).rawValue)
      for byte in bits { append(byte) }
      appendPlanes(exceptions.map { column[$0] })
    } else {
      append(ColumnForm.all.rawValue)
      appendPlanes(column)
    }
  }

  @inline(never)
  private mutating func appendPlanes(_ words: [UInt32]) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      for word in words { append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
  }

  /// Reads columns into words that stand row after row.
  @inline(never)
  mutating func columns(
    _ width: Int, of count: Int, _ name: FieldName
  ) throws(WorldDecodingError) -> [UInt32] {
    var words: [UInt32] = []
    guard count > 0 else { return words }
    words = [UInt32](repeating: 0, count: width * count)
    for first in 0..<width {
      let column = try nextColumn(count, name)
      for index in 0..<count { words[first + width * index] = column[index] }
    }
    return words
  }

  @inline(never)
  mutating func nextColumn(
    _ count: Int, _ name: FieldName
  ) throws(WorldDecodingError) -> [UInt32] {
    var number: UInt8 = 0
    try next(&number)
    guard let form = ColumnForm(rawValue: number) else {
      try require(false, name)
      return []
    }
    if form == .all { return try nextPlanes(count) }
    var column = [UInt32](repeating: 0, count: count)
    if form == .zero { return column }
    var bits = [UInt8](repeating: 0, count: (count + 7) / 8)
    for index in bits.indices { try next(&bits[index]) }
    var size = 0
    for byte in bits { size += byte.nonzeroBitCount }
    // Bits behind the last word.
    try require(count % 8 == 0 || bits[bits.count - 1] >> UInt8(count % 8) == 0, name)
    let exceptions = try nextPlanes(size)
    var used = 0
    var previous: UInt32 = 0
    for index in 0..<count {
      if bits[index / 8] >> UInt8(index % 8) & 1 != 0 {
        previous = exceptions[used]
        used += 1
        column[index] = previous
      } else if form == .changes {
        column[index] = previous
      }
    }
    return column
  }

  @inline(never)
  private mutating func nextPlanes(_ count: Int) throws(WorldDecodingError) -> [UInt32] {
    try require(bytes: 4 * count)
    var words = [UInt32](repeating: 0, count: count)
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      for index in 0..<count {
        var byte: UInt8 = 0
        try next(&byte)
        words[index] |= UInt32(byte) << shift
      }
    }
    return words
  }
}
