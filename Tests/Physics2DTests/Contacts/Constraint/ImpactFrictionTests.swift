// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Friction of impacts")
struct ImpactFrictionTests {
  /// A world in points, y down, with a line from the far left to `end` at y = 300.
  private func scene(lineEnd end: Float = 5000, friction: Float = 0.2) throws -> World {
    var definition = WorldDefinition(gravity: Vector2(0, 1000), lengthUnitsPerMeter: 100)
    definition.linearSlop = 0.2
    let world = World(definition)
    let line = try SegmentShape(from: Vector2(-5000, 300), to: Vector2(end, 300))
    try world.addShape(
      .segment(line), to: try world.addBody(.static), surface(friction: friction, restitution: 0))
    return world
  }

  private func surface(friction: Float, restitution: Float) -> ShapeDefinition {
    var definition = ShapeDefinition()
    definition.friction = friction
    definition.restitution = restitution
    return definition
  }

  @Test(
    "S136: a box that does not turn loses μ(1 + e)v sideways, wherever in a step it lands",
    arguments: [Float(0), 0.2, 0.4, 0.6, 0.8, 1])
  func boxLoss(restitution: Float) throws {
    for height in stride(from: Float(142), through: 150, by: 0.9) {
      let world = try scene()
      let box = try world.addBox(
        at: Vector2(0, 250 - height), halfWidth: 50, halfHeight: 50,
        surface(friction: 0.2, restitution: restitution))
      world.setAllowsRotation(false, of: box)
      world.setLinearVelocity(Vector2(600, 0), of: box)
      world.run(10)
      while world.linearVelocity(of: box).y > 20, world.stepCount < 60 { world.run(1) }
      let speed = (2 * 1000 * height).squareRoot()
      let loss = 600 - world.linearVelocity(of: box).x
      #expect(isNear(loss, 0.2 * (1 + restitution) * speed, within: 0.05))
    }
  }

  @Test(
    "the sideways speed of a ball with spin does not depend on where in a step it lands",
    arguments: [Float(0.2), 0.5, 0.8, 1])
  func spinningBall(restitution: Float) throws {
    let speeds = try (0..<16).map { number in
      let world = try scene()
      let height = 175 - 0.45 * Float(number)
      let ball = try world.addCircle(
        at: Vector2(0, 275 - height), radius: 25,
        surface(friction: 0.2, restitution: restitution))
      world.setAngularVelocity(40, of: ball)
      world.run(45)
      // Sliding friction alone: the spin is too fast to be used up.
      let speed = world.linearVelocity(of: ball).x
      #expect(
        isNear(speed, 0.2 * (1 + restitution) * (2000 * height).squareRoot(), within: 0.03))
      return speed
    }
    let (least, greatest) = (speeds.min() ?? 0, speeds.max() ?? 0)
    #expect(greatest - least < 0.05 * greatest)
  }

  @Test(
    "a square that falls on the end of a line turns as Newton's and Coulomb's laws say",
    arguments: [(Float(20.5), Float(0.2)), (20, 0.6), (35, 0.4), (30, 1)])
  func edgeOfLine(arm: Float, restitution: Float) throws {
    for height in stride(from: Float(142), through: 150, by: 1.9) {
      let world = try scene(lineEnd: -arm)
      let box = try world.addBox(
        at: Vector2(0, 250 - height), halfWidth: 50, halfHeight: 50,
        surface(friction: 0.2, restitution: restitution))
      while world.angularVelocity(of: box) == 0, world.stepCount < 60 { world.run(1) }
      world.run(1)
      // With the radius of gyration k² = (100² + 100²)/12, an impulse P up and μP sideways at (−a, 50):
      // vn⁺ = −v + P + a·ω, ω = (a − 50μ)·P/k², and vn⁺ = e·v.
      let speed = (2 * 1000 * height).squareRoot()
      let gyration = Float(100 * 100 + 100 * 100) / 12
      let turn = (arm - 0.2 * 50) / gyration
      let impulse = (1 + restitution) * speed / (1 + arm * turn)
      #expect(isNear(world.angularVelocity(of: box), turn * impulse, within: 0.05))
      #expect(isNear(world.linearVelocity(of: box).x, 0.2 * impulse, within: 0.05))
    }
  }

  @Test("two bodies that rub in an impact keep momentum and angular momentum")
  func angularMomentum() throws {
    let world = World.weightless()
    let surface = surface(friction: 0.5, restitution: 0.7)
    let left = try world.addBox(at: Vector2(-2, 0.3), surface)
    let right = try world.addCircle(at: Vector2(1, 0), surface)
    world.setLinearVelocity(Vector2(4, 1), of: left)
    world.setAngularVelocity(-3, of: left)
    world.setAngularVelocity(9, of: right)
    func momenta() -> (Vector2, Float) {
      var (linear, angular) = (Vector2.zero, Float(0))
      // I/m is a sixth for a box of side 1, and an eighth for a circle of diameter 1.
      for (body, gyration) in [(left, Float(1) / 6), (right, Float(1) / 8)] {
        let momentum = world.mass(of: body) * world.linearVelocity(of: body)
        linear += momentum
        angular +=
          world.position(of: body).cross(momentum)
          + gyration * world.mass(of: body) * world.angularVelocity(of: body)
      }
      return (linear, angular)
    }
    let (linear, angular) = momenta()
    for _ in 0..<240 { world.step(by: 1 / 240) }
    #expect(world.linearVelocity(of: right).x > 1)
    #expect((momenta().0 - linear).length < 1e-4)
    #expect(abs(momenta().1 - angular) < 0.01 * abs(angular))
  }
}
