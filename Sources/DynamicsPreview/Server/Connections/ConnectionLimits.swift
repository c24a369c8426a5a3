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
  /// How to end the connections that have not sent their request yet, in the order in which they came.
  private var silent: [(id: Int, end: @Sendable () -> Void)] = []
  private var lastID = 0

  /// Whether a further connection has to wait.
  var isFull: Bool { count >= Self.maximumCount }

  /// Counts a connection; returns its id.
  ///
  /// - Parameter end: ends the connection where others need its place.
  func begin(end: @escaping @Sendable () -> Void) -> Int {
    count += 1
    lastID += 1
    silent.append((lastID, end))
    return lastID
  }

  /// Records that a connection has sent its request, or ends: it is not ended for others from now on.
  func endSilence(_ id: Int) { silent.removeAll { $0.id == id } }

  func end(_ id: Int) {
    endSilence(id)
    count -= 1
  }

  /// Ends the older half of the connections that have sent no request: a program that opens many of them would
  /// otherwise keep out all others until its time is over.
  func makeRoom() {
    let ended = silent.prefix((silent.count + 1) / 2)
    silent.removeFirst(ended.count)
    for connection in ended { connection.end() }
  }

  /// Counts a live connection; false if there are too many.
  func beginLive() -> Bool {
    guard liveCount < Self.maximumLiveCount else { return false }
    liveCount += 1
    return true
  }

  func endLive() { liveCount -= 1 }
}
