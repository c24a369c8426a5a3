// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An element for assistive technologies that is not a view; stored, without effect.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view that contains the element; not retained.
  open weak var accessibilityContainer: AnyObject?
  /// An identifier for tests; none by default.
  open var accessibilityIdentifier: String?
  /// The frame in the coordinates of the container, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element of a container, which assistive technologies can access.
  public init(accessibilityContainer container: Any) {
    super.init()
    isAccessibilityElement = true
    accessibilityContainer = container as AnyObject
  }
}

// On Apple's platforms every object has these properties. Those of responders are declared in their class, so
// that subclasses can override them; these reach them through a variable of another type.
@MainActor
extension NSObjectProtocol {
  /// Whether assistive technologies can access the object; stored by responders alone.
  public var isAccessibilityElement: Bool {
    get { (self as? UIResponder)?.isAccessibilityElement ?? false }
    set { (self as? UIResponder)?.isAccessibilityElement = newValue }
  }

  /// The accessibility label; stored by responders alone.
  public var accessibilityLabel: String? {
    get { (self as? UIResponder)?.accessibilityLabel }
    set { (self as? UIResponder)?.accessibilityLabel = newValue }
  }

  /// The accessibility hint; stored by responders alone.
  public var accessibilityHint: String? {
    get { (self as? UIResponder)?.accessibilityHint }
    set { (self as? UIResponder)?.accessibilityHint = newValue }
  }

  /// The accessibility value; stored by responders alone.
  public var accessibilityValue: String? {
    get { (self as? UIResponder)?.accessibilityValue }
    set { (self as? UIResponder)?.accessibilityValue = newValue }
  }

  /// The accessibility traits; stored by responders alone.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { (self as? UIResponder)?.accessibilityTraits ?? .none }
    set { (self as? UIResponder)?.accessibilityTraits = newValue }
  }
}
