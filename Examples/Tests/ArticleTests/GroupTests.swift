// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics
import Testing

/// The example of the article "Item groups".
@MainActor
@Suite("Article: item groups")
struct GroupTests {
  private let screen = Screen()

  @Test("a table of three views falls as one body")
  func table() {
    let animator = screen.animator
    let top = UIView(frame: CGRect(x: 100, y: 100, width: 120, height: 20))
    let left = UIView(frame: CGRect(x: 100, y: 120, width: 20, height: 60))
    let right = UIView(frame: CGRect(x: 200, y: 120, width: 20, height: 60))
    [top, left, right].forEach(screen.view.addSubview)

    let table = UIDynamicItemGroup(items: [top, left, right])
    let collision = UICollisionBehavior(items: [table])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [table]))
    animator.step(by: 3)
    // The table stands on its legs on the lower edge; its bounds are 120 × 80.

    #expect(table.bounds.size == CGSize(width: 120, height: 80))
    #expect(near(left.frame.maxY, 399, within: 0.2))
    #expect(near(left.frame.minY - top.frame.minY, 20, within: 0.05))
  }
}
