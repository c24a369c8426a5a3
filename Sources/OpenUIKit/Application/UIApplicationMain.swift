// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIApplicationDelegate {
  /// Launches the app: what `@main` on the delegate's class calls.
  public static func main() {
    ApplicationLaunch.run(delegateClass: Self.self)
  }
}

/// Launches the app whose delegate's class has a name, as from `main.swift`; it never returns.
///
/// - Parameters:
///   - argc: Ignored.
///   - argv: Ignored.
///   - principalClassName: Ignored.
///   - delegateClassName: The name with its module, as `NSStringFromClass(_:)` gives it.
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
