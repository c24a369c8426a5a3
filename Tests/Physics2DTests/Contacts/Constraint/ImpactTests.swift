// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Impacts of several bodies at once")
struct ImpactTests {
  /// Fast elastic discs, or boxes that do not turn, without friction in a box of side 4.
  private func crowd(
    of count: Int, areBoxes: Bool, startingAt x: Float = 0.7
  ) throws -> (world: World, bodies: [BodyHandle]) {
    let world = World.weightless()
    var elastic = ShapeDefinition()
    elastic.restitution = 1
    elastic.friction = 0
    let walls = try world.addBody(.static)
    let corners = [Vector2(0, 0), Vector2(4, 0), Vector2(4, 4), Vector2(0, 4)]
    for (index, corner) in corners.enumerated() {
      try world.addShape(
        .segment(SegmentShape(from: corner, to: corners[(index + 1) % 4])), to: walls, elastic)
    }
    let bodies = try (0..<count).map { number in
      let position = Vector2(x + Float(number % 3) * 1.2, 0.7 + Float(number / 3) * 1.2)
      let body =
        areBoxes
        ? try world.addBox(at: position, halfWidth: 0.25, halfHeight: 0.25, elastic)
        : try world.addCircle(at: position, radius: 0.3, elastic)
      if areBoxes { world.setAllowsRotation(false, of: body) }
      world.setLinearVelocity(Vector2(5 + Float(number), 3 - 2 * Float(number)), of: body)
      world.setAllowsSleep(false, of: body)
      return body
    }
    return (world, bodies)
  }

  @Test(
    "eight fast elastic bodies in a box keep their energy for twenty seconds, to a thousandth",
    arguments: [false, true], [0.7, 0.71] + (isStressed ? [0.701] : []) as [Float])
  func energy(areBoxes: Bool, x: Float) throws {
    let (world, bodies) = try crowd(of: 8, areBoxes: areBoxes, startingAt: x)
    func energy() -> Float {
      bodies.reduce(0) { $0 + world.linearVelocity(of: $1).lengthSquared }
    }
    let start = energy()
    for _ in 0..<1200 {
      world.run(1)
      #expect(abs(energy() / start - 1) < 1e-3)
    }
  }

  @Test("a ball that meets a row of two hands its speed to the last")
  func row() throws {
    let world = World.weightless()
    var elastic = ShapeDefinition()
    elastic.restitution = 1
    elastic.friction = 0
    let balls = try [Float(0), 2, 3].map {
      try world.addCircle(at: Vector2($0, 0), radius: 0.5, elastic)
    }
    world.setLinearVelocity(Vector2(4, 0), of: balls[0])
    world.run(60)
    #expect(abs(world.linearVelocity(of: balls[0]).x) < 0.01)
    #expect(abs(world.linearVelocity(of: balls[1]).x) < 0.01)
    #expect(abs(world.linearVelocity(of: balls[2]).x - 4) < 0.01)
  }

  @Test("a ball that meets two others at once keeps momentum and energy")
  func fork() throws {
    let world = World.weightless()
    var elastic = ShapeDefinition()
    elastic.restitution = 1
    elastic.friction = 0
    let balls = try [Vector2(-2, 0), Vector2(0, 0.5), Vector2(0, -0.5)].map {
      try world.addCircle(at: $0, radius: 0.5, elastic)
    }
    world.setLinearVelocity(Vector2(5, 0), of: balls[0])
    world.run(60)
    let velocities = balls.map { world.linearVelocity(of: $0) }
    let momentum = velocities.reduce(Vector2.zero, +)
    #expect((momentum - Vector2(5, 0)).length < 1e-3)
    #expect(abs(velocities.reduce(0) { $0 + $1.lengthSquared } - 25) < 0.01)
    // Normals 30° off the way send the ball back with a fifth of its speed; a step makes them a little
    // flatter.
    #expect(abs(velocities[0].x + 1) < 0.4)
    #expect(abs(velocities[1].y + velocities[2].y) < 1e-3)
  }

