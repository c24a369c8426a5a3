// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Symmetry")
struct SymmetryTests {
  enum Arrangement: CaseIterable {
    case alone, stacked, inCorner
  }

  /// A world in points inside of a frame of 320 × 480.
  private func framed(_ gravity: Vector2, left: Float = 0) throws -> World {
    var definition = WorldDefinition(gravity: gravity, lengthUnitsPerMeter: 100)
    definition.linearSlop = 0.2
    let world = World(definition)
    let corners = [
      Vector2(left, 0), Vector2(left + 320, 0), Vector2(left + 320, 480), Vector2(left, 480),
    ]
    let frame = try world.addBody(.static)
    try world.addChain(corners, isLoop: true, to: frame, surface(0.2))
    try world.addChain(corners.reversed(), isLoop: true, to: frame, surface(0.2))
    return world
  }

  private func surface(_ restitution: Float) -> ShapeDefinition {
    var definition = ShapeDefinition()
    definition.friction = 0.2
    definition.restitution = restitution
    return definition
  }

  @Test(
    "a square that falls flat keeps its column and its angle, in each of four directions",
    arguments: Arrangement.allCases, [Float(0), 0.2, 0.4, 0.6, 0.8, 1])
  func flat(_ arrangement: Arrangement, restitution: Float) throws {
    for gravity in [Vector2(0, 1000), Vector2(1000, 0), Vector2(0, -1000), Vector2(-1000, 0)] {
      let world = try framed(gravity)
      let down = 0.001 * gravity
      let across = Vector2(down.y, -down.x)
      // The first square is as far from its floor as in the corner, or 70 points above it.
      let column: Float = arrangement == .inCorner ? (down.y != 0 ? 135 : 215) : -3.7
      var squares: [(body: BodyHandle, start: Vector2)] = []
      for level in 0..<(arrangement == .stacked ? 2 : 1) {
        let start = Vector2(160, 240) + column * across - 61.3 * Float(level) * down
        squares.append(
          (try world.addBox(at: start, halfWidth: 25, halfHeight: 25, surface(restitution)), start))
      }
      var (drift, turn, fall): (Float, Float, Float) = (0, 0, 0)
      for _ in 0..<300 {
        world.run(1)
        for square in squares {
          let moved = world.position(of: square.body) - square.start
          drift = max(drift, abs(across.dot(moved)))
          turn = max(turn, abs(world.angle(of: square.body)))
          fall = max(fall, down.dot(moved))
        }
      }
      #expect(drift < 0.1)
      #expect(turn < 0.05 * .pi / 180)
      #expect(fall > 50)
    }
  }

  @Test("a scene and its mirror image move alike to the last bit", arguments: 0..<6)
  func mirror(seed: Int) throws {
    let (scene, image) = (try pile(seed, side: 1), try pile(seed, side: -1))
    for _ in 0..<300 {
      scene.world.run(1)
      image.world.run(1)
    }
    for (body, other) in zip(scene.bodies, image.bodies) {
      let (position, mirrored) = (scene.world.position(of: body), image.world.position(of: other))
      #expect(position == Vector2(-mirrored.x, mirrored.y))
      #expect(scene.world.angle(of: body) == -image.world.angle(of: other))
    }
  }

  /// Balls and boxes that fall into a frame; `side` −1 gives the mirror image about x = 0.
  private func pile(_ seed: Int, side: Float) throws -> (world: World, bodies: [BodyHandle]) {
    let world = try framed(Vector2(0, 1000), left: -160)
    var random = TestRandom(seed: UInt64(seed))
    let bodies = try (0..<7).map { number in
      let body = try world.addBody(
        at: Vector2(side * random.number(-120, 120), 40 + 60 * Float(number)),
        angle: side * random.number(-1, 1))
      let surface = surface(random.number(0, 0.9))
      let shape: CollisionShape =
        number % 3 == 2
        ? .circle(try CircleShape(radius: random.number(15, 30)))
        : .polygon(try .box(halfWidth: random.number(15, 30), halfHeight: 25))
      try world.addShape(shape, to: body, surface)
      return body
    }
    return (world, bodies)
  }
}
