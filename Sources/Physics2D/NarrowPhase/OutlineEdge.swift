// SPDX-License-Identifier: Apache-2.0

/// An edge of an outline, in the frame in which two shapes are collided.
struct OutlineEdge: BitwiseCopyable {
  var start: Vector2
  var end: Vector2
  /// To the right of start → end, outward.
  var normal: Vector2
  var radius: Float
  var startIndex: UInt16
  var endIndex: UInt16

  /// Edge `index` of a shape with given vertices and normals.
  init(
    _ index: Int, of shape: UnsafePointer<ShapeGeometry>, vertices: VertexList, normals: VertexList
  ) {
    let following = shape.pointee.next(index)
    start = vertices[index]
    end = vertices[following]
    normal = normals[index]
    radius = shape.pointee.radius
    startIndex = UInt16(truncatingIfNeeded: index)
    endIndex = UInt16(truncatingIfNeeded: following)
  }
}

/// The feature of a point made by a corner of A and a corner of B.
func feature(_ cornerA: UInt16, _ cornerB: UInt16) -> FeatureIdentifier {
  (cornerA << 8) | cornerB
}

/// Marks of features that name the corner at which the point is: it persists while edges take turns there.
enum CornerMark {
  static let a: FeatureIdentifier = 0x8000
  static let b: FeatureIdentifier = 0x0080
}

/// Whether two features are the same pair of corners.
func arePairsEqual(_ one: FeatureIdentifier, _ other: FeatureIdentifier) -> Bool {
  (one ^ other) & ~(CornerMark.a | CornerMark.b) == 0
}

/// Whether two features are points at the same corner.
func areCornersEqual(_ one: FeatureIdentifier, _ other: FeatureIdentifier) -> Bool {
  let (marks, difference) = (one & other, one ^ other)
  return marks & CornerMark.a != 0 && difference & 0x7F00 == 0
    || marks & CornerMark.b != 0 && difference & 0x007F == 0
}

/// Finds the two points of an incident edge clipped to the width of a reference edge; none if it lies beside.
///
/// Clipping after Sutherland and Hodgman (1974). `isFlipped` says that the reference edge is of shape B.
func clip(
  _ incident: OutlineEdge, to reference: OutlineEdge, isFlipped: Bool,
  into manifold: inout LocalManifold
) {
  // The incident edge runs against the reference edge: coordinates of its ends along the reference edge,
  // the lower one from the start and the upper one from the end, so that mirrored edges give mirrored
  // points.
  let tangent = reference.normal.leftPerpendicular
  let width = tangent.dot(reference.end - reference.start)
  let lower = tangent.dot(incident.end - reference.start)
  let upper = tangent.dot(incident.start - reference.end)
  // Move the ends of the incident edge to the side planes, unless it is too short for a division.
  guard upper >= -width, lower <= width else { return }
  let span = tangent.dot(incident.start - incident.end)
  let shortest = Float.ulpOfOne * width
  let isLowerClipped = lower < 0 && span > shortest
  let isUpperClipped = upper > 0 && span > shortest
  var lowerPoint = incident.end
  if isLowerClipped {
    lowerPoint = incident.end.interpolated(to: incident.start, at: -lower / span)
  }
  var upperPoint = incident.start
  if isUpperClipped {
    upperPoint = incident.start.interpolated(to: incident.end, at: upper / span)
  }
  // The features name the corners of A and of B, whichever shape is the reference.
  manifold.normal = isFlipped ? -reference.normal : reference.normal
  manifold.first = contactPoint(lowerPoint, incident, reference)
  manifold.second = contactPoint(upperPoint, incident, reference)
  manifold.first.feature =
    isFlipped
    ? feature(incident.endIndex, reference.startIndex)
    : feature(reference.startIndex, incident.endIndex)
  manifold.second.feature =
    isFlipped
    ? feature(incident.startIndex, reference.endIndex)
    : feature(reference.endIndex, incident.startIndex)
  // A point that is not clipped is at a corner of the incident edge, else at one of the reference edge.
  manifold.first.feature |= isLowerClipped == isFlipped ? CornerMark.b : CornerMark.a
  manifold.second.feature |= isUpperClipped == isFlipped ? CornerMark.b : CornerMark.a
  manifold.count = 2
}

/// The contact point of a point of the incident edge: midway between the two rounded surfaces.
private func contactPoint(
  _ point: Vector2, _ incident: OutlineEdge, _ reference: OutlineEdge
) -> LocalManifoldPoint {
  // With h = n·(p − v): separation h − rRef − rInc, and the midpoint p + (rRef − rInc − h)/2 · n. Any point
  // v of the edge will do; its middle is the same for a mirrored edge.
  let height = reference.normal.dot(point - 0.5 * (reference.start + reference.end))
  return LocalManifoldPoint(
    point: point + (0.5 * (reference.radius - incident.radius - height)) * reference.normal,
    separation: height - reference.radius - incident.radius)
}

/// The manifold of two rounded points; without a point if they are farther apart than `margin`.
///
/// `fallback` is the normal of points that coincide.
func collidePoints(
  _ a: Vector2, radius radiusA: Float, _ b: Vector2, radius radiusB: Float, margin: Float,
  fallback: Vector2, into manifold: inout LocalManifold
) {
  // separation = |b − a| − radiusA − radiusB, along the normal (b − a)/|b − a|.
  let between = b - a
  let distance = between.length
  let separation = distance - radiusA - radiusB
  let direction = between.normalized
  guard separation <= margin else {
    manifold.separate(by: separation - margin, along: direction)
    return
  }
  let normal = direction == .zero ? fallback : direction
  // The point lies midway between the surfaces.
  let surfaceA = a + radiusA * normal
  let surfaceB = b - radiusB * normal
  manifold.normal = normal
  manifold.first.point = surfaceA.interpolated(to: surfaceB, at: 0.5)
  manifold.first.separation = separation
  manifold.count = 1
}
