// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

extension AppEnvironment {
  /// Creates an environment at time 0 with a screen of a size in points and a style.
  init(screenSize: CGSize, style: UIUserInterfaceStyle) {
    self.init()
    screen = .usable(size: screenSize)
    screen.setUserInterfaceStyle(style)
  }

  /// Launches an app and returns its window; one that shows none gets an empty one.
  ///
  /// - Returns: the window, and the events of animators during the launch.
  mutating func launch(
    _ body: () -> UIApplication
  ) -> (window: UIWindow, events: [LaunchEvents.Entry]) {
    let events = LaunchEvents()
    observers.dynamics = { events.entries.append(($0, $1)) }
    defer { observers.dynamics = nil }
    application = run(body)
    let window = host {
      run {
        if let window = application.keyWindow ?? application.windows.last { return window }
        let window = UIWindow(frame: screen.bounds)
        window.makeKeyAndVisible()
        return window
      }
    }
    return (window, events.entries)
  }
}

/// The events of animators during a launch, before a simulator observes them.
@MainActor
final class LaunchEvents {
  typealias Entry = (animator: UIDynamicAnimator, event: DynamicsEvent)

  var entries: [Entry] = []
}

extension UIScreen {
  /// Returns a screen of a size in points; 390×844 replaces a size that no screen can have.
  static func usable(size: CGSize) -> UIScreen {
    let screen = UIScreen()
    if size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0 {
      screen.resize(to: size)
    } else {
      RefusedInput.report(
        for: "Simulator.init(rootViewController:size:)",
        problem: "\(size.width)×\(size.height) is not a screen size; using 390×844.",
        remedy: "Give a positive width and height in points.")
    }
    return screen
  }
}
