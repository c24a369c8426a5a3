// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Distance and casts")
struct DistanceTests {
  private func gap(
    _ a: ShapeGeometry, _ b: ShapeGeometry, _ transform: Transform = .identity,
    usesRadii: Bool = false
  ) -> DistanceOutput {
    var cache = SimplexCache()
    return distance(
      DistanceInput(
        a: DistanceProxy(a), b: DistanceProxy(b), transform: transform, usesRadii: usesRadii),
      cache: &cache)
  }

  @Test("the distance of a square and a segment is that of the facing edge")
  func squareAndSegment() throws {
    let square = try PolygonShape.box(halfWidth: 1, halfHeight: 1).geometry
    let line = ShapeGeometry.segment(from: Vector2(2, -1), to: Vector2(2, 1))
    let output = gap(square, line)
    #expect(output.distance == 1 && output.normal == Vector2(1, 0))
    #expect(output.pointA.x == 1 && output.pointB.x == 2 && output.pointA.y == output.pointB.y)
  }

  @Test("axis-aligned boxes on a grid, where all corners tie, have their textbook distance")
  func alignedBoxes() throws {
    let wide = try PolygonShape.box(halfWidth: 50, halfHeight: 0.5).geometry
    let small = try PolygonShape.box(halfWidth: 1, halfHeight: 1).geometry
    for x in stride(from: Float(-60), through: 60, by: 2.5) {
      for y in stride(from: Float(-8), through: 8, by: 0.5) {
        let beside = max(x.magnitude - 51, 0)
        let above = max(y.magnitude - 1.5, 0)
        let position = Transform(position: Vector2(x, y), rotation: .identity)
        let output = gap(wide, small, position)
        let expected = (beside * beside + above * above).squareRoot()
        #expect(isNear(output.distance, expected, 1e-4))
        if expected > 0 {
          let outward = Vector2(x < 0 ? -beside : beside, y < 0 ? -above : above)
          #expect(isNear(output.normal, outward.normalized, 1e-4))
        }
      }
    }
  }

  @Test("a shape with one very short edge is not taken for touching", arguments: 1...200)
  func shortEdge(step: Int) throws {
    // A sliver whose end face is 3 mm wide, at ever other angles, before a box 10 mm away.
    let sliver = try PolygonShape(
      convex: [Vector2(0, 0), Vector2(10, 1), Vector2(10, 1.003), Vector2(0, 2)], radius: 0
    ).geometry
    let angle = Float(step) * 0.0314
    let box = try PolygonShape.box(halfWidth: 0.5, halfHeight: 5).geometry
    let turned = Transform(position: .zero, rotation: Rotation(angle: angle))
    let farthest = turned.rotation.unrotate(Vector2(1, 0))
    let corner = (0..<4).map { sliver.vertices[$0].dot(farthest) }.max() ?? .nan
    let tip = (0..<4).map { sliver.vertices[$0] }.first { $0.dot(farthest) == corner } ?? .zero
    // The sliver, turned, with its rightmost corner 10 mm left of the box.
    let position = Transform(
      position: Vector2(-0.51, 0) - turned.rotation * tip, rotation: turned.rotation)
    let output = gap(box, sliver, position)
    #expect(isNear(output.distance, 0.01, 2e-5) && isNear(output.normal, Vector2(-1, 0), 1e-3))
  }

  @Test("a cache speeds up and does not change the result")
  func cache() throws {
    let box = DistanceProxy(try PolygonShape.box(halfWidth: 1, halfHeight: 2).geometry)
    let pentagon = (0..<5).map { Rotation(angle: Float($0) * 2 * .pi / 5) * Vector2(1, 0) }
    let other = DistanceProxy(try PolygonShape(hull: pentagon).geometry)
    var warm = SimplexCache()
    for step in 0..<100 {
      let transform = Transform(
        position: Rotation(angle: 0.1 * Float(step)) * Vector2(4, 0),
        rotation: Rotation(angle: 0.3 * Float(step)))
      let input = DistanceInput(a: box, b: other, transform: transform, usesRadii: false)
      var cold = SimplexCache()
      let (first, second) = (distance(input, cache: &warm), distance(input, cache: &cold))
      #expect(isNear(first.distance, second.distance, 1e-5))
      #expect(isNear(first.normal, second.normal, 1e-3))
    }
  }

  @Test("radii shorten the distance and move the points to the surfaces")
  func radii() {
    let a = ShapeGeometry.circle(center: .zero, radius: 1)
    let b = ShapeGeometry.circle(center: Vector2(5, 0), radius: 2)
    let output = gap(a, b, usesRadii: true)
    #expect(output.distance == 2)
    #expect(output.pointA == Vector2(1, 0) && output.pointB == Vector2(3, 0))
  }

