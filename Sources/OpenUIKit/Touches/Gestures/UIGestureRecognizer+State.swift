// SPDX-License-Identifier: Apache-2.0

import Foundation

// How gestures compete. Recognizers that track the same touch are competitors: the first that is
// recognized makes the others fail, unless both may be recognized together; one that must wait for
// another to fail keeps its result until that is decided.
extension UIGestureRecognizer {
  func move(to newState: State) {
    switch (storedState, newState) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      attempt(newState == .ended ? .ended : .began)
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed),
      (.changed, .ended), (.changed, .cancelled):
      storedState = newState
      sendActions()
    case (.began, .failed), (.changed, .failed):
      storedState = .cancelled
      sendActions()
    default:
      // A gesture at its end keeps its state until all touches have ended.
      break
    }
  }

  /// Cancels a gesture in progress, because the recognizer is disabled or removed from its view.
  func breakOff() {
    if isUnderWay { move(to: .cancelled) } else if storedState == .possible { fail() }
    touches = []
    returnToBeginningIfIdle()
  }

  /// Whether a continuous gesture has begun and not ended.
  var isUnderWay: Bool { storedState == .began || storedState == .changed }

  /// Whether the gesture was recognized in the touches that it tracked.
  private var isRecognized: Bool { isUnderWay || storedState == .ended }

  /// Whether the gesture is undecided for touches that were received.
  private var isUndecided: Bool {
    storedState == .possible && isEnabled
      && (!touches.isEmpty || isWaitingForFailures || isWaitingForTouches)
  }

  private var otherCompetitors: [UIGestureRecognizer] {
    competitors.compactMap(\.object).filter { $0 !== self }
  }

  private func attempt(_ newState: State) {
    guard !isWaitingForFailures else {
      // A continuous gesture that ended while it waited has no touches left to follow.
      if newState == .began || pendingState == .ended { return }
      return fail()
    }
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true,
      view?.gestureRecognizerShouldBegin(self) ?? true, !isLeftToControl
    else { return fail() }
    pendingState = newState
    decide()
  }

  /// Whether the touches belong to a control in the recognizer's view, which takes precedence.
  private var isLeftToControl: Bool {
    touches.contains { touch in
      guard let control = touch.view as? UIControl, let view, control !== view else { return false }
      return !control.yields(to: self)
    }
  }

  /// Enters the pending state if no other recognizer prevents it.
  private func decide() {
    let isPrevented = otherCompetitors.contains { other in
      other.isRecognized && other.prevents(self)
    }
    let rivals = otherCompetitors.filter { mustWait(for: $0) }
    if isPrevented || rivals.contains(where: \.isRecognized) { return fail() }
    if rivals.contains(where: \.isUndecided) {
      isWaitingForFailures = true
      return
    }
    recognize()
  }

  private func recognize() {
    isWaitingForFailures = false
    storedState = pendingState
    let others = otherCompetitors
    // Before the others fail, which would deliver the touches that they held back.
    if cancelsTouchesInView { withholdTouches() } else { releaseTouches() }
    for other in others where other.storedState == .possible && prevents(other) { other.fail() }
    sendActions()
    for other in others where other.isWaitingForFailures { other.decide() }
  }

  func fail() {
    guard storedState == .possible else { return }
    storedState = .failed
    isWaitingForFailures = false
    isWaitingForTouches = false
    releaseTouches()
    for other in otherCompetitors where other.isWaitingForFailures {
      other.decide()
      other.returnToBeginningIfIdle()
    }
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let together =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    return !together
  }

  private func mustWait(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.object === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  private func sendActions() {
    for action in actions { action.call(self) }
  }

  private func withholdTouches() {
    for touch in touches + heldTouches where !touch.isWithheldFromView {
      touch.isWithheldFromView = true
      // A view that received no touches need not receive their cancellation.
      if touch.heldPhases.isEmpty { touch.view?.touchesCancelled([touch], with: nil) }
      touch.heldPhases = []
    }
    heldTouches = []
  }

  /// Whether touches are held back from the view.
  private var holdsTouches: Bool { delaysTouchesBegan && storedState == .possible && isEnabled }

  /// Holds a touch back from its view until the gesture is decided; returns whether it does.
  func holds(_ touch: UITouch) -> Bool {
    guard holdsTouches else { return false }
    if !heldTouches.contains(where: { $0 === touch }) { heldTouches.append(touch) }
    return true
  }

  /// Delivers the touches that were held back, unless another recognizer holds them.
  private func releaseTouches() {
    let released = heldTouches
    heldTouches = []
    for touch in released
    where touch.gestureRecognizers?.contains(where: \.holdsTouches) != true {
      let phases = touch.heldPhases
      touch.heldPhases = []
      for held in phases where !touch.isWithheldFromView {
        touch.deliverToView(held.phase, with: held.event)
      }
    }
  }

  /// Resets the recognizer when the gesture is decided and no touch is tracked.
  func returnToBeginningIfIdle() {
    guard touches.isEmpty, !isWaitingForFailures, !isWaitingForTouches else { return }
    // Touches that ended without a decision did not form the gesture.
    if storedState == .possible, !competitors.isEmpty { fail() }
    if isUnderWay { move(to: .cancelled) }
    guard storedState != .possible else { return }
    storedState = .possible
    competitors = []
    reset()
  }
}

extension UIGestureRecognizer {
  /// Tracks touches that changed and forwards them to the subclass.
  func receive(_ phase: UITouch.Phase, _ changed: Set<UITouch>, with event: UIEvent) {
    let isAtEnd = storedState == .ended || storedState == .failed || storedState == .cancelled
    switch phase {
    case .began:
      guard !isAtEnd else { return }
      touches += changed.sorted { $0.order < $1.order }
      lastWindowLocation = windowLocation
      touchesBegan(changed, with: event)
    case .moved, .stationary:
      lastWindowLocation = windowLocation
      let watched = changed.filter { touches.contains($0) }
      if !isAtEnd, !watched.isEmpty { touchesMoved(watched, with: event) }
    case .ended, .cancelled:
      let watched = changed.filter { touches.contains($0) }
      lastWindowLocation = windowLocation
      if !isAtEnd, !watched.isEmpty {
        if phase == .ended {
          touchesEnded(watched, with: event)
        } else {
          touchesCancelled(watched, with: event)
        }
      }
      touches.removeAll { changed.contains($0) }
    }
  }

  /// Records the recognizers that track the same touches.
  func compete(with others: [UIGestureRecognizer]) {
    for other in others where !competitors.contains(where: { $0.object === other }) {
      competitors.append(WeakReference(other))
    }
  }
}
