import Foundation

// Longer than a file should be: what a subclass may override must stand in the class itself.

/// Watches the touches of a view and says when they form a gesture.
///
/// `#selector` does not exist where there is no Objective-C. An action is a ``Selector`` made of a method,
/// or the method itself, named with its type; the target is not retained:
///
///     UITapGestureRecognizer(target: self, action: #selector(tapped))           // Apple
///     UITapGestureRecognizer(target: self, action: GameViewController.tapped)   // here
///
/// The method takes nothing, the recognizer or `Any`. A closure does as well:
///
///     UITapGestureRecognizer { tap in print(tap.location(in: tap.view)) }
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Where a gesture is in its life.
  public enum State: Int, Sendable {
    /// Not decided yet.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture changed.
    case changed = 2
    /// The gesture came to its end; a tap is recognized then.
    case ended = 3
    /// A continuous gesture was broken off.
    case cancelled = 4
    /// The touches do not form the gesture.
    case failed = 5
    /// The same as `ended`.
    public static let recognized = State.ended
  }

  var storedState = State.possible
  var actions: [GestureAction] = []
  /// The touches that the recognizer watches.
  var touches: [UITouch] = []
  /// The recognizers that must fail first.
  var requirements: [WeakReference<UIGestureRecognizer>] = []
  /// The recognizers that watch the same touches, this one included.
  var competitors: [WeakReference<UIGestureRecognizer>] = []
  /// Recognized, and waiting until those that must fail first have failed.
  var isWaitingForFailures = false
  /// Between the taps of a gesture of several.
  var isWaitingForTouches = false
  /// What the gesture becomes once nobody stands against it.
  var pendingState = State.began
  /// The touches that the view has not heard of because of this recognizer.
  var heldTouches: [UITouch] = []

  /// The view whose touches are watched.
  open private(set) weak var view: UIView?

  /// Who is asked about this recognizer.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether touches are watched; switching it off breaks a gesture off.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { breakOff() } }
  }

  /// Whether the view's touches are cancelled when the gesture is recognized; true unless set.
  open var cancelsTouchesInView = true

  /// Whether the view hears of touches only after the gesture has failed; false unless set.
  open var delaysTouchesBegan = false

  /// Whether the view hears of lifted fingers only after the gesture has failed; true unless set, and
  /// without effect here.
  open var delaysTouchesEnded = true

  /// A name for the user's own purposes.
  open var name: String?

  /// Which kinds of touches count; kept, and without effect, because there are only fingers.
  open var allowedTouchTypes: [NSNumber] = []

  /// Which kinds of buttons count; kept, and without effect.
  open var allowedPressTypes: [NSNumber] = []

  /// Whether only touches of one kind count at a time; true unless set, and without effect.
  open var requiresExclusiveTouchType = true

  /// Creates a recognizer without an action.
  public override init() {
    super.init()
  }

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

  #if !canImport(ObjectiveC)
    /// Creates a recognizer that calls a method of a target, which is not retained.
    public convenience init(target: Any?, action: Selector?) {
      self.init()
      if let target, let action { addTarget(target, action: action) }
    }
  #endif

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

  /// Adds a closure, which the recognizer keeps: capture your controller weakly in it.
  public final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    actions.append(GestureAction(target: nil, call: handler))
  }

  #if canImport(ObjectiveC)
    /// Removes all actions of a target, or all actions when it is nil.
    open func removeTarget(_ target: AnyObject?, action: Never? = nil) {
      actions.removeAll { target == nil || $0.target === target }
    }
  #else
    /// Removes an action of a target; nil stands for every target, and for every action.
    ///
    /// Differs from UIKit: an action that was given as a bare method has no name to tell it by, and goes
    /// only with all of its target.
    open func removeTarget(_ target: Any?, action: Selector?) {
      let target = target.map { $0 as AnyObject }
      actions.removeAll {
        (target == nil || $0.target === target) && (action == nil || $0.selector == action)
      }
    }
  #endif

  // MARK: State

  /// Where the gesture is in its life; subclasses set it.
  open var state: State {
    get { storedState }
    set { move(to: newValue) }
  }

  /// Lets this gesture be recognized only after another has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakReference(otherGestureRecognizer))
  }

  /// Goes back to the beginning when all fingers are lifted; for subclasses to extend.
  open func reset() {}

  /// Stops watching a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
  }

  // MARK: Touches

  /// Returns the middle of the touches, in a view; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  /// Returns where one of the touches is, in a view; nil stands for the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else { return location(in: view) }
    return touches[touchIndex].location(in: view)
  }

  /// How many touches form the gesture.
  open var numberOfTouches: Int { touches.count }

  /// The middle of the touches in the window; stays where it was when the last is lifted.
  var windowLocation: CGPoint {
    guard !touches.isEmpty else { return lastWindowLocation }
    let sum = touches.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y)
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }
  var lastWindowLocation = CGPoint.zero

  /// Tells that fingers touched down; for subclasses to override.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that fingers moved; for subclasses to override.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that fingers were lifted; for subclasses to override.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that touches were taken away; for subclasses to override.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if storedState == .began || storedState == .changed {
      state = .cancelled
    } else {
      state = .failed
    }
  }

  /// Whether this gesture keeps another from being recognized; true unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture keeps this one from being recognized; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture waits for another to fail; false unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another gesture waits for this one to fail; false unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  func attach(to view: UIView?) {
    if view == nil { breakOff() }
    self.view = view
  }
}
