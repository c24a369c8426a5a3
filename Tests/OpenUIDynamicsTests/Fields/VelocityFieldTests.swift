// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

/// Fields that depend on the velocity of the item, or impose one.
@MainActor
@Suite("Drag, magnetic, vortex, electric and velocity fields")
struct VelocityFieldTests {
  @Test(
    "FB12, S103: drag leaves v·e^(−kt) with k = strength / mass",
    arguments: [(1.0, 100.0), (2, 50), (0.1, 20), (30, 100)])
  func drag(strength: CGFloat, side: CGFloat) {
    let field = UIFieldBehavior.dragField()
    field.strength = strength
    let scene = FieldScene(field, side: side, velocity: CGPoint(x: 300, y: -400))
    scene.animator.step(by: 0.5)
    let rate = strength / (side * side / 10_000)
    let left = exp(-0.5 * rate)
    #expect(abs(scene.velocity.x - 300 * left) < 0.05)
    #expect(abs(scene.velocity.y + 400 * left) < 0.05)
  }

  @Test("S103: however strong, drags stop an item and never turn it around")
  func strongDrag() {
    let first = UIFieldBehavior.dragField()
    first.strength = 5000
    let second = UIFieldBehavior.dragField()
    second.strength = 5000
    let scene = FieldScene(first, second, velocity: CGPoint(x: 300, y: 0))
    scene.animator.step(by: 1 / 60)
    // Below 0 only by the rounding of single precision.
    #expect(scene.velocity.x > -1e-3 && scene.velocity.x < 1)
    #expect(scene.item.center.x < 5)
  }

  @Test("S103: a drag with negative strength drives, within the engine's limits")
  func negativeDrag() {
    let field = UIFieldBehavior.dragField()
    field.strength = -2
    let scene = FieldScene(field, velocity: CGPoint(x: 10, y: 0))
    scene.animator.step(by: 1)
    #expect(abs(scene.velocity.x / (10 * exp(2)) - 1) < 1e-3)
    scene.animator.step(by: 30)
    #expect(scene.item.center.x.isFinite)
  }

  @Test("FB21, S110: charged items circle counter-clockwise with ω = q·B/(100·m) and r = v/ω")
  func magnetic() {
    let field = UIFieldBehavior.magneticField()
    field.strength = 100
    let scene = FieldScene(field, velocity: CGPoint(x: 100, y: 0), charge: 2)
    let center = CGPoint(x: 0, y: -50)
    var lowest: CGFloat = 0
    for _ in 0..<600 {
      scene.animator.step(by: 1 / 60)
      lowest = min(lowest, scene.item.center.y)
      #expect(abs(scene.item.center.distance(to: center) - 50) < 0.5)
      #expect(abs(scene.velocity.distance(to: .zero) - 100) < 0.05)
    }
    // From the start to the right the way leads upwards, where y is negative.
    #expect(abs(lowest + 100) < 0.5)
    let angle = atan2(-scene.velocity.y, scene.velocity.x)
    let turns = CGFloat(20) - angle
    #expect(abs(turns - 2 * .pi * (turns / (2 * .pi)).rounded()) < 0.01)
  }

  @Test("FB21, S110: a negative charge or strength circles clockwise, no charge goes straight")
  func magneticSigns() {
    func end(strength: CGFloat, charge: CGFloat?) -> CGPoint {
      let field = UIFieldBehavior.magneticField()
      field.strength = strength
      let scene = FieldScene(field, velocity: CGPoint(x: 100, y: 0), charge: charge)
      scene.animator.step(by: 0.5)
      return scene.item.center
    }
    #expect(end(strength: 100, charge: 1).y < -5)
    #expect(end(strength: -100, charge: 1).y > 5)
    #expect(end(strength: 100, charge: -1).y > 5)
    #expect(end(strength: 100, charge: nil).y == 0)
  }

  @Test(
    "FB20, IB10, S110: like signs repel with F = q·E, unlike ones attract, in hundredths of a newton"
  )
  func electric() {
    func acceleration(strength: CGFloat, charge: CGFloat?, side: CGFloat = 100) -> CGFloat {
      let field = UIFieldBehavior.electricField()
      field.strength = strength
      field.position = CGPoint(x: -70, y: 0)
      return FieldScene(field, side: side, charge: charge).acceleration().x
    }
    #expect(abs(acceleration(strength: 100, charge: 2) - 200) < 0.01)
    #expect(abs(acceleration(strength: -1000, charge: 1) + 1000) < 0.1)
    #expect(abs(acceleration(strength: 100, charge: -1) + 100) < 0.01)
    #expect(abs(acceleration(strength: -100, charge: -1) - 100) < 0.01)
    #expect(abs(acceleration(strength: 100, charge: 1, side: 50) - 400) < 0.1)
    #expect(acceleration(strength: 100, charge: nil) == 0)
  }

  @Test("FB13, S104: a vortex drives counter-clockwise, as the distance, whatever the mass")
  func vortex() {
    func acceleration(
      at center: CGPoint, strength: CGFloat = 0.01, side: CGFloat = 100
    ) -> CGPoint {
      let field = UIFieldBehavior.vortexField()
      field.strength = strength
      return FieldScene(field, side: side, at: center).acceleration()
    }
    let right = acceleration(at: CGPoint(x: 200, y: 0))
    #expect(right.x == 0 && abs(right.y + 200) < 0.01)
    let below = acceleration(at: CGPoint(x: 0, y: 50), side: 20)
    #expect(below.y == 0 && abs(below.x - 50) < 0.01)
    #expect(abs(acceleration(at: CGPoint(x: 200, y: 0), strength: -0.03).y - 600) < 0.1)
    #expect(acceleration(at: .zero) == .zero)
  }

  @Test("FB16, S107: it imposes 100 · strength · direction points/s, whatever else acts")
  func velocity() {
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 1, dy: -2))
    field.strength = 0.5
    let gravityField = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 9, dy: 9))
    let scene = FieldScene(gravityField, field, velocity: CGPoint(x: -500, y: 70))
    let gravity = UIGravityBehavior(items: [scene.item])
    let push = UIPushBehavior(items: [scene.item], mode: .continuous)
    push.magnitude = 3
    scene.animator.addBehavior(gravity)
    scene.animator.addBehavior(push)
    scene.properties.resistance = 2
    scene.animator.step(by: 0.1)
    let start = scene.item.center
    for _ in 0..<60 {
      scene.animator.step(by: 1 / 60)
      #expect(scene.velocity.distance(to: CGPoint(x: 50, y: -100)) < 0.05)
    }
    #expect(abs(scene.item.center.x - start.x - 50) < 0.5)
    #expect(abs(scene.item.center.y - start.y + 100) < 0.5)
  }

  @Test("S107: a velocity of zero holds an item, and lets it rest")
  func holding() {
    let field = UIFieldBehavior.velocityField(direction: .zero)
    let scene = FieldScene(field, velocity: CGPoint(x: 300, y: 0))
    scene.animator.addBehavior(UIGravityBehavior(items: [scene.item]))
    #expect(scene.animator.runUntilPaused(atMost: 3) < 2)
    #expect(scene.item.center.distance(to: .zero) < 5)
  }
}
