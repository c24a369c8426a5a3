import Foundation

extension UIView {
  /// Returns an object whose properties UIKit would give to all views of the class: a stub here.
  ///
  /// What is set on it has no effect, and the first call says so. The object is made by `init(coder:)`.
  public class func appearance() -> Self {
    RefusedInput.report(
      for: "\(self).appearance()",
      problem: "What is set on the appearance of a class has no effect.",
      remedy: "Set it on the views themselves, when they are made.")
    guard let proxy = self.init(coder: NSKeyedUnarchiver.empty) else {
      // There is no other way to have an object of the class, and nothing else can be returned.
      fatalError("\(self).init(coder:) returns nothing, so that there is no appearance to set")
    }
    return proxy
  }
}
