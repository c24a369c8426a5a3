// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that responds to events: a view, a view controller, a window.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder in the chain; nil unless a subclass overrides it.
  open var next: UIResponder? { nil }

  /// Whether the responder may become the first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may resign as the first responder; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder, as a text field is while the user types.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Becomes the first responder, if it can and the present one resigns.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    return UIApplication.shared.keyboard.afterChange {
      guard canBecomeFirstResponder,
        UIApplication.shared.firstResponder?.resignFirstResponder() ?? true
      else { return false }
      UIApplication.shared.firstResponder = self
      return true
    }
  }

  /// Resigns as the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder {
      UIApplication.shared.keyboard.afterChange { UIApplication.shared.firstResponder = nil }
    }
    return true
  }

  /// The view in place of the keyboard while the responder is the first responder; nil, the keyboard,
  /// unless overridden.
  open var inputView: UIView? { nil }

  /// The view above the keyboard; nil unless overridden.
  open var inputAccessoryView: UIView? { nil }

  /// Shows changed input views of the first responder.
  open func reloadInputViews() {
    if isFirstResponder { UIApplication.shared.keyboard.update() }
  }

  /// Called after a storyboard has created the object; for subclasses to override.
  ///
  /// Differs from UIKit: it is called only for controllers that `UIStoryboard` creates, and for views
  /// of the app's classes in scenes that `dynamics-port` reads.
  open func awakeFromNib() {}

  /// Would be called when Interface Builder shows the object; never called here.
  open func prepareForInterfaceBuilder() {}

  /// Would be called when the device is shaken; forwarded unless overridden, never called here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Would be called when shaking ends; forwarded unless overridden, never called here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when touches begin; forwarded to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let next else {
      for touch in touches { touch.isUnhandled = true }
      return
    }
    next.touchesBegan(touches, with: event)
  }

  /// Called when touches move; forwarded to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end; forwarded to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are canceled, for example by a gesture; forwarded unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Accessibility

  // On Apple's platforms every object has these; here they are declared where subclasses can override them.

  /// Whether assistive technologies can access the object; stored, but has no effect.
  open var isAccessibilityElement = false
  /// The accessibility label; none by default.
  open var accessibilityLabel: String?
  /// The accessibility hint; none by default.
  open var accessibilityHint: String?
  /// The accessibility value; none by default.
  open var accessibilityValue: String?
  /// The accessibility traits; none by default.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// The frame in the coordinates of the screen, in points; empty unless set, but for views.
  open var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? .zero }
    set { ownAccessibilityFrame = newValue }
  }
  final var ownAccessibilityFrame: CGRect?
  /// Whether assistive technologies ignore the siblings; stored, but has no effect.
  open var accessibilityViewIsModal = false
  /// Whether assistive technologies ignore the descendants; stored, but has no effect.
  open var accessibilityElementsHidden = false
  /// Whether the elements are read together; stored, but has no effect.
  open var shouldGroupAccessibilityChildren = false
  /// The elements in the object; nil by default.
  open var accessibilityElements: [Any]?

  /// Returns the number of elements in the object.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the element with an index; nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element; `NSNotFound` if it is none of the object's.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Performs the default action of the element; returns false, unless overridden.
  open func accessibilityActivate() -> Bool { false }

  /// Adds to the value of an adjustable element; does nothing, unless overridden.
  open func accessibilityIncrement() {}

  /// Subtracts from the value of an adjustable element; does nothing, unless overridden.
  open func accessibilityDecrement() {}

  /// Leaves a modal view; returns false, unless overridden.
  open func accessibilityPerformEscape() -> Bool { false }

  #if !canImport(ObjectiveC)
    /// The commands of keys of a hardware keyboard; none unless overridden.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Whether the responder can perform an action; true by default for every responder.
    ///
    /// Differs from UIKit: only the method of the selector decides.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }

    /// Called when an observed property has changed; for subclasses to override.
    ///
    /// - Parameters:
    ///   - keyPath: the path that was observed.
    ///   - object: the observed object.
    ///   - change: the values that the options of the observation requested.
    ///   - context: the context of the observation.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  #endif
}
