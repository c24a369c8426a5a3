// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Collide")
struct CollideTests {
  private let tolerances = Tolerances(lengthUnitsPerMeter: 1)

  private func manifold(
    _ first: ShapeGeometry, _ second: ShapeGeometry, at position: Vector2, angle: Float = 0
  ) -> LocalManifold {
    var (a, b) = (first, second)
    return collide(
      &a, &b, transform: Transform(position: position, rotation: Rotation(angle: angle)),
      tolerances: tolerances)
  }

  @Test("tolerances are 5 mm and 20 mm, in the world's length unit")
  func toleranceValues() {
    let points = Tolerances(lengthUnitsPerMeter: 100)
    #expect(points.linearSlop == 0.5 && points.speculativeDistance == 2)
    #expect(Tolerances(linearSlop: 0.5).speculativeDistance == 2)
  }

  @Test("two lines cannot touch, everything else can")
  func kinds() {
    let kinds: [ShapeKind] = [.circle, .capsule, .polygon, .segment, .chainSegment]
    for a in kinds {
      for b in kinds {
        let lines: Set<ShapeKind> = [.segment, .chainSegment]
        #expect(collides(a, b) == !(lines.contains(a) && lines.contains(b)))
      }
    }
  }

  @Test("discs touch on the line of their centers, midway between their surfaces")
  func discs() {
    let disc = ShapeGeometry.circle(center: .zero, radius: 1)
    let touching = manifold(disc, disc, at: Vector2(0, 1.99))
    #expect(touching.count == 1 && touching.normal == Vector2(0, 1))
    #expect(isNear(touching.first.separation, -0.01, 1e-6))
    #expect(isNear(touching.first.point, Vector2(0, 0.995), 1e-6))
    #expect(manifold(disc, disc, at: Vector2(0, 2.019)).count == 1)
    #expect(manifold(disc, disc, at: Vector2(0, 2.021)).count == 0)
  }

  @Test("a box on a box stands on two points with distinct features")
  func boxes() throws {
    let box = try PolygonShape.box(halfWidth: 2, halfHeight: 1).geometry
    let standing = manifold(box, box, at: Vector2(1, 1.995))
    #expect(standing.count == 2 && standing.normal == Vector2(0, 1))
    for point in [standing.first, standing.second] {
      #expect(isNear(point.separation, -0.005, 1e-6) && isNear(point.point.y, 0.9975, 1e-6))
    }
    #expect(Set([standing.first.point.x, standing.second.point.x]) == [-1, 2])
    #expect(standing.first.feature != standing.second.feature)
  }

  @Test("a stack of equal rounded boxes stands on two points, straight or nearly so")
  func equalRoundedBoxes() throws {
    let box = try PolygonShape.box(halfWidth: 2, halfHeight: 1, radius: 0.5).geometry
    for angle in [Float(0), 1e-6, -1e-6, 1e-4, -1e-4] {
      #expect(manifold(box, box, at: Vector2(0, 2.995), angle: angle).count == 2)
    }
  }

  @Test("features stay while a box slides, and are the same from either side")
  func features() throws {
    let box = try PolygonShape.box(halfWidth: 2, halfHeight: 1).geometry
    let start = manifold(box, box, at: Vector2(0.5, 2))
    for step in 0..<10 {
      let slid = manifold(box, box, at: Vector2(0.5 + 0.1 * Float(step), 2))
      #expect(slid.first.feature == start.first.feature)
      #expect(slid.second.feature == start.second.feature)
    }
  }

  @Test("rounding moves the surfaces outward by the radius")
  func roundedBoxes() throws {
    let sharp = try PolygonShape.box(halfWidth: 2, halfHeight: 1).geometry
    let round = try PolygonShape.box(halfWidth: 2, halfHeight: 1, radius: 0.5).geometry
    let standing = manifold(sharp, round, at: Vector2(0, 2.49))
    #expect(standing.count == 2 && isNear(standing.first.separation, -0.01, 1e-6))
    let corner = manifold(sharp, round, at: Vector2(4.3, 2.3))
    #expect(corner.count == 1)
    #expect(isNear(corner.normal, Vector2(0.70710678, 0.70710678), 1e-5))
    #expect(isNear(corner.first.separation, (0.18 as Float).squareRoot() - 0.5, 1e-5))
  }

  @Test("normals point from A to B whichever shape gives the reference", arguments: 0..<12)
  func direction(step: Int) throws {
    let around = Rotation(angle: Float(step) * .pi / 6) * Vector2(1, 0)
    let box = try PolygonShape.box(halfWidth: 0.5, halfHeight: 0.4).geometry
    let disc = ShapeGeometry.circle(center: .zero, radius: 0.5)
    let capsule = ShapeGeometry.capsule(from: Vector2(-0.2, 0), to: Vector2(0.2, 0), radius: 0.3)
    let line = ShapeGeometry.segment(from: Vector2(-0.3, 0), to: Vector2(0.3, 0))
    let pairs = [
      (disc, disc), (capsule, disc), (capsule, capsule), (box, disc), (box, capsule), (box, box),
      (line, disc), (line, capsule), (line, box),
    ]
    for (a, b) in pairs {
      var distance: Float = 3
      while distance > 0, manifold(a, b, at: distance * around, angle: 0.3).count == 0 {
        distance -= 0.01
      }
      let touching = manifold(a, b, at: distance * around, angle: 0.3)
      #expect(touching.count > 0 && touching.normal.dot(around) > 0)
      #expect(isNear(touching.normal.length, 1, 1e-5))
      #expect(touching.least <= 0.02)
    }
  }

  @Test("coincident centers still give a unit normal and finite points")
  func coincident() throws {
    let disc = ShapeGeometry.circle(center: .zero, radius: 1)
    let capsule = ShapeGeometry.capsule(from: Vector2(-1, 0), to: Vector2(1, 0), radius: 1)
    let box = try PolygonShape.box(halfWidth: 1, halfHeight: 1).geometry
    let line = ShapeGeometry.segment(from: Vector2(-1, 0), to: Vector2(1, 0))
    let pairs = [
      (disc, disc), (capsule, disc), (capsule, capsule), (box, disc), (box, capsule), (box, box),
      (line, disc), (line, capsule), (line, box),
    ]
    for (a, b) in pairs {
      let inside = manifold(a, b, at: .zero)
      #expect(inside.count > 0 && isNear(inside.normal.length, 1, 1e-6))
      #expect(inside.first.separation.isFinite && inside.first.point.isFinite)
    }
  }
}

extension LocalManifold {
  /// The separation of the nearer point.
  var least: Float {
    count == 2 && second.separation < first.separation ? second.separation : first.separation
  }
}
