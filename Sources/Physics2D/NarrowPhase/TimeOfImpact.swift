// SPDX-License-Identifier: Apache-2.0

/// The input of a time-of-impact query: two shapes on moving bodies.
struct TimeOfImpactInput: BitwiseCopyable {
  var a: DistanceProxy
  var b: DistanceProxy
  var sweepA: Sweep
  var sweepB: Sweep
  /// The part of the motion to search; 1 for all of it.
  var maximumFraction: Float
  /// The tolerance of touching, in length units.
  var linearSlop: Float
}

/// The outcome of a time-of-impact query.
enum TimeOfImpactState: UInt8, BitwiseCopyable {
  /// The search did not converge; up to the fraction nothing touches.
  case failed
  /// The shapes overlap at the start.
  case overlapped
  /// They touch at the fraction.
  case hit
  /// They do not touch.
  case separated
}

/// The result of a time-of-impact query.
struct TimeOfImpactOutput: BitwiseCopyable {
  var state: TimeOfImpactState
  var fraction: Float
}

/// Finds when two shapes on moving and rotating bodies first touch.
///
/// Bilateral advancement after Catto, "Continuous Collision" (GDC 2013), a form of conservative advancement
/// (Mirtich, "Impulse-based Dynamic Simulation of Rigid Body Systems", 1996): the nearest features give an
/// axis; root finding gives the last safe fraction along it; from there the distance gives the next axis,
/// until it is the touching distance.
func timeOfImpact(_ input: TimeOfImpactInput) -> TimeOfImpactOutput {
  let target = TouchingDistance(input.a.radius + input.b.radius, slop: input.linearSlop)
  var cache = SimplexCache()
  var safe: Float = 0
  var iteration = 0
  // Each iteration excludes one pair of features for good; two shapes of eight vertices need few.
  while iteration < 32 {
    // The distance at the last safe fraction.
    let transformA = input.sweepA.transform(at: safe)
    let transformB = input.sweepB.transform(at: safe)
    let pointsB = input.b.points.transformed(by: transformA.relative(transformB))
    let closest = coreDistance(input.a, pointsB, countB: input.b.count, cache: &cache)
    if !(closest.distance > 0) { return TimeOfImpactOutput(state: .overlapped, fraction: safe) }
    if closest.distance < target.distance + target.tolerance {
      return TimeOfImpactOutput(state: .hit, fraction: safe)
    }
    // Advance along the axis of the nearest features.
    let function = SeparationFunction(input, cache: cache, at: safe)
    switch function.advance(from: safe, to: input.maximumFraction, target: target) {
    case .separated:
      return TimeOfImpactOutput(state: .separated, fraction: input.maximumFraction)
    case .touching: return TimeOfImpactOutput(state: .hit, fraction: safe)
    case .overlapping: return TimeOfImpactOutput(state: .failed, fraction: safe)
    case .safe(let fraction): safe = fraction
    }
    iteration &+= 1
  }
  return TimeOfImpactOutput(state: .failed, fraction: safe)
}
