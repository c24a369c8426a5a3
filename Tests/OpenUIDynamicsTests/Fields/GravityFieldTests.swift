// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Gravity fields")
struct GravityFieldTests {
  @Test(
    "FB15, S106, S115: linear gravity is F = m·a with a = 100 · strength · direction points/s²",
    arguments: [(1.0, 100.0), (2.5, 100), (-1, 40), (100, 10)])
  func linear(strength: CGFloat, side: CGFloat) {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 3, dy: 4))
    field.strength = strength
    let scene = FieldScene(field, side: side)
    scene.animator.step(by: 0.5)
    let length = distance(after: 0.5, acceleration: 500 * strength)
    #expect(abs(scene.item.center.x / (0.6 * length) - 1) < 1e-4)
    #expect(abs(scene.item.center.y / (0.8 * length) - 1) < 1e-4)
  }

  @Test("FB14, S105: radial gravity pulls to its position, and pushes with a negative strength")
  func radial() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 30, y: -40))
    let pull = FieldScene(field).acceleration()
    #expect(abs(pull.x - 60) < 0.01 && abs(pull.y + 80) < 0.01)
    let opposite = UIFieldBehavior.radialGravityField(position: CGPoint(x: 30, y: -40))
    opposite.strength = -2
    let push = FieldScene(opposite).acceleration()
    #expect(abs(push.x + 120) < 0.01 && abs(push.y - 160) < 0.01)
  }

  @Test("FB14, S105: radial gravity accelerates light and heavy items alike")
  func mass() {
    let light = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 0))
    let heavy = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 0))
    #expect(abs(FieldScene(light, side: 5).acceleration().x - 100) < 0.01)
    #expect(abs(FieldScene(heavy, side: 500).acceleration().x - 100) < 0.01)
  }

  @Test(
    "FB07, S102: falloff is the exponent of the distance in units of 100 points",
    arguments: [0, 1, 2, 3.5, 4, -1] as [CGFloat], [60, 100, 250] as [CGFloat])
  func falloff(exponent: CGFloat, distance: CGFloat) {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: distance, y: 0))
    field.strength = 2
    field.falloff = exponent
    let acceleration = FieldScene(field, side: 20).acceleration().x
    // A step takes the field at x + h²/12·a(x), with h²/12 = 1/43,200 square seconds; the difference fades where it
    // is no small part of a.
    func law(_ distance: CGFloat) -> CGFloat { 200 * pow(distance / 100, -exponent) }
    let part = law(distance - law(distance) / 43_200) / law(distance) - 1
    let expected = law(distance) * (1 + part / (1 + 4 * part * part))
    #expect(abs(acceleration / expected - 1) < 1e-5)
  }

  @Test("FB08, S101: below the minimum radius a field is as there", arguments: [1, 20, 50])
  func minimumRadius(distance: CGFloat) {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: distance, y: 0))
    field.falloff = 2
    field.minimumRadius = 50
    #expect(abs(FieldScene(field).acceleration().x - 400) < 0.01)
  }

  @Test("S115: a circular orbit at √(a·r) closes, and keeps its radius over ten turns")
  func orbit() {
    let field = UIFieldBehavior.radialGravityField(position: .zero)
    field.strength = 2.3
    field.falloff = 2
    let radius: CGFloat = 150
    // 230 · (r/100)^−2 points/s².
    let speed = (2_300_000 / radius).squareRoot()
    let start = CGPoint(x: radius, y: 0)
    let scene = FieldScene(field, side: 10, at: start, velocity: CGPoint(x: 0, y: speed))
    let period = 2 * CGFloat.pi * radius / speed
    var farthest: CGFloat = radius
    var nearest: CGFloat = radius
    while scene.animator.elapsedTime < 10 * period {
      scene.animator.step(by: 1 / 60)
      farthest = max(farthest, scene.item.center.distance(to: .zero))
      nearest = min(nearest, scene.item.center.distance(to: .zero))
    }
    #expect(nearest > 0.98 * radius && farthest < 1.02 * radius)
  }

  @Test("an eccentric orbit of 70 steps keeps its direction", arguments: [0.05, 0.2, 0.4])
  func precession(eccentricity: CGFloat) {
    let field = UIFieldBehavior.radialGravityField(position: .zero)
    field.strength = 2.3
    field.falloff = 2
    // From the farthest point, with Kepler's speed and period.
    let radius: CGFloat = 60
    let speed = (2_300_000 * (1 - eccentricity) / radius).squareRoot()
    let axis = radius / (1 + eccentricity)
    let period = 2 * CGFloat.pi * (axis * axis * axis / 2_300_000).squareRoot()
    let scene = FieldScene(
      field, side: 10, at: CGPoint(x: radius, y: 0), velocity: CGPoint(x: 0, y: speed))
    // The angle of the Laplace–Runge–Lenz vector v × L/GM − r/|r|, which points away from the start.
    func angle() -> CGFloat {
      let (place, velocity) = (scene.item.center, scene.velocity)
      let momentum = (place.x * velocity.y - place.y * velocity.x) / 2_300_000
      let distance = place.distance(to: .zero)
      return atan2(
        velocity.x * momentum + place.y / distance, velocity.y * momentum - place.x / distance)
    }
    let turn = Int((60 * period).rounded())
    func meanAngle() -> CGFloat {
      var sum: CGFloat = 0
      for _ in 0..<turn {
        scene.animator.step(by: 1 / 60)
        sum += remainder(angle() - .pi, 2 * .pi)
      }
      return sum / CGFloat(turn)
    }
    let first = meanAngle()
    for _ in 0..<(8 * turn) { scene.animator.step(by: 1 / 60) }
    // Less than a thirtieth of a degree a turn.
    #expect(abs(meanAngle() - first) < 9 * .pi / 180 / 30)
  }

  @Test("S105: an eccentric orbit neither gains nor loses energy in a minute")
  func energy() {
    let field = UIFieldBehavior.radialGravityField(position: .zero)
    field.falloff = 2
    let scene = FieldScene(
      field, side: 10, at: CGPoint(x: 200, y: 0), velocity: CGPoint(x: 0, y: 50))
    // Kepler's potential is −1e6 / r points²/s².
    func energy() -> CGFloat {
      let velocity = scene.velocity
      return (velocity.x * velocity.x + velocity.y * velocity.y) / 2
        - 1_000_000 / scene.item.center.distance(to: .zero)
    }
    let start = energy()
    var atFarPoints: [CGFloat] = []
    for _ in 0..<3600 {
      scene.animator.step(by: 1 / 60)
      if scene.item.center.distance(to: .zero) > 190 { atFarPoints.append(energy()) }
    }
    #expect(atFarPoints.count > 100)
    for value in atFarPoints { #expect(abs(value / start - 1) < 0.02) }
  }
}
