extension Simulation {
  /// Says that an animator has ended that had something to move and never came to it: most often one
  /// that nobody retained, which UIKit passes over in silence (S013, C30).
  func reportEndBeforeFirstStep() {
    guard state.isRunning, state.stepCount == 0, !state.topLevelBehaviors.isEmpty else { return }
    DiagnosticReporter.report(
      "UIDynamicAnimator.deinit",
      problem:
        "The animator ends before its first step, with \(state.simulatedItemCount) items to move.",
      remedy: "Keep a reference to it, for example in a property of the view controller.")
  }
}
