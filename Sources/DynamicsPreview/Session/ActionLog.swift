import DynamicsSimulator

/// The live touches by frame: together with the scene they are the whole history, because a run is
/// deterministic.
struct ActionLog {
  private var entries: [(frame: Int, action: TouchAction)] = []

  /// The number of entries that were performed in the present run.
  private(set) var performed = 0

  /// The maximum number of entries: half an hour of one touch that moves in every frame.
  static let maximumCount = 108_000

  /// Appends an action that is performed at a frame; the future that was known until now is discarded.
  ///
  /// - Returns: false if the log is full; nothing has changed then.
  mutating func append(_ action: TouchAction, at frame: Int) -> Bool {
    guard performed < Self.maximumCount else { return false }
    entries.removeSubrange(performed...)
    entries.append((frame, action))
    performed += 1
    return true
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
