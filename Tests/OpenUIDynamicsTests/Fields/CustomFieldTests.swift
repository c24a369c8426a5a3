// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Custom fields, units")
struct CustomFieldTests {
  @Test(
    "S147: a force of −c·v brakes at the rate c/m, e^(−ct/m)",
    arguments: [(1.0, 100.0), (0.2, 50), (3, 200)])
  func brake(strength: CGFloat, side: CGFloat) {
    let field = UIFieldBehavior.field { _, _, velocity, _, _, _ in
      CGVector(dx: -strength * velocity.dx, dy: -strength * velocity.dy)
    }
    let scene = FieldScene(field, side: side, velocity: CGPoint(x: 300, y: -400))
    let rate = Double(strength) / Double(side * side / 10_000)
    for second in 1...2 {
      scene.animator.step(by: 1)
      // A force is sampled once a step, which overstates the rate by half of its share in a step.
      let expected = exp(-rate * Double(second))
      #expect(abs(scene.velocity.x / 300 / expected - 1) < rate * rate * Double(second) / 100)
      #expect(abs(scene.velocity.y / -400 / expected - 1) < rate * rate * Double(second) / 100)
    }
  }

  @Test("S147: F = −v on an item of 50 × 50 points brakes at 4 per second")
  func smallItem() {
    let field = UIFieldBehavior.field { _, _, velocity, _, _, _ in
      CGVector(dx: -velocity.dx, dy: -velocity.dy)
    }
    let scene = FieldScene(field, side: 50, velocity: CGPoint(x: 600, y: 0))
    // One step takes 4/60 of the velocity.
    scene.animator.step(by: 1 / 60)
    #expect(abs(scene.velocity.x - 560) < 0.05)
  }

  @Test("S147: confetti of 24 points floats down at some 150 points/s")
  func confetti() {
    let field = UIFieldBehavior.field { _, _, velocity, mass, _, _ in
      CGVector(dx: -velocity.dx * mass, dy: -0.2 * velocity.dy + 0.25 + mass)
    }
    let scene = FieldScene(field, side: 24, velocity: CGPoint(x: 50, y: 0))
    scene.animator.step(by: 3)
    // 0.2·v = 0.25 + m with m = 24²/100².
    #expect(abs(scene.velocity.y - 100 * (0.25 + 0.0576) / 0.2) < 0.5)
    // −v·m brakes at 1/s, whatever the mass.
    #expect(abs(scene.velocity.x - 50 * exp(-3)) < 0.1)
  }

  @Test("S147: a drop of 120 × 120 points with a push of 5 travels some 500 points")
  func drop() {
    let field = UIFieldBehavior.field { _, _, velocity, _, _, _ in
      CGVector(dx: -velocity.dx, dy: -velocity.dy)
    }
    let scene = FieldScene(field, side: 120)
    let push = UIPushBehavior(items: [scene.item], mode: .instantaneous)
    push.magnitude = 5
    scene.animator.addBehavior(push)
    scene.animator.step(by: 20)
    // v₀·m/c = (500/1.44)·1.44.
    #expect(abs(scene.item.center.x - 500) < 8)
  }

  @Test("S147: a pair under 6400/d² against 0.064·(d − 60) rests 77 points apart")
  func graph() {
    let items = [Square(side: 20), Square(side: 20, at: CGPoint(x: 50, y: 0))]
    let field = UIFieldBehavior.field { _, position, velocity, _, _, _ in
      let other = items.map(\.center).max { $0.distance(to: position) < $1.distance(to: position) }
      let way = CGVector(dx: position.x - (other?.x ?? 0), dy: position.y - (other?.y ?? 0))
      let distance = max((way.dx * way.dx + way.dy * way.dy).squareRoot(), 1)
      let force = 6400 / (distance * distance) - 0.064 * (distance - 60)
      return CGVector(
        dx: force * way.dx / distance - velocity.dx, dy: force * way.dy / distance - velocity.dy)
    }
    items.forEach(field.addItem)
    let animator = UIDynamicAnimator()
    animator.addBehavior(field)
    animator.addBehavior(frictionless(items))
    animator.step(by: 3)
    #expect(abs(items[0].center.distance(to: items[1].center) - 77) < 1)
  }
}
