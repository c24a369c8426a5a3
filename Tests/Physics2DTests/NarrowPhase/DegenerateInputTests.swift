// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

/// What must never happen, whatever a world feeds in: a trap, an endless loop, or a manifold that is
/// not finite.
@Suite("Degenerate input")
struct DegenerateInputTests {
  private static let places: [Vector2] = [
    .zero, Vector2(1e-30, 0), Vector2(1e-7, -1e-7), Vector2(0.5, 0.5), Vector2(1e8, 1e8),
    Vector2(1e20, 0), Vector2(3e38, -3e38), Vector2(.infinity, 0), Vector2(.nan, .nan),
  ]

  /// Shapes beyond what the public constructors let through, as large and as thin as they get.
  private static let shapes: [ShapeGeometry] = {
    let sliver = try? PolygonShape(
      convex: [.zero, Vector2(1e4, 0.001), Vector2(1e4, 0.002)], radius: 0)
    let huge = try? PolygonShape.box(halfWidth: 1e8, halfHeight: 1e8, radius: 1e8)
    let tiny = try? PolygonShape.box(halfWidth: 1e-6, halfHeight: 1e-6)
    let round = try? PolygonShape.box(halfWidth: 1, halfHeight: 1, radius: 0.5)
    let polygons = [sliver, huge, tiny, round].compactMap { $0?.geometry }
    return polygons + [
      .circle(center: .zero, radius: 1), .circle(center: .zero, radius: 0),
      .circle(center: Vector2(1e8, 0), radius: 1e8),
      .capsule(from: .zero, to: .zero, radius: 1),
      .capsule(from: .zero, to: Vector2(1e-20, 0), radius: 1),
      .capsule(from: Vector2(-1e8, 0), to: Vector2(1e8, 1), radius: 1e-3),
      .segment(from: .zero, to: .zero), .segment(from: .zero, to: Vector2(1e8, 1e8)),
      .chainSegment(ghostBefore: .zero, from: .zero, to: .zero, ghostAfter: .zero),
      .chainSegment(
        ghostBefore: Vector2(1, 0), from: .zero, to: Vector2(1, 0), ghostAfter: .zero),
    ]
  }()

  @Test("all shapes were made")
  func made() { #expect(Self.shapes.count == 14) }

  @Test("every manifold is finite and of unit normal, or empty", arguments: places)
  func manifolds(position: Vector2) {
    let tolerances = Tolerances(lengthUnitsPerMeter: 1)
    for first in Self.shapes {
      for second in Self.shapes where first.kind.rawValue >= second.kind.rawValue {
        guard collides(first.kind, second.kind) else { continue }
        for angle in [Float(0), 0.7] {
          var (a, b) = (first, second)
          let manifold = collide(
            &a, &b, transform: Transform(position: position, rotation: Rotation(angle: angle)),
            tolerances: tolerances)
          guard manifold.count > 0 else { continue }
          #expect(manifold.first.point.isFinite && manifold.first.separation.isFinite)
          #expect(manifold.second.point.isFinite && manifold.second.separation.isFinite)
          #expect(isNear(manifold.normal.length, 1, 1e-4))
        }
      }
    }
  }

  @Test("distances, casts and times of impact end, with usable results", arguments: places)
  func queries(position: Vector2) {
    let pose = Transform(position: position, rotation: Rotation(angle: 0.3))
    for first in Self.shapes {
      for second in Self.shapes {
        let (a, b) = (DistanceProxy(first), DistanceProxy(second))
        let cast = castShape(
          ShapeCastInput(
            a: a, b: b, transform: pose, translation: -2 * position, maximumFraction: 1,
            linearSlop: 0.005))
        #expect(cast.fraction >= 0 && cast.fraction <= 1)
        let flight = Sweep(
          localCenter: .zero, startCenter: position, endCenter: -position, startRotation: .identity,
          endRotation: pose.rotation)
        let impact = timeOfImpact(
          TimeOfImpactInput(
            a: a, b: b, sweepA: .still, sweepB: flight, maximumFraction: 1, linearSlop: 0.005))
        #expect(impact.fraction >= 0 && impact.fraction <= 1)
      }
      let ray = first.castRay(RayInput(origin: position, translation: -2 * position))
      #expect(ray.fraction >= 0 && ray.fraction <= 1)
      let mass = first.massProperties(density: 1)
      #expect(mass.mass.isFinite && mass.rotationalInertia.isFinite && mass.center.isFinite)
    }
  }
}
