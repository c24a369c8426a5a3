/// A capsule or segment and a capsule: two points where they lie side by side, one where an end
/// meets the other.
func collideCapsules(
  _ a: UnsafePointer<ShapeGeometry>, _ b: UnsafePointer<ShapeGeometry>, transform: Transform,
  tolerances: Tolerances
) -> LocalManifold {
  let verticesB = b.pointee.vertices.transformed(by: transform)
  let normalsB = b.pointee.normals.rotated(by: transform.rotation)
  let (startA, endA) = (a.pointee.vertices[0], a.pointee.vertices[1])
  let (startB, endB) = (verticesB[0], verticesB[1])
  let nearest = closestPoints(startA, endA, startB, endB)
  let radii = a.pointee.radius + b.pointee.radius
  let between = nearest.second - nearest.first
  let reach = radii + tolerances.speculativeDistance
  guard between.lengthSquared <= reach * reach else {
    let length = between.length
    return .separated(by: length - reach, along: (1 / length) * between)
  }
  if projectionsOverlap(startA, endA, startB, endB)
    && projectionsOverlap(startB, endB, startA, endA)
  {
    let manifold = clipSides(a, b, verticesB, normalsB, tolerances: tolerances)
    // Where a corner is much nearer than the two points, they would miss the touch.
    let nearestSeparation = between.length - radii + tolerances.linearSlop
    if manifold.count == 2
      && (manifold.first.separation <= nearestSeparation
        || manifold.second.separation <= nearestSeparation)
    {
      return manifold
    }
  }
  var manifold = collidePoints(
    nearest.first, radius: a.pointee.radius, nearest.second, radius: b.pointee.radius,
    margin: tolerances.speculativeDistance, fallback: a.pointee.normals[0])
  manifold.first.feature = feature(
    nearest.firstFraction < 0.5 ? 0 : 1, nearest.secondFraction < 0.5 ? 0 : 1)
  return manifold
}

/// The two points where one line lies over the other, cut to the line of the greater separation.
private func clipSides(
  _ a: UnsafePointer<ShapeGeometry>, _ b: UnsafePointer<ShapeGeometry>, _ verticesB: VertexList,
  _ normalsB: VertexList, tolerances: Tolerances
) -> LocalManifold {
  let verticesA = a.pointee.vertices
  let normalsA = a.pointee.normals
  let (separationA, sideA) = maximumSideSeparation(
    of: normalsA[0], at: verticesA[0], from: verticesB[0], verticesB[1])
  let (separationB, sideB) = maximumSideSeparation(
    of: normalsB[0], at: verticesB[0], from: verticesA[0], verticesA[1])
  let isFlipped = separationB > separationA + 0.1 * tolerances.linearSlop
  let edgeA = OutlineEdge(
    isFlipped ? facing(normalsB[sideB], normalsA[0]) : sideA, of: a, vertices: verticesA,
    normals: normalsA)
  let edgeB = OutlineEdge(
    isFlipped ? sideB : facing(normalsA[sideA], normalsB[0]), of: b, vertices: verticesB,
    normals: normalsB)
  return isFlipped
    ? clip(edgeA, to: edgeB, isFlipped: true) : clip(edgeB, to: edgeA, isFlipped: false)
}

/// Whether some of the segment from `start` to `end` lies over the line from `first` to `last`.
private func projectionsOverlap(
  _ first: Vector2, _ last: Vector2, _ start: Vector2, _ end: Vector2
) -> Bool {
  let along = last - first
  let lower = along.dot(start - first)
  let upper = along.dot(end - first)
  let width = along.lengthSquared
  return !(lower <= 0 && upper <= 0) && !(lower >= width && upper >= width)
}

/// How far two points lie before a line, on the side where they lie farther, and which side it is: 0
/// for that of the normal, 1 for the opposite.
private func maximumSideSeparation(
  of normal: Vector2, at start: Vector2, from first: Vector2, _ second: Vector2
) -> (separation: Float, side: Int) {
  let height1 = normal.dot(first - start)
  let height2 = normal.dot(second - start)
  let front = height1 < height2 ? height1 : height2
  let back = height1 < height2 ? -height2 : -height1
  return front >= back ? (front, 0) : (back, 1)
}

/// Which side of a line looks against a normal: 0 for that of the line's normal, 1 for the opposite.
private func facing(_ normal: Vector2, _ side: Vector2) -> Int { normal.dot(side) <= 0 ? 0 : 1 }
