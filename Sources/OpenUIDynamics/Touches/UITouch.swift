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

  /// Where the finger is, in the window.
  var windowLocation = CGPoint.zero
  var previousWindowLocation = CGPoint.zero
  /// Counts the touches of a dispatcher, so that they have an order.
  var order = 0
  /// Whether a recognizer took the touch away from its view.
  var isWithheldFromView = false

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
}
