import Foundation

/// Hears of a scene's life; every method may be left out.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells that the scene was added to the app: the place to make a window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Tells that the scene was released; never called here.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells that the scene is in front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells that the scene is about to leave the front; never called here.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells that the scene comes to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells that the scene is not in front any more; never called here.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Hears of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window that the scene shows; most delegates have it as a property.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    // An optional requirement may be set on a delegate without a window, and is lost.
    set {}
  }
}

/// Connects an app's scene.
@MainActor
enum SceneConnection {
  /// Makes the scene and its delegate where the app has one, and tells the delegate in UIKit's order.
  static func connect(
    _ application: UIApplication, _ delegate: any UIApplicationDelegate
  ) -> Bool {
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      application, configurationForConnecting: session, options: options)
    session.configuration = configuration
    guard
      let delegateClass = configuration.delegateClass ?? templateClass(beside: delegate),
      delegateClass is any UISceneDelegate.Type,
      let sceneDelegate =
        RuntimeInstantiation.responder(of: delegateClass) as? any UISceneDelegate
    else { return false }
    let sceneClass = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    scene.delegate = sceneDelegate
    application.connectedScenes = [scene]
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    if let delegate = sceneDelegate as? any UIWindowSceneDelegate {
      MainInterface.showIfNeeded(scene, delegate, beside: application)
    }
    sceneDelegate.sceneWillEnterForeground(scene)
    scene.activationState = .foregroundActive
    sceneDelegate.sceneDidBecomeActive(scene)
    return true
  }

  /// The class that Xcode's template names in the app's property list.
  private static func templateClass(beside delegate: any UIApplicationDelegate) -> AnyClass? {
    MainInterface.appClass("SceneDelegate", beside: delegate)
  }
}
