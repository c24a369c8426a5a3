// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Free list")
struct FreeListTests {
  @Test("rows are allocated lowest first, in whichever order they were freed")
  func lowestFirst() {
    var freeList = FreeList()
    for row: Int32 in [7, 3, 9, 1, 8, 2, 30, 4] { freeList.free(row) }
    var taken: [Int32] = []
    while freeList.count > 0 { taken.append(freeList.allocate()) }
    #expect(taken == [1, 2, 3, 4, 7, 8, 9, 30])
    #expect(freeList.allocate() == -1)
  }

  @Test("rows of any number are allocated lowest first, and again after they were freed")
  func manyRows() {
    var freeList = FreeList()
    // Beyond a word of 64 rows, and a word of 64 words.
    let rows: [Int32] = [0, 63, 64, 127, 4_095, 4_096, 9_000, 300_000]
    for row in rows.reversed() { freeList.free(row) }
    #expect(freeList.allocate() == 0)
    #expect(freeList.allocate() == 63)
    #expect(freeList.allocate() == 64)
    freeList.free(63)
    #expect(freeList.count == 6)
    var taken: [Int32] = []
    while freeList.count > 0 { taken.append(freeList.allocate()) }
    #expect(taken == [63, 127, 4_095, 4_096, 9_000, 300_000])
    #expect(freeList.allocate() == -1)
  }
}
