// SPDX-License-Identifier: Apache-2.0

/// The closest points of two segments.
struct ClosestPoints: BitwiseCopyable {
  /// On the first segment, 0 at its start and 1 at its end.
  var firstFraction: Float
  /// On the second segment, 0 at its start and 1 at its end.
  var secondFraction: Float
  var first: Vector2
  var second: Vector2

  /// Whether each of the points is an end of its segment.
  var areEnds: Bool {
    (firstFraction == 0 || firstFraction == 1) && (secondFraction == 0 || secondFraction == 1)
  }
}

/// The nearest points of the segments p1–q1 and p2–q2.
///
/// After Ericson, "Real-Time Collision Detection" (2005), 5.1.9. In the plane two lines that are not
/// parallel meet, so that the unconstrained minimum is their crossing, and cross products give it with fewer
/// rounding errors than the general formula.
func closestPoints(_ p1: Vector2, _ q1: Vector2, _ p2: Vector2, _ q2: Vector2) -> ClosestPoints {
  // Points p1 + s·d1 and p2 + t·d2, with r = p1 − p2.
  let along1 = q1 - p1
  let along2 = q2 - p2
  let between = p1 - p2
  let square1 = along1.lengthSquared
  let square2 = along2.lengthSquared
  let crossing = along1.cross(along2)
  // The lines cross at s = (d2 × r) / (d1 × d2); parallel ones start from s = 0. Clamp s to the segment.
  var fraction1 =
    crossing == 0 ? 0 : clampedToUnit(along2.cross(between) / crossing)
  // The point of line 2 nearest to p1 + s·d1: t = d2·(r + s·d1) / |d2|².
  var fraction2: Float = 0
  if square2 > 0 {
    fraction2 = along2.dot(between + fraction1 * along1) / square2
  }
  // If t is outside of segment 2, clamp it and find s anew: s = d1·(p2 + t·d2 − p1) / |d1|².
  if !(fraction2 > 0 && fraction2 < 1) {
    fraction2 = clampedToUnit(fraction2)
    let offset = p2 + fraction2 * along2 - p1
    fraction1 = square1 > 0 ? clampedToUnit(along1.dot(offset) / square1) : 0
  }
  // The ends are exact.
  return ClosestPoints(
    firstFraction: fraction1, secondFraction: fraction2,
    first: fraction1 < 1 ? p1 + fraction1 * along1 : q1,
    second: fraction2 < 1 ? p2 + fraction2 * along2 : q2)
}

/// The point of a segment that is nearest to another point.
func nearestPoint(to point: Vector2, onSegmentFrom start: Vector2, to end: Vector2) -> Vector2 {
  let along = end - start
  let square = along.lengthSquared
  guard square > 0 else { return start }
  // start + (d·(p − start) / |d|²)·d, clamped to the segment; measured from the nearer end, so that a
  // mirrored segment has the mirrored point.
  let fromStart = along.dot(point - start)
  let fromEnd = along.dot(end - point)
  guard fromStart > 0 else { return start }
  guard fromEnd > 0 else { return end }
  return fromStart < fromEnd
    ? start + (fromStart / square) * along : end - (fromEnd / square) * along
}

/// A number clamped to 0…1; 0 if it is not a number.
func clampedToUnit(_ number: Float) -> Float { number > 0 ? (number < 1 ? number : 1) : 0 }
