// SPDX-License-Identifier: Apache-2.0

import Physics2D
import Testing

@Suite("Mass ratios")
struct MassRatioTests {
  @Test(
    "a light box under a heavy one is at most 2 points deep, and both rest within 3 seconds",
    arguments: [Float(10), 100, 1000], [Float(0), 50, 200])
  func drop(ratio: Float, height: Float) throws {
    let world = World.ofAnimator()
    try world.addFloor()
    let light = try world.addSquare(50, at: Vector2(0, -26), mass: 0.25)
    let heavy = try world.addSquare(100, at: Vector2(0, -102 - height), mass: 0.25 * ratio)
    for _ in 0..<180 {
      world.step(by: 1 / 60)
      let inFloor = world.position(of: light).y + 25
      let inLight = world.position(of: heavy).y + 50 - (world.position(of: light).y - 25)
      #expect(inFloor <= 2)
      #expect(inLight <= 2)
    }
    #expect(!world.isAwake(light))
    #expect(!world.isAwake(heavy))
    #expect(abs(world.position(of: light).x) < 0.1)
  }
}

extension World {
  /// A world as an animator makes it, in points, with y down.
  fileprivate static func ofAnimator() -> World {
    var definition = WorldDefinition(gravity: Vector2(0, 1000), lengthUnitsPerMeter: 100)
    definition.linearSlop = 0.2
    definition.contactMargin = 1
    definition.continuousDynamics = true
    definition.stabilizesPiles = true
    definition.minimumReboundSpeed = 20
    definition.contactHertz = 60
    definition.maximumContactPushSpeed = 100
    return World(definition)
  }

  private static func surface(density: Float) -> ShapeDefinition {
    var surface = ShapeDefinition()
    surface.density = density
    surface.restitution = 0.2
    surface.friction = 0.2
    return surface
  }

  fileprivate func addFloor() throws {
    let floor = try createBody(BodyDefinition(kind: .static))
    let line = try SegmentShape(from: Vector2(-2000, 0), to: Vector2(2000, 0))
    try addShape(.segment(line), to: floor, Self.surface(density: 1))
  }

  fileprivate func addSquare(_ side: Float, at position: Vector2, mass: Float) throws -> BodyHandle
  {
    let body = try createBody(BodyDefinition(kind: .dynamic, position: position))
    let shape = try PolygonShape.box(halfWidth: 0.5 * side, halfHeight: 0.5 * side)
    try addShape(.polygon(shape), to: body, Self.surface(density: mass / (side * side)))
    return body
  }
}
