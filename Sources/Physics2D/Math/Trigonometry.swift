// The engine's own trigonometry: the platform's differs between machines in the last bit, and one
// bit is enough to make two runs part. Polynomials in double precision, rounded once to `Float`,
// use only + − × ÷ and give the same bits everywhere.

/// π in double precision.
private let pi = 3.141592653589793

/// The cosine and sine of an angle in radians; (1, 0) for an angle that is not finite or so large that
/// it says nothing: from 2²⁶ on, neighbouring floats lie more than a turn apart.
func cosineAndSine(of angle: Float) -> (cosine: Float, sine: Float) {
  guard angle > -67_108_864, angle < 67_108_864 else { return (1, 0) }
  let quarterTurns = (Double(angle) * (2 / pi)).rounded(.toNearestOrEven)
  let remainder = Double(angle) - quarterTurns * (pi / 2)
  let square = remainder * remainder
  // Taylor series on ±π/4; the first term left out is below 3e-11.
  let sine =
    remainder
    * (1 + square * (-1 / 6 + square * (1 / 120 + square * (-1 / 5040 + square * (1 / 362880)))))
  let cosine =
    1 + square
    * (-0.5 + square * (1 / 24 + square * (-1 / 720 + square * (1 / 40320 - square / 3_628_800))))
  let quadrant = quarterTurns - 4 * (quarterTurns / 4).rounded(.down)
  switch quadrant {
  case 1: return (Float(-sine), Float(cosine))
  case 2: return (Float(-cosine), Float(-sine))
  case 3: return (Float(sine), Float(-cosine))
  default: return (Float(cosine), Float(sine))
  }
}

/// The angle of the vector (x, y) in radians, from −π to π; 0 for the zero vector.
func arctangent(y: Float, x: Float) -> Float {
  let ordinate = Double(y)
  let abscissa = Double(x)
  let absoluteOrdinate = ordinate < 0 ? -ordinate : ordinate
  let absoluteAbscissa = abscissa < 0 ? -abscissa : abscissa
  let greater = absoluteOrdinate > absoluteAbscissa ? absoluteOrdinate : absoluteAbscissa
  let smaller = absoluteOrdinate > absoluteAbscissa ? absoluteAbscissa : absoluteOrdinate
  guard greater > 0, greater.isFinite else { return 0 }
  var angle = arctangentOfUnitInterval(smaller / greater)
  if absoluteOrdinate > absoluteAbscissa { angle = pi / 2 - angle }
  if abscissa < 0 { angle = pi - angle }
  return Float(ordinate < 0 ? -angle : angle)
}

/// The arctangent of a number from 0 to 1.
private func arctangentOfUnitInterval(_ tangent: Double) -> Double {
  // atan(t) = π/8 + atan((t − tan π/8) / (1 + t·tan π/8)) brings the argument below 0.42, where the
  // series converges; tan π/8 = √2 − 1.
  let tangentOfEighth = 0.41421356237309503
  let reduced = (tangent - tangentOfEighth) / (1 + tangent * tangentOfEighth)
  let square = reduced * reduced
  var sum = 0.0
  var divisor = 25.0
  while divisor >= 1 {
    sum = 1 / divisor - square * sum
    divisor -= 2
  }
  return pi / 8 + reduced * sum
}
