// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The app that is running: its windows, its state and its delegate.
///
/// Every simulated screen has an app of its own; `shared` is the one whose code runs.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app whose code runs.
  open class var shared: UIApplication { AppEnvironment.current.application }

  /// The delegate, which receives the events of the application's life cycle.
  ///
  /// Differs from UIKit: the delegate is retained.
  open var delegate: (any UIApplicationDelegate)? {
    get {
      if storedDelegate == nil, let make = Self.makeDelegate {
        storedDelegate = make()
        isDelegateRegistered = true
      }
      if isDelegateRegistered, let storedDelegate, storedDelegate.window == nil {
        storedDelegate.window = keyWindow
      }
      return storedDelegate
    }
    set {
      storedDelegate = newValue
      isDelegateRegistered = false
    }
  }

  private var storedDelegate: (any UIApplicationDelegate)?
  /// Whether the delegate was made without a launch.
  private var isDelegateRegistered = false
  private static var makeDelegate: (@MainActor () -> any UIApplicationDelegate)?
  private static var makeSceneDelegate: (@MainActor () -> any UISceneDelegate)?

  /// Registers how the delegates of an app without a launch are created, when they are first asked for.
  ///
  /// Own extension. The delegates are not told of a launch or a scene. Their window is the key window, as that of
  /// an app whose storyboard was loaded.
  public static func register(
    delegate make: (@MainActor () -> any UIApplicationDelegate)?,
    sceneDelegate makeSceneDelegate: (@MainActor () -> any UISceneDelegate)? = nil
  ) {
    makeDelegate = make
    self.makeSceneDelegate = makeSceneDelegate
  }

  /// Creates the delegate that was registered for the scene; nil if there is none.
  static func makeRegisteredSceneDelegate() -> (any UISceneDelegate)? { makeSceneDelegate?() }

  private var knownWindows: [WeakReference<UIWindow>] = []
  /// The first responder.
  package weak var firstResponder: UIResponder?
  /// The keyboard of the screen.
  let keyboard = KeyboardPresenter()
  /// The window of an app that creates none.
  var mainWindow: UIWindow?

  /// Creates an app without a delegate.
  public override init() {
    super.init()
  }

  // MARK: Windows

  /// The windows that were shown, the rearmost first: by level, then in the order of showing.
  open var windows: [UIWindow] {
    let all = knownWindows.compactMap(\.object)
    return all.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  /// The key window.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// The scenes of the app: one, from the first window on if the app has no scene delegate.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Whether the app may show several scenes; false here.
  open var supportsMultipleScenes: Bool { false }

  func add(_ window: UIWindow) {
    knownWindows.removeAll { $0.object == nil }
    guard !knownWindows.contains(where: { $0.object === window }) else { return }
    knownWindows.append(WeakReference(window))
    if connectedScenes.isEmpty { connectedScenes = [makeScene()] }
    // An app with a scene delegate chooses the scene of each window.
    guard window.windowScene == nil, let scene = connectedScenes.first as? UIWindowScene,
      scene.isMadeForWindows
    else { return }
    window.windowScene = scene
  }

  /// Creates the scene of an app that has been launched without one.
  private func makeScene() -> UIWindowScene {
    let scene = UIWindowScene(
      session: UISceneSession(role: .windowApplication),
      connectionOptions: UIScene.ConnectionOptions())
    scene.activationState = .foregroundActive
    scene.isMadeForWindows = true
    return scene
  }

  func makeKey(_ window: UIWindow) {
    for other in windows where other !== window { other.isKeyWindow = false }
    window.isKeyWindow = true
  }

  // MARK: State

  /// The state of the app; `.active` after its launch.
  open internal(set) var applicationState = State.active

  /// Whether the idle timer is disabled; false unless set, and without effect here.
  open var isIdleTimerDisabled = false

  /// The badge number of the app's icon; 0 unless set, and not drawn.
  open var applicationIconBadgeNumber = 0

  /// The quick actions of the app's icon; nil unless set, and not shown.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// Whether the network activity indicator is visible; false unless set, and not drawn.
  open var isNetworkActivityIndicatorVisible = false

  /// The seconds that the app may still run in the background: no limit.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  private var ignoredEventCount = 0

  /// Whether touches are dropped.
  open var isIgnoringInteractionEvents: Bool { ignoredEventCount > 0 }

  /// Drops touches until `endIgnoringInteractionEvents()` was called as often.
  open func beginIgnoringInteractionEvents() { ignoredEventCount += 1 }

  /// Ends what `beginIgnoringInteractionEvents()` began.
  open func endIgnoringInteractionEvents() { ignoredEventCount = max(ignoredEventCount - 1, 0) }

  // MARK: Status bar

  /// The rectangle of the status bar: none, because no status bar is drawn.
  open var statusBarFrame: CGRect { .zero }

  /// The look of the status bar; `.default` unless set, and not drawn.
  open var statusBarStyle = UIStatusBarStyle.default

  /// Whether the status bar is hidden: always here.
  open var isStatusBarHidden: Bool { true }

  /// Sets the look of the status bar, as before iOS 9; it is not drawn.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Hides or shows the status bar, as before iOS 9; has no effect, because none is drawn.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// How the app is turned: upright where the screen is higher than wide.
  open var statusBarOrientation: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  // MARK: Events

  /// Sends an event to the key window; for subclasses to extend.
  open func sendEvent(_ event: UIEvent) { keyWindow?.sendEvent(event) }

  #if !canImport(ObjectiveC)
    /// Calls a method of a target; returns false without a target.
    ///
    /// Differs from UIKit: without a target, the responder chain is not searched.
    open func sendAction(
      _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
      guard let target else { return false }
      action.perform(
        on: target as AnyObject, with: [sender, event],
        for: "UIApplication.sendAction(_:to:from:for:)")
      return true
    }
  #endif

  // MARK: Other apps

  /// Whether another app can open a URL: never here.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens a URL in another app: there is none here, so the completion receives false and a
  /// diagnostic names the URL.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    RefusedInput.report(
      for: "UIApplication.open(_:options:completionHandler:)",
      problem: "There is no other app that could open \(url.absoluteString).",
      remedy: "Open it where the app runs on a device.")
    completion?(false)
  }

  /// Opens a URL in another app: there is none here, so that it returns false.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }

  /// Whether the app is registered for remote notifications: never here.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Asks for remote notifications: there are none here, which a diagnostic says once.
  open func registerForRemoteNotifications() {
    RefusedInput.report(
      for: "UIApplication.registerForRemoteNotifications()",
      problem: "There is no service that could send notifications.",
      remedy: "Register where the app runs on a device.")
  }

  /// Gives up remote notifications; has no effect.
  open func unregisterForRemoteNotifications() {}

  // MARK: Icon

  /// Whether the app may change its icon: never here.
  open var supportsAlternateIcons: Bool { false }

  /// The name of the icon that is shown instead of the primary one: always nil here.
  open var alternateIconName: String? { nil }

  /// Changes the icon of the app: there is none here, which the completion's error and a diagnostic say.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    RefusedInput.report(
      for: "UIApplication.setAlternateIconName(_:completionHandler:)",
      problem: "There is no icon that could be changed.",
      remedy: "Check supportsAlternateIcons first.")
    completionHandler?(CocoaError(.featureUnsupported))
  }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }
}

extension UIApplication {
  /// The state of an application.
  public enum State: Int, Sendable {
    /// In the foreground, receiving events.
    case active = 0
    /// In the foreground, not receiving events.
    case inactive = 1
    /// In the background.
    case background = 2
  }
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// According to the style of the interface.
  case `default` = 0
  /// Light content.
  case lightContent = 1
  /// Dark content.
  case darkContent = 3
}

/// How the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// From above, or upwards.
  case slide = 2
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Turned to the left.
  case landscapeLeft = 4
  /// Turned to the right.
  case landscapeRight = 3

  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a mask from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Turned to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Turned to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
