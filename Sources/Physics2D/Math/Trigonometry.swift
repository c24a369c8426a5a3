// SPDX-License-Identifier: Apache-2.0

// The engine's own trigonometry. The platform's functions differ between machines in the last bit, and one
// bit is enough to make two runs diverge. Series in double precision use only + − × ÷ and give the same
// bits everywhere; the engine rounds them once to single precision.

/// π/2 in double precision, and the remainder of π/2 beyond it.
private let quarterTurn = 1.5707963267948966
private let quarterTurnRest = 6.123233995736766e-17

/// The cosine and sine of an angle in radians, exact at the quarter turns next to 0.
///
/// (1, 0) for an angle that is not finite or beyond ±2²⁶, where single precision resolves angles only to
/// whole turns.
package func cosineAndSine(of angle: Double) -> (cosine: Double, sine: Double) {
  cosineAndSine(of: angle, halfUnit: 0.5 * angle.ulp)
}

/// The cosine and sine of an angle in radians, exact at the quarter turns next to 0.
///
/// (1, 0) for an angle that is not finite or beyond ±2²⁶.
func cosineAndSine(of angle: Float) -> (cosine: Float, sine: Float) {
  let (cosine, sine) = cosineAndSine(of: Double(angle), halfUnit: Double(0.5 * angle.ulp))
  return (Float(cosine), Float(sine))
}

/// The cosine and sine of an angle that was rounded by up to half a unit in its last place.
private func cosineAndSine(
  of angle: Double, halfUnit: Double
) -> (cosine: Double, sine: Double) {
  guard angle > -67_108_864, angle < 67_108_864 else { return (1, 0) }
  // Range reduction after Cody and Waite (1980): subtract the nearest multiple of π/2 in two parts.
  let turns = angle / quarterTurn
  let nearest = Int32(turns < 0 ? turns - 0.5 : turns + 0.5)
  let whole = Double(nearest)
  let rest = (angle - whole * quarterTurn) - whole * quarterTurnRest
  // The number nearest to a quarter turn stands for the quarter turn: a box rotated by it stays a box.
  // From 16 on half a unit in the last place of a float is more than a rounding error of the result.
  let isQuarterTurn = angle > -16 && angle < 16 && (rest < 0 ? -rest : rest) <= halfUnit
  let (cosine, sine) = isQuarterTurn ? (1, 0) : seriesAroundZero(rest)
  // cos(x + k·π/2) and sin(x + k·π/2) by the quadrant k.
  switch nearest & 3 {
  case 1: return (0 - sine, cosine)
  case 2: return (0 - cosine, 0 - sine)
  case 3: return (sine, 0 - cosine)
  default: return (cosine, sine)
  }
}

/// Taylor series on ±π/4; the first terms left out are below 1e-16.
private func seriesAroundZero(_ angle: Double) -> (cosine: Double, sine: Double) {
  // Horner's scheme: x − x³/3! + x⁵/5! − … and 1 − x²/2! + x⁴/4! − …
  let square = angle * angle
  var sine = -1 / 1_307_674_368_000.0
  sine = 1 / 6_227_020_800.0 + square * sine
  sine = -1 / 39_916_800.0 + square * sine
  sine = 1 / 362_880.0 + square * sine
  sine = -1 / 5_040.0 + square * sine
  sine = 1 / 120.0 + square * sine
  sine = -1 / 6.0 + square * sine
  var cosine = 1 / 20_922_789_888_000.0
  cosine = -1 / 87_178_291_200.0 + square * cosine
  cosine = 1 / 479_001_600.0 + square * cosine
  cosine = -1 / 3_628_800.0 + square * cosine
  cosine = 1 / 40_320.0 + square * cosine
  cosine = -1 / 720.0 + square * cosine
  cosine = 1 / 24.0 + square * cosine
  cosine = -0.5 + square * cosine
  return (1 + square * cosine, angle + angle * (square * sine))
}

/// The angle of the vector (x, y) in radians, from −π to π, exact on the axes; 0 for the zero vector
/// and for parts that are not finite.
func arctangent(y: Float, x: Float) -> Float {
  Float(arctangent(y: Double(y), x: Double(x)))
}

/// The angle of the vector (x, y) in radians, from −π to π, exact on the axes; 0 for the zero vector
/// and for parts that are not finite.
func arctangent(y: Double, x: Double) -> Double {
  guard x.isFinite, y.isFinite else { return 0 }
  // Reduce to the first octant: atan(y/x) = π/2 − atan(x/y), then mirror by the signs.
  let height = y < 0 ? -y : y
  let width = x < 0 ? -x : x
  let isSteep = height > width
  let maximum = isSteep ? height : width
  guard maximum > 0 else { return 0 }
  var angle = arctangentOfUnitInterval((isSteep ? width : height) / maximum)
  if isSteep { angle = quarterTurn - angle }
  if x < 0 { angle = 2 * quarterTurn - angle }
  return y < 0 ? -angle : angle
}

/// The arctangent of a number from 0 to 1.
private func arctangentOfUnitInterval(_ tangent: Double) -> Double {
  guard tangent > 0 else { return 0 }
  // atan(t) = c + atan((t − tan c) / (1 + t·tan c)), with c = π/16 below tan π/8 and 3π/16 above,
  // brings the argument below 0.2, where the series converges fast: the first term left out is below
  // 1e-18.
  let isLow = tangent < 0.41421356237309503
  let center = isLow ? quarterTurn / 8 : 3 * (quarterTurn / 8)
  let centerTangent = isLow ? 0.19891236737965800 : 0.66817863791929892
  let reduced = (tangent - centerTangent) / (1 + tangent * centerTangent)
  // atan(t) = t − t³/3 + t⁵/5 − …
  let square = reduced * reduced
  var sum = -1 / 23.0
  sum = 1 / 21.0 + square * sum
  sum = -1 / 19.0 + square * sum
  sum = 1 / 17.0 + square * sum
  sum = -1 / 15.0 + square * sum
  sum = 1 / 13.0 + square * sum
  sum = -1 / 11.0 + square * sum
  sum = 1 / 9.0 + square * sum
  sum = -1 / 7.0 + square * sum
  sum = 1 / 5.0 + square * sum
  sum = -1 / 3.0 + square * sum
  return center + (reduced + reduced * (square * sum))
}
