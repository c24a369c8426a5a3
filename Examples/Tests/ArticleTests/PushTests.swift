// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics
import Testing

/// The examples of the article "Push".
@MainActor
@Suite("Article: push")
struct PushTests {
  private let screen = Screen()

  @Test("a push of 1 accelerates mass 1 by 100 points/s²")
  func continuous() {
    let animator = screen.animator
    let square = screen.square(100, at: CGPoint(x: 60, y: 200))
    screen.idealize(square)

    let push = UIPushBehavior(items: [square], mode: .continuous)
    push.setAngle(0, magnitude: 1)  // to the right
    animator.addBehavior(push)
    animator.step(by: 2)
    // The square has moved by 100 · 2² / 2 = 200 points.

    #expect(near(square.center.x, 60 + 200, within: 1))
  }

  @Test("an instantaneous push changes the velocity once")
  func instantaneous() {
    let animator = screen.animator
    let square = screen.square(100, at: CGPoint(x: 60, y: 200))
    let item = UIDynamicItemBehavior(items: [square])
    item.resistance = 0
    animator.addBehavior(item)

    let push = UIPushBehavior(items: [square], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    animator.step(by: 1)
    // item.linearVelocity(for: square).x is 100 points/s, and push.active is false.

    push.active = true  // fires again
    animator.step(by: 1)
    // Now it is 200 points/s.

    #expect(near(item.linearVelocity(for: square).x, 200, within: 0.1))
    #expect(!push.active)
  }
}
