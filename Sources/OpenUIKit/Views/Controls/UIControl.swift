import Foundation

// Longer than a file should be: what a subclass may override must stand in the class itself.

/// A view that answers to touches with events, and calls those who asked for them.
///
/// A target's method is named by a ``Selector``, or itself with its type; the target is not retained.
/// A nil target is the first responder above the control that has the method.
@preconcurrency @MainActor
open class UIControl: UIView {
  var actions: [ControlAction] = []
  /// The finger that is followed.
  private weak var trackedTouch: UITouch?
  /// The event that is being answered, for the actions that want it.
  private var currentEvent: UIEvent?

  // MARK: State

  /// Whether the control answers to touches; true unless set.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is in its selected state; false unless set.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is in its highlighted state, as under a finger; false unless set.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// All that holds of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a finger is followed.
  open private(set) var isTracking = false

  /// Whether the followed finger is inside of the control.
  open private(set) var isTouchInside = false

  /// Where the content lies from left to right; in the middle unless set.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where the content lies from top to bottom; in the middle unless set.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where the content lies from left to right, in a language written from left to right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    default: contentHorizontalAlignment
    }
  }

  /// What the control shows when it is pressed long; kept, and without effect here.
  open var showsMenuAsPrimaryAction = false

  /// Creates a control with a frame in its later superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty control.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control that performs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Called after a state changed.
  func stateDidChange() { setNeedsLayout() }

  // MARK: Actions

  #if !canImport(ObjectiveC)
    /// Calls a method of a target, which is not retained, at events; nil asks the responders above.
    ///
    /// The method takes nothing, the control, or the control and the event.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
      add(ControlAction.Call.selector(action), target: target, controlEvents)
    }

    /// Removes a method of a target at events; nil stands for every target, and for every method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
      let object = target.map { $0 as AnyObject }
      removeActions(for: controlEvents) { own in
        guard !own.isUIAction, object == nil || own.target === object else { return false }
        return action == nil || own.selector == action
      }
    }

    /// Calls a method of a target now; nil asks the responders above.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      let arguments: [Any?] = [self, event]
      guard let target else {
        var responder: UIResponder? = next
        while let current = responder {
          if action.attempt(on: current, with: arguments) { return }
          responder = current.next
        }
        return
      }
      action.perform(
        on: target as AnyObject, with: arguments,
        for: "\(type(of: self)).addTarget(_:action:for:)")
    }

    /// Returns the names of the methods of a target at an event; nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
      let object = target.map { $0 as AnyObject }
      let names = actions.filter { $0.events.contains(controlEvent) && $0.target === object }
        .compactMap { $0.selector?.description }
      return names.isEmpty ? nil : names
    }
  #endif

  /// Performs an action at events; another one of the same identifier at them is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append(ControlAction(call: .action(action), events: controlEvents))
  }

  /// Performs an action no longer at events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Performs the action of an identifier no longer at events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    removeActions(for: controlEvents) { $0.uiAction?.identifier == actionIdentifier }
  }

  /// Performs an action now.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Calls all who asked for one of the events, in the order in which they asked.
  open func sendActions(for controlEvents: Event) {
    for action in actions where !action.events.isDisjoint(with: controlEvents) {
      switch action.call {
      #if !canImport(ObjectiveC)
        case .selector(let selector):
          if let target = action.target {
            sendAction(selector, to: target, for: currentEvent)
          } else if !action.hadTarget {
            sendAction(selector, to: nil, for: currentEvent)
          }
      #endif
      case .method(let method): if let target = action.target { method(target, self) }
      case .action(let action): sendAction(action)
      }
    }
  }

  /// Sends what using the control once means, as a tap on it does.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// The events that somebody asked for.
  open var allControlEvents: Event { actions.reduce([]) { $0.union($1.events) } }

  /// The objects whose methods are called.
  open var allTargets: Set<AnyHashable> {
    Set(actions.compactMap { $0.target as? NSObject }.map { AnyHashable($0) })
  }

  // MARK: Tracking

  /// Whether a finger that touched down is followed; true unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether a finger that moved is followed on; true unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells that the followed finger was lifted; for subclasses to override.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Tells that the followed finger was taken away; for subclasses to override.
  open func cancelTracking(with event: UIEvent?) {}

  /// Points around the bounds in which a followed finger still counts as inside.
  ///
  /// What iPhones of 2024 show for buttons; Apple does not publish it.
  var trackingMargin: CGFloat { 70 }

  /// Follows a finger that touched down, and sends `.touchDown`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    currentEvent = event
    defer { currentEvent = nil }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      isTouchInside = false
      return
    }
    trackedTouch = touch
    isHighlighted = true
    sendActions(for: .touchDown)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
  }

  /// Follows a finger that moved, and sends what that means.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed(among: touches) else { return }
    currentEvent = event
    defer { currentEvent = nil }
    let wasInside = isTouchInside
    isTouchInside = bounds.insetBy(dx: -trackingMargin, dy: -trackingMargin)
      .contains(touch.location(in: self))
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return endTracking(touch, with: event)
    }
    isHighlighted = isTouchInside
    if wasInside != isTouchInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  /// Ends following a finger, and sends `.touchUpInside` or `.touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed(among: touches) else { return }
    currentEvent = event
    defer { currentEvent = nil }
    let isInside = bounds.insetBy(dx: -trackingMargin, dy: -trackingMargin)
      .contains(touch.location(in: self))
    stopTracking()
    endTracking(touch, with: event)
    touchUp(isInside: isInside)
  }

  /// Ends following a finger, and sends `.touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard followed(among: touches) != nil else { return }
    currentEvent = event
    defer { currentEvent = nil }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// Sends what lifting a finger means.
  func touchUp(isInside: Bool) { sendActions(for: isInside ? .touchUpInside : .touchUpOutside) }

  private func followed(among touches: Set<UITouch>) -> UITouch? {
    guard let trackedTouch, touches.contains(trackedTouch) else { return nil }
    return trackedTouch
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Whether a recognizer of a view around the control may take touches away from it; one for the same
  /// gesture as the control's own may not, as UIKit documents it.
  func yields(to recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let tap = recognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }
}
