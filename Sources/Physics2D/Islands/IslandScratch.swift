/// Scratch memory of the searches for islands, and the count that tells them apart.
struct IslandScratch: ~Copyable {
  /// Bodies that the search has reached, in the order of reaching; those from `next` on wait.
  var members = Column<Int32>()
  /// Bodies whose neighbors still wake.
  var waking = Column<Int32>()
  /// Bodies that have rested long enough in this step.
  var rested = Column<Int32>()
  /// Counts searches; a body keeps the last one that reached it.
  var visit: UInt32 = 0
}
