// SPDX-License-Identifier: Apache-2.0

/// The constants of a spring with the period and decay of the differential equation, for one sub-step.
///
/// The implicit spring of `Softness` is stable but loses energy: without damping an oscillation of 2 Hz
/// would lose a seventh per period at 240 sub-steps a second. Here one sub-step multiplies momentum by
/// exactly e^(−2ζωh), the damping of the differential equation, and accelerates by κ/h, so that decay, and the
/// period or the sag under a load, are those of the closed form. `ConstraintCoefficients.spring` gives the impulse.
struct SpringSoftness: BitwiseCopyable {
  /// e^(2ζωh) − 1, the damping of a sub-step.
  var damping: Float = 0
  /// κ/h with κ ≈ (ω·h)²: velocity per displacement from rest, per second.
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
    let ratio = Double(dampingRatio)
    damping = Float(exponential(2 * ratio * phase) - 1)
    stiffness = Float(
      phase * phase * Self.correction(phaseSquare: phase * phase, dampingRatio: ratio)
        / Double(subStep))
  }

  /// κ/φ², with which the oscillation of sub-steps has the period of the differential equation.
  ///
  /// Positions follow x₊ = (1 + r − r·κ)·x − r·x₋ with r = e^(−2ζφ), and so does e^(−ζφn)·cos(φ'n) with
  /// φ' = φ·√(1 − ζ²) for κ = (1/√r − 1)² + (2 − 2·cos φ')/√r. This is larger than φ² by about ζφ, by which a
  /// steady load would stretch the spring less: with w = (1 − ζ²)⁴ the period is exact where a spring swings for
  /// long, and the stretch where it soon hangs still.
  private static func correction(phaseSquare: Double, dampingRatio: Double) -> Double {
    let square = min(phaseSquare, Double(maximumPhaseSquare))
    let undamped = swing(square)
    let weight = Double(swingWeight(dampingRatio: Float(dampingRatio)))
    guard weight > 0, dampingRatio > 0 else { return undamped }
    let growth = exponential(dampingRatio * square.squareRoot())
    let oscillating = 1 - dampingRatio * dampingRatio
    let exact =
      (growth - 1) * (growth - 1) / square
      + growth * oscillating * swing(oscillating * square)
    return undamped + weight * (exact - undamped)
  }

  /// (2 − 2·cos φ)/φ² for φ² up to `maximumPhaseSquare`: the κ/φ² of an undamped spring.
  private static func swing(_ square: Double) -> Double { 1 - square / 12 * (1 - square / 30) }

  /// The κ/h² of an undamped spring, per square second.
  static func undampedStiffness(hertz: Float, subStep: Float) -> Float {
    let angularFrequency = 2 * Float.pi * hertz
    let square = angularFrequency * angularFrequency
    let phaseSquare = min(square * subStep * subStep, maximumPhaseSquare)
    return square * Float(swing(Double(phaseSquare)))
  }

  /// How much a spring of a damping ratio ζ counts as a swinging one: (1 − ζ²)⁴, and 0 from ζ = 1 on.
  static func swingWeight(dampingRatio: Float) -> Float {
    guard dampingRatio < 1 else { return 0 }
    let part = 1 - dampingRatio * dampingRatio
    return part * part * (part * part)
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