  @Test("a cast shape stops where it first touches, within a slop")
  func cast() throws {
    let wall = DistanceProxy(try PolygonShape.box(halfWidth: 0.5, halfHeight: 10).geometry)
    let ball = DistanceProxy(.circle(center: .zero, radius: 0.5))
    var input = ShapeCastInput(
      a: wall, b: ball, transform: Transform(position: Vector2(-6, 3), rotation: .identity),
      translation: Vector2(10, 0), maximumFraction: 1, linearSlop: 0.005)
    let hit = castShape(input)
    #expect(hit.isHit && isNear(hit.fraction, 0.5, 0.001) && hit.normal == Vector2(-1, 0))
    #expect(isNear(hit.point, Vector2(-0.5, 3), 1e-5))
    input.maximumFraction = 0.4
    #expect(!castShape(input).isHit)
    input.maximumFraction = 1
    input.translation = Vector2(-10, 0)
    #expect(!castShape(input).isHit)
    input.transform.position = Vector2(0.2, 3)
    let inside = castShape(input)
    #expect(inside.isHit && inside.fraction == 0 && inside.normal == .zero)
  }
}

@Suite("Time of impact")
struct TimeOfImpactTests {
  private let wall = DistanceProxy(.segment(from: Vector2(0, -50), to: Vector2(0, 50)))

  private func sweep(
    from start: Vector2, to end: Vector2, turning angle: Float = 0, localCenter: Vector2 = .zero
  ) -> Sweep {
    Sweep(
      localCenter: localCenter, startCenter: start, endCenter: end, startRotation: .identity,
      endRotation: Rotation(angle: angle))
  }

  private func impact(_ shape: ShapeGeometry, _ sweep: Sweep) -> TimeOfImpactOutput {
    timeOfImpact(
      TimeOfImpactInput(
        a: wall, b: DistanceProxy(shape), sweepA: .still, sweepB: sweep, maximumFraction: 1,
        linearSlop: 0.005))
  }

  @Test("a bullet stops at the wall whatever its speed", arguments: [Float(2), 200, 20_000])
  func bullet(distance: Float) throws {
    let box = try PolygonShape.box(halfWidth: 0.5, halfHeight: 0.5).geometry
    let flight = sweep(from: Vector2(-distance / 2, 0), to: Vector2(distance / 2, 0))
    let output = impact(box, flight)
    let expected = (distance / 2 - 0.5 - 0.005) / distance
    #expect(output.state == .hit && isNear(output.fraction, expected, 0.00126 / distance + 1e-7))
  }

  @Test("a rod that swings into the wall stops where its end does")
  func rod() throws {
    let rod = try PolygonShape.box(halfWidth: 2, halfHeight: 0.05).geometry
    let swing = sweep(from: Vector2(-1, 0), to: Vector2(-1, 0), turning: 1.5)
    let upright = Sweep(
      localCenter: .zero, startCenter: Vector2(-1, 0), endCenter: Vector2(-1, 0),
      startRotation: Rotation(angle: 1.5), endRotation: .identity)
    #expect(impact(rod, swing).state == .overlapped)
    let output = impact(rod, upright)
    #expect(output.state == .hit)
    let reached = upright.transform(at: output.fraction)
    let tip = max(
      (reached * Vector2(2, -0.05)).x, (reached * Vector2(2, 0.05)).x)
    #expect(isNear(tip, -0.005, 0.0013))
  }

  @Test("what passes beside or stays away is separated")
  func separated() {
    let ball = ShapeGeometry.circle(center: .zero, radius: 0.5)
    #expect(impact(ball, sweep(from: Vector2(-9, 60), to: Vector2(9, 60))).state == .separated)
    #expect(impact(ball, sweep(from: Vector2(-9, 0), to: Vector2(-2, 0))).state == .separated)
    let away = impact(ball, sweep(from: Vector2(-0.6, 0), to: Vector2(-9, 0)))
    #expect(away.state == .separated && away.fraction == 1)
  }

  @Test("up to the fraction nothing overlaps, for random flights", arguments: UInt64(1)...60)
  func conservative(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let points = (0..<6).map { _ in Vector2(generator.number(-1, 1), generator.number(-1, 1)) }
    guard let shape = try? PolygonShape(hull: points).geometry else { return }
    let flight = sweep(
      from: Vector2(generator.number(-9, -3), generator.number(-3, 3)),
      to: Vector2(generator.number(-1, 9), generator.number(-3, 3)),
      turning: generator.number(-3, 3), localCenter: shape.centroid)
    let output = impact(shape, flight)
    #expect(output.state == .hit || output.state == .separated)
    for step in 0...50 {
      let pose = flight.transform(at: output.fraction * Float(step) / 50)
      let reach = (0..<Int(shape.count)).map { (pose * shape.vertices[$0]).x }.max() ?? .nan
      #expect(reach < 0)
    }
  }
}
