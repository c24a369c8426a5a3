// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that may contain others that have an appearance.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// An object whose class has an appearance proxy, which is a stub here.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance proxy of the class.
  static func appearance() -> Self
  /// Returns the appearance proxy of the class within containers.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the appearance proxy of the class: a stub here.
  ///
  /// Setting its properties has no effect; the first call reports that. The object is made by
  /// `init(coder:)`, or by `init()` if that gives none.
  public class func appearance() -> Self {
    AppearanceProxy.reportNoEffect(of: self)
    return self.init(coder: NSKeyedUnarchiver.empty) ?? instantiated()
  }

  /// Returns the appearance proxy of the class within containers: a stub here.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance()
  }
}

extension UIBarItem: UIAppearance {
  /// Returns the appearance proxy of the class: a stub here, made by `init()`.
  ///
  /// Setting its properties has no effect; the first call reports that.
  public class func appearance() -> Self {
    AppearanceProxy.reportNoEffect(of: self)
    return instantiated()
  }

  /// Returns the appearance proxy of the class within containers: a stub here.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance()
  }
}

private enum AppearanceProxy {
  static func reportNoEffect(of objectClass: AnyClass) {
    RefusedInput.report(
      for: "\(objectClass).appearance()",
      problem: "Properties set on an appearance proxy have no effect.",
      remedy: "Set them on the views when you create them.")
  }
}
