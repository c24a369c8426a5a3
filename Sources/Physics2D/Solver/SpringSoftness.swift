// SPDX-License-Identifier: Apache-2.0

/// The constants of a spring with the period and decay of the differential equation, for one sub-step.
///
/// The implicit spring of `Softness` is stable but loses energy: without damping an oscillation of 2 Hz
/// would lose a seventh per period at 240 sub-steps a second. Here one sub-step multiplies momentum by
/// exactly e^(−2ζωh), the damping of the differential equation, and accelerates by κ/h, so that decay and
/// period are those of the closed form. A part of the impulse follows from the last one instead, which gives the
/// stretch under a load as well. `ConstraintCoefficients.spring` gives the impulse.
struct SpringSoftness: BitwiseCopyable {
  /// 1/R − 1 = e^(2ζωh) − 1, the damping of a sub-step.
  var damping: Float = 0
  /// κ/h with κ ≈ (ω·h)²: velocity per displacement from rest, per second.
  var stiffness: Float = 0
  /// The part of the impulse that follows from that of the last sub-step, 0 to 1/3.
  var memory: Float = 0
  /// The parts of the first impulse that a spring which begins gives and remembers, see `SpringStart`.
  var startPart: Float = 1
  var startMemory: Float = 1

  /// φ² = (ω·h)² up to which the explicit spring is used: that of 10 Hz in 240 sub-steps per second at the corner of
  /// a square, where the effective mass is a quarter, is 0.274.
  static var maximumPhaseSquare: Float { 0.3 }

  /// A spring without force.
  static var slack: SpringSoftness { SpringSoftness() }

  /// A spring of a frequency in hertz and a damping ratio, for sub-steps of so many seconds.
  init(hertz: Float, dampingRatio: Float, subStep: Float) {
    guard hertz > 0, subStep > 0 else { return }
    // φ = ω·h, the phase per sub-step, and R = e^(−y) with y = 2ζφ. Positions follow x₊ = (1 + R − R·κ)·x − R·x₋, as
    // e^(−ζφn)·cos(φ·√(1 − ζ²)·n) does for R·κ = D = 1 + R − 2·√R·cos(φ·√(1 − ζ²)), which is
    // ((1 − R)/y)·(2 − 2·cos φ) but for 1e-4 of it up to critical damping.
    let phase = Double(2 * Float.pi * hertz * subStep)
    let square = min(phase * phase, Double(Self.maximumPhaseSquare))
    let decay = 2 * Double(dampingRatio) * phase
    let growth = exponential(decay)
    let mean = decay > 1e-3 ? (growth - 1) / decay : 1 + 0.5 * decay
    let share = mean * Self.swing(square)
    damping = Float(growth - 1)
    stiffness = Float(min(phase * phase * share, 1e24) / Double(subStep))
    // Without memory a load, of which the damping takes a part, would stretch the spring by φ²·R/D of what it should.
    // The memory (D − φ²·R)/(D − φ²·(2·R − 1 + D)) makes this 1; where φ² is not small beside y, less is taken.
    let excess = share - 1
    let memory =
      excess > 0 ? excess / max(share * (1 - square) + growth - 2, 3 * excess + square / 4) : 0
    self.memory = Float(memory)
    // From rest the first sub-step leads to x·(1 − κ·R·p), as the differential equation does, for the part
    // p = 1 − 1/y + 1/(e^y − 1) of the impulse; the second one continues for ((1/R − 1)/y) of it.
    let part = decay > 0.01 ? 1 - 1 / decay + 1 / (growth - 1) : 0.5 + decay / 12
    startPart = Float(part / (1 - memory))
    startMemory = Float(min(mean, 1e4) / (1 - memory))
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
    damping: Lanes, stiffness: Lanes, memory: Lanes, massRatio: Lanes, subStep: Float
  ) -> ConstraintCoefficients {
    // D = k·h²/m·R. The explicit spring is stable while the springs of a body together have D < 2. D ≤ 0.3
    // allows thirteen springs on one body; beyond that the excess is added to the denominator as in the
    // implicit spring, which continues it without a jump.
    let one = Lanes(repeating: 1)
    let force = massRatio * stiffness
    let growth = one + damping
    let excess = maximum(subStep * force - SpringSoftness.maximumPhaseSquare * growth, Lanes())
    // R = 1 / (e^(2ζωh) + excess).
    let remaining = one / (growth + excess)
    let loss = (damping + excess) * remaining
    // With the velocity v before the impulse of the last sub-step, λ, is applied again: without memory it is
    // F = −m·((1 − R)·J·v + D/h·C), and after a sub-step with λ it would be F = R·λ − m·D·J·v without a load. The
    // impulse is λ' = (1 − s)·F(v, C) + s·F(λ, v) with the memory s.
    let pull = remaining * force
    let new = one - memory
    let ahead = memory * (subStep * pull)
    let velocity = new * loss + ahead
    return ConstraintCoefficients(
      impulse: memory * remaining + velocity, velocity: velocity, position: new * pull,
      ahead: ahead)
  }
}

/// e to the power of a number that is not negative; numbers above 32 count as 32.
///
/// The platform's exponential function differs between machines in the last bit.
private func exponential(_ power: Double) -> Double {
  // e^x = (e^(x/256))^256; for x/256 ≤ 1/8 the first term left out of the series is below 2e-10.
  let small = (power < 32 ? power : 32) / 256
  var result =
    1 + small
    * (1 + small / 2 * (1 + small / 3 * (1 + small / 4 * (1 + small / 5 * (1 + small / 6)))))
  for _ in 0..<8 { result *= result }
  return result
}
