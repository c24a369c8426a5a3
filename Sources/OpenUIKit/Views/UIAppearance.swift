// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// Returns the appearance proxy of the class: a stub here.
  ///
  /// Setting its properties has no effect; the first call reports that. The object is made by
  /// `init(coder:)`.
  public class func appearance() -> Self {
    RefusedInput.report(
      for: "\(self).appearance()",
      problem: "Properties set on an appearance proxy have no effect.",
      remedy: "Set them on the views when you create them.")
    guard let proxy = self.init(coder: NSKeyedUnarchiver.empty) else {
      // There is no other way to create an instance, and nothing else can be returned.
      fatalError("\(self).init(coder:) returns nothing, so that there is no appearance to set")
    }
    return proxy
  }
}
