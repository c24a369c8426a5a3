import Foundation
import Physics2D

/// The collision shape of an item, as the engine and as an overlay need it.
struct ItemForm {
  /// Convex pieces in the item's frame, whose origin is its center.
  let shapes: [Shape]
  /// The outline in the item's frame.
  let outline: [CGPoint]
  /// Width × height, or the area of another shape, by that of the pieces: brings the mass to
  /// density × area (S056, P07).
  let densityFactor: CGFloat

  /// The rectangle of a size.
  static func rectangle(_ size: CGSize) throws -> ItemForm {
    let polygon = try Polygon.box(
      halfWidth: Float(size.width / 2), halfHeight: Float(size.height / 2))
    return ItemForm(
      shapes: [.polygon(polygon)], outline: corners(of: size), densityFactor: 1)
  }

  private static func corners(of size: CGSize) -> [CGPoint] {
    let x = size.width / 2
    let y = size.height / 2
    return [
      CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y),
    ]
  }
}

// MARK: - Ellipses

extension ItemForm {
  /// The ellipse whose diameters are the sides of a size (CBT02).
  ///
  /// A circle is exact. Another ellipse is an octagon that is rounded by the ellipse's own least
  /// radius of curvature; the octagon lies on the curve parallel to the ellipse at that distance.
  static func ellipse(_ size: CGSize) throws -> ItemForm {
    let outline = ellipsePoints(size, count: 32, inset: 0)
    let area = Double.pi * size.width / 2 * size.height / 2
    if size.width == size.height {
      let circle = try Circle(radius: Float(size.width / 2))
      return ItemForm(shapes: [.circle(circle)], outline: outline, densityFactor: 1)
    }
    let shorter = min(size.width, size.height) / 2
    let longer = max(size.width, size.height) / 2
    // The inner curve shrinks to its ends at the full radius of curvature; nine tenths leave the
    // octagon an area even for flat ellipses.
    let radius = 0.9 * shorter * shorter / longer
    let corners = ellipsePoints(size, count: 8, inset: radius)
    let polygon = try Polygon(hull: corners.map(Vector2.init), radius: Float(radius))
    return ItemForm(
      shapes: [.polygon(polygon)], outline: outline,
      densityFactor: area / roundedArea(of: corners, radius: radius))
  }

  /// Points of the curve that lies inside of an ellipse at a distance.
  private static func ellipsePoints(_ size: CGSize, count: Int, inset: CGFloat) -> [CGPoint] {
    let a = size.width / 2
    let b = size.height / 2
    return (0..<count).map { index in
      let (sine, cosine) = sineAndCosine(of: 2 * .pi * CGFloat(index) / CGFloat(count))
      let normal = CGPoint(x: b * cosine, y: a * sine)
      let length = (normal.x * normal.x + normal.y * normal.y).squareRoot()
      return CGPoint(
        x: a * cosine - inset * normal.x / length, y: b * sine - inset * normal.y / length)
    }
  }

  private static func roundedArea(of corners: [CGPoint], radius: CGFloat) -> CGFloat {
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

// MARK: - Paths

extension ItemForm {
  /// The outline of a path around the item's center (CBT03); nil where it encloses no area.
  ///
  /// More than eight corners become several pieces. A concave path is taken as its convex hull.
  static func path(_ path: UIBezierPath) throws -> (form: ItemForm, isConvex: Bool)? {
    let points = path.flattened(tolerance: Tuning.boundaryFlatness).flatMap(\.points)
    let hull = convexHull(of: points)
    guard hull.count >= 3 else { return nil }
    var shapes: [Shape] = []
    var start = 1
    while start < hull.count - 1 {
      // Fans of six triangles share the first corner: eight corners each.
      let end = min(start + 6, hull.count - 1)
      let piece = [hull[0]] + hull[start...end]
      shapes.append(.polygon(try Polygon(hull: piece.map(Vector2.init))))
      start = end
    }
    let isConvex = points.allSatisfy { point in
      hull.contains { abs($0.x - point.x) < 1e-6 && abs($0.y - point.y) < 1e-6 }
        || isOnOutline(point, of: hull)
    }
    return (ItemForm(shapes: shapes, outline: hull, densityFactor: 1), isConvex)
  }

  /// Andrew's monotone chain (1979): the corners of the convex hull, without points on its edges.
  private static func convexHull(of points: [CGPoint]) -> [CGPoint] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count >= 3 else { return [] }
    func half(_ points: some Sequence<CGPoint>) -> [CGPoint] {
      var chain: [CGPoint] = []
      for point in points {
        while chain.count >= 2, cross(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast()
    }
    return half(sorted) + half(sorted.reversed())
  }

  private static func cross(_ origin: CGPoint, _ first: CGPoint, _ second: CGPoint) -> CGFloat {
    (first.x - origin.x) * (second.y - origin.y) - (first.y - origin.y) * (second.x - origin.x)
  }

  /// Whether a point lies within the flatness of an edge of the hull.
  private static func isOnOutline(_ point: CGPoint, of hull: [CGPoint]) -> Bool {
    hull.indices.contains { index in
      let start = hull[index]
      let end = hull[(index + 1) % hull.count]
      let x = end.x - start.x
      let y = end.y - start.y
      let length = (x * x + y * y).squareRoot()
      return length > 0 && abs(cross(start, end, point)) / length < Tuning.boundaryFlatness
    }
  }
}

extension Vector2 {
  /// A point of the UIKit side in the engine's single precision.
  init(_ point: CGPoint) { self.init(Float(point.x), Float(point.y)) }

  /// A vector of the UIKit side in the engine's single precision.
  init(_ vector: CGVector) { self.init(Float(vector.dx), Float(vector.dy)) }
}

extension CGPoint {
  /// A point of the engine.
  init(_ vector: Vector2) { self.init(x: CGFloat(vector.x), y: CGFloat(vector.y)) }
}
