import OpenUIKit

/// An environment of its own for a test, current while the work runs.
@MainActor
package struct ClockStage {
  package let environment = AppEnvironment()

  package init() {}

  /// The clock of the environment.
  package var clock: FrameClock { environment.clock }

  /// Runs work whose display links, timers and animations follow the stage's clock.
  package func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    try environment.run(work)
  }

  /// Lets the clock run for some frames.
  package func advance(frames: Int) {
    run { for _ in 0..<frames { clock.advanceFrame() } }
  }
}
