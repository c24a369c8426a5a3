import Foundation

@testable import OpenUIDynamics

/// A few items under an animator without view, and what tests of attachments ask of them.
@MainActor
final class AttachmentStage {
  let animator = UIDynamicAnimator()
  /// Does nothing but be asked after each step.
  private let watch = UIDynamicBehavior()

  init(_ behaviors: UIDynamicBehavior...) {
    animator.addBehavior(watch)
    for behavior in behaviors { animator.addBehavior(behavior) }
  }

  /// Moves on, and asks after each step.
  func run(_ seconds: TimeInterval, _ look: (() -> Void)? = nil) {
    watch.action = look
    animator.step(by: seconds)
    watch.action = nil
  }

  /// The times at which a value passes zero within a run, interpolated between steps.
  func crossings(within seconds: TimeInterval, _ value: @escaping () -> CGFloat) -> [TimeInterval] {
    var times: [TimeInterval] = []
    var last = value()
    run(seconds) { [animator] in
      let current = value()
      if (last > 0) != (current > 0) {
        let share = last / (last - current)
        times.append(animator.elapsedTime - (1 - share) / 60)
      }
      last = current
    }
    return times
  }

  /// The mean time between every other crossing of zero; nil without a whole swing.
  func period(within seconds: TimeInterval, _ value: @escaping () -> CGFloat) -> TimeInterval? {
    let times = crossings(within: seconds, value)
    guard let first = times.first, let last = times.last, times.count > 2 else { return nil }
    return 2 * (last - first) / Double(times.count - 1)
  }
}

/// An item behavior that fixes its items in place.
@MainActor
func anchored(_ items: any UIDynamicItem...) -> UIDynamicItemBehavior {
  let behavior = UIDynamicItemBehavior(items: items)
  behavior.isAnchored = true
  return behavior
}

/// An item behavior with a density and without resistance.
@MainActor
func dense(_ density: CGFloat, _ item: any UIDynamicItem) -> UIDynamicItemBehavior {
  let behavior = frictionless([item])
  behavior.density = density
  return behavior
}

extension Square {
  /// Where a point of the item lies, given in points from its center.
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(
      x: center.x + transform.a * x + transform.c * y,
      y: center.y + transform.b * x + transform.d * y)
  }

  /// A point as seen from the item, in points from its center.
  func local(_ point: CGPoint) -> CGPoint {
    let x = point.x - center.x
    let y = point.y - center.y
    return CGPoint(x: transform.a * x + transform.b * y, y: transform.c * x + transform.d * y)
  }
}

/// The distance of two points.
func span(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
  hypot(second.x - first.x, second.y - first.y)
}
