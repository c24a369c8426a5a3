// SPDX-License-Identifier: Apache-2.0

/// The rows of a table that are free for reuse, allocated lowest first.
///
/// The lowest row first makes a world that was emptied and filled again number its rows as a fresh one
/// does, so that both go through the same states. A set of bits in two levels, and not a heap, whose path from the root
/// cannot be predicted.
struct FreeList: ~Copyable {
  /// A bit for each row, set while the row is free.
  private var rows = Column<UInt64>(minimumCapacity: 1)
  /// A bit for each word of `rows` that is not 0.
  private var words = Column<UInt64>(minimumCapacity: 1)
  /// The number of free rows.
  private(set) var count = 0

  /// The memory that the list holds, used or not.
  var byteCount: Int { rows.byteCount + words.byteCount }

  /// Adds a row that is no longer in use.
  mutating func free(_ row: Int32) {
    let word = Int(row) >> 6
    if word >= rows.count {
      rows.resize(to: word &+ 1, filling: 0)
      words.resize(to: word >> 6 &+ 1, filling: 0)
    }
    rows[word] |= 1 &<< UInt64(truncatingIfNeeded: row & 63)
    words[word >> 6] |= 1 &<< UInt64(truncatingIfNeeded: word & 63)
    count &+= 1
  }

  /// Removes and returns the lowest free row; −1 if there is none.
  mutating func allocate() -> Int32 {
    guard count > 0 else { return -1 }
    // A word of the upper level is for 4,096 rows.
    var index = 0
    while words[index] == 0 { index &+= 1 }
    let word = index &<< 6 | words[index].trailingZeroBitCount
    let row = word &<< 6 | rows[word].trailingZeroBitCount
    // The lowest bit is cleared.
    rows[word] &= rows[word] &- 1
    if rows[word] == 0 { words[index] &= words[index] &- 1 }
    count &-= 1
    return Int32(truncatingIfNeeded: row)
  }

  /// Copies the rows of another list.
  mutating func copy(from other: borrowing FreeList) {
    rows.copy(from: other.rows)
    words.copy(from: other.words)
    count = other.count
  }
}
