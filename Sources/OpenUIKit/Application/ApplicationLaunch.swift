// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Launches apps: creates the application and its delegate, and calls the delegate in UIKit's
/// order.
package enum ApplicationLaunch {
  @MainActor
  static func run(delegateClass: AnyClass) -> Never {
    host().run(
      { application(delegateClass: delegateClass) }, title: title(of: delegateClass))
  }

  /// The module that the delegate is in, which is the name of the app.
  private static func title(of delegateClass: AnyClass) -> String {
    String(reflecting: delegateClass).split(separator: ".").first.map(String.init) ?? "App"
  }

  /// Creates an application and its delegate, and calls the delegate in UIKit's order.
  @MainActor
  package static func application(delegateClass: AnyClass) -> UIApplication {
    let application = UIApplication()
    AppEnvironment.assignable.application = application
    AppEnvironment.current.host { launch(application, delegateClass) }
    return application
  }

  @MainActor
  private static func launch(_ application: UIApplication, _ delegateClass: AnyClass) {
    guard delegateClass is any UIApplicationDelegate.Type,
      let delegate = RuntimeInstantiation.responder(of: delegateClass) as? any UIApplicationDelegate
    else {
      RefusedInput.report(
        for: "UIApplicationDelegate.main()",
        problem: "\(delegateClass) is not both a UIResponder and a UIApplicationDelegate.",
        remedy: "Declare it as class AppDelegate: UIResponder, UIApplicationDelegate.")
      return
    }
    application.delegate = delegate
    application.applicationState = .inactive
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application)
    let hasScene = SceneConnection.connect(application, delegate)
    application.applicationState = .active
    if !hasScene {
      MainInterface.showIfNeeded(application, delegate)
      delegate.applicationDidBecomeActive(application)
    }
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: application)
  }
}
