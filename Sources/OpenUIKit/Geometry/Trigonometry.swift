// SPDX-License-Identifier: Apache-2.0

import Foundation

// The platform's sine and arctangent differ between machines in the last bit. What is built from
// them (arcs, rotations) would carry that bit into a simulation, where it makes two runs diverge.
// Series in double precision use only + − × ÷ and give the same bits everywhere. The engine
// evaluates the same series, in a file of its own because it imports nothing; a test checks that
// both give the same bits.

/// π/2 in double precision, and the remainder of π/2 beyond it.
private let quarterTurn = 1.5707963267948966
private let quarterTurnRemainder = 6.123233995736766e-17

/// The sine and cosine of an angle in radians, with the same bits on every machine; exact at the
/// quarter turns next to 0.
///
/// (0, 1) for an angle that is not finite or beyond ±2²⁶.
package func sineAndCosine(of angle: CGFloat) -> (sine: CGFloat, cosine: CGFloat) {
  let angle = Double(angle)
  guard angle > -67_108_864, angle < 67_108_864 else { return (0, 1) }
  // Cody and Waite's range reduction: subtract the nearest multiple of π/2 in two parts.
  let turns = angle / quarterTurn
  let nearest = Int32(turns < 0 ? turns - 0.5 : turns + 0.5)
  let whole = Double(nearest)
  let remainder = (angle - whole * quarterTurn) - whole * quarterTurnRemainder
  // The double nearest to a quarter turn is treated as exact: a box rotated by it stays a box.
  let isQuarterTurn = angle > -16 && angle < 16 && abs(remainder) <= 0.5 * angle.ulp
  let (cosine, sine) = isQuarterTurn ? (1, 0) : seriesAroundZero(remainder)
  return switch nearest & 3 {
  case 1: (CGFloat(cosine), CGFloat(0 - sine))
  case 2: (CGFloat(0 - sine), CGFloat(0 - cosine))
  case 3: (CGFloat(0 - cosine), CGFloat(sine))
  default: (CGFloat(sine), CGFloat(cosine))
  }
}

/// Taylor series on ±π/4; the first terms left out are below 1e-16.
private func seriesAroundZero(_ angle: Double) -> (cosine: Double, sine: Double) {
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

/// The angle of the vector (x, y) in radians, from −π to π, with the same bits on every machine;
/// exact on the axes.
///
/// 0 for the zero vector and for components that are not finite.
package func arctangent(y: CGFloat, x: CGFloat) -> CGFloat {
  guard x.isFinite, y.isFinite else { return 0 }
  let (height, width) = (Double(abs(y)), Double(abs(x)))
  let isSteep = height > width
  let maximum = max(height, width)
  guard maximum > 0 else { return 0 }
  var angle = arctangentOfUnitInterval((isSteep ? width : height) / maximum)
  if isSteep { angle = quarterTurn - angle }
  if x < 0 { angle = 2 * quarterTurn - angle }
  return CGFloat(y < 0 ? -angle : angle)
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
