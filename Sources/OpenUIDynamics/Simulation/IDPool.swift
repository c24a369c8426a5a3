// SPDX-License-Identifier: Apache-2.0

/// Allocates identifiers from 0 upwards, the lowest free one first, so that equal scenes get equal
/// identifiers.
///
/// A value, unlike the engine's free lists, so that a snapshot holds it by assignment.
struct IDPool {
  /// Whether an identifier is in use, by identifier.
  private var isAllocated: [Bool] = []
  /// The number of identifiers below `isAllocated.count` that are free.
  private var freeCount = 0

  /// Returns the lowest free identifier, which is in use from now on.
  mutating func allocate() -> Int {
    if freeCount > 0, let lowest = isAllocated.firstIndex(of: false) {
      isAllocated[lowest] = true
      freeCount -= 1
      return lowest
    }
    isAllocated.append(true)
    return isAllocated.count - 1
  }

  /// Makes an identifier available again.
  mutating func free(_ id: Int) {
    isAllocated[id] = false
    freeCount += 1
  }
}
