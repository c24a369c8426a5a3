// SPDX-License-Identifier: Apache-2.0

/// The manifold of a polygon or segment and a polygon or capsule, rounded or not.
///
/// Separating axis test and clipping, after Gottschalk, Lin and Manocha (1996) and Ericson, "Real-Time
/// Collision Detection" (2005): the edge of the maximum separation is the reference, and the most opposite
/// edge of the other shape is clipped to it. Two corners that are nearest make one point.
func collidePolygons(
  _ a: UnsafePointer<ShapeGeometry>, _ b: UnsafePointer<ShapeGeometry>, transform: Transform,
  tolerances: Tolerances, into sides: inout LocalManifold
) {
  // Separation along the edge normals of A, then of B; either axis may prove that there is no contact.
  let reach = a.pointee.radius + b.pointee.radius + tolerances.contactDistance
  let verticesA = a.pointee.vertices
  let verticesB = b.pointee.vertices.transformed(by: transform)
  let (separationA, referenceA) = maximumSeparation(
    verticesA, a.pointee.normals, count: a.pointee.count, from: verticesB, b.pointee.count)
  guard separationA <= reach else {
    sides.separate(by: separationA - reach, along: a.pointee.normals[referenceA])
    return
  }
  let normalsB = b.pointee.normals.rotated(by: transform.rotation)
  let (separationB, referenceB) = maximumSeparation(
    verticesB, normalsB, count: b.pointee.count, from: verticesA, a.pointee.count)
  guard separationB <= reach else {
    sides.separate(by: separationB - reach, along: -normalsB[referenceB])
    return
  }
  // The axis of the greater separation is that of the contact. A change of the reference moves the
  // points, so that nearly equal axes stay with A.
  let isFlipped = separationB > separationA + 0.1 * tolerances.linearSlop
  let indexA = isFlipped ? incidentEdge(normalsB[referenceB], a) : referenceA
  let indexB = isFlipped ? referenceB : maximumLane(-normalsB.dot(a.pointee.normals[indexA])).lane
  // Clip the incident edge to the reference edge: up to two points.
  let edgeA = OutlineEdge(indexA, of: a, vertices: verticesA, normals: a.pointee.normals)
  let edgeB = OutlineEdge(indexB, of: b, vertices: verticesB, normals: normalsB)
  clip(
    isFlipped ? edgeA : edgeB, to: isFlipped ? edgeB : edgeA, isFlipped: isFlipped, into: &sides)
  let incident = isFlipped ? a : b
  if incident.pointee.radius > 0, sides.count > 0 {
    sides.setPressure(
      on: isFlipped ? edgeA : edgeB, normals: isFlipped ? a.pointee.normals : normalsB,
      count: incident.pointee.count, against: isFlipped ? edgeB.normal : edgeA.normal)
  }
  // Where the cores do not overlap, two corners may be nearer than the edges: then their closest points
  // are the contact, unless the edges lie face to face.
  // Within the contact margin corners count only where the edges lie beside each other: like a contact of
  // faces that overlap, one of faces that nearly touch keeps their normal.
  let separation = isFlipped ? separationB : separationA
  guard separation > 0.1 * tolerances.linearSlop else { return }
  if tolerances.contactMargin > 0, sides.count > 0,
    separation <= tolerances.contactMargin + 0.1 * tolerances.linearSlop
  {
    return
  }
  let nearest = closestPoints(edgeA.start, edgeA.end, edgeB.start, edgeB.end)
  guard nearest.areEnds, !areFacesAligned(sides, nearest, tolerances: tolerances) else { return }
  sides = LocalManifold()
  collideCorners(edgeA, edgeB, nearest, tolerances: tolerances, into: &sides)
}

/// Whether two corners are nearest only because edges of equal length lie face to face, as in a stack of
/// equal rounded boxes.
private func areFacesAligned(
  _ sides: LocalManifold, _ nearest: ClosestPoints, tolerances: Tolerances
) -> Bool {
  // The corners are offset across the normal by less than a tenth of a slop, and the two points are
  // distinct.
  let offset = sides.normal.cross(nearest.second - nearest.first)
  let width = sides.second.point - sides.first.point
  let slop = tolerances.linearSlop
  return sides.count == 2 && width.lengthSquared > slop * slop && offset.magnitude < 0.1 * slop
}

/// The maximum over the edges of the minimum height of some points, and its edge.
func maximumSeparation(
  _ vertices: VertexList, _ normals: VertexList, count: Int32, from points: VertexList,
  _ pointCount: Int32
) -> (separation: Float, edge: Int) {
  // separation = max_i min_j n_i·(p_j − v_i), for all edges i at once.
  var minimum = SIMD8<Float>(repeating: .greatestFiniteMagnitude)
  var index = 0
  while index < Int(pointCount) {
    let point = points[index]
    minimum = smallerOrFirst(
      minimum, normals.x * (point.x - vertices.x) + normals.y * (point.y - vertices.y))
    index &+= 1
  }
  let (separation, edge) = maximumLane(minimum)
  return (separation, edge)
}

/// The edge of a shape with the normal most opposite to a direction.
private func incidentEdge(_ direction: Vector2, _ shape: UnsafePointer<ShapeGeometry>) -> Int {
  maximumLane(-shape.pointee.normals.dot(direction)).lane
}

/// The manifold of two corners.
private func collideCorners(
  _ edgeA: OutlineEdge, _ edgeB: OutlineEdge, _ nearest: ClosestPoints, tolerances: Tolerances,
  into manifold: inout LocalManifold
) {
  collidePoints(
    nearest.first, radius: edgeA.radius, nearest.second, radius: edgeB.radius,
    margin: tolerances.contactDistance, fallback: edgeA.normal, into: &manifold)
  manifold.first.feature = feature(
    nearest.firstFraction == 0 ? edgeA.startIndex : edgeA.endIndex,
    nearest.secondFraction == 0 ? edgeB.startIndex : edgeB.endIndex)
}
