// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// The collision shape of an item: convex pieces for the engine, outlines for the overlay.
struct ItemShape {
  /// A convex part of the item.
  struct Piece {
    /// In the item's frame, whose origin is its center.
    let shape: CollisionShape
    /// The ratio of the area that the piece represents to its own, so that mass = density × area.
    ///
    /// (S056, P07)
    let densityFactor: CGFloat
    /// Whether the piece collides; one that does not only contributes mass.
    var collides = true
  }

  let pieces: [Piece]
  /// Closed outlines in the item's frame.
  let outlines: [[CGPoint]]
  /// Whether the shape is the rectangle of the item.
  var isRectangle = false

  /// The rectangle of a size.
  static func rectangle(_ size: CGSize) throws(PhysicsError) -> ItemShape {
    let polygon = try PolygonShape.box(
      halfWidth: Float(size.width / 2), halfHeight: Float(size.height / 2))
    var shape = ItemShape(
      pieces: [Piece(shape: .polygon(polygon), densityFactor: 1)], outlines: [corners(of: size)])
    shape.isRectangle = true
    return shape
  }

  private static func corners(of size: CGSize) -> [CGPoint] {
    let x = size.width / 2
    let y = size.height / 2
    return [
      CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y),
    ]
  }

  /// The interior of a path around the item's center, closed, by the path's fill rule (CBT03).
  ///
  /// Curves are flattened to within a quarter of a point. `ConvexDecomposition` says what is
  /// refused.
  @MainActor
  static func path(_ path: UIBezierPath) throws(PhysicsError) -> ItemShape {
    let outlines = path.flattened(tolerance: Tuning.boundaryFlatness).map(\.points)
      .filter { $0.count > 2 }
    let parts = try ConvexDecomposition(
      outlines: outlines.map { $0.map(Vector2.init) },
      fillRule: path.usesEvenOddFillRule ? .evenOdd : .winding)
    return ItemShape(
      pieces: parts.pieces.map { Piece(shape: .polygon($0), densityFactor: 1) }, outlines: outlines)
  }

  /// An upper bound of the distance by which the rectangle of a size is beyond the boxes of the
  /// shape, however the item is turned.
  ///
  /// A box around one convex shape reaches as far as the point of the shape that is nearest to a
  /// corner of the rectangle. Between the boxes of several pieces there may be gaps, which are
  /// bounded by the distances of the farthest point of the turned rectangle and the nearest point
  /// of the shape from the center.
  func overhang(of size: CGSize) -> CGFloat {
    guard !isRectangle else { return 0 }
    guard pieces.count > 1 else {
      return Self.corners(of: size).reduce(0) { max($0, squaredDistance(from: $1)) }.squareRoot()
    }
    // A turned rectangle is within a square whose sides are its diagonal.
    let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
    return diagonal / 2.0.squareRoot() + squaredDistance(from: .zero).squareRoot()
  }

  /// The squared distance from a point to the nearest corner of the outlines.
  private func squaredDistance(from point: CGPoint) -> CGFloat {
    var least = CGFloat.infinity
    for outline in outlines {
      for corner in outline {
        let (x, y) = (corner.x - point.x, corner.y - point.y)
        least = min(least, x * x + y * y)
      }
    }
    return least.isFinite ? least : 0
  }

  /// Joins several shapes, each transformed into the common frame.
  init(joining parts: [(shape: ItemShape, transform: Transform)]) {
    pieces = parts.flatMap { part in
      part.shape.pieces.map {
        Piece(
          shape: $0.shape.transformed(by: part.transform), densityFactor: $0.densityFactor,
          collides: $0.collides)
      }
    }
    outlines = parts.flatMap { part in
      part.shape.outlines.map { $0.map { CGPoint(part.transform * Vector2($0)) } }
    }
  }

  init(pieces: [Piece], outlines: [[CGPoint]]) {
    self.pieces = pieces
    self.outlines = outlines
  }
}

extension Vector2 {
  /// Converts a point to the engine's single precision.
  init(_ point: CGPoint) { self.init(Float(point.x), Float(point.y)) }

  /// Converts a vector to the engine's single precision.
  init(_ vector: CGVector) { self.init(Float(vector.dx), Float(vector.dy)) }
}

extension CGPoint {
  /// A point of the engine.
  init(_ vector: Vector2) { self.init(x: CGFloat(vector.x), y: CGFloat(vector.y)) }
}
