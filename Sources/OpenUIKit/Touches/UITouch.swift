// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A touch on the screen, from its beginning to its end.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// It began.
    case began = 0
    /// It moved.
    case moved = 1
    /// It did not change.
    case stationary = 2
    /// It ended.
    case ended = 3
    /// It was canceled by the system or by a gesture.
    case cancelled = 4
  }

  /// The phase of the touch.
  open internal(set) var phase = Phase.began
  /// When the touch last changed, in seconds of the clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The number of quick taps at this position.
  open internal(set) var tapCount = 1
  /// The view in which the touch began.
  open internal(set) var view: UIView?
  /// The window in which the touch began.
  open internal(set) var window: UIWindow?
  /// The recognizers that track the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The type of the touch: always direct.
  open var type: TouchType { .direct }
  /// The force of the touch; 0, as on a screen that does not measure it.
  open var force: CGFloat { 0 }
  /// The maximum force that the screen measures; 0, because it measures none.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the touch in points: about that of an index finger.
  open var majorRadius: CGFloat { 20 }
  /// The uncertainty of the radius in points.
  open var majorRadiusTolerance: CGFloat { 5 }

  /// The type of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A finger on another surface than the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// The position in the window.
  var windowLocation = CGPoint.zero
  var previousWindowLocation = CGPoint.zero
  /// The number of the touch in its dispatcher, which orders touches.
  var order = 0
  /// Whether a recognizer canceled the touch in its view.
  var isWithheldFromView = false
  /// Whether its beginning came to the end of the responder chain: no responder handles it.
  var isUnhandled = false
  /// The phases that the view receives once no recognizer holds them back.
  var heldPhases: [(phase: Phase, event: UIEvent)] = []

  /// Creates a touch.
  public override init() {
    super.init()
  }

  /// Returns the position in a view's coordinates; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  /// Returns the previous position in a view's coordinates; nil stands for the window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
  }

  /// Returns the precise position in a view's coordinates; all positions are precise here.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the precise previous position in a view's coordinates.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

/// A change of touches at one time.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The time of the change, in seconds of the clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// All touches on the screen, and those that just ended.
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

  /// Returns the touches that a recognizer tracks.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// Returns all positions of a touch since the last event; there is one in a frame.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Returns predicted positions of a touch; none are predicted here.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
