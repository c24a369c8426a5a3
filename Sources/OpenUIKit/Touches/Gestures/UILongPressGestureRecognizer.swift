// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes a touch that stays in place, and follows it until it ends.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds that the touches must stay; 0.5 unless set.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points that the touches may move before the gesture begins; 10 unless set.
  open var allowableMovement: CGFloat = 10
  /// The number of taps that must precede the press; 0 unless set.
  open var numberOfTapsRequired = 0
  /// The number of simultaneous touches; 1 unless set.
  open var numberOfTouchesRequired = 1

  private var tapCount = 0
  private var startLocation = CGPoint.zero
  private var timer: FrameTimer?

  /// Creates a recognizer that calls a method of a target, which is not retained.
  @preconcurrency
  public convenience init<Target: AnyObject, Result>(
    target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (UILongPressGestureRecognizer) -> Result
  ) {
    self.init()
    addTarget(target) { target in
      { recognizer in
        if let press = recognizer as? UILongPressGestureRecognizer { _ = action(target)(press) }
      }
    }
  }

  /// Creates a recognizer that calls a closure.
  public convenience init(handler: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
    self.init()
    addHandler { recognizer in
      if let press = recognizer as? UILongPressGestureRecognizer { handler(press) }
    }
  }

  /// Starts the timer of the press.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isUnderWay else { return }
    isWaitingForTouches = false
    // The pause after a preceding tap is over.
    timer?.invalidate()
    if self.touches.count > numberOfTouchesRequired { return state = .failed }
    startLocation = windowLocation
    guard tapCount == numberOfTapsRequired else {
      return wait(for: UITapGestureRecognizer.maximumDuration) { $0.state = .failed }
    }
    guard self.touches.count == numberOfTouchesRequired else { return }
    wait(for: minimumPressDuration) { $0.state = .began }
  }

  /// Fails if the touch moves too far before the gesture begins; follows it afterward.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isUnderWay {
      state = .changed
    } else if windowLocation.distance(to: startLocation) > allowableMovement {
      state = .failed
    }
  }

  /// Ends the gesture, or counts a preceding tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isUnderWay { return state = .ended }
    timer?.invalidate()
    guard self.touches.count == touches.count else { return state = .failed }
    tapCount += 1
    guard tapCount <= numberOfTapsRequired else { return state = .failed }
    isWaitingForTouches = true
    wait(for: UITapGestureRecognizer.maximumPause) { $0.state = .failed }
  }

  /// Resets the press.
  open override func reset() {
    super.reset()
    timer?.invalidate()
    tapCount = 0
  }

  private func wait(
    for delay: TimeInterval,
    _ action: @escaping @MainActor (UILongPressGestureRecognizer) -> Void
  ) {
    timer?.invalidate()
    timer = AppEnvironment.current.time.schedule(after: delay) { [weak self] _ in
      guard let self, storedState == .possible else { return }
      action(self)
      returnToBeginningIfIdle()
    }
  }
}
