// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Implements all four.
private final class Listener: NSObject, UICollisionBehaviorDelegate {
  var names: [String] = []
  var points: [CGPoint] = []

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    names.append("began items")
    points.append(p)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    names.append("ended items")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    names.append("began \((identifier as? NSString).map(String.init(_:)) ?? "nil")")
    points.append(p)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    names.append("ended \((identifier as? NSString).map(String.init(_:)) ?? "nil")")
  }
}

/// Implements none: all members are optional.
private final class Deaf: NSObject, UICollisionBehaviorDelegate {}

@MainActor
@Suite("UICollisionBehaviorDelegate, as UIKit declares it")
struct UICollisionBehaviorDelegateTests {
  /// A square that moves with 600 points/s; it touches what lies at (200, 0) after a quarter second.
  private func run(
    against obstacle: (UICollisionBehavior) -> Void, delegate: any UICollisionBehaviorDelegate
  ) {
    let item = Dot()
    let animator = UIDynamicAnimator(
      referenceView: UIView(frame: CGRect(x: 0, y: 0, width: 250, height: 100)))
    let collision = UICollisionBehavior(items: [item])
    collision.collisionDelegate = delegate
    obstacle(collision)
    let properties = UIDynamicItemBehavior(items: collision.items)
    properties.elasticity = 1
    properties.addLinearVelocity(CGPoint(x: 600, y: 0), for: item)
    animator.addBehavior(collision)
    animator.addBehavior(properties)
    animator.step(by: 0.6)
  }

  private func addDot(to collision: UICollisionBehavior) {
    let other = Dot()
    other.center = CGPoint(x: 250, y: 0)
    collision.addItem(other)
  }

  @Test("CD01, CD02: items begin and end to touch, at a point of the animator's coordinates")
  func items() {
    let listener = Listener()
    run(against: addDot, delegate: listener)
    #expect(listener.names == ["began items", "ended items"])
    #expect(listener.points.allSatisfy { abs($0.x - 200) < 10 && abs($0.y) < 55 })
  }

  @Test("CD03, CD04: items begin and end to touch a boundary, named by its identifier")
  func boundary() {
    let listener = Listener()
    run(
      against: {
        $0.addBoundary(
          withIdentifier: "wall" as NSString, from: CGPoint(x: 200, y: -500),
          to: CGPoint(x: 200, y: 500))
      }, delegate: listener)
    #expect(listener.names == ["began wall", "ended wall"])
  }

  @Test("CD01–CD04, CO14: a delegate needs no member, and is not retained")
  func optionalMembers() {
    let deaf = Deaf()
    run(against: addDot, delegate: deaf)
    var delegate: Listener? = Listener()
    let collision = UICollisionBehavior(items: [])
    collision.collisionDelegate = delegate
    #expect(collision.collisionDelegate === delegate)
    delegate = nil
    #expect(collision.collisionDelegate == nil)
  }
}
