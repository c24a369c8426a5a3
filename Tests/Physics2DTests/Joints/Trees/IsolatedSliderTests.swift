// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Sliding joints of isolated trees")
struct IsolatedSliderTests {
  // Solved with the others, these gained up to 2 percent, and some lost 19 in 10 s.
  @Test(
    "a cart with bars on pins keeps its energy, and the momentum along its axis",
    arguments: [Float(0.3), 1, 10], 1...3)
  func cart(mass: Float, count: Int) throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    var bodies = [try laboratory.body(at: .zero, mass: mass, inertia: 0.01)]
    try world.createJoint(
      PrismaticJointDefinition(
        bodyA: laboratory.ground, bodyB: bodies[0], localAxis: Vector2(1, 0)))
    for index in 0..<count {
      let body = try laboratory.body(at: Vector2(0.6 * Float(index + 1), 0), inertia: 0.007)
      var pin = RevoluteJointDefinition(bodyA: bodies[index], bodyB: body)
      pin.localAnchorB = Vector2(-0.6, 0)
      try world.createJoint(pin)
      bodies.append(body)
    }
    let allowed = 0.005 * 10 * 0.6 * Float(count)
    laboratory.run(seconds: 10) {
      #expect(abs(energy(of: bodies, world)) < allowed)
      let momentum = bodies.reduce(0) { $0 + world.mass(of: $1) * world.linearVelocity(of: $1).x }
      #expect(abs(momentum) < 0.001)
      #expect(abs(world.position(of: bodies[0]).y) < 1e-4)
    }
  }

  // Between limits these gained up to 2.4 percent.
  @Test(
    "a body that slides on a pendulum, and stops at limits, never gains energy",
    arguments: [Float(0.1), 1, 10], [Float(0), 0.7, 1.57])
  func swing(mass: Float, degree: Float) throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let arm = try laboratory.body(at: Vector2(0.6, 0), inertia: 0.007)
    var pin = RevoluteJointDefinition(bodyA: laboratory.ground, bodyB: arm)
    pin.localAnchorB = Vector2(-0.6, 0)
    try world.createJoint(pin)
    let slider = try laboratory.body(at: Vector2(0.8, 0), mass: mass, inertia: 0.007 * mass)
    var definition = PrismaticJointDefinition(
      bodyA: arm, bodyB: slider, localAxis: Rotation(angle: degree) * Vector2(1, 0))
    definition.localAnchorA = Vector2(0.2, 0)
    definition.limits = JointLimits(lower: -0.4, upper: 0.4)
    let joint = try world.createJoint(definition)
    var lowest = energy(of: [arm, slider], world)
    laboratory.run(seconds: 10) {
      let now = energy(of: [arm, slider], world)
      #expect(now - lowest < 0.005 * 10 * (1 + mass))
      lowest = min(lowest, now)
      #expect(abs(world.translation(of: joint)) < 0.4005)
    }
  }

  @Test("two free bodies that slide on one another keep momentum, angular momentum and energy")
  func free() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let a = try laboratory.body(at: .zero, inertia: 0.05)
    let b = try laboratory.body(at: Vector2(0.5, 0), inertia: 0.05)
    var definition = PrismaticJointDefinition(bodyA: a, bodyB: b, localAxis: Vector2(0, 1))
    definition.localAnchorA = Vector2(0.25, 0)
    definition.localAnchorB = Vector2(-0.25, 0)
    try world.createJoint(definition)
    // Both turn about the middle between them, and leave one another along the axis.
    for (body, side) in [(a, Float(-1)), (b, 1)] {
      world.setAngularVelocity(4, of: body)
      world.setLinearVelocity(Vector2(0, side), of: body)
    }
    let (start, first) = (energy(of: [a, b], world), angularMomentum(of: [a, b], world))
    laboratory.run(seconds: 3) {
      #expect(isNear(energy(of: [a, b], world), start, within: 0.002))
      #expect(isNear(angularMomentum(of: [a, b], world), first, within: 0.002))
      let momentum = world.linearVelocity(of: a) + world.linearVelocity(of: b)
      #expect(momentum.length < 0.001)
    }
    #expect((world.position(of: b) - world.position(of: a)).length > 1)
  }

  /// The kinetic energy, and that of the height above the origin.
  private func energy(of bodies: [BodyHandle], _ world: World) -> Float {
    bodies.reduce(0) { sum, body in
      let rate = world.angularVelocity(of: body)
      let square = world.linearVelocity(of: body).lengthSquared
      let lift = world.gravity.y * world.position(of: body).y
      return sum + world.mass(of: body) * (0.5 * square - lift)
        + 0.5 * world.rotationalInertia(of: body) * rate * rate
    }
  }

  private func angularMomentum(of bodies: [BodyHandle], _ world: World) -> Float {
    bodies.reduce(0) { sum, body in
      let moment = world.position(of: body).cross(world.linearVelocity(of: body))
      return sum + world.mass(of: body) * moment
        + world.rotationalInertia(of: body) * world.angularVelocity(of: body)
    }
  }
}
