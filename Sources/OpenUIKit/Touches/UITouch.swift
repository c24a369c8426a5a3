import Foundation

/// A finger on the screen, from touching down to being lifted.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch is in its life.
  public enum Phase: Int, Sendable {
    /// It touched down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It did not move.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// It was taken away, by the system or by a gesture.
    case cancelled = 4
  }

  /// Where the touch is in its life.
  open internal(set) var phase = Phase.began
  /// When the touch last changed, in seconds of the clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// How often the finger tapped at this place in short order.
  open internal(set) var tapCount = 1
  /// The view that the finger touched down in.
  open internal(set) var view: UIView?
  /// The window that the finger touched down in.
  open internal(set) var window: UIWindow?
  /// The recognizers that watch the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// What touches the screen: a finger, always.
  open var type: TouchType { .direct }
  /// How hard the finger presses; 0, as on a screen that does not feel it.
  open var force: CGFloat { 0 }
  /// The hardest press that the screen feels; 0, because it feels none.
  open var maximumPossibleForce: CGFloat { 0 }
  /// How large the finger is, in points: about that of an index finger.
  open var majorRadius: CGFloat { 20 }
  /// How much the size may be wrong, in points.
  open var majorRadiusTolerance: CGFloat { 5 }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A finger on something that is not the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// Where the finger is, in the window.
  var windowLocation = CGPoint.zero
  var previousWindowLocation = CGPoint.zero
  /// Counts the touches of a dispatcher, so that they have an order.
  var order = 0
  /// Whether a recognizer took the touch away from its view.
  var isWithheldFromView = false
  /// What the view will hear when no recognizer holds it back any more.
  var heldPhases: [(phase: Phase, event: UIEvent)] = []

  /// Creates a touch.
  public override init() {
    super.init()
  }

  /// Returns where the finger is, in a view; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  /// Returns where the finger was before its last change, in a view; nil stands for the window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
  }

  /// Returns where the finger is, in a view; places are exact here.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns where the finger was before its last change, in a view; places are exact here.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

/// What happened to fingers at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// When it happened, in seconds of the clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// All fingers that are on the screen or were just lifted.
  open internal(set) var allTouches: Set<UITouch>?

  /// Creates an event without touches.
  public override init() {
    super.init()
  }

  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// Returns the touches that a recognizer watches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// Returns all places of a finger since the last event; there is one in a frame.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Returns where a finger is thought to go; nothing is guessed.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
