// SPDX-License-Identifier: Apache-2.0

/// Allocates identifiers from 0 upwards, the lowest free one first, so that equal scenes get equal
/// identifiers.
///
/// A value, unlike the engine's free lists, so that a snapshot holds it by assignment. Allocating
/// and freeing take logarithmic time.
struct IDPool {
  /// The number of identifiers that have been in use, which is also the lowest one that has not.
  private var usedCount = 0
  /// The free identifiers below `usedCount` as a binary heap: an entry is less than those at twice
  /// its index plus 1 and plus 2.
  private var free: [Int] = []

  /// A pool in which no identifier is in use.
  init() {}

  /// A pool in which some identifiers are in use.
  init(used: Set<Int>) {
    usedCount = (used.max() ?? -1) + 1
    // A list in ascending order is a heap.
    free = (0..<usedCount).filter { !used.contains($0) }
  }

  /// Returns the lowest free identifier, which is in use from now on.
  mutating func allocate() -> Int {
    guard !free.isEmpty, let lowest = free.first, let last = free.popLast() else {
      usedCount += 1
      return usedCount - 1
    }
    if !free.isEmpty { sink(last) }
    return lowest
  }

  /// Makes an identifier available again.
  mutating func free(_ id: Int) {
    var index = free.count
    free.append(id)
    while index > 0, free[(index - 1) / 2] > id {
      free[index] = free[(index - 1) / 2]
      index = (index - 1) / 2
    }
    free[index] = id
  }

  /// Puts an identifier in the place of the first one, and moves it below all that are less.
  private mutating func sink(_ id: Int) {
    var index = 0
    while 2 * index + 1 < free.count {
      let left = 2 * index + 1
      let child = left + 1 < free.count && free[left + 1] < free[left] ? left + 1 : left
      guard free[child] < id else { break }
      free[index] = free[child]
      index = child
    }
    free[index] = id
  }
}
