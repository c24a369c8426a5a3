// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("UIGravityBehavior")
struct UIGravityBehaviorTests {
  @Test("S030, GR01, GR07: gravity of magnitude 1 is 1000 points/s² downwards")
  func freeFall() {
    let item = Square(side: 50)
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(frictionless([item]))
    animator.step(by: 1)
    #expect(item.center.x == 0)
    #expect(abs(item.center.y - distance(after: 1, acceleration: 1000)) < 0.05)
  }

  @Test("S030, GR05–GR07: the defaults are (0, 1), π/2 and 1")
  func defaults() {
    let gravity = UIGravityBehavior()
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(gravity.angle == .pi / 2)
    #expect(gravity.magnitude == 1)
    #expect(gravity.items.isEmpty)
  }

  @Test("S030, GR05–GR08: vector, angle and magnitude are views of one vector")
  func views() {
    let gravity = UIGravityBehavior()
    gravity.gravityDirection = CGVector(dx: 3, dy: 4)
    #expect(abs(gravity.magnitude - 5) < 1e-12)
    #expect(abs(gravity.angle - atan2(4, 3)) < 1e-12)
    gravity.magnitude = 10
    #expect(abs(gravity.gravityDirection.dx - 6) < 1e-12)
    #expect(abs(gravity.gravityDirection.dy - 8) < 1e-12)
    gravity.angle = .pi
    #expect(abs(gravity.gravityDirection.dx + 10) < 1e-12)
    #expect(abs(gravity.gravityDirection.dy) < 1e-12)
    gravity.setAngle(0, magnitude: 2)
    #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
  }

  @Test("S132: a magnitude of 0 resets the angle, so that a later magnitude pulls to the right")
  func magnitudeOfZero() {
    let gravity = UIGravityBehavior()
    gravity.magnitude = 0
    #expect(gravity.angle == 0)
    #expect(gravity.gravityDirection == .zero)
    gravity.magnitude = 1
    #expect(gravity.gravityDirection == CGVector(dx: 1, dy: 0))
    gravity.setAngle(.pi / 2, magnitude: 0)
    gravity.magnitude = 1
    #expect(gravity.gravityDirection == CGVector(dx: 1, dy: 0))
  }

  @Test("S132: an angle that is set at a magnitude of 0 counts for a later magnitude")
  func angleAtMagnitudeOfZero() {
    let gravity = UIGravityBehavior()
    gravity.magnitude = 0
    gravity.angle = .pi / 2
    gravity.magnitude = 3
    #expect(abs(gravity.gravityDirection.dx) < 1e-12)
    #expect(abs(gravity.gravityDirection.dy - 3) < 1e-12)
  }

  @Test("S146: a direction of (2, 2) keeps its angle under a magnitude of 1")
  func directionThenMagnitude() {
    let gravity = UIGravityBehavior()
    gravity.gravityDirection = CGVector(dx: 2, dy: 2)
    gravity.magnitude = 1
    #expect(abs(gravity.gravityDirection.dx - 0.707_106_781) < 1e-9)
    #expect(abs(gravity.gravityDirection.dy - 0.707_106_781) < 1e-9)
  }

  @Test("S146: a direction of zero loses the angle: a later magnitude pulls to the right")
  func directionOfZero() {
    let item = Square()
    let gravity = UIGravityBehavior(items: [item])
    gravity.gravityDirection = .zero
    #expect(gravity.angle == 0)
    gravity.magnitude = 1
    #expect(gravity.gravityDirection == CGVector(dx: 1, dy: 0))
    let animator = UIDynamicAnimator()
    animator.addBehavior(gravity)
    animator.addBehavior(frictionless([item]))
    animator.step(by: 1)
    #expect(abs(item.center.x - distance(after: 1, acceleration: 1000)) < 0.05)
    #expect(item.center.y == 0)
  }

  @Test("S031: items of any size and density fall together")
  func massDoesNotMatter() {
    let small = Square(side: 10)
    let large = Square(side: 300, at: CGPoint(x: 1000, y: 0))
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [small, large]))
    let dense = UIDynamicItemBehavior(items: [large])
    dense.density = 50
    animator.addBehavior(dense)
    animator.step(by: 1)
    #expect(abs(small.center.y - large.center.y) < 0.01)
  }

  @Test("C28, S006: several gravities add up, and one diagnostic says that UIKit does not")
  func several() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let down = UIGravityBehavior(items: [item])
    let right = UIGravityBehavior(items: [item])
    right.angle = 0
    animator.addBehavior(down)
    animator.addBehavior(right)
    animator.addBehavior(frictionless([item]))
    let reports = diagnostics { animator.step(by: 1) }
    #expect(reports.count == 1)
    let expected = distance(after: 1, acceleration: 1000)
    #expect(abs(item.center.x - expected) < 0.05)
    #expect(abs(item.center.y - expected) < 0.05)
  }

  @Test("S014, GR03: gravity ends at the moment when an item is removed from it")
  func removal() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let gravity = UIGravityBehavior(items: [item])
    animator.addBehavior(gravity)
    animator.addBehavior(frictionless([item]))
    animator.step(by: 0.5)
    let position = item.center.y
    gravity.removeItem(item)
    animator.step(by: 0.5)
    #expect(abs(item.center.y - position - 250) < 0.5)
  }

  @Test("S032, GR02: gravity is the same everywhere, and for items that come later")
  func uniform() {
    let places = [CGPoint(x: -5000, y: 300), .zero, CGPoint(x: 9000, y: -7000)]
    let items = places.map { Square(side: 50, at: $0) }
    let animator = UIDynamicAnimator()
    let gravity = UIGravityBehavior(items: [items[0], items[1]])
    animator.addBehavior(gravity)
    animator.step(by: 0.5)
    gravity.addItem(items[2])
    animator.step(by: 1)
    let falls = zip(items, places).map { $0.center.y - $1.y }
    #expect(abs(falls[0] - falls[1]) < 0.01)
    // 1 − 0.1/240 of the velocity stays in each sub-step, after which 1000/240 are added.
    let (loss, gain, subStep) = (1 - 0.1 / 240, 1000.0 / 240, 1.0 / 240)
    var (velocity, fall) = (0.0, 0.0)
    for _ in 0..<240 {
      velocity = velocity * loss + gain
      fall += velocity * subStep
    }
    #expect(abs(falls[2] - fall) < 0.5)
  }
}
