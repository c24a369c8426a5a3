// SPDX-License-Identifier: Apache-2.0

/// The constants of a spring with the period and decay of the differential equation, for one sub-step.
///
/// The implicit spring of `Softness` is stable but loses energy: without damping an oscillation of 2 Hz
/// would lose a seventh per period at 240 sub-steps a second. Here one sub-step multiplies momentum by
/// exactly e^(−2ζωh), the damping of the differential equation, and accelerates by ω²h, so that period,
/// decay and sag under a load are those of the closed form. `ConstraintCoefficients.spring` gives the impulse.
struct SpringSoftness: BitwiseCopyable {
  /// e^(2ζωh) − 1, the damping of a sub-step.
  var damping: Float = 0
  /// ω²·h: velocity per displacement from rest, per second.
  var stiffness: Float = 0

  /// φ² = (ω·h)² up to which the explicit spring is used: that of 10 Hz in 240 sub-steps per second at the corner of
  /// a square, where the effective mass is a quarter, is 0.274.
  static var maximumPhaseSquare: Float { 0.3 }

  /// A spring without force.
  static var slack: SpringSoftness { SpringSoftness() }

  /// A spring of a frequency in hertz and a damping ratio, for sub-steps of so many seconds.
  init(hertz: Float, dampingRatio: Float, subStep: Float) {
    guard hertz > 0, subStep > 0 else { return }
    // φ = ω·h, the phase per sub-step.
    let phase = Double(2 * Float.pi * hertz * subStep)
    damping = Float(exponential(2 * Double(dampingRatio) * phase) - 1)
    stiffness = Float(phase * phase / Double(subStep))
  }

  private init() {}
}

extension ConstraintCoefficients {
  /// The coefficients of springs whose constants are those of `SpringSoftness`.
  ///
  /// The stiffness of a spring is k = μ·ω² with the reduced mass 1/μ = 1/mA + 1/mB. The effective mass m at
  /// the anchors is smaller where an impulse also turns the bodies, and it changes while they turn: a
  /// stiffness that followed it would do work on a closed path, and an undamped swing would gain energy.
  /// `massRatio` is μ/m, at least 1.
  @inline(__always)
  static func spring(
    damping: Lanes, stiffness: Lanes, massRatio: Lanes, subStep: Float
  ) -> ConstraintCoefficients {
    // φ² = k·h²/m. The explicit spring is stable while the springs of a body together have φ < 2. φ² ≤ 0.3
    // allows thirteen springs on one body; beyond that the excess φ² − 0.3 is added to the denominator as in
    // the implicit spring, which continues it without a jump.
    let force = massRatio * stiffness
    let excess = maximum(subStep * force - SpringSoftness.maximumPhaseSquare, Lanes())
    // λ' = −m·((1 − r)·J·v + r·φ²/h·C) with r = 1 / (e^(2ζωh) + excess).
    let loss = damping + excess
    let remaining = Lanes(repeating: 1) / (Lanes(repeating: 1) + loss)
    let velocity = loss * remaining
    return ConstraintCoefficients(
      impulse: velocity, velocity: velocity, position: remaining * force)
  }
}

/// e to the power of a number that is not negative; numbers above 64 count as 64.
///
/// The platform's exponential function differs between machines in the last bit.
private func exponential(_ power: Double) -> Double {
  // e^x = (e^(x/256))^256; for x/256 ≤ 1/4 the first term left out of the series is below 2e-10.
  let small = (power < 64 ? power : 64) / 256
  var result =
    1 + small
    * (1 + small / 2 * (1 + small / 3 * (1 + small / 4 * (1 + small / 5 * (1 + small / 6)))))
  for _ in 0..<8 { result *= result }
  return result
}
