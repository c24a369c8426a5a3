// SPDX-License-Identifier: Apache-2.0

/// Finds the fraction of a motion at which a shape reaches an obstacle.
///
/// After Catto, "Continuous Collision" (GDC 2013): the time of impact of the shape, and in any case the time
/// at which its centroid would reach the obstacle, so that nothing tunnels.
struct TimeOfImpactSearch {
  /// The shape, slightly shrunk: resting shapes overlap by a slop, and one that slides over a floor of
  /// several boxes must not be stopped at the side of the next box.
  private let proxy: DistanceProxy
  /// The shape's centroid in its body's frame.
  private let centroid: Vector2
  private let sweep: Sweep
  /// The minimum distance of the outline from the centroid.
  private let minimumExtent: Float
  /// The distance from an obstacle at which the centroid stops.
  private let margin: Float
  private let linearSlop: Float

  /// The limit of all tolerances, as a part of the minimum extent, so that the centroid stays away from
  /// every obstacle.
  private static let toleratedFraction: Float = 0.25
  /// A motion into an obstacle by fewer slops is left to the contact: stopping would take time from a
  /// sliding body.
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

  /// The fraction of the motion, at most `limit`, up to which the shape does not pass through an obstacle.
  ///
  /// This is the time of impact of the whole shape if it starts separated, and in any case at most the
  /// time at which its centroid would reach the obstacle.
  func fraction(at obstacle: ShapeGeometry, _ obstacleSweep: Sweep, before limit: Float) -> Float {
    // The start of the centroid in the obstacle's frame; most candidates are excluded by one edge.
    let start = obstacleSweep.start.inverse(sweep.start * centroid)
    guard isOnSolidSide(start, of: obstacle), !isSeparatedByEdge(of: obstacle, obstacleSweep) else {
      return limit
    }
    // An impact at the start is left to the contact; a failed search is treated as a hit.
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

  /// Whether the shape's centroid has passed through an obstacle at a fraction of the motion.
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

  /// Whether a centroid starts on the solid side; a chain collides on one side only.
  private func isOnSolidSide(_ start: Vector2, of obstacle: ShapeGeometry) -> Bool {
    obstacle.kind != .chainSegment
      || obstacle.normals[0].dot(start - obstacle.vertices[0]) >= 0
  }

  /// Whether the shape stays outside of one edge of a stationary obstacle at start and end, and therefore
  /// all the way, as most shapes do that move fast near a boundary.
  private func isSeparatedByEdge(of obstacle: ShapeGeometry, _ obstacleSweep: Sweep) -> Bool {
    guard obstacle.kind != .circle, obstacleSweep.isStationary else { return false }
    let turn = sweep.startRotation.inverse * sweep.endRotation
    guard turn.cosine > 0.5 else { return false }
    let frame = obstacleSweep.start
    let start = proxy.points.transformed(by: frame.relative(sweep.start))
    let end = proxy.points.transformed(by: frame.relative(sweep.end))
    // Between its ends the path of a rotating point leaves the straight line by at most the sagitta, θ²/8
    // for each unit of its distance from the center of mass; for cos θ > 0.5, θ²/8 < 0.2·sin²θ.
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

  /// A shape whose outline lies farther inside by a margin, at most a quarter of the minimum extent: with a
  /// smaller radius, or scaled about the centroid.
  private static func shrunk(
    _ geometry: ShapeGeometry, minimumExtent: Float, by margin: Float
  ) -> DistanceProxy {
    // Radius r − m, or vertices scaled by 1 − m/extent, which moves each edge inward by about m or more.
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

  /// Whether the motion that remains after an impact would move the shape into the obstacle by less than the
  /// tolerance.
  private func isTolerated(
    after fraction: Float, _ obstacle: ShapeGeometry, _ obstacleSweep: Sweep
  ) -> Bool {
    // The closest points at the impact.
    let frame = obstacleSweep.transform(at: fraction)
    let transform = frame.relative(sweep.transform(at: fraction))
    var cache = SimplexCache()
    let clearance = distance(
      DistanceInput(
        a: DistanceProxy(obstacle), b: proxy, transform: transform,
        usesRadii: false),
      cache: &cache)
    // The depth along the normal that the closest point, or the centroid, would reach by the end of the
    // motion, in the obstacle's frame.
    let end = obstacleSweep.end.relative(sweep.end)
    let pointOfBody = transform.inverse(clearance.pointB)
    let pointDepth = clearance.normal.dot(clearance.pointB - end * pointOfBody)
    let centroidDepth = clearance.normal.dot(transform * centroid - end * centroid)
    let depth = pointDepth > centroidDepth ? pointDepth : centroidDepth
    let quarter = Self.toleratedFraction * minimumExtent
    let slops = Self.toleratedSlops * linearSlop
    return depth < (quarter < slops ? quarter : slops)
  }

  /// The fraction of the motion up to which the shape's centroid does not reach an obstacle.
  ///
  /// The centroid has a small radius, the margin, so that it stops on its side of the boundary. If it starts
  /// nearer than the margin, it may move as long as it comes no nearer.
  private func centroidFraction(
    from start: Vector2, at obstacle: ShapeGeometry, _ obstacleSweep: Sweep, before limit: Float,
    startsApart: Bool
  ) -> Float {
    // A ray from the start to the end of the centroid against the obstacle, rounded by the margin.
    let end = obstacleSweep.transform(at: limit).inverse(centroid(at: limit))
    var rounded = obstacle
    rounded.radius += margin
    let near = rounded.castRay(RayInput(origin: start, translation: end - start))
    guard near.isHit, near.normal != .zero else {
      return !startsApart && isBlocked(obstacle, from: start, to: end) ? 0 : limit
    }
    // The centroid of a rotating body leaves the straight line, so that the stop is verified.
    let fraction = near.fraction * limit
    let stop = obstacleSweep.transform(at: fraction).inverse(centroid(at: fraction))
    return isBlocked(obstacle, from: start, to: stop) ? 0 : fraction
  }

  /// Whether the centroid may not move from one point to another: through an obstacle, or nearer to it than
  /// half of the margin.
  private func isBlocked(_ obstacle: ShapeGeometry, from start: Vector2, to end: Vector2) -> Bool {
    if crosses(obstacle, from: start, to: end) { return true }
    let before = clearance(obstacle, start)
    return clearance(obstacle, end) < (before < 0.5 * margin ? before : 0.5 * margin)
  }

  /// The distance of a point from an obstacle.
  private func clearance(_ obstacle: ShapeGeometry, _ point: Vector2) -> Float {
    // GJK for shapes with an inside, where the distance is 0.
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

  /// Whether a straight path crosses the outline of an obstacle from outside.
  private func crosses(_ obstacle: ShapeGeometry, from start: Vector2, to end: Vector2) -> Bool {
    guard obstacle.kind == .segment || obstacle.kind == .chainSegment else {
      let hit = obstacle.castRay(RayInput(origin: start, translation: end - start))
      return hit.isHit && hit.normal != .zero
    }
    // For a segment: the heights of both ends have different signs, and the crossing lies on it. A chain
    // is crossed from its solid side only.
    let first = obstacle.vertices[0]
    let normal = obstacle.normals[0]
    let before = normal.dot(start - first)
    let after = normal.dot(end - first)
    let changesSide = before >= 0 ? after < 0 : obstacle.kind == .segment && after >= 0
    guard changesSide else { return false }
    // Segments that meet at a corner must leave no gap by rounding, so that each is extended by a slop.
    let along = obstacle.vertices[1] - first
    let length = along.length
    let crossing = start + (before / (before - after)) * (end - start)
    let position = along.dot(crossing - first) / length
    return position >= -linearSlop && position <= length + linearSlop
  }

  /// The shape's centroid in the world at a fraction of the motion.
  private func centroid(at fraction: Float) -> Vector2 {
    sweep.transform(at: fraction) * centroid
  }
}
