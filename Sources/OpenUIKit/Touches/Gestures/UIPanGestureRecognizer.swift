// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes the dragging of touches, and follows them.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Points that the touches must move before the gesture begins; own choice, not measured.
  private static let startDistance: CGFloat = 10
  /// Seconds over which the velocity is measured; long enough to smooth single frames, short enough
  /// to discard a stop.
  private static let velocitySpan: TimeInterval = 0.1

  /// The minimum number of touches; 1 unless set.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches; unlimited unless set.
  open var maximumNumberOfTouches = Int.max

  /// The translation since the touches began or the translation was set, in the window.
  private var windowTranslation = CGVector.zero
  /// The total translation, regardless of what the translation was set to.
  private var totalTranslation = CGVector.zero
  private var samples: [(time: TimeInterval, translation: CGVector)] = []

  /// Creates a recognizer that calls a method of a target, which is not retained.
  @preconcurrency
  public convenience init<Target: AnyObject, Result>(
    target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (UIPanGestureRecognizer) -> Result
  ) {
    self.init()
    addTarget(target) { target in
      { recognizer in
        if let pan = recognizer as? UIPanGestureRecognizer { _ = action(target)(pan) }
      }
    }
  }

  /// Creates a recognizer that calls a closure.
  public convenience init(handler: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
    self.init()
    addHandler { recognizer in
      if let pan = recognizer as? UIPanGestureRecognizer { handler(pan) }
    }
  }

  /// Returns the translation since the touches began, in a view's coordinates, in points.
  open func translation(in view: UIView?) -> CGPoint {
    let translation = Self.vector(windowTranslation, in: view)
    return CGPoint(x: translation.dx, y: translation.dy)
  }

  /// Sets the translation, so that later values are relative to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.isAccepted(for: "UIPanGestureRecognizer.setTranslation(_:in:)") else {
      return
    }
    let origin = CGPoint.zero.applying(view?.transform(to: nil) ?? .identity)
    let end = translation.applying(view?.transform(to: nil) ?? .identity)
    windowTranslation = CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
  }

  /// Returns the velocity of the touches in a view's coordinates, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last,
      let first = samples.first(where: { $0.time >= last.time - Self.velocitySpan - 1e-9 }),
      last.time > first.time
    else { return .zero }
    let seconds = CGFloat(last.time - first.time)
    let speed = CGVector(
      dx: (last.translation.dx - first.translation.dx) / seconds,
      dy: (last.translation.dy - first.translation.dy) / seconds)
    let inView = Self.vector(speed, in: view)
    return CGPoint(x: inView.dx, y: inView.dy)
  }

  /// Starts measuring.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isUnderWay, self.touches.count > maximumNumberOfTouches { return state = .failed }
    addSample(at: event.timestamp)
  }

  /// Begins the gesture when the touches have moved far enough; then follows them.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let step = self.touches.reduce(CGVector.zero) { sum, touch in
      guard touches.contains(touch) else { return sum }
      return CGVector(
        dx: sum.dx + touch.windowLocation.x - touch.previousWindowLocation.x,
        dy: sum.dy + touch.windowLocation.y - touch.previousWindowLocation.y)
    }
    // The centroid of the touches moves by the mean of their steps.
    let count = CGFloat(max(self.touches.count, 1))
    windowTranslation.dx += step.dx / count
    windowTranslation.dy += step.dy / count
    totalTranslation.dx += step.dx / count
    totalTranslation.dy += step.dy / count
    addSample(at: event.timestamp)
    if isUnderWay { return state = .changed }
    let distance =
      (totalTranslation.dx * totalTranslation.dx + totalTranslation.dy * totalTranslation.dy)
      .squareRoot()
    if self.touches.count >= minimumNumberOfTouches, distance >= Self.startDistance {
      state = .began
    }
  }

  /// Ends the gesture with the last touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == touches.count else { return }
    // A touch that rested before its end has no velocity.
    if let last = samples.last, event.timestamp - last.time > Self.velocitySpan {
      addSample(at: event.timestamp - Self.velocitySpan)
      addSample(at: event.timestamp)
    }
    state = isUnderWay ? .ended : .failed
  }

  /// Resets the translation.
  open override func reset() {
    super.reset()
    windowTranslation = .zero
    totalTranslation = .zero
    samples = []
  }

  private func addSample(at time: TimeInterval) {
    // Of several events at one time, as of two touches that move in a frame, the last counts.
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, totalTranslation))
    samples.removeAll { $0.time < time - 2 * Self.velocitySpan }
  }

  /// Converts a vector of the window to a view's coordinates.
  private static func vector(_ vector: CGVector, in view: UIView?) -> CGVector {
    guard let view else { return vector }
    let origin = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(CGPoint(x: vector.dx, y: vector.dy), from: nil)
    return CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
  }
}
