// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Chaos")
struct ChaosTests {
  @Test("thousands of calls in random order keep the world sound", arguments: [UInt64(1), 2, 3])
  func randomCalls(_ seed: UInt64) throws {
    let world = World.earth()
    var random = TestRandom(seed: seed)
    try world.addGround(halfWidth: 12)
    var bodies: [BodyHandle] = []
    var joints: [JointHandle] = []
    for round in 0..<600 {
      let place = Vector2(random.number(-8, 8), random.number(0.5, 8))
      let pick = bodies.isEmpty ? nil : bodies[Int(random.number(0, Float(bodies.count) - 0.01))]
      let choice = Int(random.number(0, 16))
      switch choice {
      case 0, 1, 2: bodies.append(try world.addBox(at: place))
      case 3: bodies.append(try world.addCircle(at: place))
      case 4: bodies.append(try world.addBox(.kinematic, at: place))
      case 5:
        if let pick, let other = bodies.last, let joint = try? link(world, pick, other, round) {
          joints.append(joint)
        }
      case 6: if let joint = joints.popLast() { world.destroyJoint(joint) }
      default: if let pick { try disturb(pick, in: world, choice, place, round) }
      }
      if round % 3 == 0 { world.step(by: 1 / 60) }
      if round % 20 == 0 {
        let defects = world.defects()
        #expect(defects.isEmpty)
      }
    }
    for body in bodies where world.isValid(body) { world.destroyBody(body) }
    #expect(world.contactCount == 0 && world.jointCount == 0 && world.bodyCount == 1)
    #expect(world.defects().isEmpty)
  }

  @Test("joints that cannot be satisfied leave speeds that can be computed with")
  func farAnchors() throws {
    var random = TestRandom(seed: 1)
    for round in 0..<300 {
      let world = World.earth()
      var bodies: [BodyHandle] = []
      for kind in [BodyKind.kinematic, .dynamic, .dynamic] {
        let place = Vector2(random.number(-0.5, 0.5), random.number(-0.5, 0.5))
        bodies.append(try world.addCircle(kind, at: place))
      }
      try world.createJoint(RevoluteJointDefinition(bodyA: bodies[0], bodyB: bodies[1]))
      let anchor = Vector2(1e7, round % 2 == 0 ? 1e7 : 0)
      if round % 4 < 2 {
        var definition = WeldJointDefinition(bodyA: bodies[1], bodyB: bodies[2])
        definition.localAnchorA = anchor
        try world.createJoint(definition)
      } else {
        var definition = RevoluteJointDefinition(bodyA: bodies[1], bodyB: bodies[2])
        definition.localAnchorA = anchor
        try world.createJoint(definition)
      }
      for _ in 0..<2 { world.step(by: 1 / 60) }
      for body in bodies {
        #expect(world.linearVelocity(of: body).length < 1e10)
        #expect(abs(world.angularVelocity(of: body)) < 1e10)
      }
    }
  }

  private func disturb(
    _ body: BodyHandle, in world: World, _ choice: Int, _ place: Vector2, _ round: Int
  ) throws {
    let shape = world.shapes(of: body).first
    switch choice {
    case 7: world.destroyBody(body)
    case 8: world.setKind(.static, of: body)
    case 9: world.setKind(.dynamic, of: body)
    case 10: world.setTransform(of: body, position: place, angle: place.x)
    case 11: world.setLinearVelocity(place, of: body)
    case 12: world.sleep(body)
    case 13:
      if let shape { world.setFilter(CollisionFilter(mask: round % 3 == 0 ? 0 : .max), of: shape) }
    case 14: if let shape { world.destroyShape(shape) }
    default:
      guard world.isValid(body) else { return }
      var definition = ShapeDefinition()
      definition.isSensor = round % 2 == 0
      try world.addShape(.circle(CircleShape(radius: 0.7)), to: body, definition)
    }
  }

  private func link(
    _ world: World, _ first: BodyHandle, _ second: BodyHandle, _ round: Int
  ) throws -> JointHandle {
    switch round % 4 {
    case 0: try world.createJoint(DistanceJointDefinition(bodyA: first, bodyB: second))
    case 1: try world.createJoint(RevoluteJointDefinition(bodyA: first, bodyB: second))
    case 2: try world.createJoint(WeldJointDefinition(bodyA: first, bodyB: second))
    default: try world.createJoint(MouseJointDefinition(body: first, target: Vector2(0, 4)))
    }
  }
}
