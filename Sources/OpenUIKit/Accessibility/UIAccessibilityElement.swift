// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An element for assistive technologies that is not a view; stored, without effect.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, AccessibilityDescribing {
  /// The view that contains the element; not retained.
  open weak var accessibilityContainer: AnyObject?
  /// Whether assistive technologies can access the element; true by default.
  open var isAccessibilityElement = true
  /// The accessibility label; none by default.
  open var accessibilityLabel: String?
  /// The accessibility hint; none by default.
  open var accessibilityHint: String?
  /// The accessibility value; none by default.
  open var accessibilityValue: String?
  /// An identifier for tests; none by default.
  open var accessibilityIdentifier: String?
  /// The accessibility traits; none by default.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// The frame in the coordinates of the screen, in points.
  open var accessibilityFrame = CGRect.zero
  /// The frame in the coordinates of the container, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element of a container.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }
}

/// Has the properties that describe an object to assistive technologies.
@preconcurrency @MainActor
protocol AccessibilityDescribing: AnyObject {
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
}

// On Apple's platforms every object has these properties. Those of views and elements are declared in their
// classes, so that subclasses can override them; these reach them through a variable of another type.
@MainActor
extension NSObjectProtocol {
  /// Whether assistive technologies can access the object; stored by views and elements alone.
  public var isAccessibilityElement: Bool {
    get { (self as? any AccessibilityDescribing)?.isAccessibilityElement ?? false }
    set { (self as? any AccessibilityDescribing)?.isAccessibilityElement = newValue }
  }

  /// The accessibility label; stored by views and elements alone.
  public var accessibilityLabel: String? {
    get { (self as? any AccessibilityDescribing)?.accessibilityLabel }
    set { (self as? any AccessibilityDescribing)?.accessibilityLabel = newValue }
  }

  /// The accessibility hint; stored by views and elements alone.
  public var accessibilityHint: String? {
    get { (self as? any AccessibilityDescribing)?.accessibilityHint }
    set { (self as? any AccessibilityDescribing)?.accessibilityHint = newValue }
  }

  /// The accessibility value; stored by views and elements alone.
  public var accessibilityValue: String? {
    get { (self as? any AccessibilityDescribing)?.accessibilityValue }
    set { (self as? any AccessibilityDescribing)?.accessibilityValue = newValue }
  }

  /// The accessibility traits; stored by views and elements alone.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { (self as? any AccessibilityDescribing)?.accessibilityTraits ?? .none }
    set { (self as? any AccessibilityDescribing)?.accessibilityTraits = newValue }
  }
}
