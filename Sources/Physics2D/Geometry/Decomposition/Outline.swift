// SPDX-License-Identifier: Apache-2.0

// Outlines as rings of corners, the last of which is connected to the first. Corners are in single
// precision, so that double precision decides the side of a line exactly in all but the rarest cases.

/// Twice the area of the triangle of three points; positive when it turns from x towards y.
func orientation(_ a: Vector2, _ b: Vector2, _ c: Vector2) -> Double {
  (Double(b.x) - Double(a.x)) * (Double(c.y) - Double(a.y))
    - (Double(b.y) - Double(a.y)) * (Double(c.x) - Double(a.x))
}

/// The area of a ring; positive when it turns from x towards y.
func signedArea(of ring: [Vector2]) -> Double {
  // The sum of a triangle fan.
  var doubled = 0.0
  for index in 1..<max(ring.count - 1, 1) {
    doubled += orientation(ring[0], ring[index], ring[index + 1])
  }
  return doubled / 2
}

/// Whether a point is inside of a ring; undefined on the outline.
func contains(_ point: Vector2, in ring: [Vector2]) -> Bool {
  // Ray casting: count the edges that a ray to the right crosses.
  var isInside = false
  var previous = ring[ring.count - 1]
  for corner in ring {
    if (corner.y > point.y) != (previous.y > point.y) {
      let isLeft = orientation(previous, corner, point) > 0
      if isLeft == (corner.y > previous.y) { isInside.toggle() }
    }
    previous = corner
  }
  return isInside
}

/// The ring without repeated points and flat corners, within a tolerance.
///
/// No omitted point is farther than the tolerance from the edge that replaces it, also where many in a row
/// are omitted. A spike that runs back on itself stays, and is found as a crossing.
func simplified(_ points: [Vector2], tolerance: Float) -> [Vector2] {
  var ring: [Vector2] = []
  // A ring that starts at a corner of its hull has no flat corner where it closes.
  var start = 0
  for (index, point) in points.enumerated() {
    let first = points[start]
    if point.x < first.x || (point.x == first.x && point.y < first.y) { start = index }
  }
  // Remove points within the tolerance of the one before.
  let square = tolerance * tolerance
  for index in points.indices {
    let point = points[(start + index) % points.count]
    if let last = ring.last, (point - last).lengthSquared <= square { continue }
    ring.append(point)
  }
  while ring.count > 1, (ring[ring.count - 1] - ring[0]).lengthSquared <= square {
    ring.removeLast()
  }
  guard ring.count > 2 else { return ring }
  // Remove corners while all points omitted since the last kept one are near the edge that replaces them.
  var kept = [ring[0]]
  var firstDropped = 1
  for index in 1..<ring.count {
    let next = ring[(index + 1) % ring.count]
    let isFlat = ring[firstDropped...index].allSatisfy {
      distanceSquared(from: $0, toSegmentFrom: kept[kept.count - 1], to: next) <= square
    }
    if !isFlat {
      kept.append(ring[index])
      firstDropped = index + 1
    }
  }
  return kept
}

private func distanceSquared(
  from point: Vector2, toSegmentFrom start: Vector2, to end: Vector2
) -> Float {
  (nearestPoint(to: point, onSegmentFrom: start, to: end) - point).lengthSquared
}

// MARK: - Crossings

/// An edge of a ring, among the edges of several.
private struct RingEdge {
  let start: Vector2
  let end: Vector2
  let ring: Int
  let index: Int

  var minimumX: Float { start.x < end.x ? start.x : end.x }
  var maximumX: Float { start.x > end.x ? start.x : end.x }
}

/// The first point, from left to right, where rings cross or touch themselves or each other; nil if there is
/// none.
func firstCrossing(of rings: [[Vector2]]) -> Vector2? {
  var edges: [RingEdge] = []
  for (ringIndex, ring) in rings.enumerated() {
    for index in ring.indices {
      edges.append(
        RingEdge(
          start: ring[index], end: ring[(index + 1) % ring.count], ring: ringIndex, index: index))
    }
  }
  // Sweep in x: only edges whose x ranges overlap are compared (sort and sweep).
  edges.sort { ($0.minimumX, $0.ring, $0.index) < ($1.minimumX, $1.ring, $1.index) }
  for (position, edge) in edges.enumerated() {
    for other in edges[(position + 1)...] {
      guard other.minimumX <= edge.maximumX else { break }
      let count = rings[edge.ring].count
      let isSameRing = edge.ring == other.ring
      // Adjacent edges share a corner; they touch otherwise only if one runs back on the other.
      if isSameRing && (edge.index + 1) % count == other.index {
        if turnsBack(edge, other) { return edge.end }
      } else if isSameRing && (other.index + 1) % count == edge.index {
        if turnsBack(other, edge) { return other.end }
      } else if let point = commonPoint(edge, other) {
        return point
      }
    }
  }
  return nil
}

/// Whether an edge runs back on the one before it.
private func turnsBack(_ edge: RingEdge, _ next: RingEdge) -> Bool {
  orientation(edge.start, edge.end, next.end) == 0
    && (edge.end - edge.start).dot(next.end - next.start) <= 0
}

/// A point that two edges share; nil if there is none.
private func commonPoint(_ first: RingEdge, _ second: RingEdge) -> Vector2? {
  let start = orientation(first.start, first.end, second.start)
  let end = orientation(first.start, first.end, second.end)
  let otherStart = orientation(second.start, second.end, first.start)
  let otherEnd = orientation(second.start, second.end, first.end)
  // An end of one edge on the other.
  if start == 0, isWithinBox(second.start, of: first) { return second.start }
  if end == 0, isWithinBox(second.end, of: first) { return second.end }
  if otherStart == 0, isWithinBox(first.start, of: second) { return first.start }
  if otherEnd == 0, isWithinBox(first.end, of: second) { return first.end }
  // A proper crossing: the ends of each on different sides of the other.
  guard (start < 0) != (end < 0), (otherStart < 0) != (otherEnd < 0), start != 0, end != 0,
    otherStart != 0, otherEnd != 0
  else { return nil }
  return second.start.interpolated(to: second.end, at: Float(start / (start - end)))
}

/// Whether a point of an edge's line lies on the edge.
private func isWithinBox(_ point: Vector2, of edge: RingEdge) -> Bool {
  func isBetween(_ value: Float, _ first: Float, _ second: Float) -> Bool {
    first < second ? value >= first && value <= second : value >= second && value <= first
  }
  return isBetween(point.x, edge.start.x, edge.end.x)
    && isBetween(point.y, edge.start.y, edge.end.y)
}
