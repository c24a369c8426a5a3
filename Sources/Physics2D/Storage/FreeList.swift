// SPDX-License-Identifier: Apache-2.0

/// The rows of a table that are free for reuse, allocated lowest first.
///
/// The lowest row first makes a world that was emptied and filled again number its rows as a fresh one
/// does, so that both go through the same states. A binary min-heap.
struct FreeList: ~Copyable {
  private var heap = Column<Int32>()

  /// The number of free rows.
  var count: Int { heap.count }

  /// The memory that the list holds, used or not.
  var byteCount: Int { heap.byteCount }

  /// Adds a row that is no longer in use.
  mutating func free(_ row: Int32) {
    // Sift up: parents larger than the new row move down one level.
    heap.append(row)
    let rows = heap.base
    var index = heap.count &- 1
    while index > 0 {
      let parent = (index &- 1) >> 1
      guard rows[parent] > row else { break }
      rows[index] = rows[parent]
      index = parent
    }
    rows[index] = row
  }

  /// Removes and returns the lowest free row; −1 if there is none.
  mutating func allocate() -> Int32 {
    guard !heap.isEmpty else { return -1 }
    let lowest = heap[0]
    let moved = heap.removeLast()
    let count = heap.count
    guard count > 0 else { return lowest }
    // Sift down: the last row replaces the root, and the smaller child moves up until the order holds.
    let rows = heap.base
    var index = 0
    while true {
      var child = 2 &* index &+ 1
      guard child < count else { break }
      if child &+ 1 < count, rows[child &+ 1] < rows[child] { child &+= 1 }
      guard rows[child] < moved else { break }
      rows[index] = rows[child]
      index = child
    }
    rows[index] = moved
    return lowest
  }

  /// Removes all rows and keeps the memory.
  mutating func removeAll() { heap.removeAll() }

  /// Copies the rows of another list.
  mutating func copy(from other: borrowing FreeList) { heap.copy(from: other.heap) }
}
