// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Revolute joint")
struct RevoluteJointTests {
  private let degree = Float.pi / 180

  /// A body pinned to the world at the origin, its center `arm` away.
  private func pinned(
    _ laboratory: JointLaboratory, arm: Float, inertia: Float,
    _ change: (inout RevoluteJointDefinition) -> Void = { _ in }
  ) throws -> (body: BodyHandle, joint: JointHandle) {
    let body = try laboratory.body(at: Vector2(arm, 0), inertia: inertia)
    var definition = RevoluteJointDefinition(bodyA: laboratory.ground, bodyB: body)
    definition.localAnchorB = Vector2(-arm, 0)
    change(&definition)
    return (body, try laboratory.world.createJoint(definition))
  }

  @Test("a small swing of a compound pendulum takes 2π√((I + mL²)/(mgL))")
  func pendulumPeriod() throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let (body, joint) = try pinned(laboratory, arm: 1, inertia: 0.5) {
      $0.referenceAngle = -Float.pi / 2
    }
    world.setTransform(
      of: body, position: Rotation(angle: -Float.pi / 2 + 0.05) * Vector2(1, 0),
      angle: -Float.pi / 2 + 0.05)
    let swings = try laboratory.swings(seconds: 20) { world.angle(of: joint) }
    // 2π√(1.5/10)
    #expect(isNear(swings.period, 2.43347, within: 0.002))
    #expect(world.anchorDistance(of: joint) < 1e-3)
  }

  @Test("a pendulum that swings from the horizontal keeps its energy", arguments: [Float(1e-4), 1])
  func swingEnergy(inertia: Float) throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let (body, _) = try pinned(laboratory, arm: 2, inertia: inertia)
    laboratory.run(seconds: 20) {
      let speed = world.linearVelocity(of: body).length
      let spin = world.angularVelocity(of: body)
      let energy =
        0.5 * (speed * speed + inertia * spin * spin) + 10 * world.position(of: body).y
      // Of the 20 that it gains on the way down.
      #expect(abs(energy) < 0.2)
    }
  }

  @Test("limits hold a swinging body within a degree")
  func limits() throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let (_, joint) = try pinned(laboratory, arm: 1, inertia: 0.3) {
      $0.limits = JointLimits(lower: -Float.pi / 4, upper: Float.pi / 6)
    }
    laboratory.run(seconds: 4) {
      let angle = world.angle(of: joint)
      #expect(angle > -45.0 * degree - degree && angle < 31 * degree)
    }
    #expect(abs(world.angle(of: joint) + 45 * degree) < 0.2 * degree)
    // The limit carries the moment of the weight, m·g·cos 45°.
    #expect(isNear(world.reactionTorque(of: joint), 7.07107, within: 0.01))
  }

  @Test("limits wider than a turn count whole turns")
  func wideLimits() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let (body, joint) = try pinned(laboratory, arm: 0, inertia: 1) {
      $0.limits = JointLimits(lower: 0, upper: 3 * Float.pi)
    }
    world.setAngularVelocity(4, of: body)
    laboratory.run(seconds: 4) { #expect(world.angle(of: joint) < 541 * degree) }
    #expect(isNear(world.angle(of: joint), 3 * Float.pi, within: 0.005))
  }

  @Test("a friction torque τ stops a spin ω after ω·I/τ", arguments: [Float(1), 5])
  func friction(torque: Float) throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let (body, _) = try pinned(laboratory, arm: 0, inertia: 2) { $0.motor = .brake(torque) }
    world.setAngularVelocity(5, of: body)
    var time: Float = 0
    var stop: Float?
    laboratory.run(seconds: 12) {
      time += 1 / 60
      if stop == nil, abs(world.angularVelocity(of: body)) < 1e-3 { stop = time }
    }
    #expect(abs(try #require(stop) - 10 / torque) < 0.03)
  }

  @Test("a motor reaches its speed with its torque: ω = τ·t/I until then")
  func motor() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let (body, joint) = try pinned(laboratory, arm: 0, inertia: 2) {
      $0.motor = JointMotor(speed: 3, maximumEffort: 4)
    }
    laboratory.run(seconds: 1)
    #expect(isNear(world.angularVelocity(of: body), 2, within: 0.001))
    #expect(isNear(world.reactionTorque(of: joint), 4, within: 0.001))
    laboratory.run(seconds: 1)
    #expect(isNear(world.angularVelocity(of: body), 3, within: 0.001))
  }

  @Test("an angular spring swings with period 1/f")
  func angularSpring() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let (body, joint) = try pinned(laboratory, arm: 0, inertia: 2) {
      $0.angularSpring = JointSpring(hertz: 1, dampingRatio: 0)
    }
    world.setAngularVelocity(1, of: body)
    let swings = try laboratory.swings(seconds: 8) { world.angle(of: joint) }
    #expect(isNear(swings.period, 1, within: 0.002))
  }

  @Test("a point spring swings with period 1/f in both directions of the plane")
  func pointSpring() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let (body, _) = try pinned(laboratory, arm: 0, inertia: 1) {
      $0.spring = JointSpring(hertz: 2, dampingRatio: 0)
    }
    world.setTransform(of: body, position: Vector2(0.5, -0.25), angle: 0)
    let across = try laboratory.swings(seconds: 4) { world.position(of: body).y }
    #expect(isNear(across.period, 0.5, within: 0.002))
  }

  @Test("a grid of pinned bodies hangs together and does not explode")
  func grid() throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let size = 10
    var rows: [[BodyHandle]] = []
    var joints: [JointHandle] = []
    for row in 0..<size {
      var line: [BodyHandle] = []
      for column in 0..<size {
        let position = Vector2(Float(column), -Float(row))
        let body = try laboratory.body(at: position, mass: 0.5, inertia: 0.04)
        if row == 0, column >= 4, column <= 5 { world.setKind(.static, of: body) }
        if row > 0 {
          joints.append(
            try pin(world, rows[row - 1][column], body, Vector2(0, -0.5), Vector2(0, 0.5)))
        }
        if column > 0 {
          joints.append(try pin(world, line[column - 1], body, Vector2(0.5, 0), Vector2(-0.5, 0)))
        }
        line.append(body)
      }
      rows.append(line)
    }
    var worst: Float = 0
    laboratory.run(seconds: 5) {
      for joint in joints { worst = max(worst, world.anchorDistance(of: joint)) }
    }
    #expect(worst < 0.2)
    #expect(world.linearVelocity(of: rows[9][9]).length < 10)
  }

  private func pin(
    _ world: World, _ a: BodyHandle, _ b: BodyHandle, _ anchorA: Vector2, _ anchorB: Vector2
  ) throws -> JointHandle {
    var definition = RevoluteJointDefinition(bodyA: a, bodyB: b)
    definition.localAnchorA = anchorA
    definition.localAnchorB = anchorB
    return try world.createJoint(definition)
  }
}
