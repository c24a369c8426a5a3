// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D
import Testing

/// The exchange of energy between the swing of two free bodies on a spring and their rotation.
///
/// A spring that is attached beside the centers of mass turns the bodies, and its amplitude falls and returns.
/// How much is shown by an integration of the equations of motion that shares nothing with the engine.
@Suite("Springs between free bodies")
struct FreeSpringTests {
  @Test(
    "the amplitude falls and returns as in the equations of motion",
    arguments: [
      (Float(0), SIMD2<Float>(15, 0)), (60, SIMD2(20, 10)), (200, SIMD2(20, 0)),
      (200, SIMD2(20, 10)),
    ])
  func exchange(length: Float, anchor: SIMD2<Float>) throws {
    let swing = FreeSwing(hertz: 1, length: length, anchorA: anchor, anchorB: SIMD2(0, 0))
    let own = try swing.amplitudes(ofEngineFor: 5)
    let exact = swing.amplitudes(ofEquationsFor: 5)
    for (amplitude, expected) in zip(own, exact) {
      #expect(abs(amplitude - expected) <= 0.01 * FreeSwing.start)
    }
    // Up to 40 percent of the amplitude turn the bodies.
    #expect(own.count == 5 && exact.contains { $0 < 0.9 * FreeSwing.start })
  }

  @Test(
    "an undamped spring never stretches more than at first, wherever it is attached",
    arguments: [Float(1), 2, 5],
    isStressed ? [Float(0), 10, 20, 30, 40, 49, 60, 100, 200] : [0, 20, 49, 200])
  func bound(hertz: Float, length: Float) throws {
    // k·x²/2 ≤ E, also where the anchors pass each other at nearly no distance.
    let passes = length > 0 && length < 1.5 * FreeSwing.start
    for anchorB in [SIMD2<Float>(20, -20), SIMD2(-20, 20), SIMD2(-5, 15)] {
      let swing = FreeSwing(
        hertz: hertz, length: length, anchorA: SIMD2(20, -20), anchorB: anchorB)
      let reach = try swing.amplitudes(ofEngineFor: isStressed ? 180 : passes ? 10 : 4).max() ?? 0
      #expect(reach > 0.9 * FreeSwing.start)
      #expect(reach <= 1.01 * FreeSwing.start)
    }
  }

  @Test(
    "an undamped spring of 10 Hz never stretches more than at first",
    arguments: [Float(0), 10, 20, 40, 60, 200])
  func stiff(length: Float) throws {
    // k·h²/m is up to 0.18, and the swing would be wider by 1/√(1 − k·h²/4m) if it began with a whole impulse.
    for (anchorA, anchorB) in [
      (SIMD2<Float>(0, 0), SIMD2<Float>(10, 0)), (SIMD2(0, 0), SIMD2(20, -20)),
      (SIMD2(20, -20), SIMD2(-5, 15)),
    ] {
      let swing = FreeSwing(hertz: 10, length: length, anchorA: anchorA, anchorB: anchorB)
      let reach = try swing.amplitudes(ofEngineFor: isStressed ? 180 : 10).max() ?? 0
      #expect(reach > 0.9 * FreeSwing.start)
      #expect(reach <= 1.01 * FreeSwing.start)
    }
  }

  @Test("an undamped spring of 10 Hz between two corners swings on", arguments: [Float(0), 100])
  func corners(length: Float) throws {
    // At the corner of a square the effective mass is a quarter, and k·h²/m = 4·(2π·10/240)² = 0.274.
    let corner = SIMD2<Float>(20, -20)
    let swing = FreeSwing(hertz: 10, length: length, anchorA: corner, anchorB: corner)
    let amplitudes = try swing.amplitudes(ofEngineFor: isStressed ? 180 : 20)
    #expect(try #require(amplitudes.max()) <= 1.01 * FreeSwing.start)
    // The last five seconds; six looks in a period may miss the greatest stretch.
    #expect(try #require(amplitudes.suffix(50).max()) > 0.95 * FreeSwing.start)
  }
}

/// A square of 40 points and one with a quarter of its mass, on a spring that is stretched at first.
private struct FreeSwing {
  static let start: Float = 50
  static let masses: [Float] = [1600, 400]
  var hertz: Float
  var length: Float
  var anchorA: SIMD2<Float>
  var anchorB: SIMD2<Float>

  /// The inertia of a square of 40 points: m·a²/6.
  static func inertia(_ body: Int) -> Float { masses[body] * 1600 / 6 }

  private var secondPosition: SIMD2<Float> { anchorA + SIMD2(0, length + Self.start) - anchorB }

