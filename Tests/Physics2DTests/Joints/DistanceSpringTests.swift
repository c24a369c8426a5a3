// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Distance joint as a spring")
struct DistanceSpringTests {
  private func springed(
    _ laboratory: JointLaboratory, _ a: BodyHandle, _ b: BodyHandle, hertz: Float,
    dampingRatio: Float, length: Float = 1
  ) throws -> JointHandle {
    var definition = DistanceJointDefinition(bodyA: a, bodyB: b)
    definition.length = length
    definition.spring = JointSpring(hertz: hertz, dampingRatio: dampingRatio)
    return try laboratory.world.createJoint(definition)
  }

  @Test(
    "one body on a static anchor swings with period 1/f and keeps its amplitude",
    arguments: [Float(0.5), 1, 2, 5])
  func period(hertz: Float) throws {
    let laboratory = try JointLaboratory()
    let body = try laboratory.body(at: Vector2(1.2, 0), mass: 3)
    _ = try springed(laboratory, laboratory.ground, body, hertz: hertz, dampingRatio: 0)
    let swings = try laboratory.swings(seconds: 12 / hertz) {
      laboratory.world.position(of: body).x - 1
    }
    #expect(isNear(swings.period, 1 / hertz, within: 0.002))
    let last = try #require(swings.peaks.last)
    // A peak between two steps is missed by up to 1 − cos(ωh/2).
    #expect(isNear(last, 0.2, within: hertz < 5 ? 0.01 : 0.04))
  }

  @Test(
    "two bodies of different mass swing with period 1/f, and their momentum stays",
    arguments: [(Float(1), Float(1)), (1, 10), (50, 1)])
  func twoBodies(masses: (Float, Float)) throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let a = try laboratory.body(at: .zero, mass: masses.0)
    let b = try laboratory.body(at: Vector2(1.3, 0), mass: masses.1)
    _ = try springed(laboratory, a, b, hertz: 2, dampingRatio: 0)
    let swings = try laboratory.swings(seconds: 6) {
      (world.position(of: b) - world.position(of: a)).length - 1
    }
    #expect(isNear(swings.period, 0.5, within: 0.002))
    let momentum =
      masses.0 * world.linearVelocity(of: a) + masses.1 * world.linearVelocity(of: b)
    #expect(momentum.length < 1e-4)
  }

  @Test(
    "a damping ratio ζ lets the peaks fall by e^(−2πζ/√(1−ζ²)) per swing",
    arguments: [Float(0.02), 0.1, 0.3])
  func decay(dampingRatio: Float) throws {
    let laboratory = try JointLaboratory()
    let body = try laboratory.body(at: Vector2(2, 0))
    _ = try springed(laboratory, laboratory.ground, body, hertz: 1, dampingRatio: dampingRatio)
    let swings = try laboratory.swings(seconds: 5) { laboratory.world.position(of: body).x - 1 }
    // Natural logarithms of the expected ratios, from the closed form.
    let expected: Float = [0.02: 0.88190, 0.1: 0.53175, 0.3: 0.13866][dampingRatio] ?? 0
    let ratio = try #require(swings.peaks.count > 1 ? swings.peaks[1] / swings.peaks[0] : nil)
    #expect(isNear(ratio, expected, within: 0.02))
  }

  @Test("critical damping returns without overshoot", arguments: [Float(0.5), 2, 10, 60])
  func criticalDamping(hertz: Float) throws {
    let laboratory = try JointLaboratory()
    let body = try laboratory.body(at: Vector2(2, 0))
    _ = try springed(laboratory, laboratory.ground, body, hertz: hertz, dampingRatio: 1)
    var least: Float = 1
    laboratory.run(seconds: 6 / hertz + 1) {
      least = min(least, laboratory.world.position(of: body).x - 1)
    }
    #expect(least > -0.01)
    #expect(abs(laboratory.world.position(of: body).x - 1) < 0.01)
  }

  @Test(
    "under its weight a body hangs g/ω² lower, whatever the damping",
    arguments: [Float(0.5), 1, 5])
  func sag(dampingRatio: Float) throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let body = try laboratory.body(at: Vector2(0, -1), mass: 7)
    let joint = try springed(
      laboratory, laboratory.ground, body, hertz: 2, dampingRatio: dampingRatio)
    laboratory.run(seconds: 12)
    // 10 / (4π)²
    #expect(isNear(-laboratory.world.position(of: body).y - 1, 0.0633257, within: 0.01))
    #expect(isNear(laboratory.world.reactionForce(of: joint).y, 70, within: 0.01))
  }

  @Test("a spring of length zero swings through its anchor in any direction")
  func lengthZero() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let body = try laboratory.body(at: Vector2(0.3, 0.4))
    _ = try springed(
      laboratory, laboratory.ground, body, hertz: 2, dampingRatio: 0, length: 0)
    let swings = try laboratory.swings(seconds: 5) { world.position(of: body).x }
    #expect(isNear(swings.period, 0.5, within: 0.002))
    let end = world.position(of: body)
    #expect(abs(0.4 * end.x - 0.3 * end.y) < 1e-4)
  }

  @Test("eight springs on one body stay stable", arguments: [Float(1), 10, 60])
  func manySprings(hertz: Float) throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let body = try laboratory.body(at: Vector2(0.1, 0.2))
    for turn in 0..<8 {
      let anchor = Rotation(angle: Float(turn) * .pi / 4) * Vector2(1, 0)
      var definition = DistanceJointDefinition(bodyA: laboratory.ground, bodyB: body)
      definition.localAnchorA = 2 * anchor
      definition.localAnchorB = anchor
      definition.length = turn % 2 == 0 ? 0 : 1
      definition.spring = JointSpring(hertz: hertz, dampingRatio: 0)
      try world.createJoint(definition)
    }
    laboratory.run(seconds: 10) { #expect(world.position(of: body).length < 0.8) }
  }

  @Test("a range stops a spring at both ends")
  func rangedSpring() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let body = try laboratory.body(at: Vector2(1, 0))
    let joint = try springed(laboratory, laboratory.ground, body, hertz: 1, dampingRatio: 0)
    world.setLengthRange(minimum: 0.8, maximum: 1.2, of: joint)
    world.setLinearVelocity(Vector2(6, 0), of: body)
    var reach: (least: Float, greatest: Float) = (1, 1)
    laboratory.run(seconds: 4) {
      let distance = world.anchorDistance(of: joint)
      reach = (min(reach.least, distance), max(reach.greatest, distance))
    }
    #expect(reach.greatest < 1.2 * 1.005)
    #expect(reach.least > 0.8 * 0.995)
  }
}
