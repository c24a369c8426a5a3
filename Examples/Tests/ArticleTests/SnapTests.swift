// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics
import Testing

/// The examples of the article "Snap".
@MainActor
@Suite("Article: snap")
struct SnapTests {
  private let screen = Screen()

  @Test("a snap ends upright on its point")
  func snap() {
    let animator = screen.animator
    let card = screen.square(80, at: CGPoint(x: 60, y: 60))

    let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 160, y: 200))
    snap.damping = 0.5
    animator.addBehavior(snap)
    animator.step(by: 3)
    // The card rests upright at (160, 200).

    snap.snapPoint = CGPoint(x: 260, y: 300)  // moves on to another point
    animator.step(by: 3)

    #expect(near(card.center.x, 260, within: 0.1))
    #expect(near(card.center.y, 300, within: 0.1))
    #expect(near(card.transform.b, 0, within: 0.001))
    #expect(!animator.isRunning)
  }
}
