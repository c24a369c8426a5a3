// SPDX-License-Identifier: Apache-2.0

/// A decomposition of the inside of outlines, which may be concave, into convex polygons.
///
/// The corners of the pieces are corners of the outlines, so that the area is exact, and pieces share whole
/// edges only. Triangulation by ear clipping after Meisters, *Polygons Have Ears* (1975), the best shaped
/// ear first; holes are bridged after Eberly, *Triangulation by Ear Clipping* (2002); triangles are merged
/// after Hertel and Mehlhorn, *Fast Triangulation of Simple Polygons* (1983), which, except for the limit of
/// eight corners, leaves at most four times the minimum number of pieces.
///
///     let arrow = try ConvexDecomposition(outline: corners)
///     for piece in arrow.pieces { try world.addShape(.polygon(piece), to: body) }
///     world.removeInternalEdges(of: body)
public struct ConvexDecomposition: Hashable, Sendable {
  /// The rule for the inside of nested outlines.
  public enum FillRule: Sendable {
    /// Points with a nonzero winding number.
    case winding
    /// Points inside of an odd number of outlines.
    case evenOdd
  }

  /// Convex polygons of three to eight corners that fill the inside without overlap.
  public let pieces: [PolygonShape]

  /// The maximum number of corners of all outlines: the search for crossings is quadratic at worst, and this
  /// many take a fraction of a second.
  public static var maximumVertexCount: Int { 4096 }

  /// Decomposes an outline of either orientation, whose last corner is connected to its first.
  ///
  /// Refuses what `init(outlines:fillRule:)` refuses.
  public init(outline: [Vector2]) throws(PhysicsError) {
    try self.init(outlines: [outline], fillRule: .winding)
  }

  /// Decomposes the inside of several outlines, which may be islands or holes in each other.
  ///
  /// Points closer together than a hundred-thousandth of the maximum extent count as one, and corners that
  /// protrude by less than that are omitted; outlines without remaining corners are ignored. Refused are numbers that are not finite, outlines that cross or touch
  /// themselves or each other, more than `maximumVertexCount` corners, and outlines without an inside.
  public init(outlines: [[Vector2]], fillRule: FillRule) throws(PhysicsError) {
    var count = 0
    for outline in outlines {
      count += outline.count
      for point in outline { try requireUsable(point, "point of the outline") }
    }
    guard count <= Self.maximumVertexCount else { throw .tooManyVertices }
    // Simplify the outlines, and refuse crossings.
    let tolerance = 1e-5 * maximumExtent(of: outlines)
    var rings = outlines.map { simplified($0, tolerance: tolerance) }
    rings.removeAll { $0.count < 3 }
    if let point = firstCrossing(of: rings) { throw .crossingOutline(point) }
    // Each region, an outline with its holes, is decomposed on its own.
    var pieces: [PolygonShape] = []
    for region in regions(of: rings, fillRule: fillRule) {
      pieces += try convexPieces(of: region)
    }
    guard !pieces.isEmpty else { throw .emptyShape }
    self.pieces = pieces
  }
}

/// The longer side of the bounding box of points.
private func maximumExtent(of outlines: [[Vector2]]) -> Float {
  var box: BoundingBox?
  for outline in outlines {
    for point in outline {
      let pointBox = BoundingBox(lower: point, upper: point)
      box = box?.union(pointBox) ?? pointBox
    }
  }
  guard let box else { return 0 }
  let size = box.upper - box.lower
  return size.x > size.y ? size.x : size.y
}

/// The regions of the inside: an outline, counter-clockwise with x right and y up, and its holes, clockwise.
///
/// Among rings that do not cross, an outline has inside within and outside around it, and a hole the reverse;
/// other rings are no boundary.
private func regions(
  of rings: [[Vector2]], fillRule: ConvexDecomposition.FillRule
) -> [[[Vector2]]] {
  func isInside(_ winding: Int) -> Bool {
    switch fillRule {
    case .winding: winding != 0
    case .evenOdd: winding % 2 != 0
    }
  }
  // The winding number just outside of each ring is the sum over the rings that contain it.
  let areas = rings.map { signedArea(of: $0) }
  var regions: [(ring: Int, rings: [[Vector2]])] = []
  var holes: [Int] = []
  for index in rings.indices {
    var winding = 0
    for other in rings.indices where other != index && contains(rings[index][0], in: rings[other]) {
      winding += areas[other] > 0 ? 1 : -1
    }
    let isFilled = isInside(winding + (areas[index] > 0 ? 1 : -1))
    // A ring with inside, or outside, on both sides is no boundary.
    guard isFilled != isInside(winding) else { continue }
    let goesRight = (areas[index] > 0) == isFilled
    let ring = goesRight ? rings[index] : rings[index].reversed()
    if isFilled { regions.append((index, [ring])) } else { holes.append(index) }
  }
  for hole in holes {
    // A hole belongs to the smallest outline around it.
    var owner: Int?
    for index in regions.indices where contains(rings[hole][0], in: rings[regions[index].ring]) {
      let area = areas[regions[index].ring].magnitude
      if let old = owner, areas[regions[old].ring].magnitude <= area { continue }
      owner = index
    }
    guard let owner else { continue }
    let isClockwise = areas[hole] < 0
    regions[owner].rings.append(isClockwise ? rings[hole] : rings[hole].reversed())
  }
  return regions.map { $0.rings }
}

/// The convex polygons that fill a region: rings of which the first is counter-clockwise and the others are
/// clockwise.
private func convexPieces(of rings: [[Vector2]]) throws(PhysicsError) -> [PolygonShape] {
  var points: [Vector2] = []
  for ring in rings { points += ring }
  // A convex outline needs no triangulation.
  var pieces: [[Int]]
  if rings.count == 1 && isConvex(points) {
    pieces = splitConvex(Array(points.indices))
  } else {
    var clipping = EarClipping(rings)
    pieces = merged(clipping.triangles(), points)
  }
  var polygons: [PolygonShape] = []
  for piece in pieces {
    do {
      polygons.append(try PolygonShape(convex: piece.map { points[$0] }, radius: 0))
    } catch .emptyShape {
      // A sliver without area in single precision.
      continue
    }
  }
  return polygons
}
