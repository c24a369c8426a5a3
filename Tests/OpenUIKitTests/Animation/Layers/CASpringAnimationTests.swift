// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("CASpringAnimation")
@MainActor
struct CASpringAnimationTests {
  private func spring(
    mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10, velocity: CGFloat = 0
  ) -> CASpringAnimation {
    let spring = CASpringAnimation(keyPath: "zPosition")
    (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
    (spring.initialVelocity, spring.fromValue, spring.toValue) = (velocity, 0, 1)
    return spring
  }

  private func values(_ spring: CASpringAnimation, frames: Int) -> [Double] {
    let (fixture, layer) = (TimeFixture(), CALayer())
    spring.duration = spring.settlingDuration
    fixture.run { layer.add(spring, forKey: nil) }
    return (0..<frames).map { _ in
      fixture.advance(frames: 1)
      return Double(layer.presentedValues().zPosition)
    }
  }

  @Test("a new spring has mass 1, stiffness 100 and damping 10, and starts at rest")
  func defaults() {
    let spring = CASpringAnimation()
    #expect((spring.mass, spring.stiffness, spring.damping) == (1, 100, 10))
    #expect(spring.initialVelocity == 0 && !spring.allowsOverdamping)
  }

  private nonisolated static let feels: [(seconds: Double, bounce: CGFloat)] = [
    (0.5, 0), (1, 0.3), (0.25, 0.9), (2, -0.5),
  ]

  /// ω = 2π / duration and ζ = 1 − bounce, for a mass of 1: k = ω², c = 2ζω.
  @Test("a perceptual duration and a bounce give stiffness and damping", arguments: feels)
  func perceptual(seconds: Double, bounce: CGFloat) {
    let spring = CASpringAnimation(perceptualDuration: seconds, bounce: bounce)
    let frequency = 2 * CGFloat.pi / CGFloat(seconds)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - frequency * frequency) < 1e-9 * spring.stiffness)
    #expect(abs(spring.damping - 2 * (1 - bounce) * frequency) < 1e-9 * abs(spring.damping))
  }

  /// The envelope e^(−ct/2m) / √(1 − ζ²) is a thousandth at the settling time.
  @Test("an underdamped spring settles by its envelope", arguments: [1, 4, 10, 19] as [CGFloat])
  func settling(damping: CGFloat) {
    let ratio = Double(damping) / 20
    let expected = log(1000 / (1 - ratio * ratio).squareRoot()) * 2 / Double(damping)
    #expect(abs(spring(damping: damping).settlingDuration - expected) < 1e-6)
  }

  @Test("twice the mass and stiffness and damping is the same motion")
  func scaling() {
    let one = values(spring(), frames: 30)
    let two = values(spring(mass: 2, stiffness: 200, damping: 20), frames: 30)
    #expect(zip(one, two).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  /// x(t) = 1 − (1 + (ω − v)t)e^(−ωt) for ζ = 1 and the initial speed v.
  @Test("a critically damped spring in closed form", arguments: [0, 5, -3] as [CGFloat])
  func critical(velocity: CGFloat) {
    let seen = values(spring(damping: 20, velocity: velocity), frames: 30)
    for (index, value) in seen.enumerated() {
      let time = Double(index + 1) / 60
      let expected = 1 - (1 + (10 - Double(velocity)) * time) * exp(-10 * time)
      #expect(abs(value - expected) < 1e-9)
    }
  }

  /// cos(ωd t) + (ζω/ωd) sin(ωd t) is −1 · e^… at t = π / ωd: the overshoot is e^(−πζ/√(1−ζ²)).
  @Test("the first overshoot is that of the damping ratio", arguments: [0.1, 0.3, 0.6])
  func overshoot(ratio: Double) {
    let seen = values(spring(damping: CGFloat(20 * ratio)), frames: 40)
    let swing = (1 - ratio * ratio).squareRoot()
    let expected = 1 + exp(-Double.pi * ratio / swing)
    // A frame may miss the top by half of its duration: ω²·Δt²/2 of the swing.
    #expect(abs((seen.max() ?? 0) - expected) < 0.5 * 100 / (120 * 120))
  }

  @Test("a spring that is overdamped moves like a critical one unless that is allowed")
  func overdamped() {
    let critical = values(spring(damping: 20), frames: 20)
    #expect(values(spring(damping: 80), frames: 20) == critical)
  }

  @Test("an undamped spring still settles, after a long time")
  func undamped() {
    let duration = spring(damping: 0).settlingDuration
    #expect(duration.isFinite && duration > 30)
  }

  private nonisolated static let odd: [(CGFloat, CGFloat, CGFloat)] = [
    (0, 100, 10), (-1, 100, 10), (.nan, 100, 10), (1, 0, 10), (1, .infinity, 10), (1, 100, -4),
    (1, 100, .nan),
  ]

  @Test("numbers that no spring has are those of the standard one", arguments: odd)
  func oddNumbers(mass: CGFloat, stiffness: CGFloat, damping: CGFloat) {
    let odd = spring(mass: mass, stiffness: stiffness, damping: damping)
    #expect(odd.settlingDuration == spring().settlingDuration)
  }

  @Test("a copy keeps the spring")
  func copying() throws {
    let original = spring(mass: 2, stiffness: 3, damping: 4, velocity: 5)
    original.allowsOverdamping = true
    let copy = try #require(original.copy() as? CASpringAnimation)
    #expect((copy.mass, copy.stiffness, copy.damping, copy.initialVelocity) == (2, 3, 4, 5))
    #expect(copy.allowsOverdamping && copy.toValue as? Int == 1)
  }
}
