// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Softness")
struct SoftnessTests {
  @Test("Catto 2011: without stiffness a soft constraint is a rigid one without correction")
  func rigid() {
    let softness = Softness(hertz: 0, dampingRatio: 1, subStep: 1 / 240)
    #expect(softness.biasRate == 0 && softness.massScale == 1 && softness.impulseScale == 0)
  }

  @Test("a spring has the determinant, the trace and the rest of the differential equation")
  func spring() {
    // x' = x + h·v₁ with v₁ = r·v − r·κ/h·x and v' = l·v₁: the determinant r·l = e^(−2ζφ), the trace
    // 1 + r·l − r·κ = 2·e^(−ζφ)·cos(φ·√(1 − ζ²)), and the rest under a load at κ = φ², for φ = 2π·9/240.
    for (ratio, determinant, trace) in [
      (Float(0.1), Float(0.9539692), Float(1.8999909)), (0.5, 0.7900813, 1.7408485),
      (0.9, 0.6543486, 1.6093113), (1, 0.6242284, 1.5801626), (3, 0.2432376, 1.2136525),
    ] {
      let softness = SpringSoftness(hertz: 9, dampingRatio: ratio, subStep: 1 / 240)
      let spring = coefficients(softness)
      let remaining = 1 - spring.velocity[0]
      let product = remaining * (1 - softness.lateDamping)
      #expect(isNear(product, determinant, within: 1e-5))
      #expect(isNear(1 + product - spring.position[0] / 240, trace, within: 1e-5))
      #expect(isNear(spring.position[0] / remaining, 240 * 0.055516525, within: 1e-5))
      #expect(softness.lateDamping >= 0 && softness.lateDamping < 1)
    }
  }

  @Test("an undamped spring pushes with (2 − 2·cos ωh)/h")
  func undamped() {
    // φ = 2π·9/240; (2 − 2·cos φ)/h, where φ²/h is 13.3239659.
    let softness = SpringSoftness(hertz: 9, dampingRatio: 0, subStep: 1 / 240)
    #expect(isNear(coefficients(softness).position[0], 13.2624382, within: 1e-5))
    #expect(softness.damping == 0 && softness.lateDamping == 0)
    let stiffness = SpringSoftness.undampedStiffness(hertz: 9, subStep: 1 / 240)
    #expect(isNear(stiffness, 240 * 13.2624382, within: 1e-5))
  }

  @Test(
    "the stiffest and most damped springs stay finite and give at most the rigid impulse",
    arguments: [Float(0), 1, 1e8], [Float(10), 1e4, 1e8])
  func extremes(dampingRatio: Float, hertz: Float) {
    for massRatio in [Float(1), 4, 1e6] {
      let softness = SpringSoftness(hertz: hertz, dampingRatio: dampingRatio, subStep: 1 / 240)
      let spring = coefficients(softness, massRatio: massRatio)
      #expect(softness.lateDamping >= 0 && softness.lateDamping <= 1)
      #expect(spring.velocity[0] >= 0 && spring.velocity[0] <= 1)
      #expect(spring.impulse[0] >= 0 && spring.impulse[0] <= 1)
      #expect(spring.position[0] >= 0 && spring.position[0] <= 240 * 1.001)
    }
  }

  private func coefficients(
    _ softness: SpringSoftness, massRatio: Float = 1
  ) -> ConstraintCoefficients {
    .spring(
      damping: Lanes(repeating: softness.damping), stiffness: Lanes(repeating: softness.stiffness),
      massRatio: Lanes(repeating: massRatio), subStep: 1 / 240)
  }
}
