// SPDX-License-Identifier: Apache-2.0

/// The edges of a convex polygon that lie inside of its body, and the normals that its corners may have.
///
/// Adjacent parts of a body share edges that nothing can touch, and have corners that are flat or concave in
/// the outline of the body. Bodies that slide over such features would catch on them (ghost collisions).
struct InternalEdges: BitwiseCopyable {
  /// For each corner the outward normal of the body's outline before it.
  var before = VertexList()
  /// For each corner the outward normal of the body's outline after it.
  var after = VertexList()
  /// A bit for each edge inside of the body.
  var internalEdgeBits: UInt8 = 0
  /// A bit for each corner at which the body's outline is straight or convex.
  var convexCornerBits: UInt8 = 0
}

extension InternalEdges {
  /// Sine of the angle up to which directions count as equal: half a degree, as for chains.
  static var tolerance: Float { 0.01 }

  func isInternal(edge: Int) -> Bool { internalEdgeBits >> UInt8(edge) & 1 != 0 }

  /// Whether a contact normal that points out of a polygon is a normal of the body's outline.
  func admits(_ normal: Vector2, of polygon: UnsafePointer<ShapeGeometry>) -> Bool {
    // The support vertex in the direction of the normal, and its two edges.
    let corner = polygon.pointee.vertices.support(normal)
    let previous = corner == 0 ? Int(polygon.pointee.count) - 1 : corner - 1
    let isOnEdge =
      !isInternal(edge: corner) && isAlong(normal, polygon.pointee.normals[corner])
      || !isInternal(edge: previous) && isAlong(normal, polygon.pointee.normals[previous])
    if isOnEdge { return true }
    guard convexCornerBits >> UInt8(corner) & 1 != 0 else { return false }
    // A convex corner of the outline has the normals between those of its two edges (its Gauss map).
    let (first, last) = (before[corner], after[corner])
    return first.cross(normal) >= -Self.tolerance && normal.cross(last) >= -Self.tolerance
      && normal.dot(first + last) > 0
  }

  private func isAlong(_ normal: Vector2, _ other: Vector2) -> Bool {
    // The same direction up to the tolerance: |a × b| ≤ ε and a·b > 0.
    let lean = other.cross(normal)
    return other.dot(normal) > 0 && lean >= -Self.tolerance && lean <= Self.tolerance
  }
}

// MARK: - Construction

extension InternalEdges {
  /// Finds the internal edges of a polygon among other polygons of the body; nil if there are none.
  ///
  /// - Parameter width: The maximum distance of edges that count as touching.
  init?(of polygon: ShapeGeometry, among others: [ShapeGeometry], width: Float) {
    for edge in 0..<Int(polygon.count)
    where Self.isCovered(edge: edge, of: polygon, by: others, width: width) {
      internalEdgeBits |= 1 << UInt8(edge)
    }
    guard internalEdgeBits != 0 else { return nil }
    // The wedge that the body fills around each corner gives the outline's edges there: convex below π.
    for corner in 0..<Int(polygon.count) {
      var wedge = Wedge(at: corner, of: polygon)
      wedge.grow(by: others.compactMap { Wedge(at: wedge.apex, in: $0, width: width) })
      before[corner] = wedge.end.leftPerpendicular
      after[corner] = wedge.start.rightPerpendicular
      if wedge.width <= .pi + Self.tolerance { convexCornerBits |= 1 << UInt8(corner) }
    }
  }

  /// Whether the line just outside of an edge lies in the other polygons.
  private static func isCovered(
    edge: Int, of polygon: ShapeGeometry, by others: [ShapeGeometry], width: Float
  ) -> Bool {
    // The intervals of the line, from 0 to 1, that each polygon covers.
    let (start, end) = (polygon.vertices[edge], polygon.vertices[polygon.next(edge)])
    var intervals: [(lower: Float, upper: Float)] = []
    for other in others {
      if other.hasEdge(from: end, to: start, width: width) { return true }
      let outward = 2 * width * polygon.normals[edge]
      if let interval = other.interval(
        from: start + outward, to: end + outward, margin: { _ in width })
      {
        intervals.append(interval)
      }
    }
    // Covered if their union leaves no gap beyond the tolerance.
    intervals.sort { $0 < $1 }
    let slack = width / (end - start).length
    var covered: Float = 0
    for interval in intervals where interval.lower <= covered + slack {
      if interval.upper > covered { covered = interval.upper }
    }
    return covered >= 1 - slack
  }
}

