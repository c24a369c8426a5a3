import Foundation

extension UIApplicationDelegate {
  /// Launches the app: what `@main` on the delegate's class calls.
  public static func main() {
    ApplicationLaunch.run(delegateClass: Self.self)
  }
}

/// Launches the app whose delegate has a class of a name, as from `main.swift`; it never returns.
///
/// - Parameter delegateClassName: The name with its module, as `NSStringFromClass(_:)` gives it.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName, let delegateClass = NSClassFromString(delegateClassName) else {
    RefusedInput.report(
      for: "UIApplicationMain(_:_:_:_:)",
      problem: "There is no class named \(delegateClassName ?? "nothing").",
      remedy: "Pass NSStringFromClass(AppDelegate.self).")
    return 1
  }
  ApplicationLaunch.run(delegateClass: delegateClass)
}

/// Shows apps, or lets them run: the live preview, where it is linked.
///
/// A program that marks its delegate with `@main` names no host. The preview is found by the name of
/// its class, so that an app need not be changed to be seen.
@MainActor
package protocol ApplicationHost: AnyObject {
  /// Runs apps until the process ends; every client has one of its own, launched by the closure.
  static func run(
    _ launch: @escaping @MainActor @Sendable () -> UIApplication, title: String
  ) -> Never
}

/// How an app comes to life.
package enum ApplicationLaunch {
  private static let previewHost = "DynamicsPreview.PreviewHost"

  @MainActor
  static func run(delegateClass: AnyClass) -> Never {
    let launch: @MainActor @Sendable () -> UIApplication = {
      application(delegateClass: delegateClass)
    }
    if let host = NSClassFromString(previewHost) as? any ApplicationHost.Type {
      host.run(launch, title: title(of: delegateClass))
    }
    HeadlessHost.run(launch, title: title(of: delegateClass))
  }

  /// The module that the delegate is in, which is the name of the app.
  private static func title(of delegateClass: AnyClass) -> String {
    String(reflecting: delegateClass).split(separator: ".").first.map(String.init) ?? "App"
  }

  /// Makes an app and its delegate, and tells the delegate what UIKit tells it, in its order.
  @MainActor
  package static func application(delegateClass: AnyClass) -> UIApplication {
    let application = UIApplication()
    AppEnvironment.current.application = application
    guard delegateClass is any UIApplicationDelegate.Type,
      let delegate = instance(of: delegateClass) as? any UIApplicationDelegate
    else {
      RefusedInput.report(
        for: "UIApplicationDelegate.main()",
        problem: "\(delegateClass) is not both a UIResponder and a UIApplicationDelegate.",
        remedy: "Declare it as class AppDelegate: UIResponder, UIApplicationDelegate.")
      return application
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
    return application
  }
}