  /// The maximum stretch in each period of the spring, sixty looks a second.
  private func amplitudes(_ seconds: Int, _ stretch: () -> Float) -> [Float] {
    let period = Int(60 / hertz)
    return (0..<(60 * seconds / period)).map { _ in
      (0..<period).reduce(Float(0)) { maximum, _ in max(maximum, abs(stretch())) }
    }
  }

  func amplitudes(ofEngineFor seconds: Int) throws -> [Float] {
    var definition = WorldDefinition(gravity: .zero, lengthUnitsPerMeter: 100)
    definition.allowsSleep = false
    let world = World(definition)
    let bodies = try [.zero, secondPosition].enumerated().map { index, position in
      let position = Vector2(position.x, position.y)
      let body = try world.createBody(BodyDefinition(kind: .dynamic, position: position))
      world.setMass(
        Self.masses[index], rotationalInertia: Self.inertia(index), center: .zero, of: body)
      return body
    }
    var spring = DistanceJointDefinition(bodyA: bodies[0], bodyB: bodies[1])
    spring.localAnchorA = Vector2(anchorA.x, anchorA.y)
    spring.localAnchorB = Vector2(anchorB.x, anchorB.y)
    spring.length = length
    spring.spring = JointSpring(hertz: hertz, dampingRatio: 0)
    let joint = try world.createJoint(spring)
    return amplitudes(seconds) {
      world.step(by: 1 / 60)
      return world.anchorDistance(of: joint) - length
    }
  }

  /// The same from the equations of motion, by the Runge–Kutta method of fourth order.
  func amplitudes(ofEquationsFor seconds: Int) -> [Float] {
    var state = FreeState(second: SIMD2<Double>(secondPosition))
    let step = 1.0 / 120
    return amplitudes(seconds) {
      for _ in 0..<2 {
        let first = rate(state)
        let second = rate(state.moved(first, step / 2))
        let third = rate(state.moved(second, step / 2))
        let fourth = rate(state.moved(third, step))
        state = state.moved(first, step / 6).moved(second, step / 3).moved(third, step / 3)
          .moved(fourth, step / 6)
      }
      let gap = gap(state).between
      return Float((gap * gap).sum().squareRoot()) - length
    }
  }

  /// The anchors relative to the centers, and the way from the first to the second.
  private func gap(
    _ state: FreeState
  ) -> (armA: SIMD2<Double>, armB: SIMD2<Double>, between: SIMD2<Double>) {
    let armA = Self.turned(anchorA, state.angles.x)
    let armB = Self.turned(anchorB, state.angles.y)
    return (armA, armB, state.second + armB - state.first - armA)
  }

  private static func turned(_ arm: SIMD2<Float>, _ angle: Double) -> SIMD2<Double> {
    let (x, y) = (Double(arm.x), Double(arm.y))
    return SIMD2(cos(angle) * x - sin(angle) * y, sin(angle) * x + cos(angle) * y)
  }

  /// The rates of change: F = −k·(|d| − L)·d / |d| with k = μ·ω².
  private func rate(_ state: FreeState) -> FreeState {
    let (armA, armB, between) = gap(state)
    let distance = (between * between).sum().squareRoot()
    let (first, second) = (Double(Self.masses[0]), Double(Self.masses[1]))
    let frequency = 2 * Double.pi * Double(hertz)
    let stiffness = first * second / (first + second) * frequency * frequency
    let force = -stiffness * (length > 0 ? 1 - Double(length) / distance : 1) * between
    var rate = FreeState(second: state.secondVelocity)
    rate.first = state.firstVelocity
    rate.angles = state.angularVelocities
    rate.firstVelocity = -1 / first * force
    rate.secondVelocity = 1 / second * force
    rate.angularVelocities = SIMD2(
      -(armA.x * force.y - armA.y * force.x) / Double(Self.inertia(0)),
      (armB.x * force.y - armB.y * force.x) / Double(Self.inertia(1)))
    return rate
  }
}

/// Positions and velocities of two bodies.
private struct FreeState {
  var first = SIMD2<Double>()
  var second: SIMD2<Double>
  var angles = SIMD2<Double>()
  var firstVelocity = SIMD2<Double>()
  var secondVelocity = SIMD2<Double>()
  var angularVelocities = SIMD2<Double>()

  init(second: SIMD2<Double>) { self.second = second }

  /// The state after a time at given rates.
  func moved(_ rate: FreeState, _ time: Double) -> FreeState {
    var state = self
    state.first += time * rate.first
    state.second += time * rate.second
    state.angles += time * rate.angles
    state.firstVelocity += time * rate.firstVelocity
    state.secondVelocity += time * rate.secondVelocity
    state.angularVelocities += time * rate.angularVelocities
    return state
  }
}
