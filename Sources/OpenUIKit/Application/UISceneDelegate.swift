// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Receives the events of a scene's life cycle; every method is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is connected; apps create its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Would be called after the scene was released; never called here.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene becomes active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Would be called before the scene becomes inactive; never called here.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene enters the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Would be called when the scene enters the background; never called here.
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

/// Receives the events of the life cycle of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, WindowOwner {
  /// The window that the scene shows; most delegates have it as a property.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil; setting it does nothing.
  public var window: UIWindow? {
    get { nil }
    // An optional requirement may be set on a delegate without the property; the value is dropped.
    set {}
  }
}

/// Connects an app's scene.
@MainActor
enum SceneConnection {
  /// Creates the scene and its delegate if the app has one, and calls the delegate in UIKit's
  /// order.
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
