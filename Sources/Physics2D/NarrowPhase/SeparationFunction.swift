/// A direction in which two moving shapes are measured, fixed to the features that were nearest.
struct SeparationFunction: BitwiseCopyable {
  private enum Features {
    /// Two corners; the direction is fixed in the world.
    case vertices
    /// An edge of A; point and direction turn with A.
    case edgeOfA
    /// An edge of B; point and direction turn with B.
    case edgeOfB
  }

  private let input: TimeOfImpactInput
  private let features: Features
  /// The middle of the edge, in its body's frame.
  private let point: Vector2
  /// In the world for corners, else in the body's frame of the edge, outward.
  private let direction: Vector2

  /// The axis of the features that a distance query ended with.
  init(_ input: TimeOfImpactInput, cache: SimplexCache, at fraction: Float) {
    self.input = input
    let transformA = input.sweepA.transform(at: fraction)
    let transformB = input.sweepB.transform(at: fraction)
    let firstA = input.a.points[Int(cache.indexA[0])]
    let firstB = input.b.points[Int(cache.indexB[0])]
    if cache.count == 1 {
      features = .vertices
      point = .zero
      direction = (transformB * firstB - transformA * firstA).normalized
    } else if cache.indexA[0] == cache.indexA[1] {
      let end = input.b.points[Int(cache.indexB[1])]
      let normal = (end - firstB).leftPerpendicular.normalized
      features = .edgeOfB
      point = firstB.interpolated(to: end, at: 0.5)
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

  /// The corner of A and the corner of B that lie deepest along the axis.
  private struct Vertices {
    var a: Int
    var b: Int
  }

  /// The corners with the least separation at a fraction of the movement.
  private func deepestVertices(at fraction: Float) -> Vertices {
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

  /// The separation of two corners at a fraction of the movement.
  private func separation(_ vertices: Vertices, at fraction: Float) -> Float {
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
  /// What is known about the movement along the axis.
  enum Advance {
    /// The shapes stay apart all the way.
    case separated
    /// They touch at the moment from which the search went out.
    case touching
    /// They are nearer than touching at the moment from which the search went out.
    case overlapping
    /// Nothing touches on this axis up to a fraction.
    case safe(Float)
  }

  /// The last moment before `last` at which all corners still are at least at the touching distance.
  func advance(from first: Float, to last: Float, target: TouchingDistance) -> Advance {
    var limit = last
    var iteration = 0
    // The deepest corners change at most from corner to corner.
    while iteration < 2 * maximumPolygonVertices {
      let vertices = deepestVertices(at: limit)
      let reached = separation(vertices, at: limit)
      if reached > target.distance + target.tolerance && limit == last { return .separated }
      if reached > target.distance - target.tolerance { return .safe(limit) }
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

  /// When a separation that is above the touching distance first and below it last crosses it; both
  /// are given as heights above it.
  ///
  /// Secant and bisection in turn: the secant is quick, the bisection is certain.
  private func root(
    _ vertices: Vertices, of target: TouchingDistance, from first: Float, _ firstHeight: Float,
    to last: Float, _ lastHeight: Float
  ) -> Float {
    var (lower, lowerHeight) = (first, firstHeight)
    var (upper, upperHeight) = (last, lastHeight)
    var iteration = 0
    // 24 halvings exhaust the digits of a `Float`.
    while iteration < 48 {
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
