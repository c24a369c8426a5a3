// SPDX-License-Identifier: Apache-2.0

import Foundation

// Longer than usual: members that a subclass may override must be in the class itself.

/// Recognizes a gesture in the touches of a view, and calls its actions.
///
/// `#selector` does not exist without Objective-C. An action is a ``Selector`` created from a
/// method, or the method itself, qualified by its type; the target is not retained:
///
///     UITapGestureRecognizer(target: self, action: #selector(tapped))           // Apple
///     UITapGestureRecognizer(target: self, action: GameViewController.tapped)   // here
///
/// The method takes nothing, the recognizer or `Any`. A closure works too:
///
///     UITapGestureRecognizer { tap in print(tap.location(in: tap.view)) }
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// The gesture is not yet recognized.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture changed.
    case changed = 2
    /// A continuous gesture ended, or a discrete one was recognized.
    case ended = 3
    /// A continuous gesture was canceled.
    case cancelled = 4
    /// The touches do not form the gesture.
    case failed = 5
    /// The same as `ended`.
    public static let recognized = State.ended
  }

  var storedState = State.possible
  var actions: [GestureAction] = []
  /// The touches that the recognizer tracks.
  var touches: [UITouch] = []
  /// The recognizers that must fail first.
  var requirements: [WeakReference<UIGestureRecognizer>] = []
  /// The recognizers that track the same touches, including this one.
  var competitors: [WeakReference<UIGestureRecognizer>] = []
  /// Whether the gesture is recognized but waits for other recognizers to fail.
  var isWaitingForFailures = false
  /// Between the taps of a gesture of several.
  var isWaitingForTouches = false
  /// The state that the gesture enters once no other recognizer prevents it.
  var pendingState = State.began
  /// The touches that this recognizer holds back from their view.
  var heldTouches: [UITouch] = []

  /// The view whose touches are tracked.
  open private(set) weak var view: UIView?

  /// The delegate, which is not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether touches are tracked; disabling cancels a gesture in progress.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { breakOff() } }
  }

  /// Whether the view's touches are canceled when the gesture is recognized; true unless set.
  open var cancelsTouchesInView = true

  /// Whether touches are delivered to the view only after the gesture has failed; false unless set.
  open var delaysTouchesBegan = false

  /// Whether the end of touches is delivered only after the gesture has failed; true unless set,
  /// and without effect here.
  open var delaysTouchesEnded = true {
    didSet { reportNoEffect(if: !delaysTouchesEnded, in: UIGestureRecognizer.self) }
  }

  /// A name for the app's own use.
  open var name: String?

  /// The accepted types of touches; stored without effect, because all touches are direct.
  open var allowedTouchTypes: [NSNumber] = []

  /// The accepted types of presses; stored without effect.
  open var allowedPressTypes: [NSNumber] = []

  /// Whether only touches of one type are accepted at a time; true unless set, and without effect.
  open var requiresExclusiveTouchType = true

  #if canImport(ObjectiveC)
    /// Creates a recognizer without an action.
    public override init() {
      super.init()
    }
  #else
    /// Creates a recognizer that calls a method of a target, which is not retained.
    ///
    /// It is the designated initializer, which recognizers of apps override.
    public init(target: Any?, action: Selector?) {
      super.init()
      if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without an action.
    public convenience override init() {
      self.init(target: nil as Any?, action: nil as Selector?)
    }
  #endif

  /// Creates a recognizer that calls a method of a target, which is not retained.
  @preconcurrency
  public convenience init<Target: AnyObject, Result>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a method of a target, which is not retained.
  @preconcurrency
  public convenience init<Target: AnyObject, Result>(
    target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (UIGestureRecognizer) -> Result
  ) {
    self.init()
    addTarget(target, action: action)
  }

  // MARK: Actions

  /// Adds a method of a target, which is not retained.
  @preconcurrency
  public func addTarget<Target: AnyObject, Result>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    actions.append(
      GestureAction(target: target) { [weak target] _ in if let target { _ = action(target)() } })
  }

  /// Adds a method of a target, which is not retained.
  @preconcurrency
  public func addTarget<Target: AnyObject, Result>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (UIGestureRecognizer) -> Result
  ) {
    actions.append(
      GestureAction(target: target) { [weak target] recognizer in
        if let target { _ = action(target)(recognizer) }
      })
  }

  #if !canImport(ObjectiveC)
    /// Adds a method of a target, which is not retained.
    open func addTarget(_ target: Any, action: Selector) {
      let target = target as AnyObject
      actions.append(
        GestureAction(target: target, selector: action) { [weak target] recognizer in
          guard let target else { return }
          action.perform(
            on: target, with: [recognizer], for: "\(type(of: recognizer)).addTarget(_:action:)")
        })
    }
  #endif

  /// Adds a closure, which the recognizer retains: capture a controller weakly in it.
  public final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    actions.append(GestureAction(target: nil, call: handler))
  }

  #if canImport(ObjectiveC)  // Not compiled so far.
    /// Removes all actions of a target, or all actions when it is nil.
    open func removeTarget(_ target: AnyObject?, action: Never? = nil) {
      actions.removeAll { target == nil || $0.target === target }
    }
  #else
    /// Removes an action of a target; nil stands for every target, and for every action.
    ///
    /// Differs from UIKit: an action that was added as a method has no selector, and is removed
    /// only together with all actions of its target.
    open func removeTarget(_ target: Any?, action: Selector?) {
      let target = target.map { $0 as AnyObject }
      actions.removeAll {
        (target == nil || $0.target === target) && (action == nil || $0.selector == action)
      }
    }
  #endif

  // MARK: State

  /// The state of the gesture; set by subclasses.
  open var state: State {
    get { storedState }
    set { move(to: newValue) }
  }

  /// Requires another recognizer to fail before this gesture is recognized.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakReference(otherGestureRecognizer))
  }

  /// Resets the recognizer after all touches have ended; for subclasses to extend.
  open func reset() {}

  /// Stops tracking a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
  }

  // MARK: Touches

  /// Returns the centroid of the touches in a view's coordinates; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  /// Returns the position of a touch in a view's coordinates; nil stands for the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else { return location(in: view) }
    return touches[touchIndex].location(in: view)
  }

  /// The number of touches of the gesture.
  open var numberOfTouches: Int { touches.count }

  /// The centroid of the touches in the window; unchanged after the last touch ends.
  var windowLocation: CGPoint {
    guard !touches.isEmpty else { return lastWindowLocation }
    let sum = touches.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y)
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }
  var lastWindowLocation = CGPoint.zero

  /// Called when touches begin; for subclasses to override.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches move; for subclasses to override.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches end; for subclasses to override.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches are canceled; for subclasses to override.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if storedState == .began || storedState == .changed {
      state = .cancelled
    } else {
      state = .failed
    }
  }

  /// Whether this gesture prevents another from being recognized; true unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture prevents this one from being recognized; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture requires another to fail; false unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another gesture requires this one to fail; false unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  func attach(to view: UIView?) {
    if view == nil { breakOff() }
    self.view = view
  }
}
