/// The coefficients of a spring with the period and decay of the differential equation.
///
/// The implicit spring of `Softness` is stable but loses energy: without damping an oscillation of 2 Hz
/// would lose a seventh per period at 240 sub-steps a second. Here one sub-step multiplies momentum by
/// exactly e^(−2ζωh), the damping of the differential equation, and accelerates by ω²h, so that period,
/// decay and sag under a load are those of the closed form. The impulse is
/// λ = −m·(velocityScale·v + positionScale·C), where C is the displacement from rest.
struct SpringSoftness: BitwiseCopyable {
  /// The part of the velocity that one sub-step removes.
  var velocityScale: Float = 0
  /// Velocity per displacement from rest, per second.
  var positionScale: Float = 0
  /// The part of the accumulated impulse that is taken back before the new one is applied.
  var impulseScale: Float = 1

  /// A spring without force.
  static var slack: SpringSoftness { SpringSoftness() }

  /// A spring of a frequency in hertz and a damping ratio, for sub-steps of so many seconds.
  init(hertz: Float, dampingRatio: Float, subStep: Float) {
    guard hertz > 0, subStep > 0 else { return }
    let phase = Double(2 * Float.pi * hertz * subStep)
    // φ = ω·h, the phase per sub-step. The explicit spring is stable while the springs of a body together
    // have φ < 2. φ ≤ 1/2 allows sixteen springs on one body; beyond that the excess φ² − 1/4 is added to
    // the denominator as in the implicit spring, which continues it without a jump.
    let excess = phase * phase - 0.25
    let remaining =
      1 / (exponential(2 * Double(dampingRatio) * phase) + (excess > 0 ? excess : 0))
    // v ← r·(v − φ²·C/h) with r = e^(−2ζφ) up to φ = 1/2: velocityScale = 1 − r, positionScale = r·φ²/h.
    velocityScale = Float(1 - remaining)
    positionScale = Float(remaining * phase * phase / Double(subStep))
    impulseScale = Float(remaining)
  }

  private init() {}
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
