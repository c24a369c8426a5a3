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
