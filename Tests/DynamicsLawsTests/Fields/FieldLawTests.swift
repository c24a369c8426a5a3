// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsLaws
@testable import Physics2D

@Suite("Laws of fields")
struct FieldLawTests {
  private func law(
    _ kind: FieldKind, strength: Float, falloff: Double = 0, minimumRadius: Float = 1
  ) -> FieldLaw {
    FieldLaw(
      kind: kind, position: .zero, strength: strength, falloff: falloff,
      minimumRadius: minimumRadius, direction: Vector2(0, 1), smoothness: 0, animationSpeed: 0,
      noiseSeed: 0)
  }

  private func change(_ law: FieldLaw, at offset: Vector2) -> Vector2 {
    let sample = FieldSample(
      offset: offset, velocity: .zero, mass: 1, charge: 1, noiseTime: 0, freeStiffness: 3)
    guard case .change(let change, _, _) = law.response(to: sample) else { return .zero }
    return change
  }

  /// How far an orbit from its farthest point turns in each revolution, in degrees, by the angle of
  /// its Laplace–Runge–Lenz vector.
  private func precession(radius: Float, eccentricity: Float) throws -> Double {
    var definition = WorldDefinition(gravity: .zero, lengthUnitsPerMeter: 100)
    definition.allowsSleep = false
    let world = World(definition)
    let body = try world.createBody(
      BodyDefinition(kind: .dynamic, position: Vector2(radius, 0)))
    try world.addShape(.circle(CircleShape(radius: 5)), to: body)
    // a = 230 · (r/100)^−2 points/s².
    let constant: Float = 2_300_000
    world.setLinearVelocity(
      Vector2(0, (constant * (1 - eccentricity) / radius).squareRoot()), of: body)
    var laws = ActingLaws(stepCount: 0)
    let row = laws.add(ActingLaws.Row(body: body, subject: LawSubject()))
    laws.add(
      ActingField(
        law(.radialGravity, strength: 2.3, falloff: 2), region: .infinite, noiseTime: 0,
        rows: [row]))
    let axis = Double(radius / (1 + eccentricity))
    let turn = Int(
      (120 * Double.pi * (axis * axis * axis / Double(constant)).squareRoot()).rounded())
    func meanAngle() -> Double {
      var sum = 0.0
      for _ in 0..<turn {
        laws.step(world)
        let (place, velocity) = (world.position(of: body), world.linearVelocity(of: body))
        let momentum = place.cross(velocity) / constant
        let toward = momentum * Vector2(velocity.y, -velocity.x) - place.normalized
        sum += remainder(atan2(Double(toward.y), Double(toward.x)) - .pi, 2 * .pi)
      }
      return sum / Double(turn)
    }
    let first = meanAngle()
    for _ in 0..<(8 * turn) { laws.step(world) }
    return (meanAngle() - first) * 180 / .pi / 9
  }

  @Test(
    "ellipses of 107 to 70 steps keep their direction, and nearly do so with 44 and 36",
    arguments: [
      (Float(60), Float(0.05), 0.02), (60, 0.2, 0.02), (60, 0.4, 0.04), (33, 0.05, 0.1),
      (33, 0.2, 0.15),
    ])
  func direction(radius: Float, eccentricity: Float, maximum: Double) throws {
    #expect(abs(try precession(radius: radius, eccentricity: eccentricity)) < maximum)
  }

  @Test("a uniform field is as its law has it, to the bit")
  func uniform() {
    #expect(change(law(.linearGravity, strength: 3), at: Vector2(7, 9)) == Vector2(0, 1 / 60 * 300))
  }

  @Test("a vortex is as its law has it: perpendicular to the way from its position")
  func vortex() {
    #expect(change(law(.vortex, strength: 0.6), at: Vector2(100, 0)).x == 0)
  }

  @Test("a field that varies is taken h²/12·a farther")
  func ahead() {
    // a = 100 · 200 · (r/100)^−2 points/s².
    let gravity = law(.radialGravity, strength: 200, falloff: 2)
    let ahead: Float = 20_000 / 43_200
    let part = 1 / ((1 - ahead / 100) * (1 - ahead / 100)) - 1
    let expected = 20_000 / 60 * (1 + part / (1 + 4 * part * part))
    #expect(abs(-change(gravity, at: Vector2(100, 0)).x / expected - 1) < 1e-5)
  }

  @Test("of a wall that a step jumps over, at least three quarters of the force remain")
  func wall() {
    let wall = law(.radialGravity, strength: -1, falloff: 200)
    // 0.99^−200 = 7.46; beyond 100 points nothing is left.
    #expect(change(wall, at: Vector2(99, 0)).x > 0.75 * 7.46 * 100 / 60)
    #expect(change(law(.radialGravity, strength: -1, falloff: 1e7), at: Vector2(99, 0)).x > 60_000)
  }

  @Test(
    "laws are finite and point to the same side next to the position, however strong they are",
    arguments: [Float(1e-3), 0.5, 1, 5, 100], [Float(1), 1e4, 1e7])
  func extremes(distance: Float, strength: Float) {
    for falloff in [0, 2, 8, -3] as [Double] {
      for kind in [FieldKind.radialGravity, .linearGravity, .electric] {
        let change = change(
          law(kind, strength: strength, falloff: falloff), at: Vector2(distance, 0))
        #expect(change.x.isFinite && change.y.isFinite)
      }
      let pull = change(
        law(.radialGravity, strength: strength, falloff: falloff), at: Vector2(distance, 0))
      #expect(pull.x <= 0)
    }
  }
}
