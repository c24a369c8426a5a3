// SPDX-License-Identifier: Apache-2.0

import Foundation

// Names of members before Swift 4.2. They still work in Swift 4, as in Apple's SDK; in Swift 5 and
// later the compiler offers the new name.
#if !canImport(ObjectiveC)
  extension UIView {
    /// Moves a subview in front of the others.
    @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

    /// Moves a subview behind the others.
    @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
  }

  extension UIViewController {
    /// The child view controllers.
    @available(swift, obsoleted: 4.2, renamed: "children")
    public var childViewControllers: [UIViewController] { children }

    /// Adds a child view controller.
    @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) {
      addChild(childController)
    }

    /// Removes the controller from its parent.
    @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }
  }

  /// Returns a rectangle with its edges moved inward.
  @available(swift, obsoleted: 4.2, renamed: "CGRect.inset(self:by:)")
  public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    rect.inset(by: insets)
  }

  /// Returns a point as text: `{x, y}`.
  ///
  /// Differs from UIKit: it also compiles in later modes, with a warning.
  @available(swift, deprecated: 4.2, renamed: "NSCoder.string(for:)")
  public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

  /// Returns a size as text: `{width, height}`.
  ///
  /// Differs from UIKit: it also compiles in later modes, with a warning.
  @available(swift, deprecated: 4.2, renamed: "NSCoder.string(for:)")
  public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

  /// Returns a rectangle as text: `{{x, y}, {width, height}}`.
  ///
  /// Differs from UIKit: it also compiles in later modes, with a warning.
  @available(swift, deprecated: 4.2, renamed: "NSCoder.string(for:)")
  public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

  /// Returns a transform as text: `[a, b, c, d, tx, ty]`.
  ///
  /// Differs from UIKit: it also compiles in later modes, with a warning.
  @available(swift, deprecated: 4.2, renamed: "NSCoder.string(for:)")
  public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
    NSCoder.string(for: transform)
  }
#endif
