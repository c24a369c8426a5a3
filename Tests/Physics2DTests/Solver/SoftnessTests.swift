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

  @Test("a damped spring has the zeros of its differential equation, and hangs at h²/φ² of a load")
  func spring() {
    // With u = λ/m: u₊ = a·u − b·v − c·x, v₊ = v + u₊, x₊ = x + h·v₊, whose characteristic polynomial is
    // (z − a)·(z − 1)² + b·z·(z − 1) + c·h·z². It is 0 at e^(−ζφ ± iφ·√(1 − ζ²)), or at e^(−φ) twice, for φ = 2π·9/240.
    for (ratio, determinant, trace) in [
      (Float(0.1), Float(0.9539692), Float(1.8999909)), (0.5, 0.7900813, 1.7408485),
      (0.9, 0.6543486, 1.6093113), (1, 0.6242284, 1.5801626), (3, 0.2432376, 1.2136525),
    ] {
      let spring = coefficients(hertz: 9, dampingRatio: ratio)
      let (a, b) = (spring.impulse[0] - spring.velocity[0], spring.velocity[0])
      let push = spring.position[0] / 240
      // (z − s)·(z² − T·z + R) with the third zero s.
      let third = a / determinant
      #expect(third > 0.2 && third < 0.34)
      #expect(isNear(2 + a - b - push, trace + third, within: 1e-5))
      #expect(isNear(1 + 2 * a - b, determinant + trace * third, within: 1e-5))
      // At rest u = −h²·g/h, so that push·x = (1 − a − b)·g·h².
      #expect(isNear((1 - a - b) / push, 1 / 0.055516525, within: 0.03))
    }
  }

  @Test("an undamped spring pushes with (2 − 2·cos ωh)/h, and remembers nothing")
  func undamped() {
    // φ = 2π·9/240; (2 − 2·cos φ)/h, where φ²/h is 13.3239659.
    let spring = coefficients(hertz: 9, dampingRatio: 0)
    #expect(isNear(spring.position[0], 13.2624382, within: 1e-5))
    #expect(spring.impulse[0] == 0 && spring.velocity[0] == 0 && spring.ahead[0] == 0)
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
      #expect(spring.ahead[0] >= 0 && spring.ahead[0] <= spring.velocity[0])
      #expect(spring.position[0] >= 0 && spring.position[0] <= 240 * 1.001)
    }
  }

  private func coefficients(
    hertz: Float, dampingRatio: Float, massRatio: Float = 1
  ) -> ConstraintCoefficients {
    let softness = SpringSoftness(hertz: hertz, dampingRatio: dampingRatio, subStep: 1 / 240)
    return .spring(
      damping: Lanes(repeating: softness.damping), stiffness: Lanes(repeating: softness.stiffness),
      memory: Lanes(repeating: softness.memory), massRatio: Lanes(repeating: massRatio),
      subStep: 1 / 240)
  }
}