extension ShapeGeometry {
  /// Whether one of the edges leads from one point to another, within a width.
  fileprivate func hasEdge(from start: Vector2, to end: Vector2, width: Float) -> Bool {
    (0..<Int(count)).contains { index in
      (vertices[index] - start).length <= width && (vertices[next(index)] - end).length <= width
    }
  }

  /// The part of a line, from 0 to 1, that lies in the polygon or within a margin of each edge.
  @inline(never)
  func interval(
    from start: Vector2, to end: Vector2, margin: (_ edge: Int) -> Float
  ) -> (lower: Float, upper: Float)? {
    // Clip the line to the half-plane of each edge (Cyrus and Beck, 1978).
    var (lower, upper): (Float, Float) = (0, 1)
    for index in 0..<Int(count) {
      let margin = margin(index)
      let first = normals[index].dot(start - vertices[index]) - margin
      let last = normals[index].dot(end - vertices[index]) - margin
      if first > 0 && last > 0 { return nil }
      if first > 0 {
        lower = max(lower, first / (first - last))
      } else if last > 0 {
        upper = min(upper, first / (first - last))
      }
    }
    return lower < upper ? (lower, upper) : nil
  }
}

/// The sector of the plane that a body fills close to a point: counter-clockwise, with x right and y up,
/// from one direction to another.
private struct Wedge {
  let apex: Vector2
  var start: Vector2
  var end: Vector2
  /// Radians.
  var width: Float
  /// Of `start`, in radians.
  private var angle: Float

  private init(apex: Vector2, start: Vector2, end: Vector2) {
    self.apex = apex
    self.start = start
    self.end = end
    // The width in 0…2π, counter-clockwise from start to end.
    angle = arctangent(y: start.y, x: start.x)
    let opening = arctangent(y: start.cross(end), x: start.dot(end))
    width = opening > 0 ? opening : opening + 2 * .pi
  }

  /// Creates the wedge of a polygon at one of its corners.
  init(at corner: Int, of polygon: ShapeGeometry) {
    let previous = corner == 0 ? Int(polygon.count) - 1 : corner - 1
    self.init(
      apex: polygon.vertices[corner], start: polygon.normals[corner].leftPerpendicular,
      end: polygon.normals[previous].rightPerpendicular)
  }

  /// Creates the wedge of a polygon at any point; nil if the point is outside of it.
  init?(at point: Vector2, in polygon: ShapeGeometry, width: Float) {
    // The edges through the point.
    var edges: [Int] = []
    for index in 0..<Int(polygon.count) {
      let height = polygon.normals[index].dot(point - polygon.vertices[index])
      if height > width { return nil }
      if height >= -width { edges.append(index) }
    }
    if let corner = (0..<Int(polygon.count)).first(where: {
      (polygon.vertices[$0] - point).length <= 2 * width
    }) {
      self.init(at: corner, of: polygon)
    } else if let edge = edges.first {
      // On an edge: the half-plane.
      let along = polygon.normals[edge].leftPerpendicular
      self.init(apex: point, start: along, end: -along)
    } else {
      // Inside: the whole plane.
      self.init(apex: point, start: Vector2(1, 0), end: Vector2(1, 0))
      self.width = 2 * .pi
    }
  }

  /// Merges other wedges at the same point that adjoin or overlap this one.
  mutating func grow(by others: [Wedge]) {
    let tolerance = InternalEdges.tolerance
    var isGrowing = true
    while isGrowing && width < 2 * .pi - tolerance {
      isGrowing = false
      for other in others {
        // The angle from this wedge's start to the other's, in 0…2π.
        var offset = other.angle - angle
        while offset < -tolerance { offset += 2 * .pi }
        while offset >= 2 * .pi - tolerance { offset -= 2 * .pi }
        if offset <= width + tolerance, offset + other.width > width + tolerance {
          width = offset + other.width
          end = other.end
          isGrowing = true
        }
        // In the other direction: the other wedge ends beyond this one's start.
        let before = offset + other.width - 2 * .pi
        if offset > tolerance, before >= -tolerance, offset < 2 * .pi - tolerance {
          width += 2 * .pi - offset
          angle = other.angle
          start = other.start
          isGrowing = true
        }
      }
    }
  }
}
