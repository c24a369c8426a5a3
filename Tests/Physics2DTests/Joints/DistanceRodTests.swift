// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Distance joint as a rod or a rope")
struct DistanceRodTests {
  @Test("a small swing on a rod takes 2π√(L/g)")
  func pendulumPeriod() throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let start = Rotation(angle: 0.05)
    let body = try laboratory.body(at: Vector2(2 * start.sine, -2 * start.cosine), turns: false)
    try world.createJoint(DistanceJointDefinition(bodyA: laboratory.ground, bodyB: body))
    let swings = try laboratory.swings(seconds: 20) { world.position(of: body).x }
    #expect(isNear(swings.period, 2.80993, within: 0.002))
    let last = try #require(swings.peaks.last)
    #expect(isNear(last, 2 * start.sine, within: 0.01))
  }

  @Test("rods keep their length under ten times the load", arguments: [Float(1), 10])
  func loadedRods(load: Float) throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let upper = try laboratory.body(at: Vector2(0, -1))
    let lower = try laboratory.body(at: Vector2(0, -2), mass: load)
    let joints = [
      try world.createJoint(DistanceJointDefinition(bodyA: laboratory.ground, bodyB: upper)),
      try world.createJoint(DistanceJointDefinition(bodyA: upper, bodyB: lower)),
    ]
    laboratory.run(seconds: 5) {
      for joint in joints { #expect(isNear(world.anchorDistance(of: joint), 1, within: 0.005)) }
    }
    #expect(isNear(world.reactionForce(of: joints[0]).y, 10 * (1 + load), within: 0.001))
  }

  @Test(
    "a rod whirls its body in a circle: length, speed and m·v²/r",
    arguments: [Float(2), 10, 20])
  func whirl(speed: Float) throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let body = try laboratory.body(at: Vector2(1, 0), mass: 2)
    world.setLinearVelocity(Vector2(0, speed), of: body)
    let joint = try world.createJoint(
      DistanceJointDefinition(bodyA: laboratory.ground, bodyB: body))
    laboratory.run(seconds: 5) {
      #expect(isNear(world.anchorDistance(of: joint), 1, within: 0.005))
    }
    #expect(isNear(world.linearVelocity(of: body).length, speed, within: 0.005))
    #expect(isNear(world.reactionForce(of: joint).length, 2 * speed * speed, within: 0.01))
  }

  @Test("a rope lets its body fly free and never grows longer than its maximum")
  func rope() throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let body = try laboratory.body(at: Vector2(0.5, 0))
    var definition = DistanceJointDefinition(bodyA: laboratory.ground, bodyB: body)
    definition.maximumLength = 1
    let joint = try world.createJoint(definition)
    laboratory.run(seconds: 0.2)
    // Free fall with four sub-steps of 1/240 s: g·h²·n(n+1)/2 with n = 48.
    #expect(isNear(-world.position(of: body).y, 0.204167, within: 0.001))
    #expect(world.reactionForce(of: joint) == .zero)
    laboratory.run(seconds: 6) { #expect(world.anchorDistance(of: joint) < 1.005) }
    #expect(world.anchorDistance(of: joint) > 0.99)
  }

  @Test("a rod of length zero is a pin")
  func lengthZero() throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let body = try laboratory.body(at: Vector2(0.5, 0), inertia: 0.1)
    var definition = DistanceJointDefinition(bodyA: laboratory.ground, bodyB: body)
    definition.localAnchorB = Vector2(-0.5, 0)
    definition.length = 0
    let joint = try world.createJoint(definition)
    var reach: Float = 0
    laboratory.run(seconds: 3) {
      #expect(world.anchorDistance(of: joint) < 0.003)
      reach = max(reach, -world.position(of: body).y)
    }
    #expect(isNear(reach, 0.5, within: 0.01))
  }

  @Test("anchors on top of each other are pushed to the rod's length, and nothing gets infinite")
  func coincidentAnchors() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let body = try laboratory.body(at: .zero)
    var definition = DistanceJointDefinition(bodyA: laboratory.ground, bodyB: body)
    definition.length = 0.5
    let joint = try world.createJoint(definition)
    laboratory.run(seconds: 1) { #expect(world.position(of: body).isFinite) }
    #expect(isNear(world.anchorDistance(of: joint), 0.5, within: 0.005))
    #expect(world.linearVelocity(of: body).length < 0.1)
  }

  @Test("a rod that is given another length goes there and keeps no speed")
  func changedLength() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let body = try laboratory.body(at: Vector2(1, 0))
    let joint = try world.createJoint(
      DistanceJointDefinition(bodyA: laboratory.ground, bodyB: body))
    #expect(world.length(of: joint) == 1)
    world.setLength(3, of: joint)
    laboratory.run(seconds: 1)
    #expect(isNear(world.anchorDistance(of: joint), 3, within: 0.005))
    #expect(world.linearVelocity(of: body).length < 0.1)
  }

  @Test("rods between masses a thousand times apart stay near their length")
  func massRatio() throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let upper = try laboratory.body(at: Vector2(0, -1))
    let lower = try laboratory.body(at: Vector2(0, -2), mass: 1000)
    let first = try world.createJoint(
      DistanceJointDefinition(bodyA: laboratory.ground, bodyB: upper))
    let second = try world.createJoint(DistanceJointDefinition(bodyA: upper, bodyB: lower))
    laboratory.run(seconds: 10) {
      #expect(world.anchorDistance(of: first) < 1.2)
      #expect(world.anchorDistance(of: second) < 1.2)
    }
    #expect(world.linearVelocity(of: lower).length < 0.05)
  }
}
