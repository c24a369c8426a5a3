// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Weld joint")
struct WeldJointTests {
  @Test("two bodies in free flight keep their relative pose and their momentum")
  func freeFlight() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let a = try laboratory.body(at: .zero, mass: 1, inertia: 0.2)
    let b = try laboratory.body(at: Vector2(2, 0.5), mass: 4, inertia: 0.7)
    var definition = WeldJointDefinition(bodyA: a, bodyB: b)
    definition.localAnchorA = Vector2(1, 0)
    definition.localAnchorB = Vector2(-1, -0.5)
    try world.createJoint(definition)
    world.applyLinearImpulse(Vector2(3, 10), at: Vector2(2.5, 0), to: b)
    laboratory.run(seconds: 3) {
      let relative = world.transform(of: a).relative(world.transform(of: b))
      #expect((relative.position - Vector2(2, 0.5)).length < 0.01)
      #expect(abs(relative.rotation.angle) < 0.01)
    }
    let momentum = world.linearVelocity(of: a) + 4 * world.linearVelocity(of: b)
    #expect((momentum - Vector2(3, 10)).length < 1e-3)
  }

  @Test("a welded beam holds its load: force m·g, torque m·g·L about the anchor")
  func beam() throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let body = try laboratory.body(at: Vector2(3, 0), mass: 2, inertia: 0.5)
    var definition = WeldJointDefinition(bodyA: laboratory.ground, bodyB: body)
    definition.localAnchorB = Vector2(-3, 0)
    let joint = try world.createJoint(definition)
    laboratory.run(seconds: 3) {
      #expect((world.position(of: body) - Vector2(3, 0)).length < 0.01)
      #expect(abs(world.angle(of: body)) < 0.01)
    }
    #expect(isNear(world.reactionForce(of: joint).y, 20, within: 0.001))
    #expect(isNear(world.reactionTorque(of: joint), 60, within: 0.001))
  }

  @Test("a soft weld to a point swings with its two frequencies and comes home")
  func soft() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let body = try laboratory.body(at: Vector2(0.5, 0), mass: 2, inertia: 0.3)
    var definition = WeldJointDefinition(bodyA: laboratory.ground, bodyB: body)
    definition.referenceAngle = 0
    definition.linearSpring = JointSpring(hertz: 2, dampingRatio: 0)
    definition.angularSpring = JointSpring(hertz: 1, dampingRatio: 0)
    let joint = try world.createJoint(definition)
    world.setTransform(of: body, position: Vector2(0.5, 0), angle: 0.4)
    let turns = try laboratory.swings(seconds: 6) { world.angle(of: body) }
    #expect(isNear(turns.period, 1, within: 0.002))
    let shifts = try laboratory.swings(seconds: 4) { world.position(of: body).x }
    #expect(isNear(shifts.period, 0.5, within: 0.002))
    world.setSpring(JointSpring(hertz: 2, dampingRatio: 1), of: joint)
    world.setAngularSpring(JointSpring(hertz: 2, dampingRatio: 1), of: joint)
    world.setLocalAnchorA(Vector2(4, 2), of: joint)
    laboratory.run(seconds: 3)
    #expect((world.position(of: body) - Vector2(4, 2)).length < 1e-3)
    #expect(abs(world.angle(of: body)) < 1e-3)
  }

  @Test("the angle is kept the short way round")
  func shortWay() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let body = try laboratory.body(at: .zero)
    world.setTransform(of: body, position: .zero, angle: 3)
    var definition = WeldJointDefinition(bodyA: laboratory.ground, bodyB: body)
    definition.referenceAngle = -3
    definition.angularSpring = JointSpring(hertz: 1, dampingRatio: 1)
    try world.createJoint(definition)
    laboratory.run(seconds: 0.2)
    // From 3 over π to −3 is upwards; the other way would be six radians down.
    #expect(world.angle(of: body) > 3 || world.angle(of: body) < -3)
    laboratory.run(seconds: 3)
    #expect(isNear(world.angle(of: body), -3, within: 0.001))
  }

  @Test("a cantilever of five welded bodies bends little and rests")
  func cantilever() throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    var last = laboratory.ground
    for link in 0..<5 {
      let body = try laboratory.body(at: Vector2(Float(link) + 0.5, 0), mass: 1, inertia: 0.1)
      var definition = WeldJointDefinition(bodyA: last, bodyB: body)
      definition.localAnchorA = Vector2(link == 0 ? 0 : 0.5, 0)
      definition.localAnchorB = Vector2(-0.5, 0)
      try world.createJoint(definition)
      last = body
    }
    laboratory.run(seconds: 10)
    #expect(world.position(of: last).y > -0.15)
    #expect(world.linearVelocity(of: last).length < 0.01)
  }
}
