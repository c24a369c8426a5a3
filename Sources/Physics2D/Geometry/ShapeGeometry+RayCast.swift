// SPDX-License-Identifier: Apache-2.0

/// A ray, in the frame of the shape's body.
struct RayInput: BitwiseCopyable {
  var origin: Vector2
  /// From the origin to the end of the ray.
  var translation: Vector2
  /// The part of the translation to search; 1 for all of it.
  var maximumFraction: Float = 1
}

extension ShapeGeometry {
  /// The first hit of a ray on the outline.
  ///
  /// A ray that starts inside hits at fraction 0, with a zero normal. A segment stops rays from both sides,
  /// a chain segment from its solid side. The rounding is exact: a rounded outline consists of its edges
  /// moved outward and a circle at each corner, and the first hit of these counts.
  func castRay(_ ray: RayInput) -> CastOutput {
    var output = CastOutput()
    guard ray.translation.lengthSquared > .leastNormalMagnitude else { return output }
    if kind == .polygon && radius == 0 { return clipRay(ray) }
    if kind == .circle || kind == .capsule || kind == .polygon, overlaps(point: ray.origin) {
      output.isHit = true
      output.point = ray.origin
      return output
    }
    // Each part shortens the ray to its hit.
    output.fraction = ray.maximumFraction
    // A circle has no edge, and a chain segment one side.
    let edgeCount = kind == .circle ? 0 : (kind == .chainSegment ? 1 : Int(count))
    var index = 0
    while index < edgeCount {
      castRayAgainstEdge(index, ray, &output)
      index &+= 1
    }
    index = 0
    while radius > 0 && index < Int(count) {
      castRayAgainstCorner(index, ray, &output)
      index &+= 1
    }
    if !output.isHit { output.fraction = 0 }
    return output
  }

  /// Shortens the ray to its entry through an edge, moved outward by the radius.
  private func castRayAgainstEdge(_ index: Int, _ ray: RayInput, _ output: inout CastOutput) {
    let normal = normals[index]
    let approach = -ray.translation.dot(normal)
    guard approach > 0 else { return }
    // t = n·(o − v) / (−d·n), accepted if the point is on the edge.
    let start = vertices[index] + radius * normal
    let end = vertices[next(index)] + radius * normal
    let fraction = normal.dot(ray.origin - start) / approach
    guard fraction >= 0, fraction <= output.fraction else { return }
    let point = ray.origin + fraction * ray.translation
    let along = end - start
    let position = along.dot(point - start)
    guard position >= 0, position <= along.lengthSquared else { return }
    output = CastOutput(isHit: true, fraction: fraction, point: point, normal: normal)
  }

  /// Shortens the ray to its entry into the circle about a corner.
  private func castRayAgainstCorner(_ index: Int, _ ray: RayInput, _ output: inout CastOutput) {
    let length = ray.translation.length
    let direction = (1 / length) * ray.translation
    let offset = ray.origin - vertices[index]
    // Project the corner onto the ray. The half chord is √(r² − a²) with the distance a of the corner from
    // the ray; measured from the projection, the roots of the quadratic do not cancel.
    let toFoot = -offset.dot(direction)
    let across = offset + toFoot * direction
    let halfChordSquared = radius * radius - across.lengthSquared
    guard halfChordSquared >= 0 else { return }
    let fraction = (toFoot - halfChordSquared.squareRoot()) / length
    guard fraction >= 0, fraction <= output.fraction else { return }
    let point = ray.origin + fraction * ray.translation
    output = CastOutput(
      isHit: true, fraction: fraction, point: point,
      normal: (point - vertices[index]).normalized)
  }

  /// Clips the ray to the inside of a sharp polygon.
  ///
  /// After Cyrus and Beck (1978); unlike a search for the first edge it has no gap at the corners.
  private func clipRay(_ ray: RayInput) -> CastOutput {
    // For all edges at once: heights n·(v − o), negative if the origin is outside, and speeds n·d.
    let heights =
      normals.x * (vertices.x - ray.origin.x) + normals.y * (vertices.y - ray.origin.y)
    let speeds = normals.dot(ray.translation)
    let (outside, entering) = (heights .< 0, speeds .< 0)
    guard isAny(outside) else { return CastOutput(isHit: true, point: ray.origin) }
    // A ray that is outside of an edge and does not approach it misses.
    if isAny(outside .& .!entering) { return CastOutput() }
    // Entering half-planes raise the entry, leaving ones lower the exit: t = height / speed.
    let fractions = heights / speeds
    let entry = maximumLane(select(entering, fractions, Lanes(repeating: -1)))
    let limit = Lanes(repeating: -ray.maximumFraction)
    let exit = -maximumValue(select(speeds .> 0, maximum(-fractions, limit), limit))
    // The ray hits if it enters the last half-plane before it leaves the first; not if a number is none.
    guard entry.value >= 0, entry.value <= exit else { return CastOutput() }
    return CastOutput(
      isHit: true, fraction: entry.value, point: ray.origin + entry.value * ray.translation,
      normal: normals[entry.lane])
  }

  /// Whether a point of the body's frame is in or on the shape; never for a segment.
  func overlaps(point: Vector2) -> Bool {
    switch kind {
    case .segment, .chainSegment: return false
    case .circle: return (point - vertices[0]).lengthSquared <= radius * radius
    case .polygon:
      // The maximum height above an edge: inside if it is not positive, else within the rounding.
      let heights = normals.x * (point.x - vertices.x) + normals.y * (point.y - vertices.y)
      let height = maximumLane(heights).value
      if height <= 0 || height > radius { return height <= 0 }
      return isNearOutline(point)
    case .capsule: return isNearOutline(point)
    }
  }

  /// Whether a point is within the radius of an edge.
  private func isNearOutline(_ point: Vector2) -> Bool {
    var index = 0
    while index < Int(count) {
      let nearest = nearestPoint(
        to: point, onSegmentFrom: vertices[index], to: vertices[next(index)])
      if (nearest - point).lengthSquared <= radius * radius { return true }
      index &+= 1
    }
    return false
  }
}
