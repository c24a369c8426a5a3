// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The standard error stream: errors, notes and progress.
package enum StandardError {
  /// Writes a text; without effect where the stream is closed, or on a full disk.
  package static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Whether the stream is a terminal; a progress bar does not belong into a log file.
  package static var isTerminal: Bool {
    #if os(Windows)  // Not compiled so far. The C library there has no `isatty` of this name.
      false
    #else
      isatty(STDERR_FILENO) == 1
    #endif
  }
}
