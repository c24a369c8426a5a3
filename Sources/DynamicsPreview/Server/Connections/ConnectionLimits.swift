// SPDX-License-Identifier: Apache-2.0

/// Counts connections, so that no client takes all that a process may have.
actor ConnectionLimits {
  /// The maximum number of connections: some systems allow a process only 256 files.
  ///
  /// Further ones wait.
  static let maximumCount = 224
  /// The maximum number of live connections, each of which has a simulator of its own.
  ///
  /// Further ones are refused.
  static let maximumLiveCount = 16

  private var count = 0
  private var liveCount = 0

  /// Whether a further connection has to wait.
  var isFull: Bool { count >= Self.maximumCount }

  func begin() { count += 1 }

  func end() { count -= 1 }

  /// Counts a live connection; false if there are too many.
  func beginLive() -> Bool {
    guard liveCount < Self.maximumLiveCount else { return false }
    liveCount += 1
    return true
  }

  func endLive() { liveCount -= 1 }
}
