// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics
import Testing

/// The examples of the article "Gravity".
@MainActor
@Suite("Article: gravity")
struct GravityTests {
  private let screen = Screen()

  @Test("an item falls by g·t²/2")
  func fall() {
    let (view, animator) = (screen.view, screen.animator)
    let square = screen.square(50, at: CGPoint(x: 160, y: 50))
    screen.idealize(square)

    let gravity = UIGravityBehavior(items: [square])
    gravity.magnitude = 0.5  // 500 points/s²
    animator.addBehavior(gravity)
    animator.step(by: 1)
    // The square has fallen by 500 · 1² / 2 = 250 points.

    #expect(near(square.center.y, 50 + 250, within: 1.5))
    #expect(square.superview === view)
  }

  @Test("direction, angle and magnitude are one vector")
  func vector() {
    let gravity = UIGravityBehavior()
    gravity.gravityDirection = CGVector(dx: 3, dy: 4)
    // gravity.magnitude is 5, gravity.angle is atan2(4, 3).
    gravity.magnitude = 10
    // gravity.gravityDirection is (6, 8).

    #expect(near(gravity.angle, 0.9273, within: 0.0001))
    #expect(near(gravity.gravityDirection.dx, 6, within: 1e-9))
    #expect(near(gravity.gravityDirection.dy, 8, within: 1e-9))
  }
}
