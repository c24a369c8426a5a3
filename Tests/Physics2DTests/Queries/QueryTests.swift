// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Queries")
struct QueryTests {
  @Test("the closest hit of a ray is the nearest of all hits, over many boxes and rays")
  func closestIsNearest() throws {
    let world = World.weightless()
    var random = TestRandom(seed: 42)
    for index in 0..<300 {
      try world.addBox(
        index % 3 == 0 ? .static : index % 3 == 1 ? .kinematic : .dynamic,
        at: Vector2(random.number(-50, 50), random.number(-50, 50)))
    }
    var hits = 0
    for _ in 0..<300 {
      let origin = Vector2(random.number(-50, 50), random.number(-50, 50))
      let translation = Rotation(angle: random.number(-3.14, 3.14)) * Vector2(40, 0)
      let all = world.castRayAll(from: origin, translation: translation)
      let closest = world.castRay(from: origin, translation: translation)
      #expect(closest?.fraction == all.first?.fraction)
      hits += all.count
    }
    #expect(hits > 300)
  }

  @Test("a ray tells shape, point, normal and fraction, and leaves out what the filter says")
  func ray() throws {
    let world = World.weightless()
    var definition = ShapeDefinition()
    definition.filter.categories = 4
    let near = try world.addBox(.static, at: Vector2(3, 0), definition)
    let far = try world.addBox(.static, at: Vector2(6, 0))
    let hit = try #require(world.castRay(from: .zero, translation: Vector2(10, 0)))
    #expect(world.body(of: hit.shape) == near)
    #expect((hit.point - Vector2(2.5, 0)).length < 1e-4)
    #expect((hit.normal - Vector2(-1, 0)).length < 1e-4)
    #expect(abs(hit.fraction - 0.25) < 1e-4)
    let second = try #require(
      world.castRay(from: .zero, translation: Vector2(10, 0), filter: QueryFilter(mask: 1)))
    #expect(world.body(of: second.shape) == far)
    #expect(world.castRay(from: .zero, translation: Vector2(2, 0)) == nil)
    #expect(world.castRay(from: .zero, translation: Vector2(0, 10)) == nil)
  }

  @Test("overlaps finds by box, by shape and by point")
  func overlaps() throws {
    let world = World.weightless()
    let disc = try world.addCircle(.static, at: .zero, radius: 1)
    let box = try world.addBox(at: Vector2(3, 0))
    let discShape = try #require(world.shapes(of: disc).first)
    let boxShape = try #require(world.shapes(of: box).first)
    let area = BoundingBox(lower: Vector2(0.9, 0.9), upper: Vector2(2.6, 2))
    #expect(world.overlaps(area) == [discShape])
    let probe = CollisionShape.circle(try CircleShape(radius: 0.2))
    let corner = Transform(position: Vector2(0.95, 0.95), rotation: .identity)
    #expect(world.overlaps(probe, at: corner).isEmpty)
    let edge = Transform(position: Vector2(2.4, 0.5), rotation: .identity)
    #expect(world.overlaps(probe, at: edge) == [boxShape])
    #expect(world.overlaps(point: Vector2(0.7, 0.7)) == [discShape])
    #expect(world.overlaps(point: Vector2(0.8, 0.8)).isEmpty)
  }

  @Test("sensors are found only where the filter includes them", arguments: [false, true])
  func sensors(areIncluded: Bool) throws {
    let world = World.weightless()
    var definition = ShapeDefinition()
    definition.isSensor = true
    let body = try world.addBox(.static, at: Vector2(3, 0), definition)
    let expected = areIncluded ? world.shapes(of: body) : []
    let filter = QueryFilter(includesSensors: areIncluded)
    let ray = Vector2(10, 0)
    #expect(world.castRay(from: .zero, translation: ray, filter: filter)?.shape == expected.first)
    let hits = world.castRayAll(from: .zero, translation: ray, filter: filter)
    #expect(hits.map(\.shape) == expected)
    let area = BoundingBox(lower: Vector2(2, -1), upper: Vector2(4, 1))
    #expect(world.overlaps(area, filter: filter) == expected)
    #expect(world.overlaps(point: Vector2(3, 0), filter: filter) == expected)
    let probe = CollisionShape.circle(try CircleShape(radius: 0.2))
    let place = Transform(position: Vector2(3, 0), rotation: .identity)
    #expect(world.overlaps(probe, at: place, filter: filter) == expected)
  }
}
