// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

extension ItemShape {
  /// The ellipse whose diameters are the sides of a size (CBT02).
  ///
  /// A circle is exact. Any other ellipse with half axes a ≥ b is approximated by a polygon rounded
  /// by nearly its minimum radius of curvature, b²/a, with vertices on a curve parallel to the
  /// ellipse: an octagon if the gap is below `Tuning.boundaryFlatness`, else twenty vertices in
  /// three pieces.
  static func ellipse(_ size: CGSize) throws(PhysicsError) -> ItemShape {
    let ellipse = Ellipse(a: size.width / 2, b: size.height / 2)
    let outline = ellipse.points(count: 48, phase: 0, inset: 0)
    guard size.width != size.height else {
      let circle = try CircleShape(radius: Float(size.width / 2))
      return ItemShape(
        pieces: [Piece(shape: .circle(circle), densityFactor: 1)], outlines: [outline])
    }
    let shorter = min(ellipse.a, ellipse.b)
    // The parallel curve at b²/a has cusps at its ends; nine tenths of it leaves the polygon an
    // area even for flat ellipses.
    let radius = 0.9 * shorter * shorter / max(ellipse.a, ellipse.b)
    if ellipse.gap(count: 8, phase: 0, radius: radius) <= Tuning.boundaryFlatness {
      return try octagon(ellipse, radius: radius, outline: outline)
    }
    return try threePieces(ellipse, radius: radius, outline: outline)
  }

  private static func octagon(
    _ ellipse: Ellipse, radius: CGFloat, outline: [CGPoint]
  ) throws(PhysicsError) -> ItemShape {
    let corners = ellipse.points(count: 8, phase: 0, inset: radius)
    let polygon = try PolygonShape(hull: corners.map(Vector2.init), radius: Float(radius))
    let factor = ellipse.area / roundedArea(of: corners, radius: radius)
    return ItemShape(
      pieces: [Piece(shape: .polygon(polygon), densityFactor: factor)], outlines: [outline])
  }

  /// Three convex pieces of eight vertices each, since the engine's polygons have at most eight.
  ///
  /// Their rounded borders overlap, so that a fourth piece without collisions carries the mass.
  private static func threePieces(
    _ ellipse: Ellipse, radius: CGFloat, outline: [CGPoint]
  ) throws(PhysicsError) -> ItemShape {
    let phase = CGFloat.pi / 20
    // Half of the gap is outside at the vertices, half inside at the middles of the edges.
    let gap = ellipse.gap(count: 20, phase: phase, radius: radius)
    let corners = ellipse.points(count: 20, phase: phase, inset: radius - gap / 2)
    // Vertex 0 is next to the right end; the three pieces share two pairs of vertices.
    let ranges = [[16, 17, 18, 19, 0, 1, 2, 3], [3, 4, 5, 6, 13, 14, 15, 16], Array(6...13)]
    var pieces = [try ellipse.massPiece()]
    for range in ranges {
      let polygon = try PolygonShape(
        hull: range.map { Vector2(corners[$0]) }, radius: Float(radius))
      pieces.append(Piece(shape: .polygon(polygon), densityFactor: 0))
    }
    return ItemShape(pieces: pieces, outlines: [outline])
  }

  private static func roundedArea(of corners: [CGPoint], radius: CGFloat) -> CGFloat {
    // A = |Σ pᵢ × pᵢ₊₁|/2 + r·perimeter + π·r²
    var doubleArea: CGFloat = 0
    var perimeter: CGFloat = 0
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      doubleArea += corner.x * next.y - corner.y * next.x
      let x = next.x - corner.x
      let y = next.y - corner.y
      perimeter += (x * x + y * y).squareRoot()
    }
    return abs(doubleArea) / 2 + perimeter * radius + .pi * radius * radius
  }
}

/// An ellipse around the origin.
private struct Ellipse {
  /// Half of the width.
  let a: CGFloat
  /// Half of the height.
  let b: CGFloat

  var area: CGFloat { .pi * a * b }

  /// The point (a·cos t, b·sin t), moved inwards along the normal (b·cos t, a·sin t).
  func point(at angle: CGFloat, inset: CGFloat) -> CGPoint {
    let (sine, cosine) = sineAndCosine(of: angle)
    let normal = CGPoint(x: b * cosine, y: a * sine)
    let length = (normal.x * normal.x + normal.y * normal.y).squareRoot()
    return CGPoint(
      x: a * cosine - inset * normal.x / length, y: b * sine - inset * normal.y / length)
  }

  /// Points of the parallel curve at a distance inwards, at equal steps of the parameter.
  func points(count: Int, phase: CGFloat, inset: CGFloat) -> [CGPoint] {
    (0..<count).map {
      point(at: phase + 2 * .pi * CGFloat($0) / CGFloat(count), inset: inset)
    }
  }

  /// The maximum distance by which the ellipse extends beyond a rounded polygon with vertices on
  /// the parallel curve.
  func gap(count: Int, phase: CGFloat, radius: CGFloat) -> CGFloat {
    let corners = points(count: count, phase: phase, inset: radius)
    let middles = points(count: count, phase: phase + .pi / CGFloat(count), inset: 0)
    var greatest: CGFloat = 0
    for (index, middle) in middles.enumerated() {
      let start = corners[index]
      let end = corners[(index + 1) % count]
      let (x, y) = (end.x - start.x, end.y - start.y)
      let height =
        (y * (middle.x - start.x) - x * (middle.y - start.y)) / (x * x + y * y).squareRoot()
      greatest = max(greatest, height - radius)
    }
    return greatest
  }

  /// A piece without collisions that has the mass and the moment of inertia of the ellipse.
  ///
  /// An octagon scaled like the ellipse. With vertices at s times the ellipse, the ratio of its
  /// polar moment to its area is (2 + √½)/12 · s²·(a² + b²); that of the ellipse is (a² + b²)/4.
  /// Both are equal for s² = 3/(2 + √½).
  func massPiece() throws(PhysicsError) -> ItemShape.Piece {
    let squaredScale = 3 / (2 + 0.5.squareRoot())
    let scale = squaredScale.squareRoot()
    let corners = Ellipse(a: scale * a, b: scale * b).points(count: 8, phase: 0, inset: 0)
    // The area of a regular octagon of circumradius r is 2√2·r².
    let factor = area / (2 * 2.squareRoot() * squaredScale * a * b)
    return ItemShape.Piece(
      shape: .polygon(try PolygonShape(hull: corners.map(Vector2.init))), densityFactor: factor,
      collides: false)
  }
}
