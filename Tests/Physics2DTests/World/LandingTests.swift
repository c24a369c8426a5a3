// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Landing")
struct LandingTests {
  /// A world in points, y down, as UIKit's.
  private func pointWorld() -> World {
    World(WorldDefinition(gravity: Vector2(0, 1000), lengthUnitsPerMeter: 100))
  }

  enum Floor: CaseIterable {
    case segment, chain, box, body
  }

  private func addFloor(_ floor: Floor, to world: World) throws {
    let kind: BodyKind = floor == .body ? .dynamic : .static
    let body = try world.addBody(kind)
    switch floor {
    case .segment:
      try world.addShape(
        .segment(SegmentShape(from: Vector2(-500, 0), to: Vector2(500, 0))), to: body)
    case .chain: try world.addChain([Vector2(-500, 0), Vector2(500, 0)], isLoop: false, to: body)
    case .box, .body:
      try world.addShape(
        .polygon(.box(halfWidth: 500, halfHeight: 50, center: Vector2(0, 50))), to: body)
    }
    world.setGravityScale(0, of: body)
    if kind == .dynamic { world.setMass(1e9, rotationalInertia: 0, center: .zero, of: body) }
  }

  @Test(
    "what falls lands on the floor, never more than a point inside of it, from any height",
    arguments: Floor.allCases)
  func landing(_ floor: Floor) throws {
    for height in stride(from: Float(20), through: 500, by: 61) {
      let world = pointWorld()
      try addFloor(floor, to: world)
      let items = [
        try world.addBox(at: Vector2(-200, -25 - height), halfWidth: 25, halfHeight: 25),
        try world.addCircle(at: Vector2(-100, -25 - height), radius: 25),
        try world.addBox(at: Vector2(0, -10 - height), halfWidth: 40, halfHeight: 10),
      ]
      var deepest: Float = -1
      for _ in 0..<90 {
        world.step(by: 1 / 60)
        for item in items { deepest = max(deepest, world.bounds(of: item).upper.y) }
      }
      #expect(deepest < 1)
      #expect(deepest > -0.5)
    }
  }

  @Test("what slides at a wall is not drawn inside of it", arguments: [Float(200), 600, 1200])
  func wall(_ speed: Float) throws {
    let world = World(WorldDefinition(gravity: .zero, lengthUnitsPerMeter: 100))
    let body = try world.addBody(.static)
    try world.addShape(
      .segment(SegmentShape(from: Vector2(300, -99), to: Vector2(300, 99))), to: body)
    let item = try world.addBox(at: .zero, halfWidth: 25, halfHeight: 25)
    world.setLinearVelocity(Vector2(speed, 0), of: item)
    var farthest: Float = 0
    for _ in 0..<120 {
      world.step(by: 1 / 60)
      farthest = max(farthest, world.bounds(of: item).upper.x)
    }
    #expect(farthest < 301 && farthest > 299)
  }

  @Test("what passes a corner without touching it is not deflected")
  func passing() throws {
    let world = World(WorldDefinition(gravity: .zero, lengthUnitsPerMeter: 100))
    try world.addBox(.static, at: .zero, halfWidth: 50, halfHeight: 50)
    let items = try (0..<8).map {
      try world.addBox(
        at: Vector2(-300 - 3 * Float($0), -80 - 3 * Float($0)), halfWidth: 25, halfHeight: 25)
    }
    for item in items {
      world.setLinearVelocity(Vector2(700, 0), of: item)
      let shape = try #require(world.shapes(of: item).first)
      world.setFilter(CollisionFilter(categories: 2, mask: 1), of: shape)
    }
    world.run(60)
    for item in items { #expect(world.linearVelocity(of: item) == Vector2(700, 0)) }
  }

  @Test("what bounces keeps its height although its contact is seen before it happens")
  func bouncing() throws {
    let world = pointWorld()
    try addFloor(.segment, to: world)
    var definition = ShapeDefinition()
    definition.restitution = 0.8
    let ball = try world.addCircle(at: Vector2(0, -325), radius: 25, definition)
    var highest: Float = 0
    var hasBounced = false
    for _ in 0..<100 {
      world.step(by: 1 / 60)
      hasBounced = hasBounced || world.linearVelocity(of: ball).y < -10
      if hasBounced { highest = max(highest, -25 - world.position(of: ball).y) }
    }
    // e² of the height of the fall, less what a step takes.
    #expect(abs(highest - 0.64 * 300) < 12)
  }
}
