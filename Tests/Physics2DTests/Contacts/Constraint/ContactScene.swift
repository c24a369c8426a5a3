// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

/// A world with boxes and balls on a floor, in units of a meter or in points.
struct ContactScene {
  let world: World
  /// Length units per meter; every length that the scene takes or returns is in meters.
  let unit: Float

  init(unit: Float = 1, gravity: Float = 10, allowsSleep: Bool = false) {
    var definition = WorldDefinition(
      gravity: Vector2(0, -gravity * unit), lengthUnitsPerMeter: unit)
    definition.allowsSleep = allowsSleep
    world = World(definition)
    self.unit = unit
  }

  /// A wide floor whose surface goes through the origin, turned by an angle.
  @discardableResult
  func floor(angle: Float = 0, friction: Float = 0.6) throws -> BodyHandle {
    var definition = BodyDefinition()
    definition.kind = .static
    definition.angle = angle
    let body = try world.createBody(definition)
    let slab = try PolygonShape.box(
      halfWidth: 100 * unit, halfHeight: unit, center: Vector2(0, -unit))
    try world.addShape(.polygon(slab), to: body, material(friction, 0))
    return body
  }

  /// A box with its center at a place.
  func box(
    at position: Vector2, half: Vector2 = Vector2(0.5, 0.5), angle: Float = 0,
    friction: Float = 0.6, restitution: Float = 0, density: Float = 1
  ) throws -> BodyHandle {
    let body = try dynamic(position, angle)
    var surface = material(friction, restitution)
    surface.density = density
    let shape = try PolygonShape.box(halfWidth: half.x * unit, halfHeight: half.y * unit)
    try world.addShape(.polygon(shape), to: body, surface)
    return body
  }

  /// A ball with a radius of half a meter.
  func ball(at position: Vector2, friction: Float = 0, restitution: Float = 0) throws -> BodyHandle
  {
    let body = try dynamic(position, 0)
    let shape = try CircleShape(center: .zero, radius: 0.5 * unit)
    try world.addShape(.circle(shape), to: body, material(friction, restitution))
    return body
  }

  /// Where the body is, in meters.
  func position(_ body: BodyHandle) -> Vector2 { (1 / unit) * world.position(of: body) }

  /// How fast the body is, in meters per second.
  func speed(_ body: BodyHandle) -> Float { world.linearVelocity(of: body).length / unit }

  func run(seconds: Float, look: () -> Void = {}) {
    for _ in 0..<Int((seconds * 60).rounded()) {
      world.step(by: 1 / 60)
      look()
    }
  }

  private func dynamic(_ position: Vector2, _ angle: Float) throws -> BodyHandle {
    var definition = BodyDefinition()
    definition.kind = .dynamic
    definition.position = unit * position
    definition.angle = angle
    return try world.createBody(definition)
  }

  private func material(_ friction: Float, _ restitution: Float) -> ShapeDefinition {
    var definition = ShapeDefinition()
    definition.friction = friction
    definition.restitution = restitution
    return definition
  }
}
