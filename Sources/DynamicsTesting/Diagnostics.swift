// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics
import Testing

/// Expects that no call of a body is refused, and that none is reported as being without effect.
///
///     expectNoDiagnostics {
///       simulator.tap(at: CGPoint(x: 40, y: 40))
///       simulator.advance(by: 2)
///     }
///
/// A failure marks the line of the call with what was reported; the test goes on. Diagnostics go to the
/// handler that was set before as well.
///
/// - Parameters:
///   - sourceLocation: the line to mark; that of the call by default.
///   - body: what is watched.
/// - Returns: what the body returns.
@MainActor
@discardableResult
public func expectNoDiagnostics<Result>(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
) rethrows -> Result {
  let collector = DiagnosticCollector()
  defer {
    collector.end()
    if let summary = collector.summary { fail(summary, at: sourceLocation) }
  }
  return try body()
}

extension DiagnosticCollector {
  /// What was reported; nil if nothing was.
  var summary: String? {
    guard let first = messages.first else { return nil }
    let others = messages.count > 1 ? " (and \(messages.count - 1) more)" : ""
    return "a diagnostic was reported: \(first)\(others)"
  }
}
