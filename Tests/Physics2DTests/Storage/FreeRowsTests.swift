import Testing

@testable import Physics2D

@Suite("Free rows")
struct FreeRowsTests {
  @Test("rows come back lowest first, whatever the order in which they went")
  func lowestFirst() {
    var free = FreeRows()
    for row: Int32 in [7, 3, 9, 1, 8, 2, 30, 4] { free.insert(row) }
    var taken: [Int32] = []
    while free.count > 0 { taken.append(free.takeLowest()) }
    #expect(taken == [1, 2, 3, 4, 7, 8, 9, 30])
    #expect(free.takeLowest() == -1)
  }
}
