// SPDX-License-Identifier: Apache-2.0

import Physics2D
import Testing

/// The example of the landing page of `Physics2D`.
@Suite("Article: the engine")
struct EngineTests {
  @Test("a ball comes to rest on the ground")
  func ball() throws {
    let world = World(WorldDefinition(gravity: Vector2(0, -10)))
    let ground = try world.createBody(BodyDefinition(kind: .static))
    try world.addShape(.segment(SegmentShape(from: Vector2(-5, 0), to: Vector2(5, 0))), to: ground)

    let ball = try world.createBody(BodyDefinition(kind: .dynamic, position: Vector2(0, 4)))
    try world.addShape(.circle(CircleShape(radius: 0.5)), to: ball)

    for _ in 0..<120 { world.step(by: 1 / 60) }
    let position = world.position(of: ball)  // at rest: (0, 0.495)
    let hit = world.castRay(from: Vector2(0, 5), translation: Vector2(0, -10))  // its top

    #expect(abs(position.y - 0.495) < 0.006)
    #expect(hit != nil)
  }

  @Test("a motor turns a bar, which throws a disc, and each step has its events")
  func bar() throws {
    let world = World(WorldDefinition(gravity: Vector2(0, -10)))
    let ground = try world.createBody(BodyDefinition(kind: .static))

    // A bar on a hinge that a motor turns, below a disc.
    let bar = try world.createBody(BodyDefinition(kind: .dynamic, position: Vector2(1, 2)))
    try world.addShape(.polygon(.box(halfWidth: 1, halfHeight: 0.1)), to: bar)
    var hinge = RevoluteJointDefinition(bodyA: ground, bodyB: bar)
    hinge.localAnchorA = Vector2(0, 2)
    hinge.localAnchorB = Vector2(-1, 0)
    hinge.motor = JointMotor(speed: 4, maximumEffort: 500)
    try world.createJoint(hinge)

    let disc = try world.createBody(BodyDefinition(kind: .dynamic, position: Vector2(1.5, 3)))
    let shape = try world.addShape(.circle(CircleShape(radius: 0.2)), to: disc)
    var places: [BodyHandle: Vector2] = [:]
    for _ in 0..<6 {
      world.step(by: 1 / 60)
      // The events of this step: what began to touch, what hit, what moved.
      for contact in world.beginContacts where contact.shapeB == shape || contact.shapeA == shape {
        print("the disc touches the bar at", contact.point)  // (1.558, 2.764)
      }
      for moved in world.movedBodies { places[moved.body] = moved.transform.position }
    }

    #expect(world.beginContacts.count == 1)
    let touch = try #require(world.beginContacts.first?.point)
    #expect(abs(touch.x - 1.558) < 0.001 && abs(touch.y - 2.764) < 0.001)
    #expect(places.count == 2 && world.linearVelocity(of: disc).y > 0)
  }
}
