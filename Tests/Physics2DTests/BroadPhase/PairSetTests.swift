// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Pair set")
struct PairSetTests {
  @Test("the set knows exactly the pairs that were added and not removed")
  func agreesWithSet() {
    var random = TestRandom(seed: 3)
    var pairs = PairSet()
    var oracle: Set<UInt64> = []
    for _ in 0..<4000 {
      let a = Int32(random.number(0, 60))
      let b = Int32(random.number(61, 120))
      let key = PairSet.key(a, b)
      #expect(PairSet.key(b, a) == key)
      let isKnown = pairs.contains(key)
      #expect(isKnown == oracle.contains(key))
      if oracle.remove(key) != nil {
        pairs.remove(key)
      } else {
        oracle.insert(key)
        pairs.insert(key)
      }
    }
    let count = pairs.count
    #expect(count == oracle.count)
    var missing = 0
    for key in oracle where !pairs.contains(key) { missing += 1 }
    #expect(missing == 0)
  }
}
