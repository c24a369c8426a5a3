// SPDX-License-Identifier: Apache-2.0

import OpenUIKit

/// Runs a body and returns the diagnostics that it causes, in order.
@MainActor
package func diagnostics(of body: () throws -> Void) rethrows -> [UIDynamicDiagnostic] {
  let previous = DiagnosticReporter.handler
  defer { DiagnosticReporter.handler = previous }
  var diagnostics: [UIDynamicDiagnostic] = []
  DiagnosticReporter.handler = { diagnostics.append($0) }
  try body()
  return diagnostics
}

/// Collects the messages of what is refused while a closure runs.
@MainActor
package enum RefusalLog {
  package static func record(_ work: () throws -> Void) rethrows -> [String] {
    try diagnostics(of: work).map(\.message)
  }
}
