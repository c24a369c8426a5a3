import Foundation
import OpenUIDynamics

/// What code of an app finds around itself: the time, the app and the screen.
@MainActor
final class AppEnvironment {
  let clock: FrameClock
  /// The screen in points.
  let size: CGSize
  private(set) var application = UIApplication()
  /// What happened in animators while the app was launched, before a simulator listened.
  private var earlyEvents: [(animator: UIDynamicAnimator, event: DynamicsEvent)] = []

  /// The screen where the asked size cannot be one, in points.
  private static let standardSize = CGSize(width: 390, height: 844)

  init(size: CGSize, clock: FrameClock) {
    self.clock = clock
    let isUsable = size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0
    if !isUsable {
      RefusedInput.report(
        for: "Simulator.init(rootViewController:size:)",
        problem: "\(size.width)×\(size.height) is no size of a screen, so 390×844 is used.",
        remedy: "Give a positive width and height in points.")
    }
    self.size = isUsable ? size : Self.standardSize
  }

  /// Runs code of the app.
  func run<Result>(_ body: () -> Result) -> Result {
    let screen = UIScreen.main
    let (previousSize, previousApplication) = (screen.bounds.size, UIApplication.current)
    screen.resize(to: size)
    UIApplication.current = application
    defer {
      screen.resize(to: previousSize)
      UIApplication.current = previousApplication
    }
    return clock.whileCurrent(body)
  }

  /// Returns what happened while the app was launched, once, and lets go of the animators.
  func takeEarlyEvents() -> [(animator: UIDynamicAnimator, event: DynamicsEvent)] {
    defer { earlyEvents = [] }
    return earlyEvents
  }

  /// Launches an app and returns its window; one that shows none gets an empty one.
  func launch(_ body: () -> UIApplication) -> UIWindow {
    clock.dynamicsObserver = { [weak self] in self?.earlyEvents.append(($0, $1)) }
    defer { clock.dynamicsObserver = nil }
    application = run(body)
    return run {
      if let window = application.keyWindow ?? application.windows.last { return window }
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.makeKeyAndVisible()
      return window
    }
  }
}
