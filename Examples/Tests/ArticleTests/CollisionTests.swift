// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics
import Testing

/// The examples of the article "Collision".
@MainActor
@Suite("Article: collision")
struct CollisionTests {
  private let screen = Screen()

  @Test("an item rests a point above a line")
  func line() {
    let animator = screen.animator
    let square = screen.square(50, at: CGPoint(x: 160, y: 50))

    let collision = UICollisionBehavior(items: [square])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 320, y: 300))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [square]))
    animator.step(by: 3)
    // The square rests on the line: its center is at 274, half of its side and a gap of a point above.

    #expect(near(square.center.y, 274, within: 0.1))
    #expect(!animator.isRunning)
  }

  @Test("behaviors are groups")
  func groups() {
    let animator = screen.animator
    let red = screen.square(50, at: CGPoint(x: 160, y: 300))
    let blue = screen.square(50, at: CGPoint(x: 160, y: 50))

    for square in [red, blue] {
      let collision = UICollisionBehavior(items: [square])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
    }
    animator.addBehavior(UIGravityBehavior(items: [red, blue]))
    animator.step(by: 3)
    // Both rest on the edge, in one another: each has a collision behavior of its own.

    #expect(near(red.center.y, 374, within: 0.1))
    #expect(near(blue.center.y, 374, within: 0.1))
  }

  /// Counts contacts with a line.
  final class Counter: NSObject, UICollisionBehaviorDelegate {
    var count = 0

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      if identifier as? NSString == "floor" { count += 1 }
    }
  }

  @Test("contacts are reported to the delegate")
  func delegate() {
    let animator = screen.animator
    let square = screen.square(50, at: CGPoint(x: 160, y: 50))
    let collision = UICollisionBehavior(items: [square])
    let counter = Counter()
    collision.collisionDelegate = counter
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 320, y: 300))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [square]))
    animator.step(by: 3)
    #expect(counter.count > 1)
  }
}
