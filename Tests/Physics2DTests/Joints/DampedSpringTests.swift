// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Physics2D

/// x'' = −2ζω·x' − ω²·x, solved for a displacement and a velocity at the start.
private struct Oscillator {
  let frequency: Double
  let dampingRatio: Double

  /// ω with ρ times the stiffness, and the same damping rate ζω.
  init(hertz: Float, dampingRatio: Float, massRatio: Double = 1) {
    frequency = 2 * .pi * Double(hertz) * massRatio.squareRoot()
    self.dampingRatio = Double(dampingRatio) / massRatio.squareRoot()
  }

  func position(from start: Double, velocity: Double, after time: Double) -> Double {
    let decay = dampingRatio * frequency
    let root = frequency * abs(dampingRatio * dampingRatio - 1).squareRoot()
    let slope = velocity + decay * start
    guard root > 1e-3 else { return exp(-decay * time) * (start + slope * time) }
    guard dampingRatio > 1 else {
      return exp(-decay * time) * (start * cos(root * time) + slope / root * sin(root * time))
    }
    return 0.5 * (start + slope / root) * exp((root - decay) * time)
      + 0.5 * (start - slope / root) * exp(-(root + decay) * time)
  }

  /// The maximum displacement from 0 with a velocity at the start.
  func reach(velocity: Double) -> Double {
    let times = (0..<4000).map { 3 * Double($0) / 4000 / frequency }
    return times.map { abs(position(from: 0, velocity: velocity, after: $0)) }.max() ?? 0
  }
}

@Suite("Damped springs against the closed form")
struct DampedSpringTests {
  private let laboratory: JointLaboratory
  private var world: World { laboratory.world }

  init() throws { laboratory = try JointLaboratory(gravity: 0) }

  @discardableResult
  private func spring(
    _ a: BodyHandle, _ b: BodyHandle, hertz: Float, dampingRatio: Float, length: Float = 1
  ) throws -> JointHandle {
    var definition = DistanceJointDefinition(bodyA: a, bodyB: b)
    definition.length = length
    definition.spring = JointSpring(hertz: hertz, dampingRatio: dampingRatio)
    return try world.createJoint(definition)
  }

  /// The maximum difference between a number and its closed form in a second.
  private func error(_ number: () -> Float, _ exact: (Double) -> Double) -> Double {
    var (time, error) = (0.0, 0.0)
    laboratory.run(seconds: 1) {
      time += 1 / 60
      error = max(error, abs(Double(number()) - exact(time)))
    }
    return error
  }

  @Test(
    "from rest: within 0.1 % of the amplitude up to 9 Hz, 0.5 % at 20 Hz",
    arguments: [Float(1), 2, 6, 9, 20], [Float(0), 0.02, 0.05, 0.2, 0.5, 0.7, 0.9, 1, 1.5, 5, 10])
  func rest(hertz: Float, dampingRatio: Float) throws {
    let body = try laboratory.body(at: Vector2(1.5, 0), mass: 3)
    try spring(laboratory.ground, body, hertz: hertz, dampingRatio: dampingRatio)
    let exact = Oscillator(hertz: hertz, dampingRatio: dampingRatio)
    let error = error({ world.position(of: body).x - 1 }) {
      exact.position(from: 0.5, velocity: 0, after: $0)
    }
    #expect(error < (hertz < 20 ? 0.001 : 0.005) * 0.5)
  }

  @Test(
    "a velocity: within 2.5 % of the reach up to 9 Hz, for new springs and for those that acted",
    arguments: [Float(1), 2, 6, 9], [Float(0.05), 0.2, 0.5, 0.7, 1, 1.5, 5, 10])
  func thrown(hertz: Float, dampingRatio: Float) throws {
    let exact = Oscillator(hertz: hertz, dampingRatio: dampingRatio)
    for seconds in [Float(0), 3] {
      let body = try laboratory.body(at: Vector2(0.0006, 0.0008), mass: 3)
      let joint = try spring(
        laboratory.ground, body, hertz: hertz, dampingRatio: dampingRatio, length: 0)
      laboratory.run(seconds: seconds)
      let axis = Vector2(0.6, 0.8)
      let start = Double(world.position(of: body).dot(axis))
      let velocity = Double((world.linearVelocity(of: body) + 5 * axis).dot(axis))
      world.setLinearVelocity(world.linearVelocity(of: body) + 5 * axis, of: body)
      let error = error({ world.position(of: body).dot(axis) }) {
        exact.position(from: start, velocity: velocity, after: $0)
      }
      #expect(error < 0.025 * exact.reach(velocity: 5))
      world.destroyJoint(joint)
    }
  }

