// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The root of an app's view hierarchy.
@preconcurrency @MainActor
open class UIWindow: UIView {
  private var layoutDriver: WindowLayoutDriver?

  /// The root view controller, whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { showRoot() }
    }
  }

  /// The screen that the window is on: the one of the app that made it.
  open var screen: UIScreen { madeOn }
  private let madeOn = UIScreen.main

  /// Whether the window is the key window.
  open internal(set) var isKeyWindow = false

  /// The window's level; `.normal` by default.
  open var windowLevel = Level.normal

  /// The scene that the window belongs to; none by default.
  open weak var windowScene: UIWindowScene?

  /// Creates a window, hidden until `makeKeyAndVisible()`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a window of a scene, as large as the screen, hidden until `makeKeyAndVisible()`.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    isHidden = true
  }

  /// Creates a window of the screen's size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIScreen.main.bounds
    isHidden = true
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Makes the window the key window.
  open func makeKey() {
    UIApplication.shared.add(self)
    UIApplication.shared.makeKey(self)
    becomeKey()
  }

  /// Called when the window becomes key; for subclasses to override.
  open func becomeKey() {}

  /// Called when another window becomes key; for subclasses to override, never called here.
  open func resignKey() {}

  /// Whether the window is hidden; true for a new window.
  ///
  /// Showing it immediately loads the root controller's view, lays it out and sends its appearance
  /// callbacks.
  open override var isHidden: Bool {
    didSet { if oldValue, !isHidden { show() } }
  }

  /// The scene, or the app.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  private func show() {
    UIApplication.shared.add(self)
    joinClock()
    showRoot()
  }

  /// Delivers the touches of an event to gesture recognizers, then to views.
  open func sendEvent(_ event: UIEvent) {
    deliver(event)
  }

  /// Resizes the window, as rotating the device does.
  package func resize(to size: CGSize) {
    let transition = ControllerTransition(
      from: nil, to: rootViewController, in: self, isAnimated: false, completion: { _ in })
    rootViewController?.viewWillTransition(to: size, with: transition)
    frame = CGRect(origin: frame.origin, size: size)
    layoutIfNeeded()
    transition.start()
    layoutIfNeeded()
  }

  private func showRoot() {
    guard let root = rootViewController, root.viewIfLoaded?.superview !== self else { return }
    root.loadViewIfNeeded()
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(root.view, at: 0)
    layoutIfNeeded()
    displayTree()
  }

  private func joinClock() {
    guard layoutDriver == nil else { return }
    let driver = WindowLayoutDriver(window: self)
    layoutDriver = driver
    AppEnvironment.current.clock.join(driver, phase: .layout)
  }
}

extension UIWindow {
  /// The level of a window; windows with higher levels are in front.
  public struct Level: Hashable, RawRepresentable, Sendable, Comparable {
    /// The level's number.
    public var rawValue: CGFloat

    /// Creates a level from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0, of an app's own windows.
    public static let normal = Level(0)
    /// 1000, of the status bar.
    public static let statusBar = Level(1000)
    /// 2000, of alerts.
    public static let alert = Level(2000)

    /// Whether a level is below another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    /// Returns a level higher by a number.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }

    /// Returns a level lower by a number.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }
}

/// Lays out a window at the end of each frame.
@MainActor
private final class WindowLayoutDriver: FrameParticipant {
  private weak var window: UIWindow?

  init(window: UIWindow) {
    self.window = window
  }

  func frameClockDidTick(_ clock: FrameClock) {
    window?.layoutIfNeeded()
    window?.displayTree()
  }
}
