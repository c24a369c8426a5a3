// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

extension Simulator {
  /// Puts a controller on a screen after the app has begun: animators, timers and display links that
  /// the program made so far are on the simulator's clock, and move when its time passes.
  ///
  /// For code that sets up everything before there is a simulator, as the page of a playground does:
  ///
  ///     if let controller = PlaygroundPage.current.liveViewController {
  ///       let simulator = Simulator(ofRunningApp: controller, size: CGSize(width: 390, height: 844))
  ///       simulator.advance(by: 5)
  ///     }
  ///
  /// Only one simulator of a program can take over what was there before.
  ///
  /// - Parameters:
  ///   - rootViewController: the controller to show.
  ///   - size: the screen in points; one that is not finite and positive is replaced by 390×844.
  public convenience init(ofRunningApp rootViewController: UIViewController, size: CGSize) {
    var environment = AppEnvironment.current
    environment.screen = .usable(size: size)
    environment.application = UIApplication()
    self.init(rootViewController: rootViewController, environment: environment)
  }
}
