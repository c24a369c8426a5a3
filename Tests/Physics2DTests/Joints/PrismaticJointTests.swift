// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Prismatic joint")
struct PrismaticJointTests {
  /// A body on a rail through the origin, which is turned by an angle.
  private func railed(
    _ laboratory: JointLaboratory, angle: Float,
    _ change: (inout PrismaticJointDefinition) -> Void = { _ in }
  ) throws -> (body: BodyHandle, joint: JointHandle) {
    let body = try laboratory.body(at: .zero, mass: 2, inertia: 0.5)
    var definition = PrismaticJointDefinition(
      bodyA: laboratory.ground, bodyB: body, localAxis: 3 * (Rotation(angle: angle) * Vector2(1, 0))
    )
    change(&definition)
    return (body, try laboratory.world.createJoint(definition))
  }

  @Test("a body slides down a rail with g·sin α, without leaving it or turning")
  func slides() throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let (body, joint) = try railed(laboratory, angle: -Float.pi / 6)
    let across = Rotation(angle: -Float.pi / 6) * Vector2(0, 1)
    laboratory.run(seconds: 1) {
      world.applyForce(Vector2(3, 5), at: world.position(of: body) + Vector2(1, 1), to: body)
      #expect(abs(world.position(of: body).dot(across)) < 2e-3)
      #expect(abs(world.angle(of: body)) < 2e-3)
    }
    // Weight and push along the rail: 10·sin 30° + (3·cos 30° − 5·sin 30°)/2.
    #expect(isNear(world.linearVelocity(of: body).length, 5.04904, within: 0.005))
    #expect(isNear(world.translation(of: joint), 2.52452, within: 0.01))
  }

  @Test("limits stop the slide, and carry the load")
  func limits() throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let (_, joint) = try railed(laboratory, angle: Float.pi / 2) {
      $0.limits = JointLimits(lower: -1, upper: 0.5)
    }
    laboratory.run(seconds: 3) { #expect(world.translation(of: joint) > -1.005) }
    #expect(isNear(world.translation(of: joint), -1, within: 0.001))
    #expect(isNear(world.reactionForce(of: joint).y, 20, within: 0.001))
  }

  @Test("a spring along the rail swings with period 1/f")
  func spring() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let (body, joint) = try railed(laboratory, angle: 0.3) {
      $0.spring = JointSpring(hertz: 1.5, dampingRatio: 0)
    }
    world.setLinearVelocity(Rotation(angle: 0.3) * Vector2(2, 0), of: body)
    let swings = try laboratory.swings(seconds: 6) { world.translation(of: joint) }
    #expect(isNear(swings.period, 1 / 1.5, within: 0.002))
  }

  @Test("a motor pushes with its force up to its speed; a brake slows by F/m")
  func motor() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let (body, joint) = try railed(laboratory, angle: 0) {
      $0.motor = JointMotor(speed: 3, maximumEffort: 4)
    }
    laboratory.run(seconds: 1)
    #expect(isNear(world.linearVelocity(of: body).x, 2, within: 0.001))
    laboratory.run(seconds: 1)
    #expect(isNear(world.linearVelocity(of: body).x, 3, within: 0.001))
    world.setMotor(.brake(2), of: joint)
    laboratory.run(seconds: 1)
    #expect(isNear(world.linearVelocity(of: body).x, 2, within: 0.001))
  }

  @Test("two free bodies on a rail keep angle, line and momentum")
  func twoBodies() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let a = try laboratory.body(at: .zero, mass: 1, inertia: 0.2)
    let b = try laboratory.body(at: Vector2(1, 0), mass: 3, inertia: 0.4)
    try world.createJoint(
      PrismaticJointDefinition(bodyA: a, bodyB: b, localAxis: Vector2(1, 0)))
    world.applyLinearImpulse(Vector2(0, 2), at: Vector2(1.5, 0), to: b)
    laboratory.run(seconds: 2)
    #expect(abs(world.angle(of: a) - world.angle(of: b)) < 0.01)
    let offset = world.rotation(of: a).unrotate(world.position(of: b) - world.position(of: a))
    #expect(abs(offset.y) < 0.02)
    let momentum = world.linearVelocity(of: a) + 3 * world.linearVelocity(of: b)
    #expect((momentum - Vector2(0, 2)).length < 1e-3)
  }

  @Test(
    "a limit holds a load that acts far from the center of mass, at either end of the rail",
    arguments: [Float(0.5), 5, 20], [true, false])
  func limitFarFromCenter(arm: Float, isRailOnBody: Bool) throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let body = try laboratory.body(at: Vector2(arm, 0), mass: 1, inertia: 0.2)
    var definition =
      isRailOnBody
      ? PrismaticJointDefinition(bodyA: body, bodyB: laboratory.ground, localAxis: Vector2(0, 1))
      : PrismaticJointDefinition(bodyA: laboratory.ground, bodyB: body, localAxis: Vector2(0, 1))
    if isRailOnBody {
      definition.localAnchorA = Vector2(-arm, 0)
    } else {
      definition.localAnchorB = Vector2(-arm, 0)
    }
    definition.limits = JointLimits(lower: -1, upper: 1)
    let joint = try world.createJoint(definition)
    world.setAcceleration(Vector2(3, 100), of: body)
    laboratory.run(seconds: 5) {
      #expect(abs(world.angle(of: body)) < 0.002)
      #expect((world.position(of: body) - Vector2(arm, 0.5)).length < 0.52)
    }
    // What the joint gives to B is about B's own anchor, wherever it was solved.
    let sign: Float = isRailOnBody ? -1 : 1
    #expect(isNear(sign * world.reactionForce(of: joint).y, -100, within: 0.01))
    if !isRailOnBody { #expect(isNear(world.reactionTorque(of: joint), -100 * arm, within: 0.01)) }
  }
}
