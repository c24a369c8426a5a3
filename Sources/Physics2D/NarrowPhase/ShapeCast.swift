/// A shape that moves in a straight line towards another one.
struct ShapeCastInput: BitwiseCopyable {
  /// The shape that stands.
  var a: DistanceProxy
  /// The shape that moves.
  var b: DistanceProxy
  /// From B's frame at the start to A's.
  var transform: Transform
  /// How B moves, in A's frame.
  var translation: Vector2
  /// The part of the translation that is looked at; 1 for all of it.
  var maximumFraction: Float
  /// How near counts as touching.
  var linearSlop: Float
}

/// What a ray or a moving shape meets.
struct CastOutput: BitwiseCopyable {
  var isHit = false
  /// The part of the translation up to the hit; 0 for a ray or shape that starts inside.
  var fraction: Float = 0
  /// On the surface of the shape that stands.
  var point = Vector2.zero
  /// Of that surface, outward; zero for a ray or shape that starts inside.
  var normal = Vector2.zero
}

/// Where a moving shape first touches another one.
///
/// The shape advances by the distance along the normal as long as it comes nearer, which can never
/// carry it through (van den Bergen, "Ray Casting against General Convex Objects", 2004). It stops
/// with the rounded outlines overlapping by a slop, and sharp ones a slop apart.
func castShape(_ input: ShapeCastInput) -> CastOutput {
  var output = CastOutput()
  let target = TouchingDistance(input.a.radius + input.b.radius, slop: input.linearSlop)
  let start = input.b.points.transformed(by: input.transform)
  var cache = SimplexCache()
  var fraction: Float = 0
  var iteration = 0
  // The gap shrinks by a factor in each turn; 32 turns are far more than a hit needs.
  while iteration < 32 {
    let moved = start.translated(by: fraction * input.translation)
    let closest = coreDistance(input.a, moved, countB: input.b.count, cache: &cache)
    if closest.distance < target.distance + target.tolerance {
      output.isHit = true
      output.fraction = fraction
      output.point = closest.pointA + input.a.radius * closest.normal
      output.normal = iteration == 0 ? .zero : closest.normal
      return output
    }
    let approach = -input.translation.dot(closest.normal)
    guard approach > 0 else { return output }
    fraction += (closest.distance - target.distance) / approach
    guard fraction < input.maximumFraction else { return output }
    iteration &+= 1
  }
  return output
}

/// The distance of two cores that counts as touching.
struct TouchingDistance: BitwiseCopyable {
  var distance: Float
  var tolerance: Float

  /// A slop less than the sum of the radii, and never nearer than a slop.
  init(_ radii: Float, slop: Float) {
    distance = radii - slop > slop ? radii - slop : slop
    tolerance = 0.25 * slop
  }
}
