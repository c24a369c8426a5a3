// SPDX-License-Identifier: Apache-2.0

/// Whether two kinds of shape can touch: segments have no interior, so that two of them cannot.
func collides(_ a: ShapeKind, _ b: ShapeKind) -> Bool {
  a.rawValue < ShapeKind.segment.rawValue || b.rawValue < ShapeKind.segment.rawValue
}

/// Finds the manifold of two shapes.
///
/// The caller passes an empty manifold, which is filled in place: copies of it from function to function would wait
/// for memory that was just written. It passes the shape of the greater kind first (`a.kind.rawValue >= b.kind.rawValue`) and
/// the transform from B's body frame to A's; the manifold is in A's body frame and its normal points
/// from A to B. Shapes farther apart than the speculative distance have no point. Of two points of one
/// edge the second may be farther away: it stays in the manifold.
func collide(
  _ a: UnsafePointer<ShapeGeometry>, _ b: UnsafePointer<ShapeGeometry>, transform: Transform,
  tolerances: Tolerances, into found: inout LocalManifold
) {
  // One function for each pair of kinds; two lines cannot touch.
  switch (a.pointee.kind, b.pointee.kind) {
  case (.circle, _):
    collideCircles(a, b, transform: transform, tolerances: tolerances, into: &found)
  case (.capsule, .circle), (.segment, .circle):
    collideSegmentAndCircle(a, b, transform: transform, tolerances: tolerances, into: &found)
  case (.polygon, .circle):
    collidePolygonAndCircle(a, b, transform: transform, tolerances: tolerances, into: &found)
  case (.capsule, _), (.segment, .capsule):
    collideCapsules(a, b, transform: transform, tolerances: tolerances, into: &found)
  case (.polygon, _), (.segment, .polygon):
    collidePolygons(a, b, transform: transform, tolerances: tolerances, into: &found)
  case (.chainSegment, .circle), (.chainSegment, .capsule), (.chainSegment, .polygon):
    collideChainSegment(a, b, transform: transform, tolerances: tolerances, into: &found)
  case (.segment, _), (.chainSegment, _):
    break
  }
}
