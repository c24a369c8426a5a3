// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

/// The strengths that published apps use, and the motion that they report (S138).
@MainActor
@Suite("Fields, published strengths")
struct PublishedStrengthTests {
  /// A square of the area of a disc, of density 0.4 and charge 1, as in the playground app.
  private func charged(
    disc diameter: CGFloat, at center: CGPoint, in field: UIFieldBehavior
  )
    -> (scene: FieldScene, mass: CGFloat)
  {
    let side = diameter * (CGFloat.pi / 4).squareRoot()
    let scene = FieldScene(field, side: side, at: center, charge: 1)
    scene.properties.density = 0.4
    return (scene, 0.4 * side * side / 10_000)
  }

  @Test(
    "S138: a vortex of 0.004 to 0.006 swirls an item 100 points away within seconds",
    arguments: [0.004, 0.005, 0.006])
  func gentleVortex(strength: CGFloat) {
    let field = UIFieldBehavior.vortexField()
    field.strength = strength
    let scene = FieldScene(field, side: 20, at: CGPoint(x: 100, y: 0))
    scene.animator.step(by: 2)
    // Counter-clockwise, up at first: a = 100·s·r gives ½·a·t² = 2·a.
    #expect(scene.item.center.y < -60 && scene.item.center.y > -140)
    #expect(scene.velocity.distance(to: .zero) < 200)
  }

  @Test(
    "S138: a vortex of 0.1 to 1 is as strong as gravity and more", arguments: [0.1, 0.3, 1])
  func strongVortex(strength: CGFloat) {
    let field = UIFieldBehavior.vortexField()
    field.strength = strength
    let scene = FieldScene(field, side: 20, at: CGPoint(x: 0, y: 100))
    let acceleration = scene.acceleration()
    #expect(abs(acceleration.x / (10_000 * strength) - 1) < 1e-3)
    scene.animator.step(by: 0.1)
    #expect(scene.item.center.x > 4 && scene.item.center.x < 120)
  }

  @Test(
    "S138: an electric field of −6 with falloff 1 attracts small discs", arguments: [9, 12, 16])
  func electric(diameter: CGFloat) {
    let field = UIFieldBehavior.electricField()
    (field.strength, field.falloff, field.minimumRadius) = (-6, 1, 50)
    let (scene, mass) = charged(disc: diameter, at: CGPoint(x: 150, y: 0), in: field)
    // a = 6/(1.5·m) points/s²: 550 to 1600.
    #expect(abs(scene.acceleration().x * mass * 1.5 / -6 - 1) < 0.01)
    var time = 0.0
    while scene.item.center.x > 20, time < 5 {
      scene.animator.step(by: 1 / 60)
      time += 1 / 60
    }
    #expect(time > 0.2 && time < 1)
    #expect(scene.velocity.distance(to: .zero) < 1000)
  }

  @Test(
    "S138: a magnetic field of 1.5 curls the way of small discs with a kick of 350",
    arguments: [9, 12, 16])
  func magnetic(diameter: CGFloat) {
    let field = UIFieldBehavior.magneticField()
    field.strength = 1.5
    let (scene, mass) = charged(disc: diameter, at: .zero, in: field)
    scene.properties.addLinearVelocity(CGPoint(x: 350, y: 0), for: scene.item)
    // ω = 0.015/m: circles of 60 to 190 points.
    let radius = 350 * mass / 0.015
    #expect(radius > 55 && radius < 195)
    let center = CGPoint(x: 0, y: -radius)
    for _ in 0..<60 {
      scene.animator.step(by: 1 / 60)
      #expect(abs(scene.item.center.distance(to: center) / radius - 1) < 0.02)
    }
  }

  @Test(
    "S139: no field applies a torque, on an item beside its position or on it",
    arguments: [CGPoint(x: 120, y: 35), CGPoint(x: 10, y: -8)])
  func noTorque(center: CGPoint) {
    let fields: [UIFieldBehavior] = [
      .springField(), .vortexField(), .radialGravityField(position: .zero), .electricField(),
      .magneticField(), .turbulenceField(smoothness: 0.5, animationSpeed: 1),
    ]
    for field in fields {
      let scene = FieldScene(field, at: center, velocity: CGPoint(x: 30, y: 0), charge: 1)
      scene.animator.step(by: 0.5)
      #expect(scene.item.angle == 0, "\(field.kind)")
    }
  }
}
