/// Two shapes on moving bodies.
struct TimeOfImpactInput: BitwiseCopyable {
  var a: DistanceProxy
  var b: DistanceProxy
  var sweepA: Sweep
  var sweepB: Sweep
  /// The part of the movement that is looked at; 1 for all of it.
  var maximumFraction: Float
  /// How near counts as touching.
  var linearSlop: Float
}

/// How a movement of two shapes ends.
enum TimeOfImpactState: UInt8, BitwiseCopyable {
  /// The search did not settle; up to the fraction nothing touches.
  case failed
  /// The shapes overlap at the start.
  case overlapped
  /// They touch at the fraction.
  case hit
  /// They do not touch.
  case separated
}

/// When two moving shapes touch.
struct TimeOfImpactOutput: BitwiseCopyable {
  var state: TimeOfImpactState
  var fraction: Float
}

/// When two shapes on moving and turning bodies first touch.
///
/// Conservative advancement from both ends after Catto, "Continuous Collision" (GDC 2013): the
/// nearest features give an axis; on it the last safe moment is found by root finding; from there
/// the distance gives the next axis, until it is the touching distance.
func timeOfImpact(_ input: TimeOfImpactInput) -> TimeOfImpactOutput {
  let target = TouchingDistance(input.a.radius + input.b.radius, slop: input.linearSlop)
  var cache = SimplexCache()
  var safe: Float = 0
  var iteration = 0
  // Each turn rules out one pair of features for good; two shapes of eight corners need few.
  while iteration < 32 {
    let transformA = input.sweepA.transform(at: safe)
    let transformB = input.sweepB.transform(at: safe)
    let pointsB = input.b.points.transformed(by: transformA.relative(transformB))
    let closest = coreDistance(input.a, pointsB, countB: input.b.count, cache: &cache)
    if !(closest.distance > 0) { return TimeOfImpactOutput(state: .overlapped, fraction: safe) }
    if closest.distance < target.distance + target.tolerance {
      return TimeOfImpactOutput(state: .hit, fraction: safe)
    }
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
