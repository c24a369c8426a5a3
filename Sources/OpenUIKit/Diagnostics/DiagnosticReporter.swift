// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Passes diagnostics to the user's handler, or prints them.
package enum DiagnosticReporter {
  private struct State {
    var handler: (@MainActor (UIDynamicDiagnostic) -> Void)?
    var printedMessages: Set<String> = []
  }

  private static let state = Mutex(State())

  /// The user's handler; nil prints.
  package static var handler: (@MainActor (UIDynamicDiagnostic) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// Reports a diagnostic.
  @MainActor
  package static func report(_ diagnostic: UIDynamicDiagnostic) {
    if let handler { handler(diagnostic) } else { printOnce(diagnostic.message) }
  }

  private static func printOnce(_ message: String) {
    guard state.withLock({ $0.printedMessages.insert(message).inserted }) else { return }
    // A stream that is closed, or on a full disk, takes the text and not the process.
    try? FileHandle.standardError.write(contentsOf: Data("OpenUIDynamics: \(message)\n".utf8))
  }
}
