// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

/// The literal values that were counted in the code of 251 files, and some beyond.
@MainActor
@Suite("Ranges seen in the wild stay finite")
struct RangeTests {
  private func run(_ make: ([Square]) -> [UIDynamicBehavior]) -> [Square] {
    let items = (0..<4).map { Square(side: 30, at: CGPoint(x: 40 * Double($0), y: 0)) }
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: items)
    collision.addBoundary(
      withIdentifier: "box" as NSString,
      for: UIBezierPath(rect: CGRect(x: -100, y: -100, width: 400, height: 300)))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: items))
    let reports = diagnostics {
      for behavior in make(items) { animator.addBehavior(behavior) }
      animator.step(by: 1.5)
    }
    #expect(reports.isEmpty)
    return items
  }

  private func expectInside(_ items: [Square], slack: CGFloat = 1) {
    let box = CGRect(x: -100, y: -100, width: 400, height: 300).insetBy(dx: -slack, dy: -slack)
    for item in items {
      #expect(box.contains(item.center), "\(item.center)")
      #expect(item.transform.a.isFinite && item.transform.b.isFinite)
    }
  }

  @Test("attachments", arguments: [0, 0.1, 1, 5, 10], [0, 0.5, 1, 100])
  func attachments(frequency: CGFloat, damping: CGFloat) {
    for length in [0.0, 1, 2, 200] {
      let items = run { items in
        let anchored = UIAttachmentBehavior(
          item: items[0], attachedToAnchor: CGPoint(x: 100, y: 50))
        let joined = UIAttachmentBehavior(item: items[1], attachedTo: items[2])
        for attachment in [anchored, joined] {
          attachment.frequency = frequency
          attachment.damping = damping
          attachment.length = length
        }
        return [anchored, joined]
      }
      for item in items { #expect(item.center.x.isFinite && item.center.y.isFinite) }
    }
  }

  @Test(
    "item properties",
    arguments: [
      (0.0, 0.0, 0.01, 0.0), (0.6, 0.1, 1, 1), (1, 10, 100, 15), (1, 0, 1, 0), (0.5, 1, 5, 1e300),
    ])
  func properties(elasticity: CGFloat, friction: CGFloat, density: CGFloat, resistance: CGFloat) {
    expectInside(
      run { items in
        let behavior = UIDynamicItemBehavior(items: items)
        behavior.elasticity = elasticity
        behavior.friction = friction
        behavior.density = density
        behavior.resistance = resistance
        behavior.angularResistance = resistance
        return [behavior]
      })
  }

  @Test("pushes", arguments: [-10.0, 0, 1, 10, 175])
  func pushes(magnitude: CGFloat) {
    expectInside(
      run { items in
        let continuous = UIPushBehavior(items: [items[0], items[1]], mode: .continuous)
        continuous.setAngle(2, magnitude: magnitude)
        continuous.setTargetOffsetFromCenter(UIOffset(horizontal: 15, vertical: -15), for: items[0])
        let instantaneous = UIPushBehavior(items: [items[2]], mode: .instantaneous)
        instantaneous.magnitude = magnitude
        return [continuous, instantaneous]
      }, slack: 4)
  }

  @Test("gravity", arguments: [0, 1, 10, 175])
  func gravity(magnitude: CGFloat) {
    let items = (0..<3).map { Square(side: 30, at: CGPoint(x: 50 * Double($0), y: 0)) }
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: items)
    collision.addFloor(at: 200, from: -500, to: 500)
    animator.addBehavior(collision)
    let gravity = UIGravityBehavior(items: items)
    gravity.magnitude = magnitude
    animator.addBehavior(gravity)
    animator.step(by: 4)
    for item in items {
      #expect(item.center.y.isFinite)
      #expect(item.center.y < 190)
    }
  }

  @Test("S072, C19: items that start in the same place part without an explosion")
  func samePlace() {
    let items = (0..<10).map { _ in Square(side: 30) }
    let animator = UIDynamicAnimator()
    animator.addBehavior(UICollisionBehavior(items: items))
    animator.step(by: 3)
    for item in items {
      // At 101 points/s for three seconds.
      #expect(hypot(item.center.x, item.center.y) <= 303)
    }
  }

  @Test("an item that falls without a floor stays finite")
  func endlessFall() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let gravity = UIGravityBehavior(items: [item])
    gravity.magnitude = 100
    animator.addBehavior(gravity)
    animator.addBehavior(frictionless([item]))
    animator.step(by: 120)
    #expect(item.center.y.isFinite)
    #expect(item.center.x == 0)
  }
}
