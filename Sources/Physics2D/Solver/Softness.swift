// SPDX-License-Identifier: Apache-2.0

/// The coefficients of a soft constraint, after Catto, "Soft Constraints" (GDC 2011): an implicit spring and
/// damper, stable at any stiffness.
///
/// An impulse is λ ← λ − m·massScale·(v + biasRate·C) − impulseScale·λ, where C is the position error, v its
/// rate and m the effective mass. `Documentation/Mathematics.md` derives the coefficients.
struct Softness: BitwiseCopyable {
  /// The part of the position error that is corrected, per second.
  var biasRate: Float = 0
  /// The part of the rigid impulse that is applied.
  var massScale: Float = 1
  /// The part of the accumulated impulse that is taken back.
  var impulseScale: Float = 0

  /// The softness γ as a part of the inverse effective mass, impulseScale/massScale, at most 10,000; 0 is rigid.
  var compliance: Float { massScale > 1e-4 ? impulseScale / massScale : 1e4 }

  /// A rigid constraint without position correction.
  static var rigid: Softness { Softness() }

  /// A spring of a frequency in hertz and a damping ratio, for sub-steps of so many seconds.
  init(hertz: Float, dampingRatio: Float, subStep: Float) {
    guard hertz > 0, subStep > 0 else { return }
    // With ω = 2π·f and sub-step h: a₁ = 2ζ + h·ω, a₂ = h·ω·a₁, a₃ = 1 / (1 + a₂), and then
    // biasRate = ω / a₁, massScale = a₂·a₃, impulseScale = a₃ = 1 − massScale.
    let angularFrequency = 2 * Float.pi * hertz
    let dampingTerm = 2 * dampingRatio + subStep * angularFrequency
    let stiffnessTerm = subStep * angularFrequency * dampingTerm
    let scale = 1 / (1 + stiffnessTerm)
    biasRate = angularFrequency / dampingTerm
    massScale = stiffnessTerm * scale
    impulseScale = scale
  }

  private init() {}
}
