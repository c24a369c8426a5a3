// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Bounds, extents, points and rays")
struct ShapeGeometryTests {
  private let quarter = Transform(
    position: Vector2(10, 0), rotation: Rotation(cosine: 0, sine: 1))

  @Test("the box of a turned shape is tight")
  func bounds() throws {
    let capsule = ShapeGeometry.capsule(from: .zero, to: Vector2(4, 0), radius: 1)
    #expect(
      capsule.bounds(at: quarter) == BoundingBox(lower: Vector2(9, -1), upper: Vector2(11, 5)))
    let box = try PolygonShape.box(halfWidth: 2, halfHeight: 1, radius: 0.5).geometry
    #expect(
      box.bounds(at: quarter)
        == BoundingBox(lower: Vector2(8.5, -2.5), upper: Vector2(11.5, 2.5)))
    let chain = ShapeGeometry.chainSegment(
      ghostBefore: Vector2(-90, 0), from: .zero, to: Vector2(4, 0), ghostAfter: Vector2(99, 0))
    #expect(chain.bounds(at: quarter) == BoundingBox(lower: Vector2(10, 0), upper: Vector2(10, 4)))
  }

  @Test("the box of a turned polygon ends at its extreme corners", arguments: 3...8)
  func polygonBounds(count: Int) throws {
    var random = SplitMix(seed: UInt64(count))
    for _ in 0..<100 {
      // Corners on a circle, at random angles one after another.
      let start = random.number(-3, 3)
      let corners = (0..<count).map { index in
        Rotation(angle: start + (Float(index) + random.number(0, 0.8)) * 2 * .pi / Float(count))
          * Vector2(2, 0)
      }
      let polygon = try PolygonShape(hull: corners).geometry
      let transform = Transform(
        position: Vector2(random.number(-9, 9), random.number(-9, 9)),
        rotation: Rotation(angle: random.number(-3, 3)))
      let turned = corners.map { transform.rotation * $0 + transform.position }
      let (x, y) = (turned.map(\.x), turned.map(\.y))
      #expect(
        polygon.bounds(at: transform)
          == BoundingBox(
            lower: Vector2(x.min() ?? 0, y.min() ?? 0), upper: Vector2(x.max() ?? 0, y.max() ?? 0)))
    }
  }

  @Test("the extents are the nearest edge and the farthest corner, rounded")
  func extents() throws {
    let box = try PolygonShape.box(halfWidth: 4, halfHeight: 3, radius: 0.5).geometry
    #expect(box.extents(from: .zero) == (3.5, 5.5))
    #expect(ShapeGeometry.circle(center: Vector2(3, 4), radius: 1).extents(from: .zero) == (1, 6))
    let line = ShapeGeometry.segment(from: .zero, to: Vector2(3, 4))
    #expect(line.extents(from: .zero) == (0, 5))
  }

  @Test("a point is inside up to the rounded outline")
  func points() throws {
    let box = try PolygonShape.box(halfWidth: 2, halfHeight: 1, radius: 1).geometry
    #expect(box.overlaps(point: .zero) && box.overlaps(point: Vector2(2.9, 0)))
    #expect(box.overlaps(point: Vector2(2.7, 1.7)) && !box.overlaps(point: Vector2(2.8, 1.8)))
    #expect(!box.overlaps(point: Vector2(3.1, 0)))
    #expect(!ShapeGeometry.segment(from: .zero, to: Vector2(1, 0)).overlaps(point: .zero))
  }
}

@Suite("Ray casts")
struct RayCastTests {
  @Test("a ray meets the edge, the round corner and the disc where geometry says")
  func rays() throws {
    let box = try PolygonShape.box(halfWidth: 2, halfHeight: 1, radius: 1).geometry
    let edge = box.castRay(RayInput(origin: Vector2(-13, 0.5), translation: Vector2(20, 0)))
    #expect(edge.isHit && edge.fraction == 0.5 && edge.normal == Vector2(-1, 0))
    let diagonal = Vector2(0.70710678, 0.70710678)
    let corner = box.castRay(
      RayInput(origin: Vector2(2, 1) + 5 * diagonal, translation: -8 * diagonal))
    #expect(corner.isHit && isNear(corner.fraction, 0.5, 1e-6))
    #expect(isNear(corner.normal, diagonal, 1e-6))
    let disc = ShapeGeometry.circle(center: .zero, radius: 3)
    let hit = disc.castRay(RayInput(origin: Vector2(-10, 0), translation: Vector2(14, 0)))
    #expect(hit.isHit && hit.fraction == 0.5 && hit.point == Vector2(-3, 0))
    let short = RayInput(
      origin: Vector2(-10, 0), translation: Vector2(14, 0), maximumFraction: 0.4)
    #expect(!disc.castRay(short).isHit)
  }

  @Test("no ray slips between the edges of a polygon at a corner", arguments: [Float(0), 2])
  func corners(radius: Float) throws {
    let ring = (0..<7).map { Rotation(angle: Float($0) * 2 * .pi / 7) * Vector2(30, 0) }
    let polygon = try PolygonShape(hull: ring, radius: radius)
    for corner in polygon.vertices {
      for step in 0..<40 {
        let origin = Rotation(angle: Float(step) * .pi / 20) * Vector2(100, 0)
        guard origin.dot(corner) > 0 else { continue }
        let ray = RayInput(origin: origin, translation: 1.5 * (0.999 * corner - origin))
        #expect(polygon.geometry.castRay(ray).isHit)
      }
    }
  }

  @Test("a segment stops rays from both sides, a chain from its solid side only")
  func lines() {
    let segment = ShapeGeometry.segment(from: .zero, to: Vector2(4, 0))
    let chain = ShapeGeometry.chainSegment(
      ghostBefore: Vector2(-4, 0), from: .zero, to: Vector2(4, 0), ghostAfter: Vector2(8, 0))
    let fromRight = RayInput(origin: Vector2(2, -2), translation: Vector2(0, 4))
    let fromLeft = RayInput(origin: Vector2(2, 2), translation: Vector2(0, -4))
    #expect(segment.castRay(fromRight).normal == Vector2(0, -1))
    #expect(segment.castRay(fromLeft).normal == Vector2(0, 1))
    #expect(chain.castRay(fromRight).isHit && !chain.castRay(fromLeft).isHit)
  }

  @Test("a ray from inside hits at once; one that goes nowhere or is not finite hits nothing")
  func specialRays() {
    let disc = ShapeGeometry.circle(center: .zero, radius: 3)
    #expect(!disc.castRay(RayInput(origin: Vector2(-10, 0), translation: .zero)).isHit)
    let broken = RayInput(origin: Vector2(-10, 0), translation: Vector2(.nan, 1))
    #expect(!disc.castRay(broken).isHit)
    let inside = disc.castRay(RayInput(origin: Vector2(1, 0), translation: Vector2(9, 0)))
    #expect(inside.isHit && inside.fraction == 0 && inside.normal == .zero)
  }
}
