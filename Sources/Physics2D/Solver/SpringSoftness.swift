/// The coefficients of a spring that is meant to be seen swinging.
///
/// The implicit spring of `Softness` is stable but loses energy: without any damping a swing of 2 Hz
/// would lose a seventh per period at 240 sub-steps a second. Here one sub-step multiplies momentum
/// by exactly e^(−2ζωh), the damping of the differential equation, and pushes with ω²h, so that
/// period, decay and sag under a load are those of the closed form. Solved with an impulse
/// λ = −m·(velocityScale·v + positionScale·C), where C is the distance from rest.
struct SpringSoftness: BitwiseCopyable {
  /// Part of the velocity that one sub-step takes away.
  var velocityScale: Float = 0
  /// Velocity per distance from rest, per second.
  var positionScale: Float = 0
  /// Part of the impulse so far that is taken back before the new one is given.
  var impulseScale: Float = 1

  /// A spring without force.
  static var slack: SpringSoftness { SpringSoftness() }

  /// A spring of a frequency in hertz and a damping ratio, for sub-steps of so many seconds.
  init(hertz: Float, dampingRatio: Float, subStep: Float) {
    guard hertz > 0, subStep > 0 else { return }
    let phase = Double(2 * Float.pi * hertz * subStep)
    // The explicit push is stable while a body's springs together turn it by less than 2 radians per
    // sub-step. Half a radian leaves room for sixteen springs on one body; beyond that the implicit
    // spring's term (ωh)² takes over without a jump.
    let excess = phase * phase - 0.25
    let remaining =
      1 / (exponential(2 * Double(dampingRatio) * phase) + (excess > 0 ? excess : 0))
    velocityScale = Float(1 - remaining)
    positionScale = Float(remaining * phase * phase / Double(subStep))
    impulseScale = Float(remaining)
  }

  private init() {}
}

/// e to the power of a number that is not negative; numbers above 64 count as 64.
///
/// The platform's function differs between machines in the last bit.
private func exponential(_ power: Double) -> Double {
  // e^x = (e^(x/256))^256; for x/256 ≤ 1/4 the first term left out of the series is below 2e-10.
  let small = (power < 64 ? power : 64) / 256
  var result =
    1 + small
    * (1 + small / 2 * (1 + small / 3 * (1 + small / 4 * (1 + small / 5 * (1 + small / 6)))))
  for _ in 0..<8 { result *= result }
  return result
}
