// SPDX-License-Identifier: Apache-2.0

/// A shape and, if it is one of several parts of a body, its internal edges.
struct ShapePart: BitwiseCopyable {
  let shape: UnsafePointer<ShapeGeometry>
  let internalEdges: UnsafePointer<InternalEdges>?

  /// Whether a normal is one of the body's outline.
  func admits(_ normal: Vector2) -> Bool {
    internalEdges?.pointee.admits(normal, of: shape) ?? true
  }

  func isInternal(edge: Int) -> Bool { internalEdges?.pointee.isInternal(edge: edge) ?? false }
}

/// The manifold of two shapes without contacts at internal edges (ghost collisions).
///
/// `found` is the manifold of the pair as if each shape were alone. A normal that neither outline has comes
/// from an internal edge, or from a corner that is flat or concave in the whole outline. It is replaced
/// by the best of the normals that both outlines have. There is no contact if the shapes meet only beyond
/// an internal edge, where another part is.
func removeInternalEdgeContacts(
  _ found: LocalManifold, _ a: ShapePart, _ b: ShapePart, transform: Transform,
  tolerances: Tolerances
) -> LocalManifold {
  guard found.count > 0 else { return found }
  // The usual case: both outlines have the normal.
  let opposite = transform.rotation.unrotate(-found.normal)
  if a.admits(found.normal) && b.admits(opposite) {
    // Within the contact margin a corner may lie beside an internal edge, so that it is above another part.
    let isCorner = tolerances.contactMargin > 0 && found.count == 1
    guard isCorner, b.shape.pointee.kind != .circle else { return found }
    let axes = outlineAxes(a, b, transform)
    return axes.a.isSeparatedInternally || axes.b.isSeparatedInternally ? LocalManifold() : found
  }
  var outer =
    b.shape.pointee.kind == .circle
    ? collideOutline(a, circle: b.shape, transform: transform, tolerances: tolerances)
    : collideOutline(a, b, transform: transform, tolerances: tolerances)
  outer.first.separation -= tolerances.contactMargin
  outer.second.separation -= tolerances.contactMargin
  // An edge that faces the other way, or whose penetration is much deeper, is on another side of the part,
  // which the shape did not enter through.
  let depth = found.minimumSeparation < 0 ? -found.minimumSeparation : 0
  let isNear = -outer.minimumSeparation <= 2 * depth + 8 * tolerances.linearSlop
  return isNear && outer.normal.dot(found.normal) > -0.1 ? outer : LocalManifold()
}

/// The manifold of the outline edges of a part and a circle.
private func collideOutline(
  _ a: ShapePart, circle: UnsafePointer<ShapeGeometry>, transform: Transform, tolerances: Tolerances
) -> LocalManifold {
  // The outline edge of the maximum height below the circle's center, among those it lies beside.
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
      // The center is beyond an internal edge, in or above another part.
      if height > 0 { return LocalManifold() }
    } else if isBeside && height > maximumHeight {
      (best, maximumHeight) = (index, height)
    }
    index &+= 1
  }
  let radius = circle.pointee.radius
  var manifold = LocalManifold()
  guard best >= 0, maximumHeight <= radius + tolerances.contactDistance else { return manifold }
  manifold.normal = polygon.normals[best]
  manifold.first.point = center + (-0.5 * (radius + maximumHeight)) * manifold.normal
  manifold.first.separation = maximumHeight - radius
  manifold.count = 1
  return manifold
}

/// A separating axis along the normal of an edge.
private struct EdgeAxis {
  var edge = -1
  var separation = -Float.greatestFiniteMagnitude
  /// Whether the shapes are separated along an internal edge.
  var isSeparatedInternally = false
}

/// The manifold of the outline edges of two parts.
private func collideOutline(
  _ a: ShapePart, _ b: ShapePart, transform: Transform, tolerances: Tolerances
) -> LocalManifold {
  let verticesA = a.shape.pointee.core
  let normalsA = a.shape.pointee.normals
  let verticesB = b.shape.pointee.vertices.transformed(by: transform)
  let normalsB = b.shape.pointee.normals.rotated(by: transform.rotation)
  let (axisA, axisB) = outlineAxes(a, b, transform)
  let isFlipped = axisB.separation > axisA.separation + 0.1 * tolerances.linearSlop
  let axis = isFlipped ? axisB : axisA
  let reach =
    a.shape.pointee.radius + b.shape.pointee.radius + tolerances.contactDistance
  guard axis.edge >= 0, axis.separation <= reach, !axisA.isSeparatedInternally,
    !axisB.isSeparatedInternally
  else {
    return LocalManifold()
  }
  // Clip the most opposite edge of the other part to the reference edge.
  let other =
    isFlipped
    ? maximumLane(-normalsA.dot(normalsB[axis.edge])).lane
    : maximumLane(-normalsB.dot(normalsA[axis.edge])).lane
  let edgeA = OutlineEdge(
    isFlipped ? other : axis.edge, of: a.shape, vertices: verticesA, normals: normalsA)
  let edgeB = OutlineEdge(
    isFlipped ? axis.edge : other, of: b.shape, vertices: verticesB, normals: normalsB)
  var manifold = LocalManifold()
  clip(
    isFlipped ? edgeA : edgeB, to: isFlipped ? edgeB : edgeA, isFlipped: isFlipped,
    into: &manifold)
  return manifold
}

/// The separating axis test of `collidePolygons`, restricted to normals that both outlines have.
private func outlineAxes(
  _ a: ShapePart, _ b: ShapePart, _ transform: Transform
) -> (a: EdgeAxis, b: EdgeAxis) {
  let verticesA = a.shape.pointee.core
  let verticesB = b.shape.pointee.vertices.transformed(by: transform)
  let normalsB = b.shape.pointee.normals.rotated(by: transform.rotation)
  let axisA = bestAxis(
    of: a, verticesA, a.shape.pointee.normals, from: verticesB, b.shape.pointee.count
  ) {
    b.admits(transform.rotation.unrotate(-$0))
  }
  let axisB = bestAxis(of: b, verticesB, normalsB, from: verticesA, a.shape.pointee.count) {
    // A chain segment admits its front only; `collideChainSegment` handles its corners.
    a.shape.pointee.kind != .chainSegment && a.admits(-$0)
  }
  return (axisA, axisB)
}

/// The outline edge of a part with the maximum separation from the points of another shape, among the
/// normals that the other admits.
private func bestAxis(
  of part: ShapePart, _ vertices: VertexList, _ normals: VertexList, from points: VertexList,
  _ pointCount: Int32, isAdmitted: (Vector2) -> Bool
) -> EdgeAxis {
  var axis = EdgeAxis()
  // A chain segment is solid on one side only.
  let count = part.shape.pointee.kind == .chainSegment ? 1 : Int(part.shape.pointee.count)
  var edge = 0
  while edge < count {
    // min_j n·(p_j − v)
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