  @Test(
    "a load: the stretch is off by less than 0.55·g·h², at any frequency and damping",
    arguments: [Float(1), 2, 6, 9, 20], [Float(0.05), 0.2, 0.5, 0.7, 1, 2, 5])
  func stretch(hertz: Float, dampingRatio: Float) throws {
    let laboratory = try JointLaboratory(gravity: 10)
    // 10 / (2π·f)², from the end of the spring, so that the coordinate has all digits.
    let exact = 10 / (4 * Float.pi * Float.pi * hertz * hertz)
    let body = try laboratory.body(at: Vector2(0, -exact), mass: 7)
    var definition = DistanceJointDefinition(bodyA: laboratory.ground, bodyB: body)
    definition.length = 0
    definition.spring = JointSpring(hertz: hertz, dampingRatio: dampingRatio)
    let joint = try laboratory.world.createJoint(definition)
    laboratory.run(seconds: 12)
    let error = abs(-laboratory.world.position(of: body).y - exact)
    #expect(error < 0.55 * 10 / (240 * 240) + 1e-4 * exact)
    #expect(isNear(laboratory.world.reactionForce(of: joint).y, 70, within: 1e-3))
  }

  @Test(
    "two free bodies: the distance follows the closed form of the reduced mass, momentum stays",
    arguments: [(Float(1), Float(1)), (1, 10), (50, 1)], [Float(0.2), 1, 3])
  func freeBodies(masses: (Float, Float), dampingRatio: Float) throws {
    let a = try laboratory.body(at: .zero, mass: masses.0)
    let b = try laboratory.body(at: Vector2(1.3, 0), mass: masses.1)
    try spring(a, b, hertz: 4, dampingRatio: dampingRatio)
    let exact = Oscillator(hertz: 4, dampingRatio: dampingRatio)
    let error = error({ world.position(of: b).x - world.position(of: a).x - 1 }) {
      exact.position(from: 0.3, velocity: 0, after: $0)
    }
    #expect(error < 0.001 * 0.3)
    let momentum = masses.0 * world.linearVelocity(of: a) + masses.1 * world.linearVelocity(of: b)
    #expect(momentum.length < 1e-4)
  }

  @Test(
    "beside the center: both directions of the anchor follow their closed forms",
    arguments: [Float(2), 4, 9], [Float(0.1), 0.5, 1, 3])
  func eccentric(hertz: Float, dampingRatio: Float) throws {
    // Along the arm the anchor has the mass of the body, across it 1 / (1 + 0.5²·6) of it.
    let body = try laboratory.body(at: Vector2(0.002, 0.001), inertia: 1 / 6)
    var definition = DistanceJointDefinition(bodyA: laboratory.ground, bodyB: body)
    definition.localAnchorA = Vector2(0.5, 0)
    definition.localAnchorB = Vector2(0.5, 0)
    definition.length = 0
    definition.spring = JointSpring(hertz: hertz, dampingRatio: dampingRatio)
    try world.createJoint(definition)
    let along = Oscillator(hertz: hertz, dampingRatio: dampingRatio)
    let across = Oscillator(hertz: hertz, dampingRatio: dampingRatio, massRatio: 2.5)
    var (time, errors) = (0.0, Vector2.zero)
    laboratory.run(seconds: 1) {
      time += 1 / 60
      let anchor = world.position(of: body) + world.rotation(of: body) * Vector2(0.5, 0)
      let x = Float(along.position(from: 0.002, velocity: 0, after: time))
      let y = Float(across.position(from: 0.001, velocity: 0, after: time))
      errors.x = max(errors.x, abs(anchor.x - 0.5 - x))
      errors.y = max(errors.y, abs(anchor.y - y))
    }
    #expect(errors.x < 0.01 * 0.002 && errors.y < 0.04 * 0.001)
  }

  @Test("an impact elsewhere does not change how a spring moves", arguments: [Float(0), 0.3, 1, 5])
  func impactElsewhere(dampingRatio: Float) throws {
    var positions: [Float] = []
    for hasImpact in [false, true] {
      let laboratory = try JointLaboratory(gravity: 10)
      let world = laboratory.world
      let body = try laboratory.body(at: Vector2(100, -1), mass: 3)
      var definition = DistanceJointDefinition(bodyA: laboratory.ground, bodyB: body)
      definition.localAnchorA = Vector2(100, 0)
      definition.spring = JointSpring(hertz: 9, dampingRatio: dampingRatio)
      try world.createJoint(definition)
      let box = try CollisionShape.polygon(.box(halfWidth: 5, halfHeight: 0.5))
      if hasImpact { try world.addShape(box, to: laboratory.ground, ShapeDefinition()) }
      let falling = try laboratory.body(at: Vector2(0, 1.1))
      try world.addShape(
        .polygon(.box(halfWidth: 0.5, halfHeight: 0.5)), to: falling, ShapeDefinition())
      laboratory.run(seconds: 0.2) { positions.append(world.position(of: body).y) }
    }
    let half = positions.count / 2
    for step in 0..<half { #expect(abs(positions[step] - positions[half + step]) < 1e-5) }
  }
}
