// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Receives the events of an application's life cycle; every method is optional.
///
/// A class marked `@main` needs nothing else: the program shows the app in the live preview
/// if the product `DynamicsPreview` is linked, and runs it without a screen otherwise.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: WindowOwner {
  /// The window that the app shows; most delegates have it as a property.
  var window: UIWindow? { get set }

  /// Called after the launch, if the method with options is not implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Called before the launch completes.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called after the launch; apps create their window here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app becomes active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Would be called before the app becomes inactive; never called here.
  func applicationWillResignActive(_ application: UIApplication)

  /// Would be called when the app enters the background; never called here.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Would be called before the app enters the foreground; never called here.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Would be called before the app terminates; never called here.
  func applicationWillTerminate(_ application: UIApplication)

  /// Would be called when memory is low; never called here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Would be called to open a URL; never called here.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Would be called for the supported orientations; never called here.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Returns the configuration of the app's first scene.
  ///
  /// Where it names no class, the app's own class `SceneDelegate` is used, as Xcode's template
  /// writes it into the app's property list.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Would be called when the user has closed scenes; never called here.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// Nil; setting it does nothing.
  public var window: UIWindow? {
    get { nil }
    // An optional requirement may be set on a delegate without the property; the value is dropped.
    set {}
  }

  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// The default: true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// The default: calls the method without options.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// The default: false.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// All orientations except upside down.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }

  /// The default: the session's own configuration.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}
