// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Items out of sight")
struct ItemRemovalTests {
  @Test("C13: with what falls out of sight taken out, the animator pauses")
  func lostItems() {
    let screen = CGRect(x: -200, y: -200, width: 400, height: 600)
    let resting = Square(at: CGPoint(x: 0, y: 0))
    let lost = Square(at: CGPoint(x: 1000, y: 0))
    let animator = UIDynamicAnimator()
    let gravity = UIGravityBehavior(items: [resting, lost])
    let collision = UICollisionBehavior(items: [resting, lost])
    collision.addFloor(at: 200, from: -200, to: 200)
    gravity.action = { [unowned animator] in
      for item in animator.items(outside: screen) { animator.removeItem(item) }
    }
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    let time = animator.runUntilPaused(atMost: 10)
    #expect(time < 5)
    #expect(animator.simulatedItems.count == 1)
    #expect(gravity.items.count == 1)
    #expect(collision.items.count == 1)
  }

  @Test("C13: items(outside:) is what items(in:) is not")
  func outside() {
    let items = (0..<20).map { Square(side: 10, at: CGPoint(x: 15 * Double($0), y: 0)) }
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIDynamicItemBehavior(items: items))
    let rect = CGRect(x: 40, y: -100, width: 100, height: 200)
    let inside = animator.items(in: rect).map(ObjectIdentifier.init)
    let outside = animator.items(outside: rect).map(ObjectIdentifier.init)
    #expect(inside.count + outside.count == 20)
    #expect(Set(inside).isDisjoint(with: outside))
    #expect(outside == items.map(ObjectIdentifier.init).filter { !inside.contains($0) })
  }

  @Test("C13: an item that is removed leaves every behavior; what only acts on it leaves too")
  func removal() {
    let item = Square()
    let other = Square(at: CGPoint(x: 300, y: 0))
    let animator = UIDynamicAnimator()
    let field = UIFieldBehavior.dragField()
    field.addItem(item)
    let composite = UIDynamicBehavior()
    let attachment = UIAttachmentBehavior(item: other, attachedTo: item)
    composite.addChildBehavior(attachment)
    let lists: [UIDynamicBehavior] = [
      UIGravityBehavior(items: [item, other]), UICollisionBehavior(items: [item, other]),
      UIPushBehavior(items: [item, other], mode: .continuous),
      UIDynamicItemBehavior(items: [item, other]), field,
    ]
    for behavior in lists + [UISnapBehavior(item: item, snapTo: .zero), composite] {
      animator.addBehavior(behavior)
    }
    animator.step(by: 0.1)
    animator.removeItem(item)
    animator.removeItem(Square())
    #expect(animator.simulatedItems.map(ObjectIdentifier.init) == [ObjectIdentifier(other)])
    #expect(animator.behaviors.count == 6)
    #expect(composite.childBehaviors.isEmpty)
    #expect(field.items.isEmpty)
    let place = item.center
    animator.step(by: 0.5)
    #expect(item.center == place)
    #expect(other.center.y > 100)
  }
}
