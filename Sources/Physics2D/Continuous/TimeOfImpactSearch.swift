/// A moving shape that is looked at for what it would pass.
struct TimeOfImpactSearch {
  /// The shape a little smaller than it is: resting shapes overlap by a slop, and one that slides over
  /// a floor of several boxes must not be stopped at the side of the next box.
  private let proxy: DistanceProxy
  /// The shape's middle in its body's frame.
  private let centroid: Vector2
  private let sweep: Sweep
  /// How near the outline comes to the middle.
  private let minimumExtent: Float
  /// How far from an obstacle the middle stops.
  private let margin: Float
  private let linearSlop: Float

  /// The part of the least extent that no tolerance exceeds, so that the middle stays far from every
  /// obstacle.
  private static let toleratedFraction: Float = 0.25
  /// A movement into an obstacle by fewer slops is left to the contact: stopping would cost a sliding
  /// body its time.
  private static let toleratedSlops: Float = 1

  init(_ geometry: ShapeGeometry, sweep: Sweep, linearSlop: Float) {
    minimumExtent = geometry.extents(from: geometry.centroid).minimum
    proxy = Self.shrunk(geometry, minimumExtent: minimumExtent, by: 2 * linearSlop)
    centroid = geometry.centroid
    self.sweep = sweep
    self.linearSlop = linearSlop
    let quarter = Self.toleratedFraction * minimumExtent
    margin = quarter < linearSlop ? quarter : linearSlop
  }

  /// The part of the movement, at most `limit`, up to which the shape does not pass an obstacle.
  ///
  /// That is the time of impact of the whole shape where it starts apart, and in any case at most the
  /// time at which its middle would reach the obstacle.
  func fraction(at obstacle: ShapeGeometry, _ obstacleSweep: Sweep, before limit: Float) -> Float {
    let start = obstacleSweep.start.inverse(sweep.start * centroid)
    guard isOnSolidSide(start, of: obstacle), !isSeparatedByEdge(of: obstacle, obstacleSweep) else {
      return limit
    }
    let impact = timeOfImpact(
      TimeOfImpactInput(
        a: DistanceProxy(obstacle), b: proxy, sweepA: obstacleSweep, sweepB: sweep,
        maximumFraction: limit, linearSlop: linearSlop))
    let isHit = impact.state == .hit || impact.state == .failed
    let stops =
      isHit && impact.fraction > 0 && impact.fraction < limit
      && !isTolerated(after: impact.fraction, obstacle, obstacleSweep)
    return centroidFraction(
      from: start, at: obstacle, obstacleSweep, before: stops ? impact.fraction : limit,
      startsApart: impact.fraction > 0)
  }

  /// Whether the shape's middle is on the other side of an obstacle after a part of the movement.
  func passes(_ obstacle: ShapeGeometry, _ obstacleSweep: Sweep, at fraction: Float) -> Bool {
    let start = obstacleSweep.start.inverse(sweep.start * centroid)
    guard isOnSolidSide(start, of: obstacle), !isSeparatedByEdge(of: obstacle, obstacleSweep) else {
      return false
    }
    return isBlocked(
      obstacle, from: start,
      to: obstacleSweep.transform(at: fraction).inverse(centroid(at: fraction))
    )
  }

  /// A chain lets pass what comes from behind.
  private func isOnSolidSide(_ start: Vector2, of obstacle: ShapeGeometry) -> Bool {
    obstacle.kind != .chainSegment
      || obstacle.normals[0].dot(start - obstacle.vertices[0]) >= 0
  }

  /// Whether the shape stays before one edge of an obstacle that stands, at start and end and therefore
  /// all the way: most shapes that move quickly near a boundary do.
  private func isSeparatedByEdge(of obstacle: ShapeGeometry, _ obstacleSweep: Sweep) -> Bool {
    guard obstacle.kind != .circle, obstacleSweep.isStationary else { return false }
    let turn = sweep.startRotation.inverse * sweep.endRotation
    guard turn.cosine > 0.5 else { return false }
    let frame = obstacleSweep.start
    let start = proxy.points.transformed(by: frame.relative(sweep.start))
    let end = proxy.points.transformed(by: frame.relative(sweep.end))
    // Between its ends a turning point leaves the straight line by at most the sagitta, an eighth of the
    // squared angle for each unit of its distance from the center of mass.
    let reach = proxy.points.maximumDistance(from: sweep.localCenter)
    let target = TouchingDistance(obstacle.radius + proxy.radius, slop: linearSlop)
    let threshold = target.distance + target.tolerance + 0.2 * turn.sine * turn.sine * reach
    let edges = obstacle.kind == .chainSegment ? 1 : Int(obstacle.count)
    for edge in 0..<edges {
      let (corner, normal) = (obstacle.vertices[edge], obstacle.normals[edge])
      if start.minimumHeight(over: corner, along: normal) > threshold,
        end.minimumHeight(over: corner, along: normal) > threshold
      {
        return true
      }
    }
    return false
  }

