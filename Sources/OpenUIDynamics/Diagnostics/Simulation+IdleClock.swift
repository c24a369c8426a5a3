// SPDX-License-Identifier: Apache-2.0

extension Simulation {
  /// Schedules a report for when the code that adds the first behavior has returned.
  ///
  /// Until then the code may call `step(by:)`, which needs no clock.
  func scheduleClockCheck() {
    guard !isClockCheckScheduled, followsIdleClock else { return }
    isClockCheckScheduled = true
    Task { [weak self] in self?.reportIdleClock() }
  }

  /// Whether the animator follows a clock that no host advances.
  private var followsIdleClock: Bool {
    guard let clock, !isSteppedManually else { return false }
    return clock === AppEnvironment.idleClock
  }

  /// Reports, once, an animator that waits for a clock that no host advances.
  func reportIdleClock() {
    guard state.isRunning, followsIdleClock, !isIdleClockReported else { return }
    isIdleClockReported = true
    DiagnosticReporter.report(
      "UIDynamicAnimator.addBehavior(_:)",
      problem: """
        The animator follows no clock, because no simulator ran the code that added its first \
        behavior; its \(state.simulatedItemCount) items do not move.
        """,
      remedy: """
        Add the behavior in code that a simulator runs, for example in viewDidAppear(_:), or call \
        step(by:).
        """)
  }
}

extension UIDynamicAnimator {
  /// Reports the animators of a window's views that follow a clock that no host advances, although
  /// a host is about to advance the window.
  @MainActor
  package static func reportIdleClocks(in window: UIWindow) {
    guard let clock = AppEnvironment.idleClock else { return }
    for case let simulation as Simulation in clock.participants(in: .dynamics)
    where simulation.reference.view?.window === window {
      simulation.reportIdleClock()
    }
  }
}
