// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

/// Keeps the velocities of two items at the beginning of their contacts.
private final class VelocityLog: NSObject, UICollisionBehaviorDelegate {
  var properties: UIDynamicItemBehavior?
  private(set) var velocities: [CGPoint] = []

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    velocities.append(properties?.linearVelocity(for: item) ?? .zero)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    velocities += [item1, item2].map { properties?.linearVelocity(for: $0) ?? .zero }
  }
}

@MainActor
@Suite("Velocities when a contact begins")
struct ContactVelocityTests {
  private func log(
    of items: [Square], elasticity: CGFloat, hasFloor: Bool, velocity: CGPoint
  ) -> [CGPoint] {
    let animator = UIDynamicAnimator()
    let properties = frictionless(items)
    properties.elasticity = elasticity
    properties.friction = 0
    properties.addLinearVelocity(velocity, for: items[0])
    let collision = UICollisionBehavior(items: items)
    if hasFloor { collision.addFloor(at: 100, from: -200, to: 200) }
    let log = VelocityLog()
    log.properties = properties
    collision.collisionDelegate = log
    animator.addBehavior(properties)
    animator.addBehavior(collision)
    for _ in 0..<60 where log.velocities.isEmpty { animator.step(by: 1 / 60) }
    return log.velocities
  }

  @Test(
    "S145: at a boundary it is the velocity after the rebound, wherever in a step the hit falls",
    arguments: [0.3, 0.6, 1], 0..<8)
  func boundary(elasticity: CGFloat, place: Int) throws {
    let item = Square(side: 20, at: CGPoint(x: 0, y: CGFloat(place)))
    let velocities = log(
      of: [item], elasticity: elasticity, hasFloor: true, velocity: CGPoint(x: 70, y: 480))
    let velocity = try #require(velocities.first)
    #expect(abs(velocity.y + 480 * elasticity) < 5)
    #expect(abs(velocity.x - 70) < 0.5)
  }

  @Test(
    "S145: between items it is the velocity after the exchange", arguments: [0.5, 1], 0..<8)
  func items(elasticity: CGFloat, place: Int) throws {
    let items = [Square(side: 20), Square(side: 20, at: CGPoint(x: 80 + CGFloat(place), y: 0))]
    let velocities = log(
      of: items, elasticity: elasticity, hasFloor: false, velocity: CGPoint(x: 480, y: 0))
    #expect(velocities.count == 2)
    // (1 ∓ e)/2 of the velocity, for equal masses.
    #expect(abs(try #require(velocities.first).x - 240 * (1 - elasticity)) < 5)
    #expect(abs(try #require(velocities.last).x - 240 * (1 + elasticity)) < 5)
  }
}
