// SPDX-License-Identifier: Apache-2.0

/// The constants of a spring with the period and decay of the differential equation, for one sub-step.
///
/// The implicit spring of `Softness` is stable but loses energy: without damping an oscillation of 2 Hz
/// would lose a seventh per period at 240 sub-steps a second. Here one sub-step multiplies momentum by
/// exactly e^(−2ζωh), the damping of the differential equation, one part before the bodies move and the other after it,
/// and accelerates by κ/h in between, so that the decay, the period and the sag under a load are all those of the closed form.
/// `ConstraintCoefficients.spring` gives the impulse.
struct SpringSoftness: BitwiseCopyable {
  /// 1/r − 1, where r is the part of the momentum that the damping before the bodies move leaves.
  var damping: Float = 0
  /// The part of the momentum that the damping after the bodies have moved takes.
  var lateDamping: Float = 0
  /// κ/h with κ ≈ (ω·h)²: velocity per displacement from rest, per second.
  var stiffness: Float = 0
  /// The part of the first impulse that a spring which begins takes back, see `SpringStart`.
  var startPart: Float = 0

  /// φ² = (ω·h)² up to which the explicit spring is used: that of 10 Hz in 240 sub-steps per second at the corner of
  /// a square, where the effective mass is a quarter, is 0.274.
  static var maximumPhaseSquare: Float { 0.3 }

  /// A spring without force.
  static var slack: SpringSoftness { SpringSoftness() }

  /// A spring of a frequency in hertz and a damping ratio, for sub-steps of so many seconds.
  init(hertz: Float, dampingRatio: Float, subStep: Float) {
    guard hertz > 0, subStep > 0 else { return }
    // φ = ω·h, the phase per sub-step, and R = e^(−x) with x = 2ζφ. Positions follow x₊ = (1 + R − r·κ)·x − R·x₋, as
    // e^(−ζφn)·cos(φ·√(1 − ζ²)·n) does for r·κ = D = 1 + R − 2·√R·cos(φ·√(1 − ζ²)), and under a load the spring is longer
    // by the load's h²/κ: D = r·φ², up to 1e-4 of it ((1 − R)/x)·(2 − 2·cos φ). Where the second part would have to
    // speed up, it is none.
    let phase = Double(2 * Float.pi * hertz * subStep)
    let decay = 2 * Double(dampingRatio) * phase
    let growth = exponential(decay)
    let mean = decay > 1e-3 ? (growth - 1) / decay : 1 + 0.5 * decay
    let share = mean * Self.swing(min(phase * phase, Double(Self.maximumPhaseSquare)))
    let late = max(share, 1)
    damping = Float(growth / late - 1)
    lateDamping = Float(1 - 1 / late)
    stiffness = Float(phase * phase * min(share, 1) / Double(subStep))
    startPart = Float(decay > 0.01 ? 1 / decay - 1 / (growth - 1) : 0.5 - decay / 12)
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
    // φ² = k·h²/m. The explicit spring is stable while the springs of a body together have r·φ² < 2. r·φ² ≤ 0.3
    // allows thirteen springs on one body; beyond that the excess φ² − 0.3/r is added to the denominator as in
    // the implicit spring, which continues it without a jump.
    let force = massRatio * stiffness
    let limit = SpringSoftness.maximumPhaseSquare * (Lanes(repeating: 1) + damping)
    let excess = maximum(subStep * force - limit, Lanes())
    // λ' = −m·((1 − r)·J·v + r·φ²/h·C) with r = 1 / (1 + damping + excess).
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
