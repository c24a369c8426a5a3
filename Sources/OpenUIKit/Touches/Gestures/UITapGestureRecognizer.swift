// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes one or more taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  // UIKit does not publish these; own choice from the feel of a device, not measured.
  /// The maximum movement of a tap in points.
  private static let allowedMovement: CGFloat = 45
  /// The maximum duration of a tap in seconds.
  static let maximumDuration: TimeInterval = 0.75
  /// The maximum time between taps in seconds.
  static let maximumPause: TimeInterval = 0.35

  /// The number of taps of the gesture; 1 unless set.
  open var numberOfTapsRequired = 1
  /// The number of simultaneous touches; 1 unless set.
  open var numberOfTouchesRequired = 1

  private var tapCount = 0
  private var startLocation = CGPoint.zero
  private var mostTouches = 0
  private var timer: FrameTimer?

  /// Creates a recognizer that calls a method of a target, which is not retained.
  @preconcurrency
  public convenience init<Target: AnyObject, Result>(
    target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (UITapGestureRecognizer) -> Result
  ) {
    self.init()
    addTarget(target) { target in
      { recognizer in
        if let tap = recognizer as? UITapGestureRecognizer { _ = action(target)(tap) }
      }
    }
  }

  /// Creates a recognizer that calls a closure.
  public convenience init(handler: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
    self.init()
    addHandler { recognizer in
      if let tap = recognizer as? UITapGestureRecognizer { handler(tap) }
    }
  }

  /// Counts the touches and starts the timeout.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == touches.count {
      startLocation = windowLocation
      mostTouches = 0
    }
    mostTouches = max(mostTouches, self.touches.count)
    isWaitingForTouches = false
    if self.touches.count > numberOfTouchesRequired { return state = .failed }
    // Touches of one tap need not begin simultaneously; their centroid moves meanwhile.
    startLocation = windowLocation
    failLater(after: Self.maximumDuration)
  }

  /// Fails if the touch moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if windowLocation.distance(to: startLocation) > Self.allowedMovement { state = .failed }
  }

  /// Counts the taps.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == touches.count else { return }
    timer?.invalidate()
    guard mostTouches == numberOfTouchesRequired else { return state = .failed }
    tapCount += 1
    if tapCount >= numberOfTapsRequired {
      state = .ended
    } else {
      isWaitingForTouches = true
      failLater(after: Self.maximumPause)
    }
  }

  /// Resets the taps.
  open override func reset() {
    super.reset()
    timer?.invalidate()
    tapCount = 0
    mostTouches = 0
  }

  private func failLater(after delay: TimeInterval) {
    timer?.invalidate()
    timer = AppEnvironment.current.time.schedule(after: delay) { [weak self] _ in
      guard let self, storedState == .possible, !isWaitingForFailures else { return }
      state = .failed
      returnToBeginningIfIdle()
    }
  }
}

extension CGPoint {
  /// The distance to another point, in points.
  func distance(to other: CGPoint) -> CGFloat {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }
}
