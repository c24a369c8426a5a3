import OpenUIDynamics

/// A clock of its own for a test, current while the work runs.
@MainActor
struct ClockStage {
  let clock = FrameClock()

  /// Runs work whose display links, timers and animations follow the stage's clock.
  func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    let before = FrameClock.current
    FrameClock.current = clock
    defer { FrameClock.current = before }
    return try work()
  }

  /// Lets the clock run for some frames.
  func advance(frames: Int) {
    run { for _ in 0..<frames { clock.advanceFrame() } }
  }
}
