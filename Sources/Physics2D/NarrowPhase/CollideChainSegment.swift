// SPDX-License-Identifier: Apache-2.0

/// The manifold of a chain segment and a circle, capsule or polygon: one-sided, and smooth where segments
/// meet.
///
/// After Catto, "Ghost Collisions" (2020): the pair is collided as if the segment were alone. The normal is
/// accepted only if this segment owns it on the Gauss map of the chain. A normal beyond that of a
/// neighbor belongs to the neighbor. One at a flat or concave corner is replaced by the normal of the
/// segment, so that bodies do not catch there.
func collideChainSegment(
  _ a: UnsafePointer<ShapeGeometry>, _ b: UnsafePointer<ShapeGeometry>, transform: Transform,
  tolerances: Tolerances, into found: inout LocalManifold
) {
  // One-sided: a shape whose centroid is behind the segment does not collide.
  let front = a.pointee.normals[0]
  let height = front.dot(transform * b.pointee.centroid - a.pointee.vertices[0])
  guard height >= 0 else { return }
  let segment = a.pointee.twoSided
  withUnsafePointer(to: segment) { segment in
    collide(segment, b, transform: transform, tolerances: tolerances, into: &found)
    guard found.count > 0 else { return }
    // Accept, discard or replace the normal.
    switch NormalOwner(of: found.normal, on: a) {
    case .segment: break
    case .neighbor: found = LocalManifold()
    case .smoothCorner(let isNearlyStraight):
      if b.pointee.kind == .circle, isNearlyStraight {
        found.normal = front
      } else {
        found = LocalManifold()
        guard b.pointee.kind != .circle, !isBehindCorner(transform * b.pointee.centroid, a) else {
          return
        }
        collideFront(segment, b, transform: transform, tolerances: tolerances, into: &found)
      }
    }
  }
}

/// Whether a point is behind a neighbor of a chain segment that rises in front of it: on the other side of the chain,
/// although in front of the line through the segment, as what lies on a hill is for the lower side of the hill.
@inline(never)
func isBehindCorner(_ point: Vector2, _ chain: UnsafePointer<ShapeGeometry>) -> Bool {
  let front = chain.pointee.normals[0]
  let before = chain.pointee.normals[2]
  let after = chain.pointee.normals[3]
  return before.cross(front) < -NormalOwner.tolerance
    && before.dot(point - chain.pointee.vertices[0]) < 0
    || front.cross(after) < -NormalOwner.tolerance
      && after.dot(point - chain.pointee.vertices[1]) < 0
}

/// The manifold of the front of a segment and the edge that faces it, with the points within the
/// speculative distance.
@inline(never)
func collideFront(
  _ segment: UnsafePointer<ShapeGeometry>, _ b: UnsafePointer<ShapeGeometry>, transform: Transform,
  tolerances: Tolerances, into manifold: inout LocalManifold
) {
  // The incident edge of B has the most opposite normal; it is clipped to the segment.
  let normals = b.pointee.normals.rotated(by: transform.rotation)
  let edge = maximumLane(-normals.dot(segment.pointee.normals[0])).lane
  let incident = OutlineEdge(
    edge, of: b, vertices: b.pointee.vertices.transformed(by: transform), normals: normals)
  let reference = OutlineEdge(
    0, of: segment, vertices: segment.pointee.vertices, normals: segment.pointee.normals)
  clip(incident, to: reference, isFlipped: false, into: &manifold)
  guard manifold.count == 2 else { return }
  if b.pointee.radius > 0 {
    manifold.setPressure(
      on: incident, normals: normals, count: b.pointee.count, against: reference.normal)
  }
  // Remove points beyond the margin.
  if !(manifold.second.separation <= tolerances.contactDistance) { manifold.count = 1 }
  if !(manifold.first.separation <= tolerances.contactDistance) {
    manifold.first = manifold.second
    manifold.count &-= 1
  }
}

/// The part of a chain that a contact normal belongs to.
private enum NormalOwner {
  case segment
  case neighbor
  case smoothCorner(isNearlyStraight: Bool)

  /// Sine of the angle up to which a corner counts as flat and a normal as that of the segment: 0.01, half
  /// a degree.
  static var tolerance: Float { 0.01 }

  /// Classifies a normal, from the chain towards the other shape.
  init(of normal: Vector2, on chain: UnsafePointer<ShapeGeometry>) {
    let front = chain.pointee.normals[0]
    // The sine of the angle between the normal and the front; its sign names the corner: negative for
    // the first one.
    let lean = front.leftPerpendicular.dot(normal)
    let looksForward = front.dot(normal) > -NormalOwner.tolerance
    // On the Gauss map a convex corner owns the normals between those of its two segments.
    let before = chain.pointee.normals[2]
    let after = chain.pointee.normals[3]
    let cone = lean < 0 ? before.cross(normal) : normal.cross(after)
    let turn = lean < 0 ? before.cross(front) : front.cross(after)
    // A backward normal results from deep overlap; the centroid is in front, so that the shape is pushed
    // out to the front.
    if turn > NormalOwner.tolerance && looksForward {
      self = cone >= -NormalOwner.tolerance ? .segment : .neighbor
    } else {
      self = .smoothCorner(
        isNearlyStraight: looksForward && lean >= -NormalOwner.tolerance
          && lean <= NormalOwner.tolerance)
    }
  }
}
