// SPDX-License-Identifier: Apache-2.0

import OpenUIKit

/// A time of its own for a test, current while the work runs.
///
/// The application, the screen and the device are those around it, so that a test may ask for them
/// outside of `run(_:)` too.
@MainActor
package struct TimeFixture {
  package let environment: AppEnvironment

  package init() {
    var environment = AppEnvironment.current
    environment.time = AppTime()
    self.environment = environment
  }

  /// The clock of the environment.
  package var clock: FrameClock { environment.clock }

  /// Runs work whose display links, timers and animations follow the fixture's clock.
  package func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    try environment.run(work)
  }

  /// Lets the clock run for some frames.
  package func advance(frames: Int) {
    run { for _ in 0..<frames { clock.advanceFrame() } }
  }
}
