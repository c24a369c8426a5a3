// SPDX-License-Identifier: Apache-2.0

// Edges of rounded polygons, which stand for a smooth outline such as that of an ellipse.
//
// A face meets the edge that is most opposite to it, in up to two points. Where the polygon turns on, the next edge
// takes over: the corner between them stays, and the other point moves from one side of the corner to the other. In
// a pile, the overlap under load exceeds the height of the edges, so that the other point carries load too, and the
// torque of the load changes its sign from one step to the next. A body that turns towards that corner from either
// side has no equilibrium, shakes for good, and shakes its neighbors. On the smooth outline the center of pressure
// moves evenly instead, from the middle of an edge, where it lies flat, to its corner, where the next one takes over.

extension LocalManifold {
  /// Sets how `shiftPressure` shares the load of two points at an edge of a rounded polygon.
  ///
  /// - Parameters:
  ///   - edge: The incident edge.
  ///   - normals: The normals of its polygon.
  ///   - count: The number of edges of the polygon.
  ///   - face: The normal of the reference edge.
  mutating func setPressure(
    on edge: OutlineEdge, normals: VertexList, count: Int32, against face: Vector2
  ) {
    // The first point is that of the end of the edge: the two edges run in opposite directions.
    let before = edge.startIndex == 0 ? Int(count) &- 1 : Int(edge.startIndex) &- 1
    let neighbor = normals[isFirstDeeper ? Int(edge.endIndex) : before]
    // With the angles α of the edge and β of its neighbor to the face: t = tan(α/2) / tan(β/2), 0 where the edge
    // lies flat and 1 where its neighbor takes over.
    let (cosine, sine) = (-edge.normal.dot(face), edge.normal.cross(face).magnitude)
    let (nextCosine, nextSine) = (-neighbor.dot(face), neighbor.cross(face).magnitude)
    let turn = clampedToUnit(sine * (1 + nextCosine) / ((1 + cosine) * nextSine))
    // Loads in the ratio (1 − t) : (1 + t) have their center at the part t of the way to the corner.
    shallowerPart = (1 - turn) / (1 + turn)
  }

  /// Takes load from the point away from the corner towards which the edge of a rounded polygon has turned, so that
  /// the next edge takes over without a change of torque.
  mutating func shiftPressure() {
    guard count > 1, shallowerPart < 1 else { return }
    if isFirstDeeper {
      second.reduceOverlap(to: shallowerPart)
    } else {
      first.reduceOverlap(to: shallowerPart)
    }
  }

  private var isFirstDeeper: Bool { first.separation < second.separation }
}

extension LocalManifoldPoint {
  fileprivate mutating func reduceOverlap(to part: Float) {
    if separation < 0 { separation *= part }
  }
}
