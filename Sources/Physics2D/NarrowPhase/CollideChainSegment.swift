/// A segment of a chain and a disc, capsule or polygon: one-sided, and smooth at the seams.
///
/// The pair is collided as if the segment stood alone; the normal is then admitted only if this
/// segment owns it on the Gauss map of the chain. After Catto, "Ghost Collisions" (2020). A normal
/// beyond a neighbour's belongs to the neighbour; one that leans over a flat or hollow seam is
/// straightened, so that nothing catches there.
func collideChainSegment(
  _ a: UnsafePointer<ShapeGeometry>, _ b: UnsafePointer<ShapeGeometry>, transform: Transform,
  tolerances: Tolerances
) -> LocalManifold {
  let front = a.pointee.normals[0]
  let height = front.dot(transform * b.pointee.centroid - a.pointee.vertices[0])
  guard height >= 0 else { return LocalManifold() }
  let segment = a.pointee.twoSided
  return withUnsafePointer(to: segment) { segment in
    var manifold = collideSegment(segment, b, transform: transform, tolerances: tolerances)
    guard manifold.count > 0 else { return manifold }
    switch NormalOwner(of: manifold.normal, on: a) {
    case .segment: return manifold
    case .neighbor: return LocalManifold()
    case .smoothCorner(let isNearlyStraight):
      guard b.pointee.kind == .circle else {
        return collideFront(segment, b, transform: transform, tolerances: tolerances)
      }
      guard isNearlyStraight else { return LocalManifold() }
      manifold.normal = front
      return manifold
    }
  }
}

/// The segment alone against any kind.
private func collideSegment(
  _ segment: UnsafePointer<ShapeGeometry>, _ b: UnsafePointer<ShapeGeometry>, transform: Transform,
  tolerances: Tolerances
) -> LocalManifold {
  switch b.pointee.kind {
  case .circle: collideSegmentAndCircle(segment, b, transform: transform, tolerances: tolerances)
  case .capsule: collideCapsules(segment, b, transform: transform, tolerances: tolerances)
  default: collidePolygons(segment, b, transform: transform, tolerances: tolerances)
  }
}

/// The front of the segment against the edge that looks at it; only points within the speculative
/// distance.
private func collideFront(
  _ segment: UnsafePointer<ShapeGeometry>, _ b: UnsafePointer<ShapeGeometry>, transform: Transform,
  tolerances: Tolerances
) -> LocalManifold {
  let normals = b.pointee.normals.rotated(by: transform.rotation)
  let edge = maximumLane(-normals.dot(segment.pointee.normals[0])).lane
  let incident = OutlineEdge(
    edge, of: b, vertices: b.pointee.vertices.transformed(by: transform), normals: normals)
  let reference = OutlineEdge(
    0, of: segment, vertices: segment.pointee.vertices, normals: segment.pointee.normals)
  var manifold = clip(incident, to: reference, isFlipped: false)
  guard manifold.count == 2 else { return manifold }
  if !(manifold.second.separation <= tolerances.speculativeDistance) { manifold.count = 1 }
  if !(manifold.first.separation <= tolerances.speculativeDistance) {
    manifold.first = manifold.second
    manifold.count &-= 1
  }
  return manifold
}

/// Which part of a chain a contact normal belongs to.
private enum NormalOwner {
  case segment
  case neighbor
  case smoothCorner(isNearlyStraight: Bool)

  /// Sine of the angle up to which a corner counts as flat and a normal as straight: 0.01, half a
  /// degree.
  private static var tolerance: Float { 0.01 }

  /// Classifies a normal, from the chain towards the other shape.
  init(of normal: Vector2, on chain: UnsafePointer<ShapeGeometry>) {
    let front = chain.pointee.normals[0]
    let lean = front.leftPerpendicular.dot(normal)
    let looksForward = front.dot(normal) > -NormalOwner.tolerance
    // The cone of a convex corner reaches from the normal of one segment to that of the other.
    let before = chain.pointee.normals[2]
    let after = chain.pointee.normals[3]
    let cone = lean < 0 ? before.cross(normal) : normal.cross(after)
    let turn = lean < 0 ? before.cross(front) : front.cross(after)
    // A normal that looks backward comes of deep overlap; the shape's center is in front, so it is
    // pushed out there.
    if turn > NormalOwner.tolerance && looksForward {
      self = cone >= -NormalOwner.tolerance ? .segment : .neighbor
    } else {
      self = .smoothCorner(
        isNearlyStraight: looksForward && lean >= -NormalOwner.tolerance
          && lean <= NormalOwner.tolerance)
    }
  }
}
