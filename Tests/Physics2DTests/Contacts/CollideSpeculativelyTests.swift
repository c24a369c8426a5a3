// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Contacts of fast shapes")
struct CollideSpeculativelyTests {
  @Test(
    "a disc that grazes another gives it the part of its velocity along the line of centers, at any speed",
    arguments: [Float(6), 15, 40], [Float(0.1), 0.2, 0.3])
  func grazing(speed: Float, offset: Float) throws {
    // J = m·v·cos α for equal masses and e = 1, with sin α = b / 2R at the impact.
    let radius: Float = 0.2
    let sine = offset / (2 * radius)
    let expected = speed * (1 - sine * sine).squareRoot()
    for index in 0..<10 {
      let world = makeWorld()
      let disc = CollisionShape.circle(try CircleShape(radius: radius))
      let first = try body(at: Vector2(-1.5 + 0.03 * Float(index), 0), disc, in: world)
      let second = try body(at: Vector2(0, offset), disc, in: world)
      world.setLinearVelocity(Vector2(speed, 0), of: first)
      for _ in 0..<40 { world.step(by: 1 / 60) }
      #expect(isNear(world.linearVelocity(of: second).length, expected, within: 0.09))
    }
  }

  private func makeWorld() -> World {
    var definition = WorldDefinition(gravity: .zero)
    definition.continuousDynamics = true
    return World(definition)
  }

  private func body(
    at position: Vector2, _ shape: CollisionShape, in world: World
  ) throws -> BodyHandle {
    var definition = BodyDefinition()
    definition.kind = .dynamic
    definition.position = position
    let body = try world.createBody(definition)
    var properties = ShapeDefinition()
    (properties.friction, properties.restitution) = (0, 1)
    try world.addShape(shape, to: body, properties)
    return body
  }
}
