import Foundation

/// Hears of an app's life; every method may be left out.
///
/// The class that is marked `@main` needs nothing else: the program shows the app in the live preview
/// where the product `DynamicsPreview` is linked, and runs it without a screen where it is not.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window that the app shows; most delegates have it as a property.
  var window: UIWindow? { get set }

  /// Tells that the app was launched, where the method with options is not there.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Tells that the app is about to be launched.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells that the app was launched: the place to make a window.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells that the app is in front.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells that the app is about to leave the front; never called here.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells that the app is not in front any more; never called here.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Tells that the app comes to the front; never called here.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Tells that the app is about to end; never called here.
  func applicationWillTerminate(_ application: UIApplication)

  /// Tells that memory is short; never called here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Asks to open an address; never called here.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Asks how the app may be turned; never called here.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Asks for the configuration of the scene that the app begins with.
  ///
  /// Where it names no class, the app's own class `SceneDelegate` is used, as Xcode's template writes it
  /// into the app's property list.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Tells that the user closed scenes; never called here.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    // An optional requirement may be set on a delegate without a window, and is lost.
    set {}
  }

  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Launches.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Calls the method without options.
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

  /// Opens nothing.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// Every way but upside down.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }

  /// The session's own configuration.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}
