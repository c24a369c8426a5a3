// SPDX-License-Identifier: Apache-2.0

/// Scratch memory of the searches for islands, and the number of the last search.
struct IslandScratch: ~Copyable {
  /// Bodies that the search has reached, in the order of a breadth-first traversal: also its queue.
  var members = Column<Int32>()
  /// Sleeping bodies whose islands still have to wake: a stack.
  var waking = Column<Int32>()
  /// Bodies whose rest time has reached the time to sleep in this step.
  var rested = Column<Int32>()
  /// The number of the last search; a body stores the last one that reached it.
  var visit: UInt32 = 0
}
