import Foundation

/// A scene: one instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The session of the scene.
  public let session: UISceneSession
  /// The delegate, which receives the events of the scene's life cycle.
  ///
  /// Differs from UIKit: the delegate is retained.
  open var delegate: (any UISceneDelegate)?
  /// The activation state.
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

  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground, receiving events.
    case foregroundActive = 0
    /// In the foreground, not receiving events.
    case foregroundInactive = 1
    /// In the background.
    case background = 2
  }

  /// The reasons for the connection of a scene; empty here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {}
}

/// A scene that has windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen.
  open var screen: UIScreen { UIScreen.main }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// The windows of the scene, the rearmost first.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The key window of the scene.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// The status bar manager.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
}

/// Describes the status bar, which is not drawn here.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The frame: empty.
  open var statusBarFrame: CGRect { .zero }
  /// The style.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  /// Always hidden.
  open var isStatusBarHidden: Bool { true }
}

/// The persistent session of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of the scene.
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
  /// The role of the scene.
  public let role: Role
  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// A persistent identifier.
  open var persistentIdentifier: String { "main" }
  /// Information that the app stores with the session; none unless set.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// The configuration of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the app's property list, of which there is none here.
  public let name: String?
  /// The role of the scene.
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
