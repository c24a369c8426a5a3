// SPDX-License-Identifier: Apache-2.0

// Bodies of several parts that start across a line.
//
// Each part alone would be pushed to its own side, so that the body would rest across the line, or leave through it.
// The parts of a body have one side, that of its center of mass.

/// The shapes of bodies and their internal edges.
struct BodyParts: BitwiseCopyable {
  let bodies: UnsafeMutablePointer<BodyRecord>
  let shapes: UnsafeMutablePointer<ShapeRecord>
  let geometries: GeometryView
  let internalEdges: UnsafeMutablePointer<InternalEdges>

  /// The depth below the outline, as a part of the minimum extent, from which a line cuts a part.
  private static let cutFraction: Float = 0.25

  /// Whether a body of several parts is across a line: it cuts a part, or lies between two.
  ///
  /// - Parameter transform: From the frame of the body to that of the line.
  @inline(never)
  func isAcross(_ body: Int, _ line: Int, _ transform: Transform, slop: Float) -> Bool {
    let geometry = geometries + line
    let start = transform.inverse(geometry.pointee.vertices[0])
    let end = transform.inverse(geometry.pointee.vertices[1])
    var shape = bodies[body].firstShape
    while shape >= 0 {
      let record = shapes + Int(shape)
      if !record.pointee.flags.contains(.sensor), isCut(Int(shape), from: start, to: end, slop) {
        return true
      }
      shape = record.pointee.nextShape
    }
    return false
  }

  private func isCut(_ shape: Int, from start: Vector2, to end: Vector2, _ slop: Float) -> Bool {
    let geometry = geometries + shape
    let center = geometry.pointee.centroid
    let margin =
      geometry.pointee.radius - Self.cutFraction * geometry.pointee.extents(from: center).minimum
    guard geometry.pointee.kind == .polygon else {
      return (nearestPoint(to: center, onSegmentFrom: start, to: end) - center).length < margin
    }
    let row = shapes[shape].internalEdges
    return geometry.pointee.interval(from: start, to: end) { edge in
      // Where the next part begins there is no outline.
      row >= 0 && internalEdges[Int(row)].isInternal(edge: edge) ? slop : margin
    } != nil
  }
}

extension NarrowPhaseView {
  /// Finds the manifold of a line and a part of a body that is across it; returns whether it is.
  @inline(never)
  func collideAcross(
    _ pair: ContactPair, _ transform: Transform, into found: inout LocalManifold
  ) -> Bool {
    let parts = BodyParts(
      bodies: bodies, shapes: shapes, geometries: geometries, internalEdges: internalEdges)
    guard
      parts.isAcross(
        Int(pair.bodyB), Int(pair.shapeA), transform, slop: tolerances.linearSlop)
    else { return false }
    let line = geometries + Int(pair.shapeA)
    let center = transform * masses[Int(pair.bodyB)].localCenter
    let (start, end) = (line.pointee.vertices[0], line.pointee.vertices[1])
    let isBehind = line.pointee.normals[0].dot(center - start) < 0
    if line.pointee.kind == .chainSegment, isBehind || isBehindCorner(center, line) { return true }
    let front = ShapeGeometry.segment(
      from: isBehind ? end : start, to: isBehind ? start : end)
    let part = geometries + Int(pair.shapeB)
    if part.pointee.kind == .polygon {
      withUnsafePointer(to: front) {
        collideFront($0, part, transform: transform, tolerances: tolerances, into: &found)
      }
    } else {
      let point = transform * part.pointee.centroid
      found.normal = front.normals[0]
      let height = found.normal.dot(point - front.vertices[0])
      found.first.separation = height - part.pointee.radius
      found.first.point = point - (0.5 * (part.pointee.radius + height)) * found.normal
      found.count = found.first.separation <= tolerances.contactDistance ? 1 : 0
    }
    changeMargin(of: &found, by: tolerances.contactMargin, pair)
    return true
  }
}
