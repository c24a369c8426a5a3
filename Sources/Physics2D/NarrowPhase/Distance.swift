// SPDX-License-Identifier: Apache-2.0

/// The core of a shape for distance queries: its points and the radius around them.
struct DistanceProxy: BitwiseCopyable {
  /// Unused lanes repeat the last point.
  var points: VertexList
  var count: Int32
  var radius: Float

  /// The core of a shape; of a chain segment the line without the ghosts.
  init(_ geometry: ShapeGeometry) {
    points = geometry.core
    count = geometry.count
    radius = geometry.radius
  }
}

/// The input of a distance query.
struct DistanceInput: BitwiseCopyable {
  var a: DistanceProxy
  var b: DistanceProxy
  /// From B's frame to A's.
  var transform: Transform
  /// Whether the distance is that of the rounded outlines rather than of the cores.
  var usesRadii: Bool
}

/// The distance and closest points of two shapes, in A's frame.
struct DistanceOutput: BitwiseCopyable {
  /// 0 when they overlap.
  var distance: Float = 0
  var pointA = Vector2.zero
  var pointB = Vector2.zero
  /// From A to B; zero when the cores overlap.
  var normal = Vector2.zero
}

/// The vertices of the last simplex, from which the next query of the same pair starts.
struct SimplexCache: BitwiseCopyable {
  /// 0 is an empty cache.
  var count: Int32 = 0
  var indexA = SIMD4<UInt8>()
  var indexB = SIMD4<UInt8>()
}

/// The distance of two convex shapes.
///
/// GJK, after Gilbert, Johnson and Keerthi (1988), in the form of van den Bergen (1999) and Catto,
/// "Computing Distance" (GDC 2010): simplices of vertices of the Minkowski difference A − B approach its
/// point nearest to the origin. `cache` passes the last simplex from call to call.
func distance(_ input: DistanceInput, cache: inout SimplexCache) -> DistanceOutput {
  var output = coreDistance(
    input.a, input.b.points.transformed(by: input.transform), countB: input.b.count, cache: &cache)
  guard input.usesRadii else { return output }
  // The surfaces lie a radius outside of the cores, along the normal.
  let apart = output.distance - input.a.radius - input.b.radius
  output.distance = apart > 0 ? apart : 0
  output.pointA += input.a.radius * output.normal
  output.pointB -= input.b.radius * output.normal
  return output
}

/// The distance of two cores; `pointsB` is already in A's frame.
func coreDistance(
  _ a: DistanceProxy, _ pointsB: VertexList, countB: Int32, cache: inout SimplexCache
) -> DistanceOutput {
  // Start with the simplex of the last query, reduced to the part nearest to the origin.
  var simplex = Simplex(cache, a.points, a.count, pointsB, countB)
  simplex.reduce()
  var iteration = 0
  // Each iteration decreases the distance, so that the loop ends by itself; the limit is for numbers that
  // are not finite. A simplex of three vertices contains the origin: the cores overlap.
  while simplex.count < 3 && iteration < 32 {
    iteration &+= 1
    let direction = simplex.searchDirection
    guard direction.lengthSquared > .leastNormalMagnitude else { break }
    // The support point of A − B in direction d: support of A in d minus support of B in −d.
    let indexA = a.points.support(direction)
    let indexB = pointsB.support(-direction)
    let vertex = SimplexVertex(a.points[indexA], pointsB[indexB], indexA, indexB)
    // No progress in direction d: the simplex contains the nearest point.
    guard simplex.isFarther(vertex, along: direction) else { break }
    simplex.append(vertex)
    simplex.reduce()
  }
  cache = simplex.cache
  return simplex.output
}
