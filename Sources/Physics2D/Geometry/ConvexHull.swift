// SPDX-License-Identifier: Apache-2.0

/// The convex hull of points, counter-clockwise with x right and y up; empty if the hull has no area.
///
/// Quickhull after Barber, Dobkin and Huhdanpaa, "The Quickhull Algorithm for Convex Hulls" (1996), in the
/// plane. Points closer than the welding distance count as one. Corners that protrude by less than half of
/// it are omitted: an edge shorter, or a corner flatter, than the engine's slop gives poor normals.
func convexHull(of points: [Vector2], weldingDistance: Float) -> [Vector2] {
  let distinct = welded(points, distance: weldingDistance)
  guard distinct.count >= 3 else { return [] }
  // The two extreme points in x divide the rest into the points above and below their line.
  var leftmost = distinct[0]
  var rightmost = distinct[0]
  for point in distinct {
    if point.x < leftmost.x || (point.x == leftmost.x && point.y < leftmost.y) { leftmost = point }
    if point.x > rightmost.x || (point.x == rightmost.x && point.y > rightmost.y) {
      rightmost = point
    }
  }
  // Each side adds its corners in order, starting from the farthest point.
  let flatness = 0.5 * weldingDistance
  var corners = [leftmost]
  appendHull(from: leftmost, to: rightmost, of: distinct, flatness: flatness, into: &corners)
  corners.append(rightmost)
  appendHull(from: rightmost, to: leftmost, of: distinct, flatness: flatness, into: &corners)
  return withoutFlatCorners(corners, flatness: flatness)
}

/// The points without those within a distance of an earlier one.
private func welded(_ points: [Vector2], distance: Float) -> [Vector2] {
  // Quadratic, for the few points of a shape.
  var distinct: [Vector2] = []
  let square = distance * distance
  for point in points where !distinct.contains(where: { ($0 - point).lengthSquared <= square }) {
    distinct.append(point)
  }
  return distinct
}

/// Appends the corners between two corners: those to the right of the line from one to the other.
private func appendHull(
  from start: Vector2, to end: Vector2, of points: [Vector2], flatness: Float,
  into corners: inout [Vector2]
) {
  // The point farthest from the line is a corner; only points outside of the line can be others.
  let outward = (end - start).rightPerpendicular.normalized
  var farthest = start
  var maximumDistance: Float = 0
  var outside: [Vector2] = []
  for point in points {
    let distance = outward.dot(point - start)
    guard distance > 0 else { continue }
    outside.append(point)
    if distance > maximumDistance { (maximumDistance, farthest) = (distance, point) }
  }
  guard maximumDistance > flatness else { return }
  // Recursion for the two lines through the new corner.
  appendHull(from: start, to: farthest, of: outside, flatness: flatness, into: &corners)
  corners.append(farthest)
  appendHull(from: farthest, to: end, of: outside, flatness: flatness, into: &corners)
}

/// The outline without corners that protrude by no more than the flatness; empty if fewer than three
/// remain.
private func withoutFlatCorners(_ outline: [Vector2], flatness: Float) -> [Vector2] {
  var corners = outline
  var index = 0
  while corners.count >= 3, index < corners.count {
    let before = corners[(index + corners.count - 1) % corners.count]
    let after = corners[(index + 1) % corners.count]
    let outward = (after - before).rightPerpendicular.normalized
    // A removal changes the neighbors, so that the search starts again.
    if outward.dot(corners[index] - before) <= flatness {
      corners.remove(at: index)
      index = 0
    } else {
      index += 1
    }
  }
  return corners.count >= 3 ? corners : []
}