  @Test(
    "a joint between two distant bodies does not change an impact",
    arguments: [0.1, 0.5, 0.9] as [Float])
  func distantJoint(restitution: Float) throws {
    func velocities(hasJoint: Bool) throws -> [Vector2] {
      let world = World.weightless()
      var material = ShapeDefinition()
      material.restitution = restitution
      // A disc that meets two that touch: their contacts depend on each other.
      let discs = try [Vector2(0, 0), Vector2(2, 0.2), Vector2(3, 0)].map {
        try world.addCircle(at: $0, radius: 0.5, material)
      }
      let pair = try [Float(100), 102].map { try world.addCircle(at: Vector2($0, 0), radius: 0.5) }
      if hasJoint {
        try world.createJoint(RevoluteJointDefinition(bodyA: pair[0], bodyB: pair[1]))
      }
      world.setLinearVelocity(Vector2(4, 0), of: discs[0])
      world.run(20)
      return discs.map { world.linearVelocity(of: $0) }
    }
    #expect(try velocities(hasJoint: true) == velocities(hasJoint: false))
  }

  @Test(
    "a ball on an arm is hit where it approaches, however the center of mass moves",
    arguments: [Float(-2), -1, -0.1, 0.1, 2])
  func arm(speed: Float) throws {
    let scene = ContactScene(gravity: 0)
    let world = scene.world
    try scene.floor()
    // The center of mass is 2 beside the ball, which has one point of contact with the floor.
    let body = try scene.ball(at: Vector2(-2, 0.501))
    world.setMass(1, rotationalInertia: 1, center: Vector2(2, 0), of: body)
    // The center approaches by 1, the ball by v − 2·ω.
    world.setLinearVelocity(Vector2(0, -1), of: body)
    world.setAngularVelocity((speed + 1) / -2, of: body)
    world.step(by: 1 / 60)
    // An impact approaches by more than a slop of 0.005 in the step.
    #expect(world.graph.hasNewImpacts == (speed < -0.3))
  }

  @Test(
    "a tilted box is thrown back at the corner that hits, not at the other one of its contact",
    arguments: [Float(0), 0.5, 1])
  func cornerThatHits(restitution: Float) throws {
    var definition = WorldDefinition(gravity: .zero)
    definition.minimumReboundSpeed = 0.01
    let world = World(definition)
    var material = ShapeDefinition()
    material.friction = 0
    material.restitution = restitution
    try world.addGround(material)
    // The corner is 6 mm above the floor, reached in the third sub-step; the other one is 12 mm higher, nearer than
    // four slops, so that the contact has both, and farther than the way of the step.
    let tilt: Float = 0.012
    let body = try world.addBox(at: Vector2(0, 0.5 + 0.5 * tilt + 0.006), material)
    world.setTransform(of: body, position: world.position(of: body), angle: tilt)
    world.setLinearVelocity(Vector2(0, -0.6), of: body)
    world.step(by: 1 / 60)
    // k = 1/m + r²/I = 2.5 with m = 1, r = 1/2 and I = 1/6: λ = (1 + e)·v/k, Δv = λ/m, Δω = r·λ/I.
    let impulse = (1 + restitution) * 0.6 / 2.5
    #expect(world.contactInfos.first?.points.count == 2)
    #expect(abs(world.linearVelocity(of: body).y - (impulse - 0.6)) < 0.02)
    #expect(isNear(abs(world.angularVelocity(of: body)), 3 * impulse, within: 0.03))
  }

  @Test(
    "a box that rocks without friction gains no energy, whatever its restitution",
    arguments: [Float(0), 0.2, 0.5, 0.8, 0.95], [Float(0.05), 0.3])
  func rocking(restitution: Float, tilt: Float) throws {
    // With friction, Newton's law of impact may gain energy where a corner slides (Kane and Levinson 1985).
    let world = World.earth()
    var material = ShapeDefinition()
    material.friction = 0
    material.restitution = restitution
    try world.addGround(material)
    let body = try world.addBox(at: Vector2(0, 1), material)
    world.setTransform(of: body, position: Vector2(0, 1), angle: tilt)
    func energy() -> Float {
      let spin = world.angularVelocity(of: body)
      return 0.5 * world.linearVelocity(of: body).lengthSquared + spin * spin / 12
        + 10 * (world.position(of: body).y - 0.5)
    }
    let start = energy()
    var last = start
    for _ in 0..<180 {
      world.step(by: 1 / 60)
      let now = energy()
      #expect(now < last + 0.01 * start)
      last = now
    }
  }
}
