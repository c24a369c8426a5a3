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
}
