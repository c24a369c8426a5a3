// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reports input that was refused because it would have made drawing or simulation invalid.
package enum RefusedInput {
  /// Reports that a call was given a number that is not finite.
  ///
  /// Not inlined, because setters that rarely refuse would pay for it in every call.
  @inline(never)
  package static func report(_ value: some FiniteValue, for method: String) {
    report(
      for: method, problem: "\(value) is not finite, so the call has no effect.",
      remedy: "Check the computation for a division by zero before the call.")
  }

  /// Reports that a property is kept but changes nothing here.
  @inline(never)
  package static func reportNoEffect(of property: String) {
    report(
      for: property, problem: "The value is kept, but has no effect here.",
      remedy: "Leave it, or do what it stands for in the code of the app.")
  }

  /// Reports the problem of a call and its remedy, in a sentence each.
  ///
  /// A call from outside of the main actor is refused silently: the handler is isolated to it.
  package static func report(for method: String, problem: String, remedy: String) {
    guard MainActor.isCurrent else { return }
    MainActor.assumeIsolated {
      DiagnosticReporter.report(
        UIDynamicDiagnostic(method: method, problem: problem, remedy: remedy))
    }
  }
}

extension FiniteValue {
  /// Whether the value may be used; a refusal is reported.
  @inline(__always)
  package func isAccepted(for method: @autoclosure () -> String) -> Bool {
    if isFiniteValue { return true }
    RefusedInput.report(self, for: method())
    return false
  }
}

/// Reports that the property whose observer calls this is kept but changes nothing here, if it was set to a value
/// that would.
///
/// - Parameter owner: The type that declares the property, not a subclass, so that each is reported once.
@inline(never)
package func reportNoEffect(if isSet: Bool, in owner: Any.Type, _ property: String = #function) {
  guard isSet else { return }
  // Without the name of the module.
  let name = String(reflecting: owner).drop { $0 != "." }.dropFirst()
  RefusedInput.reportNoEffect(of: "\(name).\(property)")
}
