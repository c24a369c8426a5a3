// SPDX-License-Identifier: Apache-2.0

/// The input of a shape cast: a shape that moves along a straight line, and a stationary one.
struct ShapeCastInput: BitwiseCopyable {
  /// The stationary shape.
  var a: DistanceProxy
  /// The moving shape.
  var b: DistanceProxy
  /// From B's frame at the start to A's.
  var transform: Transform
  /// The motion of B, in A's frame.
  var translation: Vector2
  /// The part of the translation to search; 1 for all of it.
  var maximumFraction: Float
  /// The tolerance of touching, in length units.
  var linearSlop: Float
}

/// The result of a ray cast or a shape cast.
struct CastOutput: BitwiseCopyable {
  var isHit = false
  /// The part of the translation up to the hit; 0 for a ray or shape that starts inside.
  var fraction: Float = 0
  /// On the surface of the stationary shape.
  var point = Vector2.zero
  /// Of that surface, outward; zero for a ray or shape that starts inside.
  var normal = Vector2.zero
}

/// Finds where a moving shape first touches a stationary one.
///
/// Conservative advancement for translation, after van den Bergen, "Ray Casting against General Convex
/// Objects with Application to Continuous Collision Detection" (2004): the shape advances until the distance
/// along the current normal is used up, which can never carry it through the other. It stops where
/// rounded outlines overlap by a slop, and sharp ones are a slop apart.
func castShape(_ input: ShapeCastInput) -> CastOutput {
  var output = CastOutput()
  let target = TouchingDistance(input.a.radius + input.b.radius, slop: input.linearSlop)
  let start = input.b.points.transformed(by: input.transform)
  var cache = SimplexCache()
  var fraction: Float = 0
  var iteration = 0
  // The distance shrinks by a factor in each iteration; 32 iterations are far more than a hit needs.
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
    // Advance by Δt = (distance − target) / (−d·n); without approach along n there is no hit.
    let approach = -input.translation.dot(closest.normal)
    guard approach > 0 else { return output }
    fraction += (closest.distance - target.distance) / approach
    guard fraction < input.maximumFraction else { return output }
    iteration &+= 1
  }
  return output
}

/// The distance of two cores at which their shapes count as touching.
struct TouchingDistance: BitwiseCopyable {
  var distance: Float
  var tolerance: Float

  /// Creates the distance: a slop less than the sum of the radii, and at least a slop.
  init(_ radii: Float, slop: Float) {
    distance = radii - slop > slop ? radii - slop : slop
    tolerance = 0.25 * slop
  }
}
