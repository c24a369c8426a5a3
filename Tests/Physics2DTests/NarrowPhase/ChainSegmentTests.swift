// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Chain segments")
struct ChainSegmentTests {
  private let tolerances = Tolerances(lengthUnitsPerMeter: 1)

  /// The manifolds of a shape with every segment of a chain; the chain's first and last point are
  /// ghosts.
  private func manifolds(
    _ chain: [Vector2], _ shape: ShapeGeometry, at transform: Transform
  ) -> [LocalManifold] {
    (1..<chain.count - 2).compactMap { index in
      var segment = ShapeGeometry.chainSegment(
        ghostBefore: chain[index - 1], from: chain[index], to: chain[index + 1],
        ghostAfter: chain[index + 2])
      var shape = shape
      let manifold = collide(&segment, &shape, transform: transform, tolerances: tolerances)
      return manifold.count > 0 ? manifold : nil
    }
  }

  private func shapes() throws -> [ShapeGeometry] {
    [
      .circle(center: .zero, radius: 0.5),
      .capsule(from: Vector2(-0.4, 0), to: Vector2(0.4, 0), radius: 0.5),
      try PolygonShape.box(halfWidth: 0.5, halfHeight: 0.5).geometry,
      try PolygonShape.box(halfWidth: 0.4, halfHeight: 0.4, radius: 0.1).geometry,
    ]
  }

