// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Failed searches for supports")
struct FailedSearchesTests {
  private func searches() -> FailedSearches {
    var searches = FailedSearches()
    searches.reserve(contactCount: 2)
    searches.begin(target: 1)
    searches.insert(3, depth: 5)
    return searches
  }

  @Test("a search that failed fails again where it would be as deep or less deep")
  func depth() {
    let searches = searches()
    var found: [Bool] = []
    for depth in [5, 1, 6] { found.append(searches.contains(3, depth: depth)) }
    #expect(found == [true, true, false])
    let isOtherFound = searches.contains(2, depth: 1)
    #expect(!isOtherFound)
  }

  /// Eight bodies above each other, or as many courses of bricks, have at most 57 contacts below the first.
  @Test("a search follows 64 contacts, and the next search as many")
  func contactCount() {
    var searches = FailedSearches()
    searches.reserve(contactCount: 50)
    for _ in 0..<2 {
      searches.begin(target: 1)
      var followedCount = 0
      for edge in 0..<100 where searches.follow(Int32(edge), depth: 8) { followedCount += 1 }
      #expect(followedCount == 64)
    }
  }

  @Test("a failure counts only for the masses with which it was found")
  func masses() {
    var searches = searches()
    let masses = searches.masses
    var found: [Bool] = []
    searches.changeMasses()
    found.append(searches.contains(3, depth: 1))
    searches.restore(masses: masses)
    found.append(searches.contains(3, depth: 1))
    // A heavier body asks for other masses, and no masses come back by chance.
    searches.begin(target: 0.5)
    found.append(searches.contains(3, depth: 1))
    searches.begin(target: 1)
    found.append(searches.contains(3, depth: 1))
    #expect(found == [false, true, false, false])
  }
}
