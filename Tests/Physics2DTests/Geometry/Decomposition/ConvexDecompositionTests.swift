// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Convex decomposition")
struct ConvexDecompositionTests {
  /// Checks everything that a decomposition promises about rings, the first of which is the outline.
  private func check(
    _ decomposition: ConvexDecomposition, fills rings: [[Vector2]], seed: UInt64 = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let total = decomposition.pieces.reduce(0) { $0 + abs(signedArea(of: $1.vertices)) }
    let wanted = rings.enumerated().reduce(0) { sum, ring in
      sum + (ring.offset == 0 ? 1 : -1) * abs(signedArea(of: ring.element))
    }
    #expect(abs(total - wanted) <= 1e-4 * wanted, sourceLocation: sourceLocation)
    let corners = Set(rings.joined())
    for piece in decomposition.pieces {
      let vertices = piece.vertices
      #expect(vertices.count <= 8, sourceLocation: sourceLocation)
      #expect(corners.isSuperset(of: vertices), sourceLocation: sourceLocation)
      #expect(isConvex(vertices), sourceLocation: sourceLocation)
    }
    checkMembership(decomposition, rings: rings, seed: seed, sourceLocation: sourceLocation)
  }

  /// Checks that random points lie in exactly one piece if they lie inside, else in none.
  private func checkMembership(
    _ decomposition: ConvexDecomposition, rings: [[Vector2]], seed: UInt64,
    sourceLocation: SourceLocation
  ) {
    var generator = SplitMix(seed: seed)
    let extent = rings[0].reduce(Float(1)) { max($0, abs($1.x), abs($1.y)) }
    let tolerance = 1e-4 * extent
    let pieces = decomposition.pieces.map { piece in
      (ring: piece.vertices, bounds: bounds(of: piece.vertices).expanded(by: tolerance))
    }
    var mistakes = 0
    for _ in 0..<400 {
      let point = Vector2(
        generator.number(-1.1 * extent, 1.1 * extent), generator.number(-1.1 * extent, 1.1 * extent)
      )
      // Within the tolerance of an edge either answer is right.
      guard rings.allSatisfy({ !isNear(point, $0, tolerance) }) else { continue }
      let isInside = rings.count { contains(point, in: $0) } % 2 == 1
      // Only pieces whose box holds the point can contain it or have it on a seam.
      let box = BoundingBox(lower: point, upper: point)
      let candidates = pieces.filter { $0.bounds.overlaps(box) }
      if candidates.contains(where: { isNear(point, $0.ring, tolerance) }) { continue }
      let count = candidates.count { contains(point, in: $0.ring) }
      if count != (isInside ? 1 : 0) { mistakes += 1 }
    }
    #expect(mistakes == 0, sourceLocation: sourceLocation)
  }

  private func bounds(of ring: [Vector2]) -> BoundingBox {
    ring.reduce(BoundingBox(lower: ring[0], upper: ring[0])) {
      $0.union(BoundingBox(lower: $1, upper: $1))
    }
  }

  /// Whether a point lies within a distance of an edge of a ring.
  private func isNear(_ point: Vector2, _ ring: [Vector2], _ tolerance: Float) -> Bool {
    guard var start = ring.last else { return false }
    for end in ring {
      let along = end - start
      let share = clampedToUnit(along.dot(point - start) / along.lengthSquared)
      if (start + share * along - point).lengthSquared <= tolerance * tolerance { return true }
      start = end
    }
    return false
  }

  @Test("CBT03: a random star is cut into convex pieces that fill it", arguments: UInt64(1)...60)
  func stars(seed: UInt64) throws {
    let outline = SamplePolygons.star(corners: 3 + Int(seed), seed: seed)
    check(try ConvexDecomposition(outline: outline), fills: [outline], seed: seed)
  }

  @Test("CBT03: so is a random simple polygon", arguments: UInt64(1)...60)
  func tangles(seed: UInt64) throws {
    let outline = SamplePolygons.tangle(corners: 5 + Int(seed), seed: seed)
    try #require(firstCrossing(of: [outline]) == nil)
    check(try ConvexDecomposition(outline: outline), fills: [outline], seed: seed)
    let other = try ConvexDecomposition(outline: outline.reversed())
    check(other, fills: [outline], seed: seed)
  }

  @Test("CBT03: so are a comb and a spiral", arguments: 1...12)
  func combsAndSpirals(size: Int) throws {
    let comb = SamplePolygons.comb(teeth: size)
    check(try ConvexDecomposition(outline: comb), fills: [comb])
    guard size <= 4 else { return }
    let spiral = SamplePolygons.spiral(turns: size)
    check(try ConvexDecomposition(outline: spiral), fills: [spiral])
  }

  @Test("C24: there are few pieces: two for an L, three for a U, five for a cross")
  func fewPieces() throws {
    for (outline, most) in [
      (SamplePolygons.letterL, 2), (SamplePolygons.letterU, 3), (SamplePolygons.cross, 5),
      (SamplePolygons.comb(teeth: 10), 30), (SamplePolygons.star(corners: 32, seed: 3), 16),
    ] {
      let decomposition = try ConvexDecomposition(outline: outline)
      check(decomposition, fills: [outline])
      #expect(decomposition.pieces.count <= most)
    }
  }

  @Test("a convex outline of n corners needs ⌈(n − 2) / 6⌉ pieces", arguments: 3...64)
  func convex(corners: Int) throws {
    let outline = (0..<corners).map { index in
      let direction = Rotation(angle: 2 * Float.pi * Float(index) / Float(corners))
      return Vector2(100 * direction.cosine, 100 * direction.sine)
    }
    let decomposition = try ConvexDecomposition(outline: outline)
    #expect(decomposition.pieces.count == (corners - 2 + 5) / 6)
    check(decomposition, fills: [outline])
  }

