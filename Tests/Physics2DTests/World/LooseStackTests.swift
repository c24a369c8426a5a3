// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

// Stacks whose boxes do not lie exactly above one another, at the engine's own settings.

@Suite("Loose stacks")
struct LooseStackTests {
  @Test(
    "boxes of half a meter, up to a millimeter aside, stand awake",
    arguments: [1, 2, 3] as [UInt64])
  func stands(seed: UInt64) throws {
    // 40 boxes whose axes turned with them fell within 4 s, and 60 within 2 s.
    let count = isStressed ? 60 : 40
    let (world, boxes) = try World.looseStack(of: count, aside: 0.001, seed: seed)
    let places = boxes.map { world.position(of: $0).x }
    for _ in 0..<(isStressed ? 3600 : 240) { world.step(by: 1 / 60) }
    for (box, place) in zip(boxes, places) {
      #expect(abs(world.position(of: box).x - place) < 0.25)
      // Boxes tilt less than their axes are held.
      #expect(abs(world.angle(of: box)) < 0.03)
    }
  }

  @Test("a box on a plank that tilts slowly slides where its friction ends: tan θ = μ")
  func slides() throws {
    let world = World(WorldDefinition())
    let plank = try world.createBody(BodyDefinition(kind: .kinematic))
    var surface = ShapeDefinition()
    surface.friction = 0.1
    surface.density = 1
    try world.addShape(
      .polygon(PolygonShape.box(halfWidth: 20, halfHeight: 0.5)), to: plank, surface)
    let box = try world.createBody(BodyDefinition(kind: .dynamic, position: Vector2(0, 0.75)))
    try world.addShape(
      .polygon(PolygonShape.box(halfWidth: 0.5, halfHeight: 0.25)), to: box, surface)
    world.setAllowsSleep(false, of: box)
    // 0.02 radians per second; the friction angle of 0.0997 is passed at 4.98 s.
    world.setAngularVelocity(-0.02, of: plank)
    var start: Float?
    for _ in 0..<480 where start == nil {
      world.step(by: 1 / 60)
      let angle = world.angle(of: plank)
      let along = Vector2(Rotation(angle: angle).cosine, Rotation(angle: angle).sine)
      if abs(world.position(of: box).dot(along)) > 0.005 { start = angle }
    }
    let angle = try #require(start)
    // At the latest when the axis, held for 0.03 radians, has turned; the box takes 0.3 s for half a centimeter.
    #expect(abs(angle) > 0.0997 - 0.005)
    #expect(abs(angle) < 0.0997 + 0.03 + 0.006)
  }

  @Test("a pile of 1,500 contacts takes half as many sub-steps again", arguments: [700, 800])
  func large(columns: Int) throws {
    let world = World.ofPile(gravity: 1000)
    try world.addContainer(Vector2(20 * Float(columns) + 100, 200))
    for column in 0..<columns {
      for row in 0..<2 {
        try world.item(
          .box, Vector2(10, 10), at: Vector2(20 * Float(column) + 50, 194 - 11 * Float(row)))
      }
    }
    for _ in 0..<2 { world.step(by: 1 / 60) }
    #expect(world.graph.contactCount == 2 * columns)
    #expect(world.graph.subStepShare == (columns < 750 ? 1 : Float(4) / 6))
  }
}

extension World {
  /// Boxes of half a meter on one another, at random places around the middle; they stay awake.
  fileprivate static func looseStack(
    of count: Int, aside: Float, seed: UInt64
  ) throws -> (world: World, boxes: [BodyHandle]) {
    let world = World(WorldDefinition())
    var random = SplitMix(seed: seed)
    let floor = try world.createBody(BodyDefinition(kind: .static, position: Vector2(0, -1)))
    try world.addShape(.polygon(PolygonShape.box(halfWidth: 100, halfHeight: 1)), to: floor)
    let boxes = try (0..<count).map { index in
      let place = Vector2(random.number(-aside, aside), 0.25 + 0.5 * Float(index))
      let box = try world.createBody(BodyDefinition(kind: .dynamic, position: place))
      try world.addShape(.polygon(PolygonShape.box(halfWidth: 0.25, halfHeight: 0.25)), to: box)
      world.setAllowsSleep(false, of: box)
      return box
    }
    return (world, boxes)
  }
}
