// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Items that start across a boundary")
struct StraddlingItemTests {
  /// The edge of the screen across which an item starts.
  enum Edge: CaseIterable { case bottom, right }

  @Test(
    "an item of several parts moves as its velocity says, on whichever side it gets",
    arguments: Edge.allCases, [-5.0, -2, -0.1, 0.1, 2, 5])
  func motion(edge: Edge, offset: Double) {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
    let circle = UIBezierPath(
      arcCenter: .zero, radius: 30, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let place =
      edge == .bottom ? CGPoint(x: 74.8, y: 896 + offset) : CGPoint(x: 414 + offset, y: 300)
    let item = PathItem(circle, size: CGSize(width: 60, height: 60), at: place)
    let animator = UIDynamicAnimator(referenceView: screen)
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = UIDynamicItemBehavior(items: [item])
    for behavior in [collision, UIGravityBehavior(items: [item]), properties] {
      animator.addBehavior(behavior)
    }
    #expect(animator.shapeCount(of: item) > 1)
    // An impact stops an item for a frame, and the contact of the next one changes its velocity.
    var (framesInPlace, longest) = (0, 0)
    for _ in 0..<180 {
      let before = item.center
      animator.step(by: 1.0 / 60)
      let moved = hypot(item.center.x - before.x, item.center.y - before.y) * 60
      let velocity = properties.linearVelocity(for: item)
      let speed = hypot(velocity.x, velocity.y)
      framesInPlace = speed > 200 && moved < speed / 4 ? framesInPlace + 1 : 0
      longest = max(longest, framesInPlace)
    }
    #expect(longest <= 2)
  }
}
