// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

/// Friction of pins takes energy and never gives any.
@Suite("Friction of isolated trees")
struct IsolatedFrictionTests {
  /// A body of mass 2 on a pin at the origin, 1.5 beside its center.
  private func pinned(
    _ laboratory: JointLaboratory, torque: Float, limits: JointLimits? = nil
  ) throws -> (body: BodyHandle, joint: JointHandle) {
    let body = try laboratory.body(at: Vector2(1.5, 0), mass: 2, inertia: 0.5)
    var definition = RevoluteJointDefinition(bodyA: laboratory.ground, bodyB: body)
    definition.localAnchorB = Vector2(-1.5, 0)
    definition.motor = .brake(torque)
    definition.limits = limits
    return (body, try laboratory.world.createJoint(definition))
  }

  @Test(
    "a body that swings without gravity slows down by τ/I and stops for good",
    arguments: [Float(4), -4])
  func slowing(speed: Float) throws {
    // I = 0.5 + 2·1.5² = 5: with τ = 10 the speed of 4 rad/s lasts for 2 s and 4 rad.
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let (body, joint) = try pinned(laboratory, torque: 10)
    world.setAngularVelocity(speed, of: body)
    world.setLinearVelocity(Vector2(0, 1.5 * speed), of: body)
    let sign: Float = speed > 0 ? 1 : -1
    var time: Float = 0
    laboratory.run(seconds: 1.9) {
      time += 1 / 60
      #expect(isNear(sign * world.angularVelocity(of: body), 4 - 2 * time, within: 0.002))
    }
    #expect(isNear(world.reactionTorque(of: joint), -10 * sign, within: 0.001))
    laboratory.run(seconds: 0.3)
    let end = world.rotation(of: body)
    #expect(abs(world.angularVelocity(of: body)) < 1e-5)
    // 4 rad are 2.2832 rad the other way.
    #expect(abs(end.angle + sign * 2.283185) < 0.01)
    laboratory.run(seconds: 1)
    #expect(world.rotation(of: body) == end)
  }

  @Test("friction holds a load of less than its torque, and slows the fall of a greater one")
  func load() throws {
    // The load is m·g·l = 2·10·1.5 = 30.
    let held = try JointLaboratory(gravity: 10)
    let (body, joint) = try pinned(held, torque: 30.1)
    held.run(seconds: 20)
    #expect(abs(held.world.angle(of: joint)) < 1e-4)
    #expect(isNear(held.world.reactionTorque(of: joint), 30, within: 0.001))
    #expect(held.world.angularVelocity(of: body) == 0)
    let falling = try JointLaboratory(gravity: 10)
    let (_, other) = try pinned(falling, torque: 20)
    falling.run(seconds: 0.2)
    // θ ≈ (30 − 20)/(2·5)·t²
    #expect(isNear(-falling.world.angle(of: other), 0.04, within: 0.03))
  }

  @Test("a pin with friction and limits stops at its limit, and leaves it")
  func limit() throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let (body, joint) = try pinned(
      laboratory, torque: 5, limits: JointLimits(lower: -0.5, upper: 1))
    laboratory.run(seconds: 2)
    #expect(abs(world.angle(of: joint) + 0.5) < 1e-3)
    let arm = world.position(of: body)
    world.setAngularVelocity(2, of: body)
    world.setLinearVelocity(2 * arm.leftPerpendicular, of: body)
    laboratory.run(seconds: 0.1)
    #expect(world.angle(of: joint) > -0.4)
    laboratory.run(seconds: 2)
    #expect(abs(world.angle(of: joint) + 0.5) < 1e-3)
  }

  @Test(
    "pins with friction gain no energy", arguments: LeverPendulum.all.filter { $0.isPinned },
    [Float(0.003), 0.03, 0.3])
  func pendulum(_ pendulum: LeverPendulum, friction: Float) throws {
    var braked = pendulum
    braked.friction = friction
    let rise = try braked.run(seconds: isStressed ? 60 : 5).rise
    #expect(rise < 0.001)
  }
}
