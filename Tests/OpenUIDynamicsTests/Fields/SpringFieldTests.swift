// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Spring fields")
struct SpringFieldTests {
  @Test(
    "FB19, S109: an item swings as A·cos(ωt) with ω = √(strength / mass), undamped over a minute",
    arguments: [(1.0, 100.0), (4, 100), (1, 50), (25, 100), (0.1, 100)])
  func harmonic(strength: CGFloat, side: CGFloat) {
    let field = UIFieldBehavior.springField()
    field.strength = strength
    field.position = CGPoint(x: 10, y: 20)
    let scene = FieldScene(field, side: side, at: CGPoint(x: 90, y: 20))
    let frequency = (strength / (side * side / 10_000)).squareRoot()
    for _ in 0..<30 {
      scene.animator.step(by: 2)
      let expected = 10 + 80 * cos(frequency * CGFloat(scene.animator.elapsedTime))
      // The phase of a method of second order may lag by a fraction of a step.
      let tolerance = 80 * frequency / 60 * 0.5 + 0.5
      #expect(abs(scene.item.center.x - expected) < tolerance)
    }
    #expect(abs(scene.item.center.y - 20) < 0.01)
  }

  @Test("a swing keeps its energy for a minute")
  func energy() {
    let field = UIFieldBehavior.springField()
    field.strength = 100
    let scene = FieldScene(field, at: CGPoint(x: 100, y: 0))
    var farthest: CGFloat = 0
    for step in 0..<3600 {
      scene.animator.step(by: 1 / 60)
      if step > 3500 { farthest = max(farthest, abs(scene.item.center.x)) }
    }
    #expect(farthest > 98 && farthest < 101)
  }

  @Test("a spring too stiff for the step swings slower, but neither breaks nor grows")
  func stiff() {
    let field = UIFieldBehavior.springField()
    field.strength = 100
    let scene = FieldScene(field, field, UIFieldBehavior.springField(), side: 2)
    let other = UIFieldBehavior.springField()
    other.strength = 10_000
    other.position = CGPoint(x: 50, y: 0)
    other.addItem(scene.item)
    scene.animator.addBehavior(other)
    for _ in 0..<60 {
      scene.animator.step(by: 1)
      #expect(abs(scene.item.center.x) < 300)
    }
  }

  @Test("S109: a slow swing does not fall asleep at its turning points")
  func slow() {
    let field = UIFieldBehavior.springField()
    field.strength = 0.1
    let scene = FieldScene(field, at: CGPoint(x: 20, y: 0))
    // Half a period is π / √0.1 = 9.9 s.
    scene.animator.step(by: 9.93)
    #expect(abs(scene.item.center.x + 20) < 0.5)
    #expect(scene.animator.isRunning)
  }

  @Test("S114: a spring with resistance comes to rest at its position, and the animator pauses")
  func rest() {
    let field = UIFieldBehavior.springField()
    field.strength = 20
    let scene = FieldScene(field, at: CGPoint(x: 100, y: 0))
    scene.properties.resistance = 5
    #expect(scene.animator.runUntilPaused(atMost: 20) < 10)
    #expect(!scene.animator.isRunning)
    #expect(scene.item.center.distance(to: .zero) < 0.5)
  }
}