  @Test(
    "a shape that slides over a flat chain meets straight normals only, and never a gap",
    arguments: [Float(0), 0.3, 1.2, 2.5, -2])
  func flatChain(direction: Float) throws {
    let turn = Rotation(angle: direction)
    let up = turn * Vector2(0, 1)
    // Solid from the right, so a chain that runs towards −x looks up.
    let chain = (0...12).map { turn * Vector2(6 - Float($0), 0) }
    for shape in try shapes() {
      for step in 0...400 {
        let height = 0.5 + 0.004 * Float(step % 7 - 5)
        let position = turn * Vector2(-4 + 0.02 * Float(step), height)
        let found = manifolds(chain, shape, at: Transform(position: position, rotation: turn))
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { isNear($0.normal, up, 1e-5) })
        let deepest = found.map(\.least).min() ?? .nan
        #expect(isNear(deepest, height - 0.5, 1e-5))
      }
    }
  }

  @Test("a tilted box that drags a corner over the seams meets straight normals only")
  func tiltedBox() throws {
    let chain = (0...12).map { Vector2(6 - Float($0), 0) }
    let box = try PolygonShape.box(halfWidth: 0.5, halfHeight: 0.5).geometry
    for tilt in [Float(0.02), 0.2, 0.6, -0.4] {
      let rotation = Rotation(angle: tilt)
      let reach = 0.5 * (rotation.cosine + rotation.sine.magnitude)
      for step in 0...200 {
        let position = Vector2(-4 + 0.04 * Float(step), reach - 0.004)
        let found = manifolds(chain, box, at: Transform(position: position, rotation: rotation))
        #expect(!found.isEmpty && found.allSatisfy { isNear($0.normal, Vector2(0, 1), 1e-6) })
      }
    }
  }

  @Test("the back of a chain collides with nothing")
  func oneSided() throws {
    let chain = (0...6).map { Vector2(3 - Float($0), 0) }
    for shape in try shapes() {
      let below = Transform(position: Vector2(0, -0.49), rotation: .identity)
      #expect(manifolds(chain, shape, at: below).isEmpty)
    }
  }

  @Test(
    "at a convex corner normals lie between those of the two segments, and nothing slips in",
    arguments: [Float(0), 0.1, 0.5, 0.785, 1.2, -0.3])
  func convexCorner(tilt: Float) throws {
    // A table's end: flat up to x = 0, then down.
    let chain = [Vector2(0, -9), Vector2(0, -8), .zero, Vector2(-8, 0), Vector2(-9, 0)]
    let table = try PolygonShape.box(halfWidth: 4, halfHeight: 4, center: Vector2(-4, -4)).geometry
    for shape in try shapes() {
      for step in 0...30 {
        let outward = Rotation(angle: Float(step) * .pi / 60) * Vector2(1, 0)
        // Slide in from free to well into the corner.
        for depth in 0..<40 {
          let position = Transform(
            position: (1.2 - 0.025 * Float(depth)) * outward, rotation: Rotation(angle: tilt))
          let found = manifolds(chain, shape, at: position)
          #expect(found.allSatisfy { $0.normal.x >= -0.011 && $0.normal.y >= -0.011 })
          var cache = SimplexCache()
          let gap = distance(
            DistanceInput(
              a: DistanceProxy(table), b: DistanceProxy(shape), transform: position,
              usesRadii: true), cache: &cache)
          #expect(gap.distance > 0.015 || !found.isEmpty)
        }
      }
    }
  }

  @Test(
    "an item on a hill touches nothing of the lower side of the hill",
    arguments: [Float(60), 40, 20, 5], [Float(-8), 0, 8, 16])
  func hill(height: Float, offset: Float) throws {
    let world = World.ofPile(gravity: 1000)
    let path = [
      Vector2(-300, 300), Vector2(0, 300), Vector2(0.5 * height, 300 - height),
      Vector2(300, 300 - height),
    ]
    let body = try world.createBody(BodyDefinition(kind: .static))
    try world.addChain(path, isLoop: false, to: body, .ofItem)
    try world.addChain(path.reversed(), isLoop: false, to: body, .ofItem)
    // It rests on the plateau, and overhangs the edge.
    let start = Vector2(0.5 * height + 20 + offset, 300 - height - 21)
    let item = try world.item(.box, Vector2(80, 40), at: start)
    world.run(60)
    #expect((world.position(of: item) - start).length < 0.1)
  }

  @Test("a disc on a convex corner rests on it from every side of the cone")
  func discOnCorner() {
    let chain = [Vector2(0, -9), Vector2(0, -2), .zero, Vector2(-2, 0), Vector2(-9, 0)]
    let disc = ShapeGeometry.circle(center: .zero, radius: 0.5)
    for step in 0...45 {
      let outward = Rotation(angle: Float(step) * .pi / 90) * Vector2(1, 0)
      let found = manifolds(
        chain, disc, at: Transform(position: 0.495 * outward, rotation: .identity))
      #expect(!found.isEmpty)
      #expect(found.allSatisfy { isNear($0.normal, outward, 0.011) })
    }
  }

  @Test("in a hollow a disc touches both sides with their own normals")
  func hollow() {
    let chain = [Vector2(9, 9), Vector2(2, 2), .zero, Vector2(-2, 2), Vector2(-9, 9)]
    let disc = ShapeGeometry.circle(center: .zero, radius: 0.5)
    let height = 0.5 * Float(2).squareRoot()
    let found = manifolds(
      chain, disc, at: Transform(position: Vector2(0, height), rotation: .identity))
    let side: Float = 0.70710678
    #expect(found.count == 2)
    #expect(found.contains { isNear($0.normal, Vector2(-side, side), 1e-5) })
    #expect(found.contains { isNear($0.normal, Vector2(side, side), 1e-5) })
  }

  @Test("a disc rolls around a finely cut arc without a gap", arguments: [24, 360, 2000])
  func arc(count: Int) {
    let step = 2 * Float.pi / Float(count)
    let disc = ShapeGeometry.circle(center: .zero, radius: 0.5)
    for index in 0..<200 {
      let angle = 0.37 * step * Float(index)
      let first = Int((angle / step).rounded(.down)) - 3
      let chain = (first..<first + 8).map { Rotation(angle: step * Float($0)) * Vector2(5, 0) }
      let outward = Rotation(angle: angle) * Vector2(1, 0)
      let flatness = 5 * (1 - Rotation(angle: step / 2).cosine)
      let found = manifolds(
        chain, disc,
        at: Transform(position: (5.49 - flatness) * outward, rotation: .identity))
      #expect(!found.isEmpty)
      #expect(found.allSatisfy { $0.normal.dot(outward) > Rotation(angle: step + 0.011).cosine })
    }
  }
}
