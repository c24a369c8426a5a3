// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Delivers touches, such as the simulator's, to the views of a window, and of those over and under it.
///
/// A touch belongs to the first window from the front in which it hits a view, as in UIKit.
@MainActor
package final class TouchDispatcher {
  // UIKit does not publish these; they are inferred from its behavior.
  /// The maximum time between the taps of a sequence, in seconds.
  private static let maximumTapPause: TimeInterval = 0.35
  /// The maximum distance between the taps of a sequence, in points.
  private static let tapDistance: CGFloat = 45

  private let window: UIWindow
  private var touches: [Int: UITouch] = [:]
  private var touchCount = 0
  private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?

  private let windows: (() -> [UIWindow])?

  /// Creates a dispatcher for a window; touches have the times of the current clock.
  ///
  /// - Parameter windows: returns all windows of the screen, the rearmost first; by default only this one.
  package init(window: UIWindow, among windows: (() -> [UIWindow])? = nil) {
    self.window = window
    self.windows = windows
  }

  /// Begins a touch at a point of the window, in points.
  package func begin(_ identifier: Int, at location: CGPoint) {
    guard location.isAccepted(for: "TouchDispatcher.begin(_:at:)") else { return }
    if touches[identifier] != nil { cancel(identifier) }
    let now = AppEnvironment.current.clock.now
    let touch = UITouch()
    touchCount += 1
    touch.order = touchCount
    touch.tapCount = tapCount(at: location, time: now)
    let event = UIEvent()
    let target = target(at: location, event)
    touch.window = target.window
    touch.view = target.view
    touch.windowLocation = convert(location, from: window, to: touch.window)
    touch.previousWindowLocation = touch.windowLocation
    touch.gestureRecognizers = watchers(of: touch, in: event)
    touch.isWithheldFromView = isKept(from: touch.view)
    touches[identifier] = touch
    send(touch, .began, event)
  }

  /// Moves a touch to a point of the window, in points.
  package func move(_ identifier: Int, to location: CGPoint) {
    guard let touch = touches[identifier],
      location.isAccepted(for: "TouchDispatcher.move(_:to:)")
    else { return }
    let location = convert(location, from: window, to: touch.window)
    guard touch.windowLocation != location else { return }
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = location
    send(touch, .moved, UIEvent())
  }

  /// Ends a touch.
  package func end(_ identifier: Int) {
    guard let touch = touches[identifier] else { return }
    touch.previousWindowLocation = touch.windowLocation
    let location = convert(touch.windowLocation, from: touch.window, to: window)
    lastTap = (AppEnvironment.current.clock.now, location, touch.tapCount)
    send(touch, .ended, UIEvent())
    touches[identifier] = nil
  }

  /// Cancels a touch, as the system does for a phone call.
  package func cancel(_ identifier: Int) {
    guard let touch = touches[identifier] else { return }
    send(touch, .cancelled, UIEvent())
    touches[identifier] = nil
  }

  /// Whether a touch is down that belongs to no control, that no recognizer may still take, and that no
  /// responder handles.
  package func isUnused(_ identifier: Int) -> Bool {
    guard let touch = touches[identifier], touch.isUnhandled || touch.isWithheldFromView,
      (touch.gestureRecognizers ?? []).allSatisfy({ $0.storedState == .failed })
    else { return false }
    return !sequence(first: touch.view, next: { $0?.storedSuperview }).contains { $0 is UIControl }
  }

  /// The window in front that has a view at a point of this dispatcher's window, and that view.
  private func target(at location: CGPoint, _ event: UIEvent) -> (window: UIWindow, view: UIView?) {
    let all = windows?() ?? []
    for candidate in all.isEmpty ? [window] : all.reversed() {
      let point = convert(location, from: window, to: candidate)
      if let view = candidate.hitTest(point, with: event) { return (candidate, view) }
    }
    return (window, nil)
  }

  /// A point of a window as one of another window; windows lie on the screen with their frames.
  private func convert(_ point: CGPoint, from first: UIWindow?, to second: UIWindow?) -> CGPoint {
    guard let first, let second, first !== second else { return point }
    let (old, new) = (first.frame.origin, second.frame.origin)
    return CGPoint(x: point.x + old.x - new.x, y: point.y + old.y - new.y)
  }

  /// Whether a further touch is not delivered to a view: because the view has one and accepts only
  /// one, or because it or another touched view is exclusive.
  private func isKept(from view: UIView?) -> Bool {
    guard let view else { return false }
    return touches.values.contains { other in
      if other.view === view { return !view.isMultipleTouchEnabled }
      return view.isExclusiveTouch || other.view?.isExclusiveTouch == true
    }
  }

  private func send(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
    let all = touches.values.sorted { $0.order < $1.order }
    for other in all where other !== touch { other.phase = .stationary }
    touch.phase = phase
    touch.timestamp = AppEnvironment.current.clock.now
    event.timestamp = touch.timestamp
    event.allTouches = Set(all)
    (touch.window ?? window).sendEvent(event)
  }

  private func tapCount(at location: CGPoint, time: TimeInterval) -> Int {
    guard let lastTap, time - lastTap.time <= Self.maximumTapPause,
      lastTap.location.distance(to: location) <= Self.tapDistance
    else { return 1 }
    return lastTap.count + 1
  }

  /// The recognizers of the touched view and its ancestors, the innermost first.
  private func watchers(of touch: UITouch, in event: UIEvent) -> [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    var current = touch.view
    while let view = current {
      result += view.storedGestureRecognizers.filter { recognizer in
        guard recognizer.isEnabled else { return false }
        guard let delegate = recognizer.delegate else { return true }
        return delegate.gestureRecognizer(recognizer, shouldReceive: touch)
          && delegate.gestureRecognizer(recognizer, shouldReceive: event)
      }
      current = view.storedSuperview
    }
    return result
  }
}

extension UIWindow {
  /// Delivers the touches of an event to the recognizers and then to the views.
  func deliver(_ event: UIEvent) {
    let changed = (event.allTouches ?? []).filter { $0.phase != .stationary }
    for touch in changed.sorted(by: { $0.order < $1.order }) { deliver(touch, event) }
  }

  private func deliver(_ touch: UITouch, _ event: UIEvent) {
    let watchers = touch.gestureRecognizers ?? []
    if touch.phase == .began {
      for recognizer in watchers { recognizer.compete(with: watchers) }
    }
    for recognizer in watchers { recognizer.receive(touch.phase, [touch], with: event) }
    deliverToView(touch, event)
    if touch.phase == .ended || touch.phase == .cancelled {
      for recognizer in watchers { recognizer.returnToBeginningIfIdle() }
    }
  }

  private func deliverToView(_ touch: UITouch, _ event: UIEvent) {
    guard !touch.isWithheldFromView else { return }
    // Touches that were held back come first.
    let isHeld = (touch.gestureRecognizers ?? []).filter { $0.holds(touch) }.isEmpty == false
    if isHeld || !touch.heldPhases.isEmpty {
      touch.heldPhases.append((touch.phase, event))
    } else {
      touch.deliverToView(touch.phase, with: event)
    }
  }
}

extension UITouch {
  /// Delivers the change of a touch to its view.
  func deliverToView(_ phase: Phase, with event: UIEvent) {
    switch phase {
    case .began: view?.touchesBegan([self], with: event)
    case .moved: view?.touchesMoved([self], with: event)
    case .ended: view?.touchesEnded([self], with: event)
    case .cancelled: view?.touchesCancelled([self], with: event)
    case .stationary: break
    }
  }
}
