// SPDX-License-Identifier: Apache-2.0

#if Port
  import CommandSupport
  import Foundation

  /// A lock that gives one process at a time access to a folder.
  struct FolderLock {
    private let file: URL

    init(_ folder: URL) {
      file = folder.appendingPathComponent("lock")
    }

    /// Waits for the lock and runs the body.
    func whileHeld<Result>(_ body: () throws -> Result) throws -> Result {
      #if os(Windows)  // Not compiled so far. There is no `flock`; two runs are not kept apart.
        return try body()
      #else
        let descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
          throw CommandFailure("cannot write into '\(file.deletingLastPathComponent().path)'")
        }
        defer { close(descriptor) }
        flock(descriptor, LOCK_EX)
        return try body()
      #endif
    }
  }
#endif
