/// The rows of a table that can be given out again, lowest first.
///
/// Lowest first makes a world that was emptied and filled again number its rows as a fresh one does,
/// so that both go through the same states. A binary heap.
struct FreeRows: ~Copyable {
  private(set) var heap = Column<Int32>()

  /// The number of free rows.
  var count: Int { heap.count }

  /// Adds a row that nothing uses any more.
  mutating func insert(_ row: Int32) {
    heap.append(row)
    let rows = heap.base
    var place = heap.count &- 1
    while place > 0 {
      let parent = (place &- 1) >> 1
      guard rows[parent] > row else { break }
      rows[place] = rows[parent]
      place = parent
    }
    rows[place] = row
  }

  /// Removes and returns the lowest row; −1 where there is none.
  mutating func takeLowest() -> Int32 {
    guard !heap.isEmpty else { return -1 }
    let lowest = heap[0]
    let moved = heap.removeLast()
    let count = heap.count
    guard count > 0 else { return lowest }
    let rows = heap.base
    var place = 0
    while true {
      var child = 2 &* place &+ 1
      guard child < count else { break }
      if child &+ 1 < count, rows[child &+ 1] < rows[child] { child &+= 1 }
      guard rows[child] < moved else { break }
      rows[place] = rows[child]
      place = child
    }
    rows[place] = moved
    return lowest
  }

  /// Forgets all rows and keeps the memory.
  mutating func removeAll() { heap.removeAll() }

  /// Takes over the rows of another list.
  mutating func copy(from other: borrowing FreeRows) { heap.copy(from: other.heap) }
}
