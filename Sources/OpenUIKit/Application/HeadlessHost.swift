// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Runs an app in real time without showing it.
@MainActor
final class HeadlessHost: ApplicationHost {
  static func run(
    _ launch: @escaping @MainActor @Sendable () -> UIApplication, title: String
  ) -> Never {
    let clock = AppEnvironment.current.clock
    AppEnvironment.adoptUnhosted()
    AppEnvironment.assignable.application = launch()
    let text = """
      \(title) runs without a screen, in real time, until interrupted (Control-C).
      To see it in a browser, add the product DynamicsPreview of the package OpenUIDynamics to the \
      dependencies of the target; the source stays as it is.

      """
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    Task { @MainActor in
      let start = ContinuousClock.now
      while true {
        clock.advanceFrame()
        // Measured from the start, so that late frames are made up for.
        try? await Task.sleep(until: start + .seconds(clock.now), clock: .continuous)
      }
    }
    dispatchMain()
  }
}
