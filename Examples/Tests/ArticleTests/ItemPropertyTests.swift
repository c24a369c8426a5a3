// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics
import Testing

/// The examples of the article "Item properties".
@MainActor
@Suite("Article: item properties")
struct ItemPropertyTests {
  private let screen = Screen()

  @Test("an item rebounds with e times its speed")
  func elasticity() {
    let animator = screen.animator
    let ball = screen.square(40, at: CGPoint(x: 160, y: 100))
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 320), to: CGPoint(x: 320, y: 320))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [ball]))

    let item = UIDynamicItemBehavior(items: [ball])
    item.elasticity = 0.5
    item.resistance = 0
    animator.addBehavior(item)

    var highest: CGFloat = 320
    item.action = {
      if item.linearVelocity(for: ball).y < 0 { highest = min(highest, ball.center.y) }
    }
    animator.step(by: 1.2)
    // It fell by 200 points, and rebounds by 0.5² of that: to 50 points above the floor.

    #expect(near(highest, 300 - 50, within: 5))
  }

  @Test("velocities are added")
  func velocity() {
    let animator = screen.animator
    let card = screen.square(100, at: CGPoint(x: 60, y: 200))

    let item = UIDynamicItemBehavior(items: [card])
    item.resistance = 2
    item.addLinearVelocity(CGPoint(x: 300, y: 0), for: card)  // where a pan gesture let it go
    item.addAngularVelocity(1, for: card)
    animator.addBehavior(item)
    animator.step(by: 5)
    // It glides 300 / 2 = 150 points until the resistance has stopped it.

    #expect(near(card.center.x, 210, within: 2))
  }
}
