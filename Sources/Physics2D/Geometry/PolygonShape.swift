// SPDX-License-Identifier: Apache-2.0

/// A convex polygon of three to eight corners, rounded or not.
public struct PolygonShape: Hashable, Sendable {
  let geometry: ShapeGeometry

  /// The corners in the body's frame, each edge turning from x towards y.
  public var vertices: [Vector2] { (0..<Int(geometry.count)).map { geometry.vertices[$0] } }

  /// The distance of the outline from the corners and edges, in length units; 0 for sharp corners.
  public var radius: Float { geometry.radius }

  /// The centroid of the area without the rounding, in the body's frame.
  public var centroid: Vector2 { geometry.centroid }

  /// Creates the convex hull of points.
  ///
  /// Points closer together than a thousandth of the maximum extent count as one, and corners that protrude
  /// by less than half of that are omitted. Refused are numbers that are not finite, a negative radius,
  /// fewer than three remaining corners, and more than eight.
  public init(hull points: [Vector2], radius: Float = 0) throws(PhysicsError) {
    // The welding distance follows from the bounding box.
    var lower = points.first ?? .zero
    var upper = lower
    for point in points {
      try requireUsable(point, "point")
      let box = BoundingBox(lower: lower, upper: upper)
        .union(BoundingBox(lower: point, upper: point))
      (lower, upper) = (box.lower, box.upper)
    }
    let size = upper - lower
    let extent = size.x > size.y ? size.x : size.y
    try self.init(convex: convexHull(of: points, weldingDistance: 0.001 * extent), radius: radius)
  }

  /// Creates a polygon of corners that form a convex outline, counter-clockwise with x right and y up.
  init(convex corners: [Vector2], radius: Float) throws(PhysicsError) {
    try requireUsable(radius, "radius")
    guard corners.count >= 3, radius >= 0 else { throw .emptyShape }
    guard corners.count <= maximumPolygonVertices else { throw .tooManyVertices }
    var geometry = ShapeGeometry()
    geometry.kind = .polygon
    geometry.count = Int32(corners.count)
    geometry.radius = radius
    // Unused lanes repeat the last corner and its normal.
    for lane in 0..<maximumPolygonVertices {
      let index = lane < corners.count ? lane : corners.count - 1
      let following = index + 1 < corners.count ? index + 1 : 0
      let normal = (corners[following] - corners[index]).rightPerpendicular.normalized
      guard normal != .zero else { throw .emptyShape }
      geometry.vertices[lane] = corners[index]
      geometry.normals[lane] = normal
    }
    // The centroid is that of the sharp polygon; without an area there is none.
    var sharp = geometry
    sharp.radius = 0
    let area = sharp.massProperties(density: 1)
    guard area.mass > .leastNormalMagnitude else { throw .emptyShape }
    geometry.centroid = area.center
    self.geometry = geometry
  }

  private init(geometry: ShapeGeometry) { self.geometry = geometry }

  func transformed(by transform: Transform) -> PolygonShape {
    var moved = geometry
    moved.vertices = geometry.vertices.transformed(by: transform)
    moved.normals = geometry.normals.rotated(by: transform.rotation)
    moved.centroid = transform * geometry.centroid
    return PolygonShape(geometry: moved)
  }

  /// Creates a box of half sizes about a center, rotated by an angle in radians; `radius` rounds it outside of
  /// the half sizes.
  ///
  /// Refused are numbers that are not finite, half sizes of 0 or less and a negative radius.
  public static func box(
    halfWidth: Float, halfHeight: Float, radius: Float = 0, center: Vector2 = .zero,
    angle: Float = 0
  ) throws(PhysicsError) -> PolygonShape {
    try requireUsable(Vector2(halfWidth, halfHeight), "half size")
    try requireUsable(center, "center")
    guard angle.isFinite else { throw .notFinite("angle") }
    guard halfWidth > 0, halfHeight > 0 else { throw .emptyShape }
    // Counter-clockwise with x right and y up, so that normals point outward.
    let transform = Transform(position: center, rotation: Rotation(angle: angle))
    let corners = [
      transform * Vector2(-halfWidth, -halfHeight), transform * Vector2(halfWidth, -halfHeight),
      transform * Vector2(halfWidth, halfHeight), transform * Vector2(-halfWidth, halfHeight),
    ]
    return try PolygonShape(convex: corners, radius: radius)
  }
}
