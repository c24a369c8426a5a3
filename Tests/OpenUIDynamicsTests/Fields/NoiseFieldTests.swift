// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Noise and turbulence")
struct NoiseFieldTests {
  private func path(
    _ field: UIFieldBehavior, seed: UInt64 = 0, velocity: CGPoint = .zero, side: CGFloat = 100
  ) -> [CGPoint] {
    field.noiseSeed = seed
    let scene = FieldScene(field, side: side, at: CGPoint(x: 33, y: 44), velocity: velocity)
    return (0..<60).map { _ in
      scene.animator.step(by: 1 / 60)
      return scene.item.center
    }
  }

  @Test("FB17, S108: noise is the same in each run, and another one for another seed")
  func determinism() {
    func noise() -> UIFieldBehavior { .noiseField(smoothness: 0.5, animationSpeed: 1) }
    #expect(path(noise()) == path(noise()))
    #expect(path(noise(), seed: 7) == path(noise(), seed: 7))
    #expect(path(noise()) != path(noise(), seed: 7))
  }

  @Test("FB17, S108: noise moves items whatever they weigh")
  func mass() {
    let light = path(.noiseField(smoothness: 0.5, animationSpeed: 1), side: 10)
    let heavy = path(.noiseField(smoothness: 0.5, animationSpeed: 1), side: 300)
    for (one, other) in zip(light, heavy) { #expect(one.distance(to: other) < 0.01) }
  }

  @Test("FB11, S108: at speed 0 noise never changes; twice the speed is twice as fast")
  func speed() {
    func acceleration(speed: CGFloat, after seconds: TimeInterval) -> CGPoint {
      let field = UIFieldBehavior.noiseField(smoothness: 1, animationSpeed: speed)
      let hold = UIFieldBehavior.velocityField(direction: .zero)
      let scene = FieldScene(field, at: CGPoint(x: 33, y: 44))
      // Held in place until the noise is read.
      hold.addItem(scene.item)
      scene.animator.addBehavior(hold)
      let keepAwake = UIFieldBehavior.noiseField(smoothness: 1, animationSpeed: 1)
      keepAwake.strength = 1e-6
      keepAwake.addItem(scene.item)
      scene.animator.addBehavior(keepAwake)
      if seconds > 0 { scene.animator.step(by: seconds) }
      scene.animator.removeBehavior(hold)
      return scene.acceleration()
    }
    let frozen = acceleration(speed: 0, after: 0)
    #expect(frozen.distance(to: acceleration(speed: 0, after: 1)) < 0.01)
    let moving = acceleration(speed: 1, after: 0.5)
    #expect(frozen.distance(to: moving) > 1)
    #expect(moving.distance(to: acceleration(speed: 2, after: 0.25)) < 1)
  }

  @Test("FB18, S108: turbulence leaves an item at rest alone, and lets the animator pause")
  func turbulenceAtRest() {
    let scene = FieldScene(.turbulenceField(smoothness: 0, animationSpeed: 2))
    #expect(scene.animator.runUntilPaused(atMost: 3) < 2)
    #expect(scene.item.center == .zero)
  }

  @Test("FB18, S108: turbulence grows in proportion to the speed")
  func turbulenceSpeed() {
    func change(speed: CGFloat) -> CGFloat {
      let field = UIFieldBehavior.turbulenceField(smoothness: 1, animationSpeed: 0)
      let scene = FieldScene(
        field, at: CGPoint(x: 33, y: 44), velocity: CGPoint(x: speed, y: 0))
      let change = scene.acceleration()
      return change.distance(to: .zero)
    }
    #expect(change(speed: 1) > 0.01)
    #expect(abs(change(speed: 2) / change(speed: 1) - 2) < 0.01)
  }

  @Test("FB11: changing noise keeps its items awake, frozen noise does not")
  func sleep() {
    let moving = FieldScene(.noiseField(smoothness: 1, animationSpeed: 0.1))
    moving.animator.step(by: 10)
    #expect(moving.animator.isRunning)
    let frozen = FieldScene(.noiseField(smoothness: 1, animationSpeed: 0))
    frozen.properties.isAnchored = true
    #expect(frozen.animator.runUntilPaused(atMost: 5) < 2)
  }
}

@Suite("SimplexNoise")
struct SimplexNoiseTests {
  private static let noise = SimplexNoise(seed: 1)

