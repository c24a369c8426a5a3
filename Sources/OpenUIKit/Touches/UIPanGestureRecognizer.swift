import Foundation

/// Recognizes fingers that are dragged, and follows them.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Points that the fingers must move before the gesture begins; own choice, not measured.
  private static let startDistance: CGFloat = 10
  /// Seconds over which the velocity is measured; long enough to smooth single frames, short enough to
  /// forget a stop.
  private static let velocitySpan: TimeInterval = 0.1

  /// How many fingers must touch down at least; 1 unless set.
  open var minimumNumberOfTouches = 1
  /// How many fingers may touch down at most; any number unless set.
  open var maximumNumberOfTouches = Int.max

  /// The way since the fingers touched down or the translation was set, in the window.
  private var windowTranslation = CGVector.zero
  /// The whole way, whatever the translation was set to.
  private var wholeWay = CGVector.zero
  private var samples: [(time: TimeInterval, way: CGVector)] = []

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

  /// Returns the way since the fingers touched down, in a view's coordinates, in points.
  open func translation(in view: UIView?) -> CGPoint {
    let way = Self.vector(windowTranslation, in: view)
    return CGPoint(x: way.dx, y: way.dy)
  }

  /// Sets the way, for those who want only what is added from now on.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.isAccepted(for: "UIPanGestureRecognizer.setTranslation(_:in:)") else {
      return
    }
    let origin = CGPoint.zero.applying(view?.transform(to: nil) ?? .identity)
    let end = translation.applying(view?.transform(to: nil) ?? .identity)
    windowTranslation = CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
  }

  /// Returns the speed of the fingers in a view's coordinates, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last,
      let first = samples.first(where: { $0.time >= last.time - Self.velocitySpan - 1e-9 }),
      last.time > first.time
    else { return .zero }
    let seconds = CGFloat(last.time - first.time)
    let speed = CGVector(
      dx: (last.way.dx - first.way.dx) / seconds, dy: (last.way.dy - first.way.dy) / seconds)
    let inView = Self.vector(speed, in: view)
    return CGPoint(x: inView.dx, y: inView.dy)
  }

  /// Starts to measure.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isUnderWay, self.touches.count > maximumNumberOfTouches { return state = .failed }
    addSample(at: event.timestamp)
  }

  /// Begins the gesture when the fingers have moved far enough; then follows them.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let step = self.touches.reduce(CGVector.zero) { sum, touch in
      guard touches.contains(touch) else { return sum }
      return CGVector(
        dx: sum.dx + touch.windowLocation.x - touch.previousWindowLocation.x,
        dy: sum.dy + touch.windowLocation.y - touch.previousWindowLocation.y)
    }
    // The middle of the fingers moves by the mean of their steps.
    let count = CGFloat(max(self.touches.count, 1))
    windowTranslation.dx += step.dx / count
    windowTranslation.dy += step.dy / count
    wholeWay.dx += step.dx / count
    wholeWay.dy += step.dy / count
    addSample(at: event.timestamp)
    if isUnderWay { return state = .changed }
    let distance = (wholeWay.dx * wholeWay.dx + wholeWay.dy * wholeWay.dy).squareRoot()
    if self.touches.count >= minimumNumberOfTouches, distance >= Self.startDistance {
      state = .began
    }
  }

  /// Ends the gesture with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == touches.count else { return }
    // A finger that rested before it was lifted has no speed.
    if let last = samples.last, event.timestamp - last.time > Self.velocitySpan {
      addSample(at: event.timestamp - Self.velocitySpan)
      addSample(at: event.timestamp)
    }
    state = isUnderWay ? .ended : .failed
  }

  /// Forgets the way.
  open override func reset() {
    super.reset()
    windowTranslation = .zero
    wholeWay = .zero
    samples = []
  }

  private func addSample(at time: TimeInterval) {
    samples.append((time, wholeWay))
    samples.removeAll { $0.time < time - 2 * Self.velocitySpan }
  }

  /// A direction of the window in a view's coordinates.
  private static func vector(_ vector: CGVector, in view: UIView?) -> CGVector {
    guard let view else { return vector }
    let origin = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(CGPoint(x: vector.dx, y: vector.dy), from: nil)
    return CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
  }
}
