// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Search along a ray")
struct RaySearchTests {
  @Test(
    "all shapes that a ray hits are found, and the nearest of them",
    arguments: [
      (center: Vector2.zero, isParallel: false), (.zero, true), (Vector2(1e5, -3e5), false),
      (Vector2(1e5, -3e5), true),
    ])
  func bruteForce(center: Vector2, isParallel: Bool) throws {
    var random = TestRandom(seed: 7)
    let world = try Self.scene(center, &random)
    var hitCount = 0
    for index in 0..<200 {
      // On a grid, so that parallel rays run along the sides of boxes, and begin and end on them.
      let origin = center + Vector2(Self.grid(&random), Self.grid(&random))
      var translation = Rotation(angle: random.number(-3.1, 3.1)) * Vector2(30, 0)
      if isParallel {
        let (length, zero) = (Self.grid(&random), index % 3 == 0 ? -Float.zero : 0)
        translation = index % 2 == 0 ? Vector2(length, zero) : Vector2(zero, length)
      }
      let filter = QueryFilter(mask: index % 5 == 0 ? 2 : .max)
      let expected = world.shapesHit(from: origin, translation, filter)
      let found = world.castRayAll(from: origin, translation: translation, filter: filter)
      #expect(Set(found.map(\.shape.index)) == expected.shapes)
      let nearest = world.castRay(from: origin, translation: translation, filter: filter)
      #expect(nearest == found.first)
      #expect(nearest?.fraction == expected.fraction)
      hitCount += found.count
    }
    #expect(hitCount > 100)
  }

  @Test("of equally near shapes that with the lowest index is hit, whatever their tree")
  func ties() throws {
    for kinds in [[BodyKind.static, .dynamic, .static], [.dynamic, .static, .kinematic]] {
      let world = World.weightless()
      let bodies = try kinds.map { try world.addBox($0, at: Vector2(3, 0)) }
      let hit = try #require(world.castRay(from: .zero, translation: Vector2(10, 0)))
      #expect(world.body(of: hit.shape) == bodies[0])
    }
  }

  @Test("nothing is hit in an empty world, by a ray of length zero, or outside of the mask")
  func nothing() throws {
    let world = World.weightless()
    #expect(world.castRay(from: .zero, translation: Vector2(1, 1)) == nil)
    try world.addBox(.static, at: .zero)
    #expect(world.castRay(from: .zero, translation: .zero) == nil)
    #expect(world.castRay(from: .zero, translation: Vector2(1, 0), filter: .init(mask: 2)) == nil)
    #expect(world.castRay(from: .zero, translation: Vector2(1, 0))?.fraction == 0)
  }

  /// 150 shapes of four kinds in a square of 40 by 40, a third of them turned.
  private static func scene(_ center: Vector2, _ random: inout TestRandom) throws -> World {
    let world = World.weightless()
    let kinds: [BodyKind] = [.static, .kinematic, .dynamic]
    for index in 0..<150 {
      let position = center + Vector2(grid(&random), grid(&random))
      let angle = index % 3 == 0 ? random.number(-3, 3) : 0
      let body = try world.addBody(kinds[index / 2 % 3], at: position, angle: angle)
      var definition = ShapeDefinition()
      definition.filter.categories = index % 2 == 0 ? 1 : 2
      let shape: CollisionShape =
        switch index % 4 {
        case 0: .circle(try CircleShape(radius: 0.5))
        case 1: .segment(try SegmentShape(from: Vector2(-1, 0), to: Vector2(1, 0.5)))
        default: .polygon(try .box(halfWidth: 0.5, halfHeight: 1))
        }
      try world.addShape(shape, to: body, definition)
    }
    return world
  }

  private static func grid(_ random: inout TestRandom) -> Float {
    0.5 * random.number(-40, 40).rounded()
  }
}

extension World {
  /// The shapes that a ray hits and the fraction of the nearest, by a test of every shape.
  fileprivate func shapesHit(
    from origin: Vector2, _ translation: Vector2, _ filter: QueryFilter
  ) -> (shapes: Set<Int32>, fraction: Float?) {
    var hit: Set<Int32> = []
    var nearest: Float?
    for index in 0..<shapes.record.count {
      guard shapes.record[index].filter.categories & filter.mask != 0 else { continue }
      let frame = bodies.pose[shapes.record[index].body].transform
      let output = shapes.geometry[Int32(index)].castRay(
        RayInput(
          origin: frame.inverse(origin), translation: frame.rotation.unrotate(translation)))
      guard output.isHit else { continue }
      hit.insert(Int32(index))
      nearest = min(nearest ?? 1, output.fraction)
    }
    return (hit, nearest)
  }
}
