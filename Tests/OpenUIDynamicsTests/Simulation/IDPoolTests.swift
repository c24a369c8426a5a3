// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import OpenUIDynamics

@Suite("Identifier pools")
struct IDPoolTests {
  @Test("the lowest free identifier is allocated first, whatever was freed before")
  func lowestFirst() {
    var pool = IDPool()
    var used: Set<Int> = []
    for round in 1...300 {
      let id = pool.allocate()
      #expect(id == (0...).first { !used.contains($0) })
      used.insert(id)
      // A different third of the identifiers in each round.
      guard round % 10 == 0 else { continue }
      for id in used.sorted() where (id * 7 + round) % 3 == 0 {
        pool.free(id)
        used.remove(id)
      }
    }
  }
}
