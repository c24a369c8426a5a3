import Foundation

/// Says that an input was refused because it would have broken what is drawn or simulated.
package enum RefusedInput {
  /// Reports that a call was given a number that is not finite.
  ///
  /// Not inlined, because setters that hardly ever refuse would make room for it with every call.
  @inline(never)
  package static func report(_ value: some FiniteValue, for method: String) {
    report(
      for: method, problem: "\(value) is not finite, so the call has no effect.",
      remedy: "Check the computation for a division by zero before the call.")
  }

  /// Reports what is wrong with a call and what to do instead, in a sentence each.
  ///
  /// A call from elsewhere than the main actor is refused in silence: who hears of it lives there.
  package static func report(for method: String, problem: String, remedy: String) {
    guard MainActor.isCurrent else { return }
    MainActor.assumeIsolated {
      DiagnosticReporter.report(
        UIDynamicDiagnostic(method: method, problem: problem, remedy: remedy))
    }
  }
}

extension FiniteValue {
  /// Whether the value may be used; when it may not, the refusal is reported.
  @inline(__always)
  package func isAccepted(for method: @autoclosure () -> String) -> Bool {
    if isFiniteValue { return true }
    RefusedInput.report(self, for: method())
    return false
  }
}
