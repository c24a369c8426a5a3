// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics
import TestSupport
import Testing

@Suite("A view that an animator moves and an animation changes")
@MainActor
struct AnimatedItemTests {
  @Test("R2c: while it falls it is drawn where the animator has it, growing and fading on its way")
  func fallingAndFading() {
    let fixture = TimeFixture()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))
    let square = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    root.addSubview(square)
    var finished: Bool?
    let animator = fixture.run {
      let animator = UIDynamicAnimator(referenceView: root)
      animator.addBehavior(UIGravityBehavior(items: [square]))
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          square.alpha = 0
          square.transform = CGAffineTransform(scaleX: 2, y: 2)
        }, completion: { finished = $0 })
      return animator
    }
    fixture.advance(frames: 30)
    let shown = square.presented()
    #expect(shown.center == square.center)
    // Half a second of free fall at 1000 points/s² (S040): 125 points.
    #expect(abs(square.center.y - 25 - 125) < 5)
    #expect(abs(shown.opacity - 0.5) < 1e-9)
    #expect(abs(shown.transform.a - 1.5) < 1e-6 && abs(shown.transform.d - 1.5) < 1e-6)
    fixture.advance(frames: 30)
    #expect(finished == true)
    #expect(abs(square.transform.a - 2) < 1e-6)
    #expect(animator.isRunning)
  }
}
