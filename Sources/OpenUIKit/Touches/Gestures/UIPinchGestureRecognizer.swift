// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes two touches that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Points by which the distance must change before the gesture begins; own choice, not measured.
  private static let startChange: CGFloat = 8
  /// The minimum initial distance for the scale, in points; fingers are wider.
  private static let leastDistance: CGFloat = 1

  /// The distance of the touches relative to their initial distance; setting it makes later values
  /// relative to it.
  open var scale: CGFloat {
    get { storedScale }
    set {
      guard newValue.isAccepted(for: "UIPinchGestureRecognizer.scale"), newValue > 0 else { return }
      storedScale = newValue
      referenceDistance = max(distance, Self.leastDistance) / newValue
      samples.restart(at: newValue)
    }
  }

  private var storedScale: CGFloat = 1
  private var startDistance: CGFloat = 0
  private var referenceDistance: CGFloat = 1
  private var samples = GestureSamples()

  /// The rate of change of the scale, per second.
  open var velocity: CGFloat { samples.velocity }

  /// Creates a recognizer that calls a method of a target, which is not retained.
  @preconcurrency
  public convenience init<Target: AnyObject, Result>(
    target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (UIPinchGestureRecognizer) -> Result
  ) {
    self.init()
    addTarget(target) { target in
      { recognizer in
        if let pinch = recognizer as? UIPinchGestureRecognizer { _ = action(target)(pinch) }
      }
    }
  }

  /// Creates a recognizer that calls a closure.
  public convenience init(handler: @escaping @MainActor (UIPinchGestureRecognizer) -> Void) {
    self.init()
    addHandler { recognizer in
      if let pinch = recognizer as? UIPinchGestureRecognizer { handler(pinch) }
    }
  }

  /// The distance of the first two touches, in points.
  private var distance: CGFloat {
    guard touches.count >= 2 else { return referenceDistance * storedScale }
    return touches[0].windowLocation.distance(to: touches[1].windowLocation)
  }

  /// Starts measuring with the second touch; further touches are ignored.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == 2 else { return }
    startDistance = distance
    referenceDistance = max(distance, Self.leastDistance) / storedScale
    samples.add(storedScale, at: event.timestamp)
  }

  /// Begins the gesture when the distance has changed far enough; then follows it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count >= 2 else { return }
    storedScale = max(distance, Self.leastDistance) / referenceDistance
    samples.add(storedScale, at: event.timestamp)
    if isUnderWay { return state = .changed }
    if abs(distance - startDistance) >= Self.startChange { state = .began }
  }

  /// Ends the gesture with the last touch; the scale is kept while one is left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == touches.count else { return }
    state = isUnderWay ? .ended : .failed
  }

  /// Resets the scale.
  open override func reset() {
    super.reset()
    storedScale = 1
    samples = GestureSamples()
  }
}
