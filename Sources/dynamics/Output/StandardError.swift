import Foundation

/// The stream for what is not a result: mistakes and progress.
enum StandardError {
  static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Whether a person watches; a progress bar in a log file helps nobody.
  static var isTerminal: Bool {
    #if os(Windows)  // the C library there has no `isatty` of this name
      false
    #else
      isatty(STDERR_FILENO) == 1
    #endif
  }
}
