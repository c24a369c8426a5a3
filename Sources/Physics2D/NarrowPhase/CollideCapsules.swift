// SPDX-License-Identifier: Apache-2.0

/// The manifold of a capsule or segment and a capsule: two points if they lie side by side, one if an end
/// meets the other.
func collideCapsules(
  _ a: UnsafePointer<ShapeGeometry>, _ b: UnsafePointer<ShapeGeometry>, transform: Transform,
  tolerances: Tolerances, into found: inout LocalManifold
) {
  let verticesB = b.pointee.vertices.transformed(by: transform)
  let normalsB = b.pointee.normals.rotated(by: transform.rotation)
  let (startA, endA) = (a.pointee.vertices[0], a.pointee.vertices[1])
  let (startB, endB) = (verticesB[0], verticesB[1])
  // Capsules farther apart than both radii and the margin are separated along the closest points.
  let nearest = closestPoints(startA, endA, startB, endB)
  let radii = a.pointee.radius + b.pointee.radius
  let between = nearest.second - nearest.first
  let reach = radii + tolerances.contactDistance
  guard between.lengthSquared <= reach * reach else {
    let length = between.length
    found.separate(by: length - reach, along: (1 / length) * between)
    return
  }
  // Where both project onto each other, clip the sides to two points.
  if projectionsOverlap(startA, endA, startB, endB)
    && projectionsOverlap(startB, endB, startA, endA)
  {
    clipSides(a, b, verticesB, normalsB, tolerances: tolerances, into: &found)
    // If the closest points are more than a slop nearer than both points, they are the contact.
    let nearestSeparation = between.length - radii + tolerances.linearSlop
    if found.count == 2
      && (found.first.separation <= nearestSeparation
        || found.second.separation <= nearestSeparation)
    {
      return
    }
    found = LocalManifold()
  }
  // One point between the closest points; its feature names the nearer end of each capsule.
  collidePoints(
    nearest.first, radius: a.pointee.radius, nearest.second, radius: b.pointee.radius,
    margin: tolerances.contactDistance, fallback: a.pointee.normals[0], into: &found)
  found.first.feature = feature(
    nearest.firstFraction < 0.5 ? 0 : 1, nearest.secondFraction < 0.5 ? 0 : 1)
}

/// Finds the two points of two parallel sides: the side of the greater separation is the reference.
private func clipSides(
  _ a: UnsafePointer<ShapeGeometry>, _ b: UnsafePointer<ShapeGeometry>, _ verticesB: VertexList,
  _ normalsB: VertexList, tolerances: Tolerances, into found: inout LocalManifold
) {
  let verticesA = a.pointee.vertices
  let normalsA = a.pointee.normals
  // Separating axis test with the normals of both segments, on either side.
  let (separationA, sideA) = maximumSideSeparation(
    of: normalsA[0], at: verticesA[0], from: verticesB[0], verticesB[1])
  let (separationB, sideB) = maximumSideSeparation(
    of: normalsB[0], at: verticesB[0], from: verticesA[0], verticesA[1])
  // Nearly equal axes stay with A, so that the reference does not alternate between steps.
  let isFlipped = separationB > separationA + 0.1 * tolerances.linearSlop
  let edgeA = OutlineEdge(
    isFlipped ? facing(normalsB[sideB], normalsA[0]) : sideA, of: a, vertices: verticesA,
    normals: normalsA)
  let edgeB = OutlineEdge(
    isFlipped ? sideB : facing(normalsA[sideA], normalsB[0]), of: b, vertices: verticesB,
    normals: normalsB)
  clip(
    isFlipped ? edgeA : edgeB, to: isFlipped ? edgeB : edgeA, isFlipped: isFlipped, into: &found)
}

/// Whether the projection of the segment `start`–`end` onto the line of `first`–`last` overlaps it.
private func projectionsOverlap(
  _ first: Vector2, _ last: Vector2, _ start: Vector2, _ end: Vector2
) -> Bool {
  let along = last - first
  // Both ends of the projection beyond the same end of the segment: no overlap.
  let lower = along.dot(start - first)
  let upper = along.dot(end - first)
  let width = along.lengthSquared
  return !(lower <= 0 && upper <= 0) && !(lower >= width && upper >= width)
}

/// The separation of two points from a line, on the side where it is greater, and that side: 0 for the side
/// of the normal, 1 for the opposite one.
private func maximumSideSeparation(
  of normal: Vector2, at start: Vector2, from first: Vector2, _ second: Vector2
) -> (separation: Float, side: Int) {
  // On the side of the normal the separation is min(h1, h2), on the opposite side −max(h1, h2).
  let height1 = normal.dot(first - start)
  let height2 = normal.dot(second - start)
  let front = height1 < height2 ? height1 : height2
  let back = height1 < height2 ? -height2 : -height1
  return front >= back ? (front, 0) : (back, 1)
}

/// The side of a line that faces against a normal: 0 for the side of the line's normal, 1 for the opposite.
private func facing(_ normal: Vector2, _ side: Vector2) -> Int { normal.dot(side) <= 0 ? 0 : 1 }
