import Foundation

/// Something that can answer to touches: a view, a view controller, a window.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Who is asked when this one does not answer; nobody unless a subclass says otherwise.
  open var next: UIResponder? { nil }

  /// Whether the responder may become the first one to be asked; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder lets another become the first one; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first one to be asked, as a text field is while the user types.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Becomes the first one to be asked, where it can and the one before lets go.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder,
      UIApplication.shared.firstResponder?.resignFirstResponder() ?? true
    else { return false }
    UIApplication.shared.firstResponder = self
    return true
  }

  /// Is not the first one to be asked any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIApplication.shared.firstResponder = nil }
    return true
  }

  /// Tells that a storyboard made the object; for subclasses to override.
  ///
  /// Differs from UIKit: only controllers that `UIStoryboard` made hear of it.
  open func awakeFromNib() {}

  /// Tells that Interface Builder shows the object; for subclasses to override, never called here.
  open func prepareForInterfaceBuilder() {}

  /// Tells that the device is shaken; passed on unless overridden, never called here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Tells that the device is not shaken any more; passed on unless overridden, never called here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Tells that fingers touched down; passed on unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells that fingers moved; passed on unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells that fingers were lifted; passed on unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells that the touches went to somebody else, such as a gesture; passed on unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  #if !canImport(ObjectiveC)
    /// Tells that an observed property has changed; for subclasses to override.
    ///
    /// - Parameters:
    ///   - keyPath: the path that was observed.
    ///   - object: whose property it is.
    ///   - change: what the options of the observation asked for.
    ///   - context: what the observation was begun with.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  #endif
}
