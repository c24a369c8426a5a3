import DynamicsSimulator

/// What live fingers did, by the frame in which they did it: together with the scene it is the whole
/// history, because a run is deterministic.
struct ActionLog {
  private var entries: [(frame: Int, action: FingerAction)] = []

  /// How many of the entries were performed in the present run.
  private(set) var performed = 0

  /// Notes an action that is performed at a frame; the future that was known until now is forgotten.
  mutating func note(_ action: FingerAction, at frame: Int) {
    entries.removeSubrange(performed...)
    entries.append((frame, action))
    performed += 1
  }

  /// The next action that belongs to a frame or to one before it.
  mutating func next(upTo frame: Int) -> FingerAction? {
    guard performed < entries.count, entries[performed].frame <= frame else { return nil }
    defer { performed += 1 }
    return entries[performed].action
  }

  /// Begins anew, with the same history ahead.
  mutating func rewind() {
    performed = 0
  }

  /// Forgets everything.
  mutating func clear() {
    entries.removeAll()
    performed = 0
  }
}
