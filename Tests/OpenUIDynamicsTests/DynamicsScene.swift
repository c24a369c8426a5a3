import Foundation

@testable import OpenUIDynamics

/// An item that is no view, as users write them for values that dynamics drive.
@MainActor
final class Square: NSObject, UIDynamicItem {
  var center: CGPoint
  var bounds: CGRect
  var transform = CGAffineTransform.identity
  var collisionBoundsType = UIDynamicItemCollisionBoundsType.rectangle

  init(side: CGFloat = 100, at center: CGPoint = .zero) {
    self.center = center
    bounds = CGRect(x: 0, y: 0, width: side, height: side)
  }

  init(size: CGSize, at center: CGPoint = .zero) {
    self.center = center
    bounds = CGRect(origin: .zero, size: size)
  }

  /// Radians clockwise, from −π to π.
  var angle: CGFloat { atan2(transform.b, transform.a) }
}

/// An item behavior that takes the default resistance away, so that closed forms hold.
@MainActor
func frictionless(_ items: [any UIDynamicItem]) -> UIDynamicItemBehavior {
  let behavior = UIDynamicItemBehavior(items: items)
  behavior.resistance = 0
  behavior.angularResistance = 0
  return behavior
}

/// Distance covered from rest under a steady acceleration after a time, by the method that the engine
/// documents: semi-implicit Euler with four sub-steps per sixtieth of a second.
///
/// With h = 1/240 s and n sub-steps, y = a·h²·n·(n + 1)/2.
func distance(after seconds: Double, acceleration: Double) -> Double {
  let subStep = 1.0 / 240
  let count = (seconds * 240).rounded()
  return acceleration * subStep * subStep * count * (count + 1) / 2
}

extension UIDynamicAnimator {
  /// Steps until the animator rests, but not longer than a time; returns the seconds that it took.
  @MainActor
  func runUntilPaused(atMost seconds: TimeInterval) -> TimeInterval {
    let start = elapsedTime
    while isRunning, elapsedTime - start < seconds { step(by: 1 / 60) }
    return elapsedTime - start
  }
}

/// Writes down what an animator and its collision behaviors report.
@MainActor
final class EventLog: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  var events: [String] = []
  var points: [CGPoint] = []

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    events.append("began items")
    points.append(p)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    events.append("ended items")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    events.append("began \(identifier.map { "\($0)" } ?? "nil")")
    points.append(p)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    events.append("ended \(identifier.map { "\($0)" } ?? "nil")")
  }
}
