// SPDX-License-Identifier: Apache-2.0

import Physics2D
import Testing

@Suite("Braced bodies")
struct BracedBodyTests {
  /// In the step of their impact nothing carries the light one yet.
  @Test(
    "a light box and a heavy one above it that fall together are at most 2 points deep",
    arguments: [Float(10), 100, 1000])
  func fallTogether(ratio: Float) throws {
    let world = World.ofPile(gravity: 1000)
    try world.addLines([(Vector2(-500, 0), Vector2(500, 0))], friction: 0.2)
    try world.addItem(
      .polygon(.box(halfWidth: 25, halfHeight: 25)), at: Vector2(0, -226), mass: 0.25)
    try world.addItem(
      .polygon(.box(halfWidth: 50, halfHeight: 50)), at: Vector2(0, -303), mass: 0.25 * ratio)
    #expect(world.deepestOverlap(in: 120) <= 2)
  }

  /// The sides push at 45° to the load.
  @Test(
    "a light disc below a heavy one that falls into a groove with it is at most 2 points deep",
    arguments: [Float(10), 100, 1000])
  func fallIntoGroove(ratio: Float) throws {
    let world = World.ofPile(gravity: 1000)
    let sides = [(Vector2(-200, -200), Vector2.zero), (Vector2.zero, Vector2(200, -200))]
    try world.addLines(sides, friction: 0.2)
    let y = -25 * Float(2).squareRoot() - 202
    try world.addItem(.circle(CircleShape(radius: 25)), at: Vector2(0, y), mass: 0.25)
    try world.addItem(.circle(CircleShape(radius: 50)), at: Vector2(0, y - 77), mass: 0.25 * ratio)
    #expect(world.deepestOverlap(in: 120) <= 2)
  }

  @Test(
    "a light disc that slides on a smooth wall, and meets a heavy plate there, keeps their momentum",
    arguments: [Float(10), 100, 1000])
  func slide(ratio: Float) throws {
    let speed: Float = 200
    let world = World.ofPile(gravity: 0)
    try world.addLines([(Vector2(-500, 0), Vector2(500, 0))], friction: 0)
    let light = try world.addItem(
      .circle(CircleShape(radius: 10)), at: Vector2(0, -11), mass: 0.25, friction: 0.5)
    let heavy = try world.addItem(
      .polygon(.box(halfWidth: 100, halfHeight: 20)), at: Vector2(0, -42.3), mass: 0.25 * ratio,
      friction: 0.5)
    world.setLinearVelocity(Vector2(speed, 0), of: light)
    world.setLinearVelocity(Vector2(0, 20), of: heavy)
    for _ in 0..<12 {
      world.step(by: 1 / 60)
      let momentum = [light, heavy].map { world.mass(of: $0) * world.linearVelocity(of: $0).x }
      #expect(abs(momentum[0] + momentum[1] - 0.25 * speed) < 0.05 * 0.25 * speed)
    }
  }
}

extension World {
  fileprivate func addLines(_ lines: [(Vector2, Vector2)], friction: Float) throws {
    let body = try createBody(BodyDefinition(kind: .static))
    var surface = ShapeDefinition()
    surface.friction = friction
    for (start, end) in lines {
      try addShape(.segment(SegmentShape(from: start, to: end)), to: body, surface)
    }
  }

  @discardableResult
  fileprivate func addItem(
    _ shape: CollisionShape, at position: Vector2, mass: Float, friction: Float = 0.2
  ) throws -> BodyHandle {
    let body = try createBody(BodyDefinition(kind: .dynamic, position: position))
    var surface = ShapeDefinition()
    surface.friction = friction
    try addShape(shape, to: body, surface)
    let ratio = mass / self.mass(of: body)
    setMass(
      mass, rotationalInertia: ratio * rotationalInertia(of: body), center: .zero, of: body)
    return body
  }

  /// The deepest overlap of any two items in so many steps.
  fileprivate func deepestOverlap(in steps: Int) -> Float {
    var deepest: Float = 0
    for _ in 0..<steps {
      step(by: 1 / 60)
      deepest = max(
        deepest, contactInfos.lazy.flatMap(\.points).map { -$0.separation }.max() ?? 0)
    }
    return deepest
  }
}
