// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics
import Testing

/// The examples of the article "Fields".
@MainActor
@Suite("Article: fields")
struct FieldTests {
  private let screen = Screen()

  @Test("an item orbits in a field with the inverse square of the distance")
  func orbit() {
    let animator = screen.animator
    let planet = screen.square(20, at: CGPoint(x: 260, y: 200))
    screen.idealize(planet)

    let sun = UIFieldBehavior.radialGravityField(position: CGPoint(x: 160, y: 200))
    sun.falloff = 2  // 1/r², with r in units of 100 points
    sun.addItem(planet)
    animator.addBehavior(sun)
    // At 100 points the pull is 100 points/s². A circle needs v² / r = a: 100 points/s.
    let start = UIDynamicItemBehavior(items: [planet])
    start.addLinearVelocity(CGPoint(x: 0, y: 100), for: planet)
    animator.addBehavior(start)
    animator.step(by: 2 * .pi)
    // One round later the planet is where it began.

    #expect(near(planet.center.x, 260, within: 2))
    #expect(near(planet.center.y, 200, within: 3))
  }

  @Test("drag balances a push at the terminal speed")
  func drag() {
    let animator = screen.animator
    let disc = screen.square(100, at: CGPoint(x: 160, y: 50))
    let item = UIDynamicItemBehavior(items: [disc])
    item.resistance = 0
    animator.addBehavior(item)

    let water = UIFieldBehavior.dragField()
    water.strength = 5
    water.addItem(disc)
    animator.addBehavior(water)
    let gravity = UIGravityBehavior(items: [disc])
    gravity.magnitude = 0.1
    animator.addBehavior(gravity)
    animator.step(by: 4)
    // The disc sinks at a · mass / s = 100 · 1 / 5 = 20 points/s.

    #expect(near(item.linearVelocity(for: disc).y, 20, within: 0.5))
  }

  @Test("a block is a law of its own")
  func custom() {
    let animator = screen.animator
    let bead = screen.square(100, at: CGPoint(x: 160, y: 200))
    screen.idealize(bead)

    let wind = UIFieldBehavior.field { field, position, velocity, mass, charge, time in
      CGVector(dx: 1 - velocity.dx, dy: 0)  // meters per second in, newtons out
    }
    wind.addItem(bead)
    animator.addBehavior(wind)
    animator.step(by: 1)
    // The bead is carried along at 1 − e⁻¹ = 0.63 of the wind's 100 points/s.

    #expect(near(bead.center.x, 160 + 100 * 0.3679, within: 1.5))
  }
}
