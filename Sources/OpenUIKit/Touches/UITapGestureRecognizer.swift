import Foundation

/// Recognizes one or more taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  // UIKit does not publish these; own choice from the feel of a device, not measured.
  /// Points that a finger may move and still tap.
  private static let allowedMovement: CGFloat = 45
  /// Seconds that a finger may stay down and still tap.
  private static let longestTap: TimeInterval = 0.75
  /// Seconds that may pass between the taps of several.
  static let longestPause: TimeInterval = 0.35

  /// How many taps form the gesture; 1 unless set.
  open var numberOfTapsRequired = 1
  /// How many fingers must tap together; 1 unless set.
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

  /// Counts the fingers and watches the time.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == touches.count {
      startLocation = windowLocation
      mostTouches = 0
    }
    mostTouches = max(mostTouches, self.touches.count)
    isWaitingForTouches = false
    if self.touches.count > numberOfTouchesRequired { return state = .failed }
    // Fingers of one tap need not touch down in the same moment; the middle moves meanwhile.
    startLocation = windowLocation
    failLater(after: Self.longestTap)
  }

  /// Fails when the finger moves away.
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
      failLater(after: Self.longestPause)
    }
  }

  /// Forgets the taps.
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
