#if Port
  import Foundation

  /// Lets one process at a time work in a folder.
  struct FolderLock {
    private let file: URL

    init(_ folder: URL) {
      file = folder.appendingPathComponent("lock")
    }

    /// Waits for the folder, and runs a body.
    func whileHeld<Result>(_ body: () throws -> Result) throws -> Result {
      #if os(Windows)  // no such lock there; two runs at a time are the user's own business
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
