import DynamicsSimulator

/// The live touches by frame: together with the scene they are the whole history, because a run is
/// deterministic.
struct ActionLog {
  private var entries: [(frame: Int, action: TouchAction)] = []

  /// The number of entries that were performed in the present run.
  private(set) var performed = 0

  /// Appends an action that is performed at a frame; the future that was known until now is discarded.
  mutating func append(_ action: TouchAction, at frame: Int) {
    entries.removeSubrange(performed...)
    entries.append((frame, action))
    performed += 1
  }

  /// The next action that belongs to a frame or to one before it.
  mutating func next(upTo frame: Int) -> TouchAction? {
    guard performed < entries.count, entries[performed].frame <= frame else { return nil }
    defer { performed += 1 }
    return entries[performed].action
  }

  /// Goes back to the start, with the same history ahead.
  mutating func rewind() {
    performed = 0
  }

  /// Discards the history.
  mutating func clear() {
    entries.removeAll()
    performed = 0
  }
}
