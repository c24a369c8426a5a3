// SPDX-License-Identifier: Apache-2.0

/// A chain of one-sided segments.
struct ChainRecord: BitwiseCopyable {
  var generation: UInt32 = 0
  var body: Int32 = -1
  /// The number of remaining segments; 0 for a free row.
  var shapeCount: Int32 = 0
}

/// Every chain of a world.
struct ChainTable: ~Copyable {
  var record = Column<ChainRecord>()
  /// The free rows.
  var freeList = FreeList()

  /// Allocates a row for a chain of a body.
  mutating func insertRow(body: Int32, shapeCount: Int32) -> Int32 {
    let recycled = freeList.allocate()
    guard recycled < 0 else {
      record[recycled].body = body
      record[recycled].shapeCount = shapeCount
      return recycled
    }
    record.append(ChainRecord(generation: 1, body: body, shapeCount: shapeCount))
    return Int32(truncatingIfNeeded: record.count &- 1)
  }

  /// Removes a segment from the count; frees the row with the last one.
  mutating func removeShape(from row: Int32) {
    record[row].shapeCount &-= 1
    guard record[row].shapeCount == 0 else { return }
    record[row] = ChainRecord(generation: record[row].generation &+ 1)
    freeList.free(row)
  }

  /// Copies the contents of another table.
  mutating func copy(from other: borrowing ChainTable) {
    record.copy(from: other.record)
    freeList.copy(from: other.freeList)
  }
}
