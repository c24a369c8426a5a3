// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Isolated trees of joints")
struct IsolatedTreeTests {
  @Test(
    "a bar on a pin, released 10, 90 and 170 degrees beside straight down, has the period of its closed form",
    arguments: [(Float(10), Float(0.02)), (90, 0.1), (170, 0.4)])
  func period(degrees: Float, arm: Float) throws {
    // T = 2π/ω₀ / agm(1, cos(θ/2)) with ω₀² = m·g·r / (I + m·r²).
    let laboratory = try JointLaboratory(gravity: 10)
    let angle = degrees * .pi / 180
    let turn = Rotation(angle: angle)
    let center = Vector2(arm * turn.sine, -arm * turn.cosine)
    let body = try laboratory.body(at: center, inertia: arm * arm / 3)
    var definition = RevoluteJointDefinition(bodyA: laboratory.ground, bodyB: body)
    definition.localAnchorB = -center
    try laboratory.world.createJoint(definition)
    let frequency = (10 * arm / (arm * arm * 4 / 3)).squareRoot()
    var (mean, root) = (Float(1), Rotation(angle: angle / 2).cosine)
    for _ in 0..<10 { (mean, root) = (0.5 * (mean + root), (mean * root).squareRoot()) }
    let swings = try laboratory.swings(seconds: 30) { laboratory.world.position(of: body).x }
    #expect(isNear(swings.period, 2 * .pi / (frequency * mean), within: 0.002))
  }