  /// A shape whose outline lies a margin, at most a quarter of the least extent, further inside: with a
  /// smaller radius, or with corners nearer to the middle.
  private static func shrunk(
    _ geometry: ShapeGeometry, minimumExtent: Float, by margin: Float
  ) -> DistanceProxy {
    let quarter = toleratedFraction * minimumExtent
    let inward = margin < quarter ? margin : quarter
    var smaller = geometry
    if geometry.radius >= inward {
      smaller.radius -= inward
    } else if minimumExtent > 0 {
      let scale = 1 - inward / minimumExtent
      for index in 0..<maximumPolygonVertices {
        let arm = geometry.vertices[index] - geometry.centroid
        smaller.vertices[index] = geometry.centroid + scale * arm
      }
    }
    return DistanceProxy(smaller)
  }

  /// Whether what is left of the movement after an impact would not bring the shape far into the
  /// obstacle.
  private func isTolerated(
    after fraction: Float, _ obstacle: ShapeGeometry, _ obstacleSweep: Sweep
  ) -> Bool {
    let frame = obstacleSweep.transform(at: fraction)
    let transform = frame.relative(sweep.transform(at: fraction))
    var cache = SimplexCache()
    let clearance = distance(
      DistanceInput(
        a: DistanceProxy(obstacle), b: proxy, transform: transform,
        usesRadii: false),
      cache: &cache)
    // The end of the movement as the obstacle sees it.
    let end = obstacleSweep.end.relative(sweep.end)
    let pointOfBody = transform.inverse(clearance.pointB)
    let pointDepth = clearance.normal.dot(clearance.pointB - end * pointOfBody)
    let centroidDepth = clearance.normal.dot(transform * centroid - end * centroid)
    let depth = pointDepth > centroidDepth ? pointDepth : centroidDepth
    let quarter = Self.toleratedFraction * minimumExtent
    let slops = Self.toleratedSlops * linearSlop
    return depth < (quarter < slops ? quarter : slops)
  }

  /// The part of the movement up to which the shape's middle does not reach an obstacle.
  ///
  /// The middle gets a small radius so that it stops on its side of the boundary. A body that starts
  /// so deep in an obstacle that its middle is nearer than that may move as long as the middle comes
  /// no nearer.
  private func centroidFraction(
    from start: Vector2, at obstacle: ShapeGeometry, _ obstacleSweep: Sweep, before limit: Float,
    startsApart: Bool
  ) -> Float {
    let end = obstacleSweep.transform(at: limit).inverse(centroid(at: limit))
    var rounded = obstacle
    rounded.radius += margin
    let near = rounded.castRay(RayInput(origin: start, translation: end - start))
    guard near.isHit, near.normal != .zero else {
      return !startsApart && isBlocked(obstacle, from: start, to: end) ? 0 : limit
    }
    // The middle of a turning body leaves the straight line, so the place of the stop is looked at
    // once more.
    let fraction = near.fraction * limit
    let stop = obstacleSweep.transform(at: fraction).inverse(centroid(at: fraction))
    return isBlocked(obstacle, from: start, to: stop) ? 0 : fraction
  }

  /// Whether the middle may not go from a place to another: across an obstacle, or nearer to it than
  /// half of the margin.
  private func isBlocked(_ obstacle: ShapeGeometry, from start: Vector2, to end: Vector2) -> Bool {
    if crosses(obstacle, from: start, to: end) { return true }
    let before = clearance(obstacle, start)
    return clearance(obstacle, end) < (before < 0.5 * margin ? before : 0.5 * margin)
  }

  private func clearance(_ obstacle: ShapeGeometry, _ point: Vector2) -> Float {
    if obstacle.kind == .segment || obstacle.kind == .chainSegment {
      let nearest = nearestPoint(
        to: point, onSegmentFrom: obstacle.vertices[0], to: obstacle.vertices[1])
      return (point - nearest).length
    }
    var cache = SimplexCache()
    return distance(
      DistanceInput(
        a: DistanceProxy(obstacle), b: DistanceProxy(.circle(center: point, radius: 0)),
        transform: .identity, usesRadii: true),
      cache: &cache
    ).distance
  }

  /// Whether a straight way leads through the outline of an obstacle from outside.
  private func crosses(_ obstacle: ShapeGeometry, from start: Vector2, to end: Vector2) -> Bool {
    guard obstacle.kind == .segment || obstacle.kind == .chainSegment else {
      let hit = obstacle.castRay(RayInput(origin: start, translation: end - start))
      return hit.isHit && hit.normal != .zero
    }
    let first = obstacle.vertices[0]
    let normal = obstacle.normals[0]
    let before = normal.dot(start - first)
    let after = normal.dot(end - first)
    let changesSide = before >= 0 ? after < 0 : obstacle.kind == .segment && after >= 0
    guard changesSide else { return false }
    // Lines that meet at a corner must not leave a gap there that rounding could slip through, so
    // each is taken as a slop longer.
    let along = obstacle.vertices[1] - first
    let length = along.length
    let crossing = start + (before / (before - after)) * (end - start)
    let position = along.dot(crossing - first) / length
    return position >= -linearSlop && position <= length + linearSlop
  }

  /// The shape's middle in the world at a part of the movement.
  private func centroid(at fraction: Float) -> Vector2 {
    sweep.transform(at: fraction) * centroid
  }
}
