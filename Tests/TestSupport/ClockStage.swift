import OpenUIKit

/// A clock of its own for a test, current while the work runs.
@MainActor
package struct ClockStage {
  package let clock = FrameClock()

  package init() {}

  /// Runs work whose display links, timers and animations follow the stage's clock.
  package func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    let before = FrameClock.current
    FrameClock.current = clock
    defer { FrameClock.current = before }
    return try work()
  }

  /// Lets the clock run for some frames.
  package func advance(frames: Int) {
    run { for _ in 0..<frames { clock.advanceFrame() } }
  }
}
