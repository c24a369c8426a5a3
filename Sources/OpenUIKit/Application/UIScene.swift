import Foundation

/// One of an app's interfaces: on a phone the only one.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// What the system knows of the scene.
  public let session: UISceneSession
  /// The object that hears of the scene's life, which the scene keeps.
  ///
  /// Differs from UIKit: the delegate is retained.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is in front.
  open internal(set) var activationState = ActivationState.unattached
  /// The title; empty unless set.
  open var title: String! = ""

  /// Creates a scene.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The app.
  open override var next: UIResponder? { UIApplication.shared }

  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, with touches.
    case foregroundActive = 0
    /// In front, without touches.
    case foregroundInactive = 1
    /// Not in front.
    case background = 2
  }

  /// Why a scene is connected: nothing is known here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {}
}

/// A scene that has windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen.
  open var screen: UIScreen { UIScreen.main }
  /// How the scene is turned.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// The windows of the scene, the rearmost first.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The window of the scene that gets keys.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// What is known of the status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
}

/// What is known of the status bar, which is not drawn here.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// No rectangle.
  open var statusBarFrame: CGRect { .zero }
  /// The look.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  /// Always hidden.
  open var isStatusBarHidden: Bool { true }
}

/// What the system knows of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What kind of scene it is.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app's own interface on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// An interface on another display.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The scene; nil before it is connected.
  open internal(set) weak var scene: UIScene?
  /// What kind of scene it is.
  public let role: Role
  /// How the scene is made.
  open internal(set) var configuration: UISceneConfiguration
  /// A name that stays the same.
  open var persistentIdentifier: String { "main" }
  /// What the app keeps beside the scene; none unless set.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the app's property list, of which there is none here.
  public let name: String?
  /// What kind of scene it is.
  public let role: UISceneSession.Role
  /// The class of the scene; `UIWindowScene` unless set to a subclass of it.
  open var sceneClass: AnyClass?
  /// The class of the delegate; the app's class `SceneDelegate` unless set.
  open var delegateClass: AnyClass?
  /// The storyboard that the scene begins with; none unless set.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
