// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// Collects the diagnostics from its creation to its end; a handler that was set before is called as well.
@MainActor
package final class DiagnosticCollector {
  /// What was reported so far.
  package private(set) var messages: [String] = []
  private let outer: (@MainActor (UIDynamicDiagnostic) -> Void)?

  package init() {
    outer = UIDynamicAnimator.diagnosticHandler
    UIDynamicAnimator.diagnosticHandler = { [weak self, outer] diagnostic in
      self?.messages.append(diagnostic.message)
      outer?(diagnostic)
    }
  }

  /// Sets the handler that was set before.
  package func end() { UIDynamicAnimator.diagnosticHandler = outer }
}
