// SPDX-License-Identifier: Apache-2.0

/// The separation of two moving shapes along an axis fixed to their nearest features, as a function of time.
///
/// After Catto, "Continuous Collision" (GDC 2013).
struct SeparationFunction: BitwiseCopyable {
  private enum Features {
    /// Two vertices; the direction is fixed in the world.
    case vertices
    /// An edge of A; point and direction turn with A.
    case edgeOfA
    /// An edge of B; point and direction turn with B.
    case edgeOfB
  }

  private let input: TimeOfImpactInput
  private let features: Features
  /// The midpoint of the edge, in its body's frame.
  private let point: Vector2
  /// In the world for two vertices, else in the frame of the edge's body, outward.
  private let direction: Vector2

  /// Creates the function for the features that a distance query ended with.
  init(_ input: TimeOfImpactInput, cache: SimplexCache, at fraction: Float) {
    self.input = input
    let transformA = input.sweepA.transform(at: fraction)
    let transformB = input.sweepB.transform(at: fraction)
    let firstA = input.a.points[Int(cache.indexA[0])]
    let firstB = input.b.points[Int(cache.indexB[0])]
    // One vertex in the simplex: the axis leads from vertex to vertex. Two vertices with the same vertex of
    // A: an edge of B is nearest to it, and its normal is the axis. Otherwise an edge of A is.
    if cache.count == 1 {
      features = .vertices
      point = .zero
      direction = (transformB * firstB - transformA * firstA).normalized
    } else if cache.indexA[0] == cache.indexA[1] {
      let end = input.b.points[Int(cache.indexB[1])]
      let normal = (end - firstB).leftPerpendicular.normalized
      features = .edgeOfB
      point = firstB.interpolated(to: end, at: 0.5)
      // The normal points from the edge to the other shape.
      let height = (transformB.rotation * normal).dot(transformA * firstA - transformB * point)
      direction = height < 0 ? -normal : normal
    } else {
      let end = input.a.points[Int(cache.indexA[1])]
      let normal = (end - firstA).leftPerpendicular.normalized
      features = .edgeOfA
      point = firstA.interpolated(to: end, at: 0.5)
      let height = (transformA.rotation * normal).dot(transformB * firstB - transformA * point)
      direction = height < 0 ? -normal : normal
    }
  }

  /// A vertex of A and a vertex of B.
  private struct Vertices {
    var a: Int
    var b: Int
  }

  /// The vertices with the minimum separation along the axis at a fraction of the motion.
  private func deepestVertices(at fraction: Float) -> Vertices {
    // The support vertices along the axis, in the frames of their bodies.
    let rotationA = input.sweepA.transform(at: fraction).rotation
    let rotationB = input.sweepB.transform(at: fraction).rotation
    switch features {
    case .vertices:
      return Vertices(
        a: input.a.points.support(rotationA.unrotate(direction)),
        b: input.b.points.support(rotationB.unrotate(-direction)))
    case .edgeOfA:
      return Vertices(
        a: 0, b: input.b.points.support(rotationB.unrotate(-(rotationA * direction))))
    case .edgeOfB:
      return Vertices(
        a: input.a.points.support(rotationA.unrotate(-(rotationB * direction))), b: 0)
    }
  }

  /// The separation of two vertices along the axis at a fraction of the motion.
  private func separation(_ vertices: Vertices, at fraction: Float) -> Float {
    // s(t) = n(t)·(pB(t) − pA(t)); on an edge one of the points is its midpoint.
    let transformA = input.sweepA.transform(at: fraction)
    let transformB = input.sweepB.transform(at: fraction)
    switch features {
    case .vertices:
      return direction.dot(
        transformB * input.b.points[vertices.b] - transformA * input.a.points[vertices.a])
    case .edgeOfA:
      return (transformA.rotation * direction).dot(
        transformB * input.b.points[vertices.b] - transformA * point)
    case .edgeOfB:
      return (transformB.rotation * direction).dot(
        transformA * input.a.points[vertices.a] - transformB * point)
    }
  }
}

extension SeparationFunction {
  /// The result of advancing along the axis.
  enum Advance {
    /// The shapes stay separated to the end.
    case separated
    /// They touch at the start of the search.
    case touching
    /// They are nearer than touching at the start of the search.
    case overlapping
    /// Nothing touches along this axis up to a fraction.
    case safe(Float)
  }

  /// The last fraction before `last` at which all vertices are at least at the touching distance.
  func advance(from first: Float, to last: Float, target: TouchingDistance) -> Advance {
    var limit = last
    var iteration = 0
    // Push `limit` back until the deepest vertices there are no longer nearer than touching: each iteration
    // finds the root of the separation for one pair of vertices, and there are few pairs.
    while iteration < 2 * maximumPolygonVertices {
      let vertices = deepestVertices(at: limit)
      let reached = separation(vertices, at: limit)
      if reached > target.distance + target.tolerance && limit == last { return .separated }
      if reached > target.distance - target.tolerance { return .safe(limit) }
      // The same vertices at the start of the search: there must be a sign change for a root.
      let start = separation(vertices, at: first)
      if start < target.distance - target.tolerance { return .overlapping }
      if start <= target.distance + target.tolerance { return .touching }
      limit = root(
        vertices, of: target, from: first, start - target.distance, to: limit,
        reached - target.distance)
      iteration &+= 1
    }
    return .safe(limit)
  }

  /// The fraction at which a separation crosses the touching distance, from above at `first` to below at
  /// `last`; both are given as heights above it.
  ///
  /// Secant and bisection alternate: the secant converges fast, the bisection always.
  private func root(
    _ vertices: Vertices, of target: TouchingDistance, from first: Float, _ firstHeight: Float,
    to last: Float, _ lastHeight: Float
  ) -> Float {
    var (lower, lowerHeight) = (first, firstHeight)
    var (upper, upperHeight) = (last, lastHeight)
    var iteration = 0
    // 24 bisections exhaust the digits of a `Float`.
    while iteration < 48 {
      // Secant: t = a + f(a) / (f(a) − f(b))·(b − a).
      let middle =
        iteration & 1 == 1
        ? lower + lowerHeight / (lowerHeight - upperHeight) * (upper - lower)
        : 0.5 * (lower + upper)
      let height = separation(vertices, at: middle) - target.distance
      if height < target.tolerance && height > -target.tolerance { return middle }
      if height > 0 {
        (lower, lowerHeight) = (middle, height)
      } else {
        (upper, upperHeight) = (middle, height)
      }
      iteration &+= 1
    }
    return lower
  }
}
