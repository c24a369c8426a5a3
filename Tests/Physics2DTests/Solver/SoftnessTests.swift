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

  @Test("a spring takes e^(−2ζωh) of the momentum and pushes with ω²h")
  func spring() {
    // ζ = 0.5, ω = 2π·3, h = 1/240: e^(−0.0785398) and (2π·3)²/240.
    let spring = coefficients(hertz: 3, dampingRatio: 0.5)
    #expect(isNear(1 - spring.impulse[0], 0.9244653, within: 1e-6))
    #expect(isNear(spring.velocity[0], 0.0755347, within: 1e-5))
    #expect(isNear(spring.position[0], 0.9244653 * 1.4804407, within: 1e-5))
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
