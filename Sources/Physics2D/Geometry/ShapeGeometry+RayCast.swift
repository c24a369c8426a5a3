/// A ray, in the frame of the shape's body.
struct RayInput: BitwiseCopyable {
  var origin: Vector2
  /// From the origin to the farthest end.
  var translation: Vector2
  /// The part of the translation that is looked at; 1 for all of it.
  var maximumFraction: Float = 1
}

extension ShapeGeometry {
  /// Where a ray first meets the outline.
  ///
  /// A ray that starts inside hits at fraction 0, with a zero normal. A segment stops rays from both
  /// sides, a chain segment from its solid side. The rounding is exact: a rounded outline is its
  /// edges moved outward and a disc at each corner, and the ray ends where it meets the first.
  func castRay(_ ray: RayInput) -> CastOutput {
    var output = CastOutput()
    guard ray.translation.lengthSquared > .leastNormalMagnitude else { return output }
    if kind == .polygon && radius == 0 { return clipRay(ray) }
    if kind == .circle || kind == .capsule || kind == .polygon, overlaps(point: ray.origin) {
      output.isHit = true
      output.point = ray.origin
      return output
    }
    output.fraction = ray.maximumFraction
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

  /// Shortens the ray to where it enters through an edge moved outward by the radius.
  private func castRayAgainstEdge(_ index: Int, _ ray: RayInput, _ output: inout CastOutput) {
    let normal = normals[index]
    let approach = -ray.translation.dot(normal)
    guard approach > 0 else { return }
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

  /// Shortens the ray to where it enters the disc about a corner.
  private func castRayAgainstCorner(_ index: Int, _ ray: RayInput, _ output: inout CastOutput) {
    let length = ray.translation.length
    let direction = (1 / length) * ray.translation
    let offset = ray.origin - vertices[index]
    // The foot of the corner on the ray; measured from there the roots do not cancel.
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

  /// Cuts the ray to the inside of a sharp polygon, edge by edge.
  ///
  /// After Cyrus and Beck (1978); unlike a search edge by edge it has no gap at the corners.
  private func clipRay(_ ray: RayInput) -> CastOutput {
    var output = CastOutput()
    let heights =
      normals.x * (vertices.x - ray.origin.x) + normals.y * (vertices.y - ray.origin.y)
    let speeds = normals.dot(ray.translation)
    var entry: Float = 0
    var exit = ray.maximumFraction
    var entryEdge = -1
    var isInside = true
    var index = 0
    while index < Int(count) {
      let height = heights[index]
      let speed = speeds[index]
      index &+= 1
      if height < 0 {
        isInside = false
        guard speed < 0 else { return output }
      }
      if speed < 0 {
        let fraction = height / speed
        if fraction > entry || (entryEdge < 0 && fraction >= 0) {
          (entry, entryEdge) = (fraction, index &- 1)
        }
      } else if speed > 0 {
        let fraction = height / speed
        if fraction < exit { exit = fraction }
      }
    }
    if isInside {
      output.isHit = true
      output.point = ray.origin
      return output
    }
    guard entryEdge >= 0, entry <= exit else { return output }
    output.isHit = true
    output.fraction = entry
    output.point = ray.origin + entry * ray.translation
    output.normal = normals[entryEdge]
    return output
  }

  /// Whether a point of the body's frame lies in or on the shape; never on a line without a radius.
  func overlaps(point: Vector2) -> Bool {
    switch kind {
    case .segment, .chainSegment: return false
    case .circle: return (point - vertices[0]).lengthSquared <= radius * radius
    case .polygon:
      let heights = normals.x * (point.x - vertices.x) + normals.y * (point.y - vertices.y)
      let height = maximumLane(heights).value
      if height <= 0 || height > radius { return height <= 0 }
      return isNearOutline(point)
    case .capsule: return isNearOutline(point)
    }
  }

  /// Whether a point lies within the radius of an edge.
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
