// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

/// Fields that conserve energy, for a minute, and drag against a steady force.
@MainActor
@Suite("Energy in fields")
struct FieldEnergyTests {
  @Test(
    "S109: the energy of a swing stays within 1 percent at the same phase for a minute",
    arguments: [(1.0, 100.0), (10, 100), (40, 100), (10, 30), (250, 150)])
  func spring(strength: CGFloat, side: CGFloat) {
    let field = UIFieldBehavior.springField()
    field.strength = strength
    let scene = FieldScene(
      field, side: side, at: CGPoint(x: 120, y: 0), velocity: CGPoint(x: 0, y: 90))
    let square = strength / (side * side / 10_000)
    func energy() -> CGFloat {
      let velocity = scene.velocity
      let place = scene.item.center
      let kinetic = (velocity.x * velocity.x + velocity.y * velocity.y) / 2
      return kinetic + square * (place.x * place.x + place.y * place.y) / 2
    }
    // Averaged over a second, because a method of second order lets it waver within a swing.
    func mean() -> CGFloat {
      (0..<60).map { _ in
        scene.animator.step(by: 1 / 60)
        return energy()
      }.reduce(0, +) / 60
    }
    let start = mean()
    scene.animator.step(by: 58)
    #expect(abs(mean() / start - 1) < 0.01)
  }

  @Test(
    "S110: a magnetic field does no work: the speed stays within a thousandth for a minute",
    arguments: [30, 100, 500, 2000] as [CGFloat])
  func magnetic(strength: CGFloat) {
    let field = UIFieldBehavior.magneticField()
    field.strength = strength
    let scene = FieldScene(field, velocity: CGPoint(x: 120, y: 160), charge: 1)
    var farthest: CGFloat = 0
    for _ in 0..<60 {
      scene.animator.step(by: 1)
      #expect(abs(scene.velocity.distance(to: .zero) / 200 - 1) < 1e-3)
      farthest = max(farthest, scene.item.center.distance(to: .zero))
    }
    // Never farther than the diameter, and a step for the corners of the path.
    #expect(farthest <= 2 * 200 / (strength / 100) + 4)
  }

  @Test(
    "S103: under a steady force an item reaches the speed at which drag balances it, a / k",
    arguments: [(0.5, 100.0), (3, 100), (1, 30), (10, 50)])
  func terminalSpeed(strength: CGFloat, side: CGFloat) {
    let rate = strength / (side * side / 10_000)
    // A behavior's force and a field's are balanced alike.
    for usesField in [false, true] {
      let field = UIFieldBehavior.dragField()
      field.strength = strength
      let scene =
        usesField
        ? FieldScene(
          .linearGravityField(direction: CGVector(dx: 0, dy: 10)), field, side: side)
        : FieldScene(field, side: side)
      if !usesField { scene.animator.addBehavior(UIGravityBehavior(items: [scene.item])) }
      scene.animator.step(by: 10 + 6 / rate)
      #expect(abs(scene.velocity.y / (1000 / rate) - 1) < 0.005)
    }
  }

  @Test("S103: drag does not lift what lies on a floor, and slows what slides on it")
  func floor() {
    let field = UIFieldBehavior.dragField()
    field.strength = 4
    let scene = FieldScene(field, side: 50, velocity: CGPoint(x: 200, y: 0))
    let collision = UICollisionBehavior(items: [scene.item])
    collision.addFloor(at: 25, from: -500, to: 900)
    scene.properties.friction = 0
    scene.animator.addBehavior(collision)
    scene.animator.addBehavior(UIGravityBehavior(items: [scene.item]))
    scene.animator.step(by: 0.1)
    // 4 newtons per meter/s on a quarter of the unit of mass: 16 per second.
    #expect(abs(scene.velocity.x / (200 * exp(-1.6)) - 1) < 0.02)
    #expect(scene.animator.runUntilPaused(atMost: 5) < 4)
    #expect(abs(scene.item.center.y) < 0.5)
  }
}
