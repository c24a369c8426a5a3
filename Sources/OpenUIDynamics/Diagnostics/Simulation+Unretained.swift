// SPDX-License-Identifier: Apache-2.0

extension Simulation {
  /// Reports an animator that was deallocated with items before its first step, usually because it
  /// was not retained; UIKit does not report it.
  ///
  /// An animator that ends with its screen, between frames, was retained: the screen is closed, as
  /// when a preview opens another scene (S013, C30).
  func reportEndBeforeFirstStep() {
    guard state.isRunning, !state.topLevelBehaviors.isEmpty, !isIdleClockReported,
      clock.map({ $0 === AppEnvironment.current.clock }) ?? true,
      !reportReplacement(), state.stepCount == 0
    else { return }
    let count = state.simulatedItemCount
    DiagnosticReporter.report(
      "UIDynamicAnimator.deinit",
      problem: "The animator ends before its first step, with \(count) "
        + "\(count == 1 ? "item" : "items") to move.",
      remedy: "Keep a reference to it, for example in a property of the view controller.")
  }
}
