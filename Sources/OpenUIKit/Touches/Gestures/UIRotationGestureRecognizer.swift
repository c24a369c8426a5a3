// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes the rotation of two touches around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians by which the touches must rotate before the gesture begins: five degrees; own choice,
  /// not measured.
  private static let startAngle: CGFloat = .pi / 36

  /// The rotation of the touches in radians clockwise, also by more than a full turn; setting it
  /// makes later values relative to it.
  open var rotation: CGFloat {
    get { storedRotation }
    set {
      if newValue.isAccepted(for: "UIRotationGestureRecognizer.rotation") {
        storedRotation = newValue
      }
    }
  }

  private var storedRotation: CGFloat = 0
  private var wholeTurn: CGFloat = 0
  private var lastAngle: CGFloat = 0
  private var samples = GestureSamples()

  /// The angular velocity of the touches in radians per second.
  open var velocity: CGFloat { samples.velocity }

  /// Creates a recognizer that calls a method of a target, which is not retained.
  @preconcurrency
  public convenience init<Target: AnyObject, Result>(
    target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (UIRotationGestureRecognizer) -> Result
  ) {
    self.init()
    addTarget(target) { target in
      { recognizer in
        if let turn = recognizer as? UIRotationGestureRecognizer { _ = action(target)(turn) }
      }
    }
  }

  /// Creates a recognizer that calls a closure.
  public convenience init(handler: @escaping @MainActor (UIRotationGestureRecognizer) -> Void) {
    self.init()
    addHandler { recognizer in
      if let turn = recognizer as? UIRotationGestureRecognizer { handler(turn) }
    }
  }

  /// The direction from the first touch to the second, in radians.
  private var angle: CGFloat {
    guard touches.count >= 2 else { return lastAngle }
    let (first, second) = (touches[0].windowLocation, touches[1].windowLocation)
    return arctangent(y: second.y - first.y, x: second.x - first.x)
  }

  /// Starts measuring with the second touch; further touches are ignored.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == 2 else { return }
    lastAngle = angle
    samples.add(wholeTurn, at: event.timestamp)
  }

  /// Begins the gesture when the touches have rotated far enough; then follows them.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count >= 2 else { return }
    var step = angle - lastAngle
    // The smaller of the two angles.
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    lastAngle = angle
    wholeTurn += step
    storedRotation += step
    samples.add(wholeTurn, at: event.timestamp)
    if isUnderWay { return state = .changed }
    if abs(wholeTurn) >= Self.startAngle { state = .began }
  }

  /// Ends the gesture with the last touch; the rotation is kept while one is left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == touches.count else { return }
    state = isUnderWay ? .ended : .failed
  }

  /// Resets the rotation.
  open override func reset() {
    super.reset()
    (storedRotation, wholeTurn) = (0, 0)
    samples = GestureSamples()
  }
}
