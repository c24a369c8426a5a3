// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

/// The least, the median and the greatest literal that was counted for each property in the published
/// code of 251 files, and numbers beyond what the documentation allows.
@MainActor
@Suite("Values of real code, for sixty seconds")
struct LongRangeTests {
  private let box = CGRect(x: -100, y: -100, width: 400, height: 300)
  /// Points/s of an item that fell from the top of the box to its bottom, and half as much again.
  private let fallingSpeed: CGFloat = 1.5 * (2 * 1000 * 300.0).squareRoot()

  /// What became of the items.
  private struct Outcome {
    let items: [Square]
    let isRunning: Bool
    /// The greatest speed at the end of a second, from the tenth on, in points/s.
    let maximumSpeed: CGFloat
  }

  /// Runs three items in a box under gravity; no step may leave one at a place that is no number.
  private func run(
    gravity magnitude: CGFloat = 1, _ make: ([Square]) -> [UIDynamicBehavior]
  ) -> Outcome {
    let items = (0..<3).map { Square(side: 30, at: CGPoint(x: 50 * Double($0), y: 0)) }
    items[2].collisionBoundsType = .ellipse
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: items)
    collision.addBoundary(withIdentifier: "box" as NSString, for: UIBezierPath(rect: box))
    animator.addBehavior(collision)
    let gravity = UIGravityBehavior(items: items)
    gravity.magnitude = magnitude
    animator.addBehavior(gravity)
    let observer = UIDynamicItemBehavior(items: items)
    animator.addBehavior(observer)
    var maximumSpeed: CGFloat = 0
    let reports = diagnostics {
      for behavior in make(items) { animator.addBehavior(behavior) }
      for second in 1...60 {
        animator.step(by: 1)
        guard second >= 10 else { continue }
        for velocity in items.map(observer.linearVelocity(for:)) {
          maximumSpeed = max(maximumSpeed, hypot(velocity.x, velocity.y))
        }
      }
    }
    #expect(reports.isEmpty)
    for item in items {
      #expect(item.center.x.isFinite && item.center.y.isFinite, "\(item.center)")
      #expect(item.transform.a.isFinite && item.transform.b.isFinite)
    }
    return Outcome(items: items, isRunning: animator.isRunning, maximumSpeed: maximumSpeed)
  }

  private func expectInside(_ outcome: Outcome, slack: CGFloat = 1) {
    for item in outcome.items {
      #expect(box.insetBy(dx: -slack, dy: -slack).contains(item.center), "\(item.center)")
    }
  }

  @Test(
    "IB05–IB09: item properties",
    arguments: zip(
      [(0, 0), (0.6, 0.1), (1, 10), (1, 0), (1.5, 1)] as [(CGFloat, CGFloat)],
      [(0.01, 0), (1, 1), (100, 15), (1, 0.1), (0.01, 1)] as [(CGFloat, CGFloat)]))
  func properties(bounce: (CGFloat, CGFloat), body: (CGFloat, CGFloat)) {
    let outcome = run { items in
      let behavior = UIDynamicItemBehavior(items: items)
      (behavior.elasticity, behavior.friction) = bounce
      (behavior.density, behavior.resistance) = body
      behavior.angularResistance = min(1, body.1)
      return [behavior]
    }
    expectInside(outcome)
    #expect(outcome.maximumSpeed < fallingSpeed)
    if bounce.0 < 1 { #expect(!outcome.isRunning) }
  }

  @Test("IB07: items whose masses differ ten thousand times lie on each other", arguments: [0, 1])
  func densities(upper: Int) {
    let outcome = run { items in
      let (heavy, light) = (UIDynamicItemBehavior(), UIDynamicItemBehavior())
      heavy.density = 100
      light.density = 0.01
      heavy.addItem(items[upper])
      light.addItem(items[1 - upper])
      let snap = UISnapBehavior(item: items[2], snapTo: CGPoint(x: 250, y: 0))
      return [heavy, light, snap]
    }
    expectInside(outcome)
    #expect(!outcome.isRunning)
  }

  @Test("GR07: gravity", arguments: [-1, 0, 0.1, 1, 10, 175] as [CGFloat])
  func gravity(magnitude: CGFloat) {
    let outcome = run(gravity: magnitude) { _ in [] }
    expectInside(outcome, slack: 4)
    // 175 changes a velocity by 729 points/s in a sub-step: the pile stays in its place, and trembles.
    guard magnitude < 100 else { return }
    #expect(!outcome.isRunning)
    #expect(outcome.maximumSpeed == 0)
  }

  @Test("PU12: pushes", arguments: [-10, 0.1, 1, 10, 175] as [CGFloat])
  func pushes(magnitude: CGFloat) {
    let outcome = run { items in
      let continuous = UIPushBehavior(items: [items[0], items[2]], mode: .continuous)
      continuous.setAngle(2, magnitude: magnitude)
      continuous.setTargetOffsetFromCenter(UIOffset(horizontal: 15, vertical: -15), for: items[0])
      let instantaneous = UIPushBehavior(items: [items[1]], mode: .instantaneous)
      instantaneous.setAngle(-1, magnitude: magnitude)
      return [continuous, instantaneous]
    }
    expectInside(outcome, slack: 4)
  }

  @Test(
    "SN03: snaps, within gravity and among other items", arguments: [0, 0.5, 1, 100] as [CGFloat])
  func snaps(damping: CGFloat) {
    let outcome = run { items in
      let snap = UISnapBehavior(item: items[0], snapTo: CGPoint(x: 60, y: 140))
      snap.damping = damping
      return [snap]
    }
    expectInside(outcome)
    #expect(!outcome.isRunning)
  }

  @Test("CO05: modes", arguments: [UICollisionBehavior.Mode.items, .boundaries, .everything])
  func modes(mode: UICollisionBehavior.Mode) {
    var collisions: [UICollisionBehavior] = []
    let outcome = run { items in
      let collision = UICollisionBehavior(items: items)
      collision.collisionMode = mode
      collision.addBoundary(
        withIdentifier: "slope" as NSString, from: CGPoint(x: -100, y: 60),
        to: CGPoint(x: 300, y: 190))
      collisions.append(collision)
      return collisions
    }
    expectInside(outcome)
    #expect(!outcome.isRunning)
    #expect(collisions.count == 1)
  }
}