  @Test("a free tree keeps momentum, angular momentum and energy", arguments: [true, false])
  func free(isPinned: Bool) throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    var bodies: [BodyHandle] = []
    for index in 0..<3 {
      let mass: Float = index == 1 ? 0.1 : 1
      let body = try laboratory.body(
        at: Vector2(0.6 * Float(index), 0), mass: mass, inertia: 0.007 * mass)
      bodies.append(body)
      guard index > 0 else { continue }
      if isPinned {
        var definition = RevoluteJointDefinition(bodyA: bodies[index - 1], bodyB: body)
        (definition.localAnchorA, definition.localAnchorB) = (Vector2(0.2, 0), Vector2(-0.4, 0))
        try world.createJoint(definition)
      } else {
        var definition = DistanceJointDefinition(bodyA: bodies[index - 1], bodyB: body)
        (definition.localAnchorA, definition.localAnchorB) = (Vector2(0.2, 0), Vector2(-0.2, 0))
        definition.length = 0.2
        try world.createJoint(definition)
      }
    }
    // Opposite impulses, so that the tree turns in its place.
    world.applyLinearImpulse(Vector2(0, 3), at: Vector2(0.05, 0), to: bodies[0])
    world.applyLinearImpulse(Vector2(0, -3), at: Vector2(1.2, 0), to: bodies[2])
    world.step(by: 1 / 60)
    let start = figures(bodies, world)
    laboratory.run(seconds: 20) {
      let now = figures(bodies, world)
      #expect(abs(now.energy - start.energy) < 0.005 * start.energy)
      #expect(abs(now.angular - start.angular) < 0.005 * abs(start.angular))
      #expect(now.momentum.length < 0.01)
    }
  }

  @Test(
    "rods that get a fifth of their length close, and do not throw their bodies around",
    arguments: 2...4)
  func shortened(count: Int) throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    var bodies: [BodyHandle] = []
    for index in 0..<count {
      // Each rod at an angle to the last one: along one line it would pull without turning any.
      let place = Vector2(0.3 * Float(index % 2), -Float(index + 1))
      bodies.append(try laboratory.body(at: place, inertia: 0.015))
      var definition = DistanceJointDefinition(
        bodyA: index == 0 ? laboratory.ground : bodies[index - 1], bodyB: bodies[index])
      definition.length = 0.2
      try world.createJoint(definition)
    }
    var fastest: Float = 0
    laboratory.run(seconds: 5) {
      for body in bodies { fastest = max(fastest, world.linearVelocity(of: body).length) }
    }
    // The energy of 10 m/s, all of it in one body.
    #expect(fastest < 1.1 * 10 * Float(count).squareRoot())
    var last = Vector2.zero
    for body in bodies {
      let position = world.position(of: body)
      #expect(isNear((position - last).length, 0.2, within: 0.005))
      last = position
    }
  }

  @Test(
    "a tree is isolated until one of its bodies touches another, or has another joint or a motor")
  func isolation() throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    func isIsolated() -> Bool {
      world.step(by: 1 / 60)
      return world.graph.trees.trees.count == 1 && world.graph.trees.trees[0].isIsolated
    }
    let a = try laboratory.body(at: Vector2(0, 3))
    let b = try laboratory.body(at: Vector2(1, 3))
    try world.addShape(.circle(CircleShape(radius: 0.2)), to: b, updatesMass: false)
    let joint = try laboratory.pin(a, b)
    #expect(isIsolated())
    #expect(!world.bodies.motion[0].isInIsolatedTree && !world.bodies.motion[1].isInIsolatedTree)
    world.setMotor(JointMotor(speed: 1, maximumEffort: 1), of: joint)
    #expect(!isIsolated())
    world.setMotor(.brake(1), of: joint)
    #expect(isIsolated())
    world.setMotor(nil, of: joint)
    #expect(isIsolated())
    let mouse = try world.createJoint(MouseJointDefinition(body: b, target: Vector2(1, 3)))
    #expect(!isIsolated())
    world.destroyJoint(mouse)
    #expect(isIsolated())
    try world.addShape(
      .segment(SegmentShape(from: Vector2(-90, 2.5), to: Vector2(90, 2.5))), to: laboratory.ground)
    var touches = false
    for _ in 0..<60 where !touches { touches = !isIsolated() }
    #expect(touches)
  }

  @Test("a chain of four loses its energy by damping, far from the origin, too")
  func damped() throws {
    // Half of the energy is kinetic: it falls by e^(−d·t), to 0.0006. Rounding of places kept 0.036.
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    var bodies: [BodyHandle] = []
    for index in 1...4 {
      let body = try laboratory.body(
        at: Vector2(20 + 0.005 * Float(index), 20 - 0.5 * Float(index)), inertia: 0.06)
      world.setDamping(linear: 0.1, angular: 0.1, of: body)
      var definition = DistanceJointDefinition(bodyA: bodies.last ?? laboratory.ground, bodyB: body)
      definition.localAnchorA = bodies.isEmpty ? Vector2(20, 20) : Vector2(0, -0.24)
      definition.localAnchorB = Vector2(0, 0.24)
      try world.createJoint(definition)
      bodies.append(body)
    }
    func maximumEnergy() -> Float {
      var maximum: Float = 0
      laboratory.run(seconds: 5) { maximum = max(maximum, figures(bodies, world).energy) }
      return maximum
    }
    let start = maximumEnergy()
    laboratory.run(seconds: 70)
    #expect(maximumEnergy() < 0.005 * start)
  }

  // Each part was halved up to 128 times: what rounding does to bodies at rest is no small part of their energy.
  @Test(
    "a row of five welded bodies at rest has at most two parts in a sub-step",
    arguments: [true, false])
  func rest(turns: Bool) throws {
    let laboratory = try JointLaboratory(gravity: 10)
    var bodies: [BodyHandle] = []
    for index in 1...5 {
      // Without the last one's rotation, all of them keep their angles.
      let body = try laboratory.body(
        at: Vector2(0.4 * Float(index) - 0.2, 3), inertia: 0.014, turns: turns || index < 5)
      var definition = WeldJointDefinition(bodyA: bodies.last ?? laboratory.ground, bodyB: body)
      definition.localAnchorA = bodies.isEmpty ? Vector2(0, 3) : Vector2(0.2, 0)
      definition.localAnchorB = Vector2(-0.2, 0)
      try laboratory.world.createJoint(definition)
      bodies.append(body)
    }
    laboratory.run(seconds: 0.5)
    laboratory.run(seconds: 2) {
      #expect(laboratory.world.counters.jointTreeParts <= 8)
      for index in 0..<5 {
        let position = laboratory.world.position(of: bodies[index])
        #expect((position - Vector2(0.4 * Float(index) + 0.2, 3)).length < 1e-4)
      }
    }
  }

  @Test(
    "a body that is welded to one that does not turn does not turn when it is struck",
    arguments: [true, false])
  func locked(isUpperFirst: Bool) throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let upper = try laboratory.body(at: Vector2(0, 3), inertia: 0.1)
    let lower = try laboratory.body(at: Vector2(0, 2), mass: 2, turns: false)
    // The search for trees begins at the second body, which becomes the root.
    let bodies = isUpperFirst ? (upper, lower) : (lower, upper)
    let side: Float = isUpperFirst ? 0.5 : -0.5
    var definition = WeldJointDefinition(bodyA: bodies.0, bodyB: bodies.1)
    definition.localAnchorA = Vector2(0, -side)
    definition.localAnchorB = Vector2(0, side)
    try world.createJoint(definition)
    world.applyLinearImpulse(Vector2(3, 0), at: Vector2(0, 4), to: upper)
    laboratory.run(seconds: 1)
    // 3 kg at 1 m/s.
    for (body, height) in [(upper, Float(3)), (lower, 2)] {
      #expect((world.position(of: body) - Vector2(1, height)).length < 0.001)
      #expect(abs(world.angle(of: body)) < 1e-4)
    }
  }

  /// Momentum, angular momentum about the origin, and kinetic energy.
  private func figures(
    _ bodies: [BodyHandle], _ world: World
  ) -> (momentum: Vector2, angular: Float, energy: Float) {
    var figures = (momentum: Vector2.zero, angular: Float(0), energy: Float(0))
    for body in bodies {
      let momentum = world.mass(of: body) * world.linearVelocity(of: body)
      let rate = world.angularVelocity(of: body)
      let spin = world.rotationalInertia(of: body) * rate
      figures.momentum += momentum
      figures.angular += world.position(of: body).cross(momentum) + spin
      figures.energy += 0.5 * (momentum.dot(world.linearVelocity(of: body)) + spin * rate)
    }
    return figures
  }
}
