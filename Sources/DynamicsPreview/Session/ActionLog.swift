// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator

/// What a person does to a run.
package enum SessionAction: Sendable, Hashable {
  /// Begins, moves or ends a touch.
  case touch(TouchAction)
  /// Lets touches hold items, or no longer.
  case grab(Bool)
  /// Presses a key of the keyboard.
  case key(KeyAction)
  /// Sets a property of a behavior.
  case edit(BehaviorEdit)
  /// Makes the device light or dark.
  case style(UIUserInterfaceStyle)
}

/// What a person did by frame: together with the scene that is the whole history, because a run is
/// deterministic.
struct ActionLog {
  private(set) var entries: [(frame: Int, action: SessionAction)] = []

  /// The number of entries that were performed in the present run.
  private(set) var performed = 0

  /// The maximum number of entries: half an hour of one touch that moves in every frame.
  static let maximumCount = 108_000

  init(_ entries: [(frame: Int, action: SessionAction)] = []) {
    self.entries = entries
  }

  /// Appends an action that is performed at a frame; the future that was known until now is discarded.
  ///
  /// - Returns: false if the log is full; nothing has changed then.
  mutating func append(_ action: SessionAction, at frame: Int) -> Bool {
    guard performed < Self.maximumCount else { return false }
    entries.removeSubrange(performed...)
    entries.append((frame, action))
    performed += 1
    return true
  }

  /// The number of entries of the present run that were performed before a frame was reached.
  func count(before frame: Int) -> Int {
    entries.prefix(performed).prefix { $0.frame < frame }.count
  }

  /// The next action that belongs to a frame or to one before it.
  mutating func next(upTo frame: Int) -> SessionAction? {
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
