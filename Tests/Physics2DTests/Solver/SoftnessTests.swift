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

  @Test("a spring takes e^(−2ζωh) of the momentum and pushes with κ/h")
  func spring() {
    // ζ = 0.5, φ = 2π·3/240: r = e^(−φ), and κ/h between 1.4796798, (2 − 2·cos φ)/h, and 1.5393384,
    // (1 + r − 2·√r·cos(φ·√0.75))/(r·h), by 0.75⁴.
    let spring = coefficients(hertz: 3, dampingRatio: 0.5)
    #expect(isNear(1 - spring.impulse[0], 0.9244653, within: 1e-6))
    #expect(isNear(spring.velocity[0], 0.0755347, within: 1e-5))
    #expect(isNear(spring.position[0], 0.9244653 * 1.4985561, within: 1e-5))
  }

  @Test("an undamped spring pushes with (2 − 2·cos ωh)/h, a critically damped one with nearly ω²h")
  func ends() {
    // φ = 2π·9/240; (2 − 2·cos φ)/h, where φ²/h is 13.3239659.
    for dampingRatio in [Float(0), 1] {
      let spring = coefficients(hertz: 9, dampingRatio: dampingRatio)
      let remaining = 1 - spring.velocity[0]
      #expect(isNear(spring.position[0], remaining * 13.2624382, within: 1e-5))
    }
    let stiffness = SpringSoftness.undampedStiffness(hertz: 9, subStep: 1 / 240)
    #expect(isNear(stiffness, 240 * 13.2624382, within: 1e-5))
  }

  @Test(
    "the stiffest and most damped springs stay finite and give at most the rigid impulse",
    arguments: [Float(0), 1, 1e8], [Float(10), 1e4, 1e8])
  func extremes(dampingRatio: Float, hertz: Float) {
    for massRatio in [Float(1), 4, 1e6] {
      let spring = coefficients(hertz: hertz, dampingRatio: dampingRatio, massRatio: massRatio)
      #expect(spring.velocity[0] >= 0 && spring.velocity[0] <= 1)
      #expect(spring.impulse[0] >= 0 && spring.impulse[0] <= 1)
      #expect(spring.position[0] >= 0 && spring.position[0] <= 240 * 1.001)
    }
  }

  private func coefficients(
    hertz: Float, dampingRatio: Float, massRatio: Float = 1
  ) -> ConstraintCoefficients {
    let softness = SpringSoftness(hertz: hertz, dampingRatio: dampingRatio, subStep: 1 / 240)
    return .spring(
      damping: Lanes(repeating: softness.damping), stiffness: Lanes(repeating: softness.stiffness),
      massRatio: Lanes(repeating: massRatio), subStep: 1 / 240)
  }
}