  @Test("repeated points and points on the edges change nothing")
  func redundantPoints() throws {
    var outline: [Vector2] = []
    for index in SamplePolygons.letterU.indices {
      let corner = SamplePolygons.letterU[index]
      let next = SamplePolygons.letterU[(index + 1) % SamplePolygons.letterU.count]
      outline += [corner, corner, corner.interpolated(to: next, at: 0.5), next]
    }
    let plain = try ConvexDecomposition(outline: SamplePolygons.letterU)
    for shift in outline.indices {
      let turned = Array(outline[shift...] + outline[..<shift])
      #expect(try ConvexDecomposition(outline: turned) == plain)
    }
  }

  @Test("many points on a slow curve are not thinned out beyond the tolerance")
  func slowCurve() throws {
    let outline = (0..<2000).map { index in
      let direction = Rotation(angle: 2 * Float.pi * Float(index) / 2000)
      return Vector2(100 * direction.cosine, 100 * direction.sine)
    }
    let total = try ConvexDecomposition(outline: outline).pieces
      .reduce(0) { $0 + signedArea(of: $1.vertices) }
    #expect(abs(total - Double.pi * 10_000) < 3)
  }

  @Test("holes stay open", arguments: UInt64(1)...40)
  func holes(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let outline = SamplePolygons.square(200)
    var holes: [[Vector2]] = []
    for column in 0..<3 {
      for row in 0..<3 where generator.unit() < 0.7 {
        let center = Vector2(Float(60 * column - 60), Float(60 * row - 60))
        let corners = 3 + Int(generator.number(0, 9))
        let hole = SamplePolygons.star(
          corners: corners, seed: seed &* 31 &+ UInt64(column * 3 + row))
        holes.append(hole.map { center + 0.25 * $0 })
      }
    }
    // A star of three rays may miss its middle, and be flat.
    holes.removeAll { abs(signedArea(of: $0)) < 1 }
    let decomposition = try ConvexDecomposition(outlines: [outline] + holes, fillRule: .evenOdd)
    check(decomposition, fills: [outline] + holes, seed: seed)
  }

  @Test("outlines in each other fill by the rule, whichever way they go round")
  func fillRules() throws {
    let rings = [100, 60, 20].map { SamplePolygons.square($0) }
    func area(_ outlines: [[Vector2]], _ rule: ConvexDecomposition.FillRule) throws -> Double {
      try ConvexDecomposition(outlines: outlines, fillRule: rule).pieces
        .reduce(0) { $0 + signedArea(of: $1.vertices) }
    }
    #expect(try area(rings, .evenOdd) == 10_000 - 3600 + 400)
    #expect(try area(rings, .winding) == 10_000)
    #expect(try area([rings[0], rings[1].reversed()], .winding) == 6400)
    #expect(try area([rings[0].reversed(), rings[1], rings[2].reversed()], .winding) == 6800)
    // Islands beside each other, one of them with a hole, and a ring that is no border.
    let other = [40, 20].map { SamplePolygons.square($0, at: Vector2(200, 0)) }
    #expect(try area(rings + other, .evenOdd) == 6800 + 1200)
    #expect(try area(rings + other, .winding) == 11_600)
  }

  @Test("S027: an outline that crosses itself is refused", arguments: UInt64(1)...100)
  func crossing(seed: UInt64) {
    let outline = SamplePolygons.scribble(corners: 12, seed: seed)
    #expect {
      _ = try ConvexDecomposition(outline: outline)
    } throws: { error in
      guard case .crossingOutline? = error as? PhysicsError else { return false }
      return true
    }
  }

  @Test("S027: a crossing is reported with its place, and so is a touch")
  func crossingPlace() {
    let bow = [Vector2(0, 0), Vector2(10, 10), Vector2(10, 0), Vector2(0, 10)]
    #expect(throws: PhysicsError.crossingOutline(Vector2(5, 5))) {
      try ConvexDecomposition(outline: bow)
    }
    let touching = [
      Vector2(0, 0), Vector2(10, 0), Vector2(10, 10), Vector2(5, 0), Vector2(0, 10),
    ]
    #expect(throws: PhysicsError.crossingOutline(Vector2(5, 0))) {
      try ConvexDecomposition(outline: touching)
    }
    let spike = [Vector2(0, 0), Vector2(10, 0), Vector2(20, 0), Vector2(10, 0), Vector2(10, 10)]
    #expect(throws: PhysicsError.crossingOutline(Vector2(20, 0))) {
      try ConvexDecomposition(outline: spike)
    }
  }

  @Test("what is no area, not finite, or too much is refused by its name")
  func refusals() {
    let square = SamplePolygons.square(10)
    for outline in [[], [Vector2(1, 1)], [Vector2(0, 0), Vector2(9, 9)]] {
      #expect(throws: PhysicsError.emptyShape) { try ConvexDecomposition(outline: outline) }
    }
    let crossing = SamplePolygons.square(10, at: Vector2(5, 5))
    #expect(throws: PhysicsError.self) {
      try ConvexDecomposition(outlines: [square, crossing], fillRule: .evenOdd)
    }
    #expect(throws: PhysicsError.notFinite("point of the outline")) {
      try ConvexDecomposition(outline: square + [Vector2(.nan, 0)])
    }
    #expect(throws: PhysicsError.tooManyVertices) {
      try ConvexDecomposition(outline: SamplePolygons.star(corners: 5000, seed: 1))
    }
  }
}
