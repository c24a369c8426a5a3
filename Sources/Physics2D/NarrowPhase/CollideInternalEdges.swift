/// A shape and, where it is one of several parts of a body, what it knows of the others.
struct ShapePart: BitwiseCopyable {
  let shape: UnsafePointer<ShapeGeometry>
  let internalEdges: UnsafePointer<InternalEdges>?

  /// Whether the body's outline has a normal here.
  func admits(_ normal: Vector2) -> Bool {
    internalEdges?.pointee.admits(normal, of: shape) ?? true
  }

  func isInternal(edge: Int) -> Bool { internalEdges?.pointee.isInternal(edge: edge) ?? false }
}

/// Where two shapes touch of which one or both are parts of bodies with smooth seams.
///
/// The pair is collided as if each stood alone. A normal that is none of the whole outlines comes from
/// an edge inside of a body or from a corner that is flat or hollow there: then the best of the normals
/// that both outlines have is taken instead, or none, if the shapes meet beyond the seam only, where
/// another part is.
func removeInternalEdgeContacts(
  _ found: LocalManifold, _ a: ShapePart, _ b: ShapePart, transform: Transform,
  tolerances: Tolerances
) -> LocalManifold {
  guard found.count > 0 else { return found }
  let opposite = transform.rotation.unrotate(-found.normal)
  if a.admits(found.normal) && b.admits(opposite) { return found }
  let outer =
    b.shape.pointee.kind == .circle
    ? collideOutline(a, circle: b.shape, transform: transform, tolerances: tolerances)
    : collideOutline(a, b, transform: transform, tolerances: tolerances)
  // An edge that looks the other way, or from which the shape is much farther in, is that of another
  // side of the part, through which nothing came.
  let depth = found.minimumSeparation < 0 ? -found.minimumSeparation : 0
  let isNear = -outer.minimumSeparation <= 2 * depth + 8 * tolerances.linearSlop
  return isNear && outer.normal.dot(found.normal) > -0.1 ? outer : LocalManifold()
}

/// The edges of the outline of a part and a disc.
private func collideOutline(
  _ a: ShapePart, circle: UnsafePointer<ShapeGeometry>, transform: Transform, tolerances: Tolerances
) -> LocalManifold {
  let center = transform * circle.pointee.vertices[0]
  let polygon = a.shape.pointee
  var best = -1
  var maximumHeight = -Float.greatestFiniteMagnitude
  var index = 0
  while index < Int(polygon.count) {
    let (start, end) = (polygon.vertices[index], polygon.vertices[polygon.next(index)])
    let height = polygon.normals[index].dot(center - start)
    let along = end - start
    let isBeside = along.dot(center - start) >= 0 && along.dot(center - end) <= 0
    if a.isInternal(edge: index) {
      if height > 0 { return LocalManifold() }
    } else if isBeside && height > maximumHeight {
      (best, maximumHeight) = (index, height)
    }
    index &+= 1
  }
  let radius = circle.pointee.radius
  var manifold = LocalManifold()
  guard best >= 0, maximumHeight <= radius + tolerances.speculativeDistance else { return manifold }
  manifold.normal = polygon.normals[best]
  manifold.first.point = center + (-0.5 * (radius + maximumHeight)) * manifold.normal
  manifold.first.separation = maximumHeight - radius
  manifold.count = 1
  return manifold
}

/// An axis of separation along the normal of an edge.
private struct EdgeAxis {
  var edge = -1
  var separation = -Float.greatestFiniteMagnitude
  /// Whether the shapes are apart along an edge inside of a body.
  var isSeparatedInternally = false
}

/// The edges of the outlines of two parts.
private func collideOutline(
  _ a: ShapePart, _ b: ShapePart, transform: Transform, tolerances: Tolerances
) -> LocalManifold {
  let verticesA = a.shape.pointee.core
  let normalsA = a.shape.pointee.normals
  let verticesB = b.shape.pointee.vertices.transformed(by: transform)
  let normalsB = b.shape.pointee.normals.rotated(by: transform.rotation)
  let axisA = bestAxis(of: a, verticesA, normalsA, from: verticesB, b.shape.pointee.count) {
    b.admits(transform.rotation.unrotate(-$0))
  }
  let axisB = bestAxis(of: b, verticesB, normalsB, from: verticesA, a.shape.pointee.count) {
    // What a chain admits is its own front, but for the corners that its own rules look after.
    a.shape.pointee.kind != .chainSegment && a.admits(-$0)
  }
  let isFlipped = axisB.separation > axisA.separation + 0.1 * tolerances.linearSlop
  let axis = isFlipped ? axisB : axisA
  let reach =
    a.shape.pointee.radius + b.shape.pointee.radius + tolerances.speculativeDistance
  guard axis.edge >= 0, axis.separation <= reach, !axisA.isSeparatedInternally,
    !axisB.isSeparatedInternally
  else {
    return LocalManifold()
  }
  let other =
    isFlipped
    ? maximumLane(-normalsA.dot(normalsB[axis.edge])).lane
    : maximumLane(-normalsB.dot(normalsA[axis.edge])).lane
  let edgeA = OutlineEdge(
    isFlipped ? other : axis.edge, of: a.shape, vertices: verticesA, normals: normalsA)
  let edgeB = OutlineEdge(
    isFlipped ? axis.edge : other, of: b.shape, vertices: verticesB, normals: normalsB)
  return isFlipped
    ? clip(edgeA, to: edgeB, isFlipped: true) : clip(edgeB, to: edgeA, isFlipped: false)
}

/// The edge of a part's outline along whose normal the points of another shape are farthest away, of
/// those that the other admits.
private func bestAxis(
  of part: ShapePart, _ vertices: VertexList, _ normals: VertexList, from points: VertexList,
  _ pointCount: Int32, isAdmitted: (Vector2) -> Bool
) -> EdgeAxis {
  var axis = EdgeAxis()
  // A segment of a chain is solid from one side only.
  let count = part.shape.pointee.kind == .chainSegment ? 1 : Int(part.shape.pointee.count)
  var edge = 0
  while edge < count {
    var minimumHeight = Float.greatestFiniteMagnitude
    var index = 0
    while index < Int(pointCount) {
      let height = normals[edge].dot(points[index] - vertices[edge])
      if height < minimumHeight { minimumHeight = height }
      index &+= 1
    }
    if part.isInternal(edge: edge) {
      if minimumHeight > 0 { axis.isSeparatedInternally = true }
    } else if minimumHeight > axis.separation && isAdmitted(normals[edge]) {
      axis.edge = edge
      axis.separation = minimumHeight
    }
    edge &+= 1
  }
  return axis
}
