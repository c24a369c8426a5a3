// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Groups in behaviors")
struct GroupBehaviorTests {
  @Test("PU07: a push without offset acts on the center of mass, and with one from the center")
  func pushes() {
    let handle = Square(size: CGSize(width: 80, height: 10), at: CGPoint(x: 40, y: 20))
    let head = Square(size: CGSize(width: 20, height: 40), at: CGPoint(x: 90, y: 20))
    let group = UIDynamicItemGroup(items: [handle, head])
    let animator = UIDynamicAnimator()
    let behavior = frictionless([group])
    animator.addBehavior(behavior)
    let push = UIPushBehavior(items: [group], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: -0.16)
    animator.addBehavior(push)
    animator.step(by: 0.1)
    #expect(abs(behavior.angularVelocity(for: group)) < 1e-4)
    #expect(abs(behavior.linearVelocity(for: group).y + 100) < 0.01)
    // The center is 15 points to the left of the center of mass: a push up turns clockwise.
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -1), for: group)
    push.active = true
    animator.step(by: 0.1)
    #expect(behavior.angularVelocity(for: group) > 0.1)
    // At the offset of the center of mass it does not.
    let before = behavior.angularVelocity(for: group)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 15, vertical: 0), for: group)
    push.active = true
    animator.step(by: 1 / 60)
    #expect(abs(behavior.angularVelocity(for: group) - before) < 0.01)
  }

  @Test("S090: a snap brings the group's center to its point, upright")
  func snap() {
    let (group, parts) = GroupFixture.table()
    group.transform = CGAffineTransform(rotationAngle: 0.5)
    let animator = UIDynamicAnimator()
    animator.addBehavior(UISnapBehavior(item: group, snapTo: CGPoint(x: 200, y: 300)))
    _ = animator.runUntilPaused(atMost: 10)
    #expect(abs(group.center.x - 200) < 0.5 && abs(group.center.y - 300) < 0.5)
    #expect(abs(parts[0].center.y - 270) < 0.5)
    #expect(abs(parts[0].angle) < 0.01)
  }

  @Test("AT03: an attachment holds the group's center")
  func attachment() {
    let (group, _) = GroupFixture.table()
    let animator = UIDynamicAnimator()
    let attachment = UIAttachmentBehavior(item: group, attachedToAnchor: CGPoint(x: 50, y: -60))
    #expect(attachment.length == 100)
    animator.addBehavior(attachment)
    animator.addBehavior(UIGravityBehavior(items: [group]))
    animator.step(by: 2)
    #expect(abs(hypot(group.center.x - 50, group.center.y + 60) - 100) < 0.5)
  }

  @Test("FB15: fields act on groups")
  func fields() {
    let (group, parts) = GroupFixture.table()
    let animator = UIDynamicAnimator()
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.addItem(group)
    animator.addBehavior(field)
    animator.addBehavior(frictionless([group]))
    animator.step(by: 1)
    #expect(abs(group.center.x - 50 - 50) < 1)
    #expect(abs(parts[0].center.x - group.center.x) < 0.01)
  }

  @Test("CD01, CD03: contacts name the group, and come once for all members")
  func contacts() {
    let (group, _) = GroupFixture.table(at: CGPoint(x: 0, y: 100))
    let ball = Square(side: 20, at: CGPoint(x: 50, y: 60))
    let animator = UIDynamicAnimator()
    let collision = GroupFixture.floor(for: [group, ball], at: 185)
    final class Names: NSObject, UICollisionBehaviorDelegate {
      var items: [(any UIDynamicItem, any UIDynamicItem)] = []
      var boundaryItems: [any UIDynamicItem] = []
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint
      ) {
        items.append((item1, item2))
      }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
      ) {
        boundaryItems.append(item)
      }
    }
    let names = Names()
    collision.collisionDelegate = names
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [group, ball]))
    let still = UIDynamicItemBehavior(items: [group, ball])
    still.elasticity = 0
    animator.addBehavior(still)
    animator.step(by: 2)
    #expect(names.items.allSatisfy { $0.0 === group && $0.1 === ball })
    #expect(!names.items.isEmpty)
    #expect(names.boundaryItems.allSatisfy { $0 === group })
    #expect(!names.boundaryItems.isEmpty)
  }

  @Test("AN09, S028: items(in:) gives the group, by its rectangle")
  func itemsInRectangle() {
    let (group, _) = GroupFixture.table()
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [group]))
    let found = animator.items(in: CGRect(x: 40, y: 60, width: 10, height: 10))
    #expect(found.count == 1 && found.first === group)
    #expect(animator.items(in: CGRect(x: 101, y: 0, width: 10, height: 10)).isEmpty)
  }
}
