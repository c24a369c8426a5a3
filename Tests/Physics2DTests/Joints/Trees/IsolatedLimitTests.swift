// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

/// Limits take the energy of an inelastic impact when they are reached, and none before and after.
@Suite("Limits of isolated trees")
struct IsolatedLimitTests {
  @Test(
    "two free bodies on a pin turn as one when they reach a limit: E = L²/2I + p²/2m",
    arguments: [Float(0.3), 1, 2])
  func freePair(limit: Float) throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let (arm, inertia) = (Float(0.4), Float(0.05))
    let a = try laboratory.body(at: Vector2(-arm, 0), inertia: inertia)
    let b = try laboratory.body(at: Vector2(arm, 0), inertia: inertia)
    var definition = RevoluteJointDefinition(bodyA: a, bodyB: b)
    (definition.localAnchorA, definition.localAnchorB) = (Vector2(arm, 0), Vector2(-arm, 0))
    definition.limits = JointLimits(lower: -limit, upper: limit)
    let joint = try world.createJoint(definition)
    // Mirrored impulses, of which one is smaller: the center of mass moves along the y axis.
    world.applyLinearImpulse(Vector2(0, 1), at: Vector2(arm + 0.3, 0), to: b)
    world.applyLinearImpulse(Vector2(0, 0.6), at: Vector2(-arm - 0.3, 0), to: a)
    world.step(by: 1 / 60)
    let start = Figures([a, b], world)
    // The centers are 2·r·cos(θ/2) from each other.
    let cosine = Rotation(angle: limit / 2).cosine
    let whole = 2 * inertia + 2 * arm * arm * cosine * cosine
    let end = start.angular * start.angular / (2 * whole) + 1.6 * 1.6 / 4
    #expect(end < 0.9 * start.energy)
    var isReached = false
    laboratory.run(seconds: 1) {
      let now = Figures([a, b], world)
      if abs(world.angle(of: joint)) > limit - 1e-3 { isReached = true }
      let isBefore = isNear(now.energy, start.energy, within: 0.002)
      #expect(isNear(now.energy, end, within: 0.005) || isBefore && !isReached)
      #expect(isNear(now.angular, start.angular, within: 0.001))
      #expect(abs(world.angle(of: joint)) < limit + 1e-4)
    }
    #expect(isReached)
  }

  @Test(
    "a mass that falls into its rope keeps the speed across it", arguments: [Float(0.3), 0.6, 0.9])
  func fall(offset: Float) throws {
    // Falls to y with x² + y² = L², with v² + g·h·v = 2·g·y as bodies without joints; the rope leaves v·x/L.
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let body = try laboratory.body(at: Vector2(offset, 0), inertia: 0.01)
    var definition = DistanceJointDefinition(bodyA: laboratory.ground, bodyB: body)
    definition.maximumLength = 1
    try world.createJoint(definition)
    let depth = (1 - offset * offset).squareRoot()
    let half: Float = 5 / 240
    let speed = (half * half + 20 * depth).squareRoot() - half
    // Above the lowest place of the mass.
    let end = 10 * (1 - depth) + 0.5 * speed * speed * offset * offset
    laboratory.run(seconds: 0.1 * speed + 1 / 60)
    laboratory.run(seconds: 60) {
      let position = world.position(of: body)
      let energy = 0.5 * world.linearVelocity(of: body).lengthSquared + 10 * (1 + position.y)
      #expect(isNear(energy, end, within: 0.003))
      #expect(position.length < 1.0005)
    }
  }

  @Test("limits that are never reached change nothing", arguments: [1, 2, 3])
  func farLimits(count: Int) throws {
    let (near, far) = (LeverPendulum(count: count), LeverPendulum(count: count, limit: 900))
    let (first, second) = (World.forJoints(gravity: 1000), World.forJoints(gravity: 1000))
    let (bodies, others) = (try near.build(first), try far.build(second))
    for _ in 0..<600 {
      first.step(by: 1 / 60)
      second.step(by: 1 / 60)
    }
    for (body, other) in zip(bodies, others) {
      #expect(first.position(of: body) == second.position(of: other))
    }
  }

  @Test(
    "a rope gains no energy, nor does a pin between its limits", arguments: LeverPendulum.all,
    [Float(0.3), 1.8])
  func pendulum(_ pendulum: LeverPendulum, limit: Float) throws {
    // The angles of pins; rods become ropes.
    var limited = pendulum
    limited.limit = limit
    let rise = try limited.run(seconds: isStressed ? 60 : 5).rise
    #expect(rise < 0.001)
  }

  @Test("a rope that stays taut loses no energy within a minute either", arguments: [Float(0), 20])
  func taut(lever: Float) throws {
    // Released 45 degrees beside straight down.
    let energy = try LeverPendulum(isPinned: false, count: 1, lever: lever, start: 2, limit: 0)
      .run(seconds: 60)
    #expect(energy.minimum > 0.995 && energy.rise < 0.001)
  }

  @Test("what is far beyond its limit is drawn in, also while gravity drives it there or back")
  func beyond() throws {
    let laboratory = try JointLaboratory(gravity: 1)
    let world = laboratory.world
    // Without the rope the body would be at 1.955 after 0.3 s.
    let body = try laboratory.body(at: Vector2(0, 2))
    var rope = DistanceJointDefinition(bodyA: laboratory.ground, bodyB: body)
    rope.maximumLength = 1
    try world.createJoint(rope)
    let bar = try laboratory.body(at: Vector2(6, 0))
    var pin = RevoluteJointDefinition(bodyA: laboratory.ground, bodyB: bar)
    (pin.localAnchorA, pin.localAnchorB) = (Vector2(5, 0), Vector2(-1, 0))
    pin.limits = JointLimits(lower: 1, upper: 2)
    let joint = try world.createJoint(pin)
    laboratory.run(seconds: 0.3)
    #expect(world.position(of: body).length < 1.001)
    laboratory.run(seconds: 1)
    #expect(abs(world.angle(of: joint) - 1) < 0.001)
    #expect(abs(world.angularVelocity(of: bar)) < 0.001)
  }

  @Test("a mass on a tilted rail falls as one without joints, and stops at its limit")
  func rail() throws {
    // v² + a·h·v = 2·a·s along the rail with a = g·sin α.
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let body = try laboratory.body(at: .zero)
    var definition = PrismaticJointDefinition(
      bodyA: laboratory.ground, bodyB: body, localAxis: Vector2(0.8, -0.6))
    definition.limits = JointLimits(lower: -1, upper: 2)
    try world.createJoint(definition)
    laboratory.run(seconds: 2) {
      let (way, speed) = (
        world.position(of: body).length, world.linearVelocity(of: body).length
      )
      let isFree = abs(speed * speed + 6 / 240 * speed - 12 * way) < 0.01
      #expect(isFree || way > 1.9999)
    }
    #expect((world.position(of: body) - Vector2(1.6, -1.2)).length < 1e-4)
    #expect(world.linearVelocity(of: body).length < 1e-3)
    // A push away from the limit is not held back.
    world.applyLinearImpulse(Vector2(-4, 3), at: world.position(of: body), to: body)
    world.step(by: 1 / 60)
    #expect(isNear(world.linearVelocity(of: body).length, 4.9, within: 0.001))
  }
}

/// Angular momentum about the origin, and kinetic energy.
private struct Figures {
  var angular: Float = 0
  var energy: Float = 0

  init(_ bodies: [BodyHandle], _ world: World) {
    for body in bodies {
      let velocity = world.linearVelocity(of: body)
      let rate = world.angularVelocity(of: body)
      let spin = world.rotationalInertia(of: body) * rate
      angular += world.mass(of: body) * world.position(of: body).cross(velocity) + spin
      energy += 0.5 * (world.mass(of: body) * velocity.lengthSquared + spin * rate)
    }
  }
}