  /// Places and times in several hundred cells, on both sides of zero.
  private static let samples: [(x: Double, y: Double, time: Double)] = (0..<4000).map { number in
    let step = Double(number)
    return (
      (step * 0.618).truncatingRemainder(dividingBy: 40) - 20, step * 0.0137 - 27, step * 0.01
    )
  }

  @Test("noise stays between −1 and 1, and spreads over most of it, around 0")
  func range() {
    let values = Self.samples.map { Self.noise.vector(x: $0.x, y: $0.y, time: $0.time) }
    for value in values { #expect(abs(value.x) <= 1 && abs(value.y) <= 1) }
    #expect(values.contains { $0.x > 0.6 } && values.contains { $0.x < -0.6 })
    let sum: Double = values.reduce(0) { $0 + Double($1.x) }
    #expect(abs(sum) < 0.05 * Double(values.count))
  }

  @Test("FB17, S108: noise has second derivatives: its difference quotients stay bounded")
  func differentiability() {
    for width in [1e-2, 1e-3, 1e-4] {
      for sample in Self.samples {
        func value(_ offset: Double) -> Double {
          Self.noise.vector(x: sample.x + offset, y: sample.y + offset, time: sample.time + offset)
            .x
        }
        let slope = (value(width) - value(-width)) / (2 * width)
        let bend = (value(width) - 2 * value(0) + value(-width)) / (width * width)
        #expect(abs(slope) < 20 && abs(bend) < 250)
      }
    }
  }

  @Test("FB10: smoothness makes slopes gentler, by the size of the cells")
  func smoothness() {
    func steepest(_ smoothness: CGFloat) -> Float {
      var values = FieldValues(kind: .noise)
      values.smoothness = smoothness
      values.noiseSeed = 3
      let law = FieldLaw(kind: .noise, values: values)
      func push(at place: Float) -> Float {
        let sample = FieldSample(
          offset: .init(place, 17), velocity: .zero, mass: 1, charge: 0, noiseTime: 0,
          freeStiffness: 0)
        guard case .change(let change, _, _) = law.response(to: sample) else { return 0 }
        return change.x
      }
      return stride(from: Float(-2000), to: 2000, by: 1).map {
        abs(push(at: $0 + 1) - push(at: $0))
      }
      .max() ?? 0
    }
    #expect(steepest(0) > 1.5 * steepest(0.1))
    #expect(steepest(0) > 10 * steepest(1))
  }

  @Test("places that are no numbers, or beyond all maps, have no noise")
  func nowhere() {
    for place in [Double.nan, .infinity, 1e300] {
      #expect(Self.noise.vector(x: place, y: 0, time: 0) == (0, 0))
      #expect(Self.noise.vector(x: 0, y: 0, time: place) == (0, 0))
    }
  }
}

@Suite("Power function")
struct PowerFunctionTests {
  @Test(
    "agrees with the platform's to 13 digits", arguments: [1e-6, 0.01, 0.5, 0.99, 1, 1.5, 3, 1e5])
  func values(base: Double) {
    for exponent in [-4, -2, -1.5, -1, -0.1, 0, 0.3, 1, 2, 5] as [Double] {
      #expect(abs(power(base, exponent) / pow(base, exponent) - 1) < 1e-13)
    }
  }

  @Test("what has no finite value is 0 or stops at the largest numbers")
  func limits() {
    #expect(power(0, 2) == 0)
    #expect(power(-1, 2) == 0)
    #expect(power(.nan, 2) == 0)
    #expect(power(2, .infinity) == 0)
    #expect(power(1e300, 1e300).isFinite)
    #expect(power(1e300, -1e300) >= 0)
  }
}
