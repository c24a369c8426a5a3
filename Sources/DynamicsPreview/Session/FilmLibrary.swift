// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// The films of sessions that share a maximum memory for their pictures, of whichever clients.
///
/// Where they need more, the film with the most discards its earliest pictures, so that a film that
/// needs less than an equal share of the memory keeps all of its own (max-min fairness: Bertsekas and
/// Gallager, "Data Networks", 1992).
@MainActor
package final class FilmLibrary {
  /// The films of all clients of the process.
  package static let shared = FilmLibrary(maximumByteCount: 128 << 20)

  /// The maximum memory of all pictures, in bytes, in total about twice as much.
  let maximumByteCount: Int
  private var sessions: [WeakReference<PreviewSession>] = []

  init(maximumByteCount: Int) { self.maximumByteCount = maximumByteCount }

  /// About how many bytes of memory the pictures of all films take.
  var byteCount: Int {
    sessions.reduce(0) { $0 + ($1.object?.film?.byteCount ?? 0) }
  }

  /// Counts the film of a session as long as the session lives.
  func add(_ session: PreviewSession) {
    sessions.removeAll { $0.object == nil }
    sessions.append(WeakReference(session))
  }

  /// Discards pictures until all take at most the maximum memory, or only those of the present are left.
  func discardSurplus() {
    var surplus = byteCount - maximumByteCount
    while surplus > 0 {
      let largest = sessions.compactMap(\.object)
        .sorted { ($0.film?.byteCount ?? 0) > ($1.film?.byteCount ?? 0) }
      guard largest.contains(where: { $0.film?.discardEarliest() ?? false }) else { return }
      surplus = byteCount - maximumByteCount
    }
  }
}
