// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

/// What users said about limits, leftovers and numbers; see Documentation/Complaints.md.
@MainActor
@Suite("Complaints: limits and leftovers")
struct LoadComplaintTests {
  @Test("C20: pushes that have fired cost nothing, however many are left in the animator")
  func spentPushes() {
    let item = Square()
    let animator = UIDynamicAnimator()
    animator.addBehavior(frictionless([item]))
    for _ in 0..<500 {
      let push = UIPushBehavior(items: [item], mode: .instantaneous)
      push.magnitude = 0.001
      animator.addBehavior(push)
    }
    animator.step(by: 2 / 60)
    let simulation = animator.simulation
    #expect(simulation.state.preparingEffects.isEmpty)
    #expect(simulation.state.changedEffects.isEmpty && simulation.state.changedItems.isEmpty)
    let start = item.center.x
    animator.step(by: 1)
    // 500 pushes of 0.001 are one of 0.5, and no more: 50 points/s (S041).
    #expect(abs(item.center.x - start - 50) < 0.05)
  }

  @Test("C20: an item with spent pushes comes to rest, and the animator pauses")
  func spentPushesRest() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let properties = frictionless([item])
    properties.resistance = 8
    animator.addBehavior(properties)
    for _ in 0..<50 {
      let push = UIPushBehavior(items: [item], mode: .instantaneous)
      push.magnitude = 0.1
      animator.addBehavior(push)
    }
    #expect(animator.runUntilPaused(atMost: 5) < 3)
    #expect(animator.behaviors.count == 51)
  }

  @Test("P20: 200 collision behaviors and 100 fields act in one animator, each on its own items")
  func manyGroups() {
    let animator = UIDynamicAnimator()
    let items = (0..<200).map { Square(side: 10, at: CGPoint(x: 30 * Double($0), y: 0)) }
    // Discs touch at one point below their center, so that nothing but a field moves them sideways.
    for item in items { item.collisionBoundsType = .ellipse }
    let gravity = UIGravityBehavior(items: items)
    animator.addBehavior(gravity)
    for (number, item) in items.enumerated() {
      let collision = UICollisionBehavior(items: [item])
      // All floors are as long as the row; each stops its own item only.
      let height = 50 + Double(number % 10) * 20
      collision.addFloor(at: height, from: -100, to: 6100)
      animator.addBehavior(collision)
    }
    for number in 0..<100 {
      let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
      field.strength = 0.001 * CGFloat(number)
      field.addItem(items[2 * number])
      animator.addBehavior(field)
    }
    animator.step(by: 1)
    for (number, item) in items.enumerated() {
      let height = 50 + Double(number % 10) * 20
      #expect(item.center.y <= height - 5 - restingGap.lowerBound)
      #expect(item.center.y > height - 5 - 1.5)
    }
    let shifts = items.enumerated().map { $1.center.x - 30 * Double($0) }
    #expect(stride(from: 1, to: 200, by: 2).allSatisfy { abs(shifts[$0]) < 0.05 })
    // The strongest field has pushed its item 0.5 · 9.9 · t² points while it fell.
    #expect(shifts[198] > 0.3)
  }

  @Test("P20: an item in a hundred fields and fifty groups feels them all")
  func manyOnOne() {
    let item = Square()
    let animator = UIDynamicAnimator()
    animator.addBehavior(frictionless([item]))
    for _ in 0..<100 {
      let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
      field.strength = 0.1
      field.addItem(item)
      animator.addBehavior(field)
    }
    for _ in 0..<50 { animator.addBehavior(UICollisionBehavior(items: [item])) }
    animator.step(by: 0.5)
    // 100 fields of 0.1 m/s² are 1000 points/s² (S115).
    #expect(abs(item.center.y - distance(after: 0.5, acceleration: 1000)) < 1)
  }

  @Test("C28: gravities add up in any order, and each ends when it is removed")
  func gravities() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let vectors = [
      CGVector(dx: 0.1, dy: 0), CGVector(dx: 0, dy: -0.2), CGVector(dx: 0.05, dy: 0.5),
    ]
    let gravities = vectors.map { vector in
      let gravity = UIGravityBehavior(items: [item])
      gravity.gravityDirection = vector
      return gravity
    }
    animator.addBehavior(frictionless([item]))
    _ = diagnostics { for gravity in gravities { animator.addBehavior(gravity) } }
    animator.step(by: 1)
    #expect(abs(item.center.x - distance(after: 1, acceleration: 150)) < 0.05)
    #expect(abs(item.center.y - distance(after: 1, acceleration: 300)) < 0.05)
  }
}
