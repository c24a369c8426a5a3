/// A row of one-sided segments that belong together.
struct ChainRecord: BitwiseCopyable {
  var generation: UInt32 = 0
  var body: Int32 = -1
  /// How many of its segments are left; 0 for a free row.
  var shapeCount: Int32 = 0
}

/// Every chain of a world.
struct ChainTable: ~Copyable {
  var record = Column<ChainRecord>()
  /// Rows that can be given out again.
  var freeList = FreeList()

  /// Takes a row for a chain of a body.
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

  /// Counts a segment that goes; the row is free when the last one went.
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
