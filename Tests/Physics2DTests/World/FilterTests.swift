// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Filters")
struct FilterTests {
  /// Whether two overlapping circles with these filters get a contact.
  private func collide(
    _ world: World, _ first: CollisionFilter, _ second: CollisionFilter
  ) throws -> Bool {
    let bodies = try [first, second].map {
      var definition = ShapeDefinition()
      definition.filter = $0
      return try world.addCircle(at: .zero, definition)
    }
    world.step(by: 1 / 60)
    let meets = world.contactCount > 0
    for body in bodies { world.destroyBody(body) }
    return meets
  }

  @Test("categories meet masks in both directions, and a group overrules them")
  func categories() throws {
    let world = World.weightless()
    let blind = CollisionFilter(categories: 1, mask: 4)
    let other = CollisionFilter(categories: 2, mask: .max)
    #expect(try !collide(world, blind, other))
    #expect(try collide(world, CollisionFilter(categories: 1, mask: 2), other))
    var first = blind
    var second = other
    (first.group, second.group) = (3, 3)
    #expect(try collide(world, first, second))
    (first.group, second.group) = (-3, -3)
    #expect(try !collide(world, first, second))
    (first, second) = (CollisionFilter(group: -3), CollisionFilter(group: -4))
    #expect(try collide(world, first, second))
  }

  @Test("two shapes with memberships collide only when the sets share a number")
  func memberships() throws {
    let world = World.weightless()
    func filter(_ numbers: [Int32]) -> CollisionFilter {
      CollisionFilter(memberships: world.memberships(numbers))
    }
    #expect(try collide(world, filter([1, 5, 9]), filter([2, 9])))
    #expect(try !collide(world, filter([1, 5]), filter([2, 9])))
    #expect(try !collide(world, filter([]), filter([2, 9])))
    #expect(try !collide(world, filter([]), filter([])))
    #expect(try collide(world, CollisionFilter(), filter([2])))
    #expect(world.memberships([9, 2, 2]) == world.memberships([2, 9]))
    #expect(world.memberships([9]) != world.memberships([2, 9]))
  }

  @Test("targets are what a shape looks for in the other's memberships")
  func targets() throws {
    let world = World.weightless()
    let items = CollisionFilter(
      memberships: world.memberships([2]), targets: world.memberships([2, 3]))
    let boundariesOnly = CollisionFilter(
      memberships: world.memberships([]), targets: world.memberships([3]))
    let boundary = CollisionFilter(memberships: world.memberships([3]))
    #expect(try collide(world, items, items))
    #expect(try collide(world, items, boundary))
    #expect(try collide(world, boundariesOnly, boundary))
    #expect(try !collide(world, boundariesOnly, boundariesOnly))
    #expect(try !collide(world, boundariesOnly, items))
  }

  @Test("a filter that forbids ends the touch; one that allows begins it")
  func refilter() throws {
    let world = World.earth()
    try world.addGround()
    let box = try world.addBox(at: Vector2(0, 0.5))
    let shape = try #require(world.shapes(of: box).first)
    world.run(60)
    #expect(!world.isAwake(box))
    world.setFilter(CollisionFilter(mask: 0), of: shape)
    #expect(world.isAwake(box))
    world.step(by: 1 / 60)
    #expect(world.endContacts.count == 1)
    #expect(world.contactCount == 0)
    world.setFilter(CollisionFilter(), of: shape)
    world.run(3)
    #expect(world.contactCount == 1)
  }

  @Test("jointed bodies do not collide unless the joint lets them")
  func joints() throws {
    let world = World.weightless()
    let first = try world.addCircle(at: .zero)
    let second = try world.addCircle(at: Vector2(0.6, 0))
    world.step(by: 1 / 60)
    #expect(world.contactCount == 1)
    let joint = try world.createJoint(DistanceJointDefinition(bodyA: first, bodyB: second))
    #expect(world.contactCount == 0)
    world.run(2)
    #expect(world.contactCount == 0)
    world.destroyJoint(joint)
    world.step(by: 1 / 60)
    #expect(world.contactCount == 1)
  }
}
