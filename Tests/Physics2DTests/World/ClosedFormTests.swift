// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Scenes with a closed form")
struct ClosedFormTests {
  @Test("free fall: 100 circles sink by g·h²·n(n+1)/2 to a mean height of −346.316 in 500 steps")
  func freeFall() throws {
    let world = World.earth()
    var circles: [BodyHandle] = []
    for index in 0..<100 {
      let body = try world.addBody(at: Vector2(Float(index % 32), Float(index / 32)))
      try world.addShape(.circle(CircleShape(radius: 0.25)), to: body)
      circles.append(body)
    }
    world.run(500)
    let sum = circles.reduce(0.0) { $0 + Double(world.position(of: $1).y) }
    // 2,000 sub-steps of h = 1/240 s; the mean of the heights at the start is 1.08.
    let fallen = 10.0 / (240 * 240) * Double(2000 * 2001) / 2
    #expect(abs(sum / 100 - (1.08 - fallen)) < 0.01)
  }

  @Test("a box at rest overlaps the ground by no more than the slop and weighs on it")
  func restingBox() throws {
    let world = World.earth()
    try world.addGround()
    let box = try world.addBox(at: Vector2(0, 0.6))
    world.run(60)
    let overlap = 0.5 - world.position(of: box).y
    #expect(overlap > -0.001 && overlap < 0.01)
    #expect(abs(world.position(of: box).x) < 0.005)
    #expect(abs(world.angle(of: box)) < 1e-3)
    let infos = world.contactInfos
    #expect(infos.count == 1)
    let pressed = infos.first?.points.reduce(0) { $0 + $1.normalImpulse } ?? 0
    // Weight times the time of a step.
    #expect(abs(pressed - 10 / 60) < 0.02)
  }

  @Test(
    "a ball bounces to e² of its height",
    arguments: [Float(0), 0.25, 0.5, 0.75, 0.9])
  func restitution(_ restitution: Float) throws {
    let world = World.earth()
    var definition = ShapeDefinition()
    definition.restitution = restitution
    try world.addGround()
    let ball = try world.addCircle(at: Vector2(0, 4.5), definition)
    var highest: Float = 0
    var hasBounced = false
    for _ in 0..<240 {
      world.step(by: 1 / 60)
      if world.linearVelocity(of: ball).y > 0.01 { hasBounced = true }
      if hasBounced { highest = max(highest, world.position(of: ball).y - 0.5) }
    }
    #expect(abs(highest - 4 * restitution * restitution) < 0.25)
  }

  @Test("a sliding box stops after v²/2μg", arguments: [Float(0.2), 0.5, 0.8])
  func friction(_ friction: Float) throws {
    let world = World.earth()
    var definition = ShapeDefinition()
    definition.friction = friction
    try world.addGround(definition)
    let box = try world.addBox(at: Vector2(0, 0.25), halfWidth: 1, halfHeight: 0.25, definition)
    world.run(30)
    let start = world.position(of: box).x
    world.setLinearVelocity(Vector2(4, 0), of: box)
    world.run(200)
    let distance = world.position(of: box).x - start
    #expect(abs(distance - 16 / (2 * friction * 10)) < 0.12)
  }

  @Test("bodies that collide in empty space keep their momentum")
  func momentum() throws {
    let world = World.weightless()
    var random = TestRandom(seed: 11)
    var bodies: [BodyHandle] = []
    for index in 0..<60 {
      let place = Vector2(Float(index % 8) * 1.3 - 5, Float(index / 8) * 1.3 - 5)
      let body =
        index % 2 == 0
        ? try world.addBox(at: place, halfWidth: 0.4, halfHeight: 0.4)
        : try world.addCircle(at: place, radius: 0.5)
      let inward = Vector2(-place.x, -place.y)
      world.setLinearVelocity(random.number(0.5, 2) * inward, of: body)
      bodies.append(body)
    }
    func momentum() -> Vector2 {
      bodies.reduce(Vector2.zero) { $0 + world.mass(of: $1) * world.linearVelocity(of: $1) }
    }
    let before = momentum()
    world.run(120)
    let after = momentum()
    #expect((after - before).length < 0.01 * 60)
    #expect(world.contactCount > 0)
  }

  @Test("a damped body slows by 1 − d·h per sub-step")
  func damping() throws {
    let world = World.weightless()
    let body = try world.addCircle(at: .zero)
    world.setDamping(linear: 2, angular: 0, of: body)
    world.setLinearVelocity(Vector2(3, 0), of: body)
    world.run(60)
    var expected = 3.0
    for _ in 0..<240 { expected *= 1 - 2.0 / 240 }
    #expect(abs(Double(world.linearVelocity(of: body).x) - expected) < 1e-3)
  }
}
