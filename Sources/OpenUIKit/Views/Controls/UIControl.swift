// SPDX-License-Identifier: Apache-2.0

import Foundation

// Longer than usual: members that subclasses may override must be declared in the class itself.

/// A view that turns touches into control events and sends them to targets and actions.
///
/// A target's method is given by a ``Selector`` or as an unapplied method reference; the target is
/// not retained. For a nil target, the first object in the responder chain that has the method is
/// called.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  var actions: [ControlAction] = []
  /// The tracked touch.
  private weak var trackedTouch: UITouch?
  /// The event being handled, for actions that take it.
  private var currentEvent: UIEvent?

  // MARK: State

  /// Whether the control reacts to touches; true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is in its selected state; false by default.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is in its highlighted state, as while touched; false by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The current states of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a touch is being tracked.
  open private(set) var isTracking = false

  /// Whether the tracked touch is inside the control.
  open private(set) var isTouchInside = false

  /// The horizontal alignment of the content; centered by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The vertical alignment of the content; centered by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of the content, resolved for a left-to-right layout direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    default: contentHorizontalAlignment
    }
  }

  /// Whether the primary action opens the menu of a button; false by default.
  open var showsMenuAsPrimaryAction = false

  /// The interaction that opens the control's menu; nil unless enabled.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Whether a long press opens the control's menu; false by default.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if let old = contextMenuInteraction { removeInteraction(old) }
      contextMenuInteraction = newValue ? UIContextMenuInteraction(delegate: self) : nil
      if let new = contextMenuInteraction { addInteraction(new) }
    }
  }

  /// Returns the menu that a long press opens; none unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Called before the menu opens; for subclasses to override.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called when the menu has closed; for subclasses to override.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Creates a control with a frame in its later superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty control.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control with a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Called after a state changed.
  func stateDidChange() { setNeedsLayout() }

  // MARK: Actions

  #if !canImport(ObjectiveC)
    /// Adds a method of a target for control events; the target is not retained, and nil stands for
    /// the responder chain.
    ///
    /// The method takes no arguments, the control, or the control and the event.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
      add(ControlAction.Call.selector(action), target: target, controlEvents)
    }

    /// Removes a method of a target for control events; nil stands for any target or any method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
      let object = target.map { $0 as AnyObject }
      removeActions(for: controlEvents) { own in
        guard !own.isUIAction, object == nil || own.target === object else { return false }
        return action == nil || own.selector == action
      }
    }

    /// Calls a method of a target immediately; nil searches the responder chain.
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

    /// Returns the names of a target's methods for an event; nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
      let object = target.map { $0 as AnyObject }
      let names = actions.filter { $0.events.contains(controlEvent) && $0.target === object }
        .compactMap { $0.selector?.description }
      return names.isEmpty ? nil : names
    }
  #endif

  /// Adds an action for control events; replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append(ControlAction(call: .action(action), events: controlEvents))
  }

  /// Removes an action for control events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for control events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    removeActions(for: controlEvents) { $0.uiAction?.identifier == actionIdentifier }
  }

  /// Performs an action immediately.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Calls all handlers of the events, in order of registration.
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

  /// Sends the control's primary action, as a tap does.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// The events that have handlers.
  open var allControlEvents: Event { actions.reduce([]) { $0.union($1.events) } }

  /// The targets of the control; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      actions.filter { !$0.isUIAction }.compactMap { action -> AnyHashable? in
        action.hadTarget ? (action.target as? NSObject).map { AnyHashable($0) } : NSNull()
      })
  }

  // MARK: Tracking

  /// Whether to track a touch that began; true by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether to continue tracking a touch that moved; true by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ended; for subclasses to override.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when tracking was cancelled; for subclasses to override.
  open func cancelTracking(with event: UIEvent?) {}

  /// The margin around the bounds within which a tracked touch counts as inside, in points.
  ///
  /// As observed for buttons on iPhones of 2024; Apple does not document it.
  var trackingMargin: CGFloat { 70 }

  /// Starts tracking a touch and sends `.touchDown`.
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

  /// Continues tracking a touch and sends the drag events.
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

  /// Ends tracking and sends `.touchUpInside` or `.touchUpOutside`.
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

  /// Ends tracking and sends `.touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard followed(among: touches) != nil else { return }
    currentEvent = event
    defer { currentEvent = nil }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// Sends the event of a touch that ended.
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

  /// Whether a gesture recognizer of an ancestor may cancel the control's touches; a recognizer of
  /// the control's own gesture may not, as UIKit documents.
  func yields(to recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let tap = recognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }
}
