// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The interface of an app that creates no window in code: on Apple's platforms its main
/// storyboard.
@MainActor
enum MainInterface {
  /// A class of the module that an object's class is in.
  static func appClass(_ name: String, beside object: AnyObject) -> AnyClass? {
    let module = String(reflecting: type(of: object)).split(separator: ".").first
    return module.flatMap { NSClassFromString("\($0).\(name)") }
  }

  /// Shows the main storyboard if the app delegate has created no window.
  static func showIfNeeded(_ application: UIApplication, _ delegate: any UIApplicationDelegate) {
    guard application.windows.isEmpty else { return }
    let window = delegate.window ?? UIWindow(frame: UIScreen.main.bounds)
    guard fill(window, beside: delegate, storyboard: nil) else { return }
    delegate.window = window
    application.mainWindow = window
    window.makeKeyAndVisible()
  }

  /// Shows the main storyboard if the scene delegate has created no window.
  static func showIfNeeded(
    _ scene: UIWindowScene, _ delegate: any UIWindowSceneDelegate, beside application: UIApplication
  ) {
    guard application.windows.isEmpty else { return }
    let window = delegate.window ?? UIWindow(windowScene: scene)
    let storyboard = scene.session.configuration.storyboard
    guard fill(window, beside: delegate, storyboard: storyboard) else { return }
    delegate.window = window
    application.mainWindow = window
    window.makeKeyAndVisible()
  }

  /// Sets a window's root controller: that of the storyboard `Main` if one was registered,
  /// otherwise an object of the app's class `ViewController`, as in Xcode's template.
  private static func fill(
    _ window: UIWindow, beside delegate: AnyObject, storyboard: UIStoryboard?
  ) -> Bool {
    if window.rootViewController != nil { return true }
    let main = storyboard ?? UIStoryboard(name: "Main", bundle: nil)
    if main.hasInitialViewController {
      window.rootViewController = main.instantiateInitialViewController()
    } else if let type = appClass("ViewController", beside: delegate) as? UIViewController.Type {
      window.rootViewController = type.init(coder: NSKeyedUnarchiver.empty)
    }
    if window.rootViewController != nil { return true }
    RefusedInput.report(
      for: "UIApplicationDelegate.main()",
      problem: "The app has made no window, and there is neither a storyboard Main nor a class "
        + "ViewController to show.",
      remedy: "Make a UIWindow in application(_:didFinishLaunchingWithOptions:), or register the "
        + "first controller with UIStoryboard.register(\"Main\", initial:).")
    return false
  }
}
