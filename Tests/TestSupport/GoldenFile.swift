// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file that holds what a test expects, and that the test writes again where
/// `RECORD_GOLDEN` is set.
///
/// Recording fails the run once for every file that it changed, so that a recording is not taken for
/// a comparison; the next run compares.
package struct GoldenFile: Sendable {
  package let url: URL

  package init(_ url: URL) {
    self.url = url
  }

  /// Whether this run records.
  package static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil
  }

  /// Compares a text with the file, or writes it there.
  ///
  /// - Returns: what the test has to report; nil where the file holds the text already. The texts are
  ///   not part of it: they may be long.
  package func problem(
    with text: String, command: String, isRecording: Bool = Self.isRecording
  ) throws -> String? {
    let kept = try? String(contentsOf: url, encoding: .utf8)
    guard kept != text else { return nil }
    guard isRecording else {
      return "\(url.lastPathComponent) holds another text: RECORD_GOLDEN=1 \(command)"
    }
    try Data(text.utf8).write(to: url, options: .atomic)
    return "recorded \(url.lastPathComponent); look at it and run again"
  }
}
