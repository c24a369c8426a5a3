// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Details of contacts")
struct ContactDetailTests {
  /// Two squares without damping or friction that meet head on.
  private func collide(
    sides: (CGFloat, CGFloat), densities: (CGFloat, CGFloat), speeds: (CGFloat, CGFloat),
    elasticity: CGFloat
  ) -> (contacts: [UIDynamicContact], after: (CGFloat, CGFloat)) {
    let gap = (sides.0 + sides.1) / 2 + 37
    let first = Square(side: sides.0)
    let second = Square(side: sides.1, at: CGPoint(x: gap, y: 0))
    let animator = UIDynamicAnimator()
    let properties = [frictionless([first]), frictionless([second])]
    for (behavior, density) in zip(properties, [densities.0, densities.1]) {
      behavior.density = density
      behavior.elasticity = elasticity
      behavior.friction = 0
      animator.addBehavior(behavior)
    }
    properties[0].addLinearVelocity(CGPoint(x: speeds.0, y: 0), for: first)
    properties[1].addLinearVelocity(CGPoint(x: speeds.1, y: 0), for: second)
    let collision = UICollisionBehavior(items: [first, second])
    var contacts: [UIDynamicContact] = []
    collision.contactHandler = { contacts.append($0) }
    animator.addBehavior(collision)
    while contacts.isEmpty, animator.elapsedTime < 5 { animator.step(by: 1 / 60) }
    return (
      contacts,
      (properties[0].linearVelocity(for: first).x, properties[1].linearVelocity(for: second).x)
    )
  }

  @Test(
    "P25: the impulse of a bounce is (1 + e)·μ·v, in newton seconds of S041",
    arguments: [
      (100.0, 100.0, 1.0, 1.0, 300.0, 0.0, 1.0), (100, 100, 1, 1, 300, -300, 0.5),
      (100, 50, 2, 1, 400, 0, 0.8), (40, 120, 1, 3, 600, -100, 1),
    ])
  func closedForm(
    side: Double, otherSide: Double, density: Double, otherDensity: Double, speed: Double,
    otherSpeed: Double, elasticity: Double
  ) throws {
    let result = collide(
      sides: (side, otherSide), densities: (density, otherDensity), speeds: (speed, otherSpeed),
      elasticity: elasticity)
    let contact = try #require(result.contacts.first)
    #expect(result.contacts.count == 1)
    let masses = (density * side * side / 10_000, otherDensity * otherSide * otherSide / 10_000)
    let reduced = masses.0 * masses.1 / (masses.0 + masses.1)
    let expected = (1 + elasticity) * reduced * (speed - otherSpeed) / 100
    #expect(abs(contact.impulse - expected) < 0.01 * expected)
    #expect(abs(contact.approachSpeed - (speed - otherSpeed)) < 0.01 * (speed - otherSpeed))
    // The same as a balance of momentum, which holds for each of the two.
    #expect(abs(masses.0 * (speed - result.after.0) / 100 - contact.impulse) < 0.01 * expected)
    #expect(
      abs(masses.1 * (result.after.1 - otherSpeed) / 100 - contact.impulse) < 0.01 * expected)
  }

  @Test("P25: without a bounce the impulse is what the item has lost in that step")
  func inelastic() throws {
    let result = collide(
      sides: (100, 100), densities: (1, 1), speeds: (300, 0), elasticity: 0)
    let contact = try #require(result.contacts.first)
    #expect(abs(contact.impulse - (300 - result.after.0) / 100) < 0.02)
    #expect(contact.impulse > 0)
    #expect(contact.impulse < 1.51)
  }

  @Test("the normal is the push on the item, and two points are the line where squares meet")
  func geometry() throws {
    let result = collide(
      sides: (100, 60), densities: (1, 1), speeds: (300, 0), elasticity: 0.5)
    let contact = try #require(result.contacts.first)
    #expect(abs(contact.normal.dx + 1) < 1e-3 && abs(contact.normal.dy) < 1e-3)
    #expect(contact.item.bounds.width == 100)
    guard case .item(let partner) = contact.partner else {
      Issue.record("The partner is an item.")
      return
    }
    #expect(partner.bounds.width == 60)
    let heights = contact.points.map(\.y).sorted()
    #expect(contact.points.count == 2)
    #expect(abs(heights[0] + 30) < 1 && abs(heights[1] - 30) < 1)
  }

  @Test("a boundary is named, the delegate comes first, and the call may remove the behavior")
  func boundary() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: [item])
    collision.addFloor(at: 200, from: -200, to: 200)
    let log = EventLog()
    collision.collisionDelegate = log
    collision.contactHandler = { [unowned animator, unowned collision] contact in
      if case .boundary(let identifier) = contact.partner {
        log.events.append("details \(identifier as? String ?? "nil")")
      }
      log.events.append(contact.normal.dy < -0.99 ? "up" : "\(contact.normal)")
      animator.removeBehavior(collision)
    }
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(collision)
    animator.step(by: 2)
    #expect(log.events == ["began floor", "details floor", "up", "ended floor"])
    #expect(item.center.y > 300)
  }

  @Test("who does not ask causes nothing to be worked out")
  func unused() {
    let items = [Square(), Square(at: CGPoint(x: 0, y: -150))]
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: items)
    let log = EventLog()
    collision.collisionDelegate = log
    collision.addFloor(at: 200, from: -200, to: 200)
    animator.addBehavior(UIGravityBehavior(items: items))
    animator.addBehavior(collision)
    animator.step(by: 2)
    #expect(!log.events.isEmpty)
    #expect(!animator.simulation.recordsContactDetails)
    #expect(collision.contactHandler == nil)
  }
}
