// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("The gap of resting items")
struct RestingGapTests {
  /// Runs gravity and collisions in a view of 320 × 480 until they rest.
  private func settle(_ items: [Square], magnitude: CGFloat) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator(
      referenceView: UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    let gravity = UIGravityBehavior(items: items)
    gravity.magnitude = magnitude
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    _ = animator.runUntilPaused(atMost: 10)
    return animator
  }

  @Test(
    "S144: a flat item rests 0.5 to 1 point short of a straight boundary, 0 to 1 under strong gravity",
    arguments: [
      (CGFloat(1), UIDynamicItemCollisionBoundsType.rectangle), (2, .rectangle), (8, .rectangle),
      (1, .ellipse), (2, .ellipse), (8, .ellipse),
    ])
  func boundary(magnitude: CGFloat, bounds: UIDynamicItemCollisionBoundsType) {
    let item = Square(side: 50, at: CGPoint(x: 160, y: 300))
    item.collisionBoundsType = bounds
    _ = settle([item], magnitude: magnitude)
    let gap = 480 - 25 - item.center.y
    #expect(gap >= (magnitude > 2 ? 0 : 0.5) && gap <= 1)
  }

  @Test("S144: two items at rest are 0.5 to 2.5 points apart", arguments: [CGFloat(1), 2])
  func items(magnitude: CGFloat) {
    let lower = Square(side: 60, at: CGPoint(x: 160, y: 400))
    let upper = Square(side: 50, at: CGPoint(x: 163, y: 300))
    _ = settle([lower, upper], magnitude: magnitude)
    let gap = lower.center.y - upper.center.y - 55
    #expect(gap >= 0.5 && gap <= 2.5)
    #expect(abs(upper.angle) < 0.001)
  }

  @Test("a stack of eight stands still, without overlap")
  func stack() {
    let items = (0..<8).map { number in
      let x: CGFloat = number.isMultiple(of: 2) ? 160 : 160.4
      return Square(side: 40, at: CGPoint(x: x, y: CGFloat(455 - 43 * number)))
    }
    let animator = settle(items, magnitude: 1)
    #expect(!animator.isRunning)
    for (lower, upper) in zip(items, items.dropFirst()) {
      let gap = lower.center.y - upper.center.y - 40
      #expect(gap > 0 && gap <= 1)
    }
  }

  @Test("an item that starts flush with a boundary is not pushed away from it")
  func flush() {
    let item = Square(side: 50, at: CGPoint(x: 25, y: 240))
    _ = settle([item], magnitude: 1)
    #expect(abs(item.center.x - 25) < 0.1)
    #expect(abs(item.center.y - 454.5) <= 0.5)
  }
}
