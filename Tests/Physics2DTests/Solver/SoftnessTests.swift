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
    let spring = SpringSoftness(hertz: 3, dampingRatio: 0.5, subStep: 1 / 240)
    #expect(isNear(spring.impulseScale, 0.9244653, within: 1e-6))
    #expect(isNear(spring.velocityScale, 0.0755347, within: 1e-5))
    #expect(isNear(spring.positionScale, 0.9244653 * 1.4804407, within: 1e-5))
  }

  @Test(
    "the stiffest and most damped springs stay finite and give at most the rigid impulse",
    arguments: [Float(0), 1, 1e8], [Float(10), 1e4, 1e8])
  func extremes(dampingRatio: Float, hertz: Float) {
    let spring = SpringSoftness(hertz: hertz, dampingRatio: dampingRatio, subStep: 1 / 240)
    #expect(spring.velocityScale >= 0 && spring.velocityScale <= 1)
    #expect(spring.impulseScale >= 0 && spring.impulseScale <= 1)
    #expect(spring.positionScale >= 0 && spring.positionScale <= 240 * 1.001)
  }
}
