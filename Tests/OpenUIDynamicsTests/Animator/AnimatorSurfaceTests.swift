// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("The surface of the animator")
struct AnimatorSurfaceTests {
  @Test("AN01, S001, S003: an animator of its own coordinates has no reference view")
  func abstractMode() {
    let animator = UIDynamicAnimator()
    #expect(animator.referenceView == nil)
    #expect(animator.behaviors.isEmpty)
    #expect(!animator.isRunning)
    #expect(animator.elapsedTime == 0)
    #expect(animator.delegate == nil)
    let item = Square(at: CGPoint(x: 1000, y: -1000))
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.step(by: 0.5)
    #expect(item.center.x == 1000)
    #expect(item.center.y > -900)
  }

  @Test("AN02, AN07, S001: an animator of a reference view works in its coordinates")
  func viewMode() {
    let root = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    root.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: root)
    #expect(animator.referenceView === root)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(collision)
    animator.step(by: 3)
    #expect(restingGap.contains(180 - view.center.y))
  }

  @Test("AN03, S001: an animator of a layout has no reference view and moves attributes")
  func layoutMode() {
    let layout = UICollectionViewLayout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    #expect(animator.referenceView == nil)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    animator.addBehavior(UIGravityBehavior(items: [attributes]))
    animator.step(by: 0.5)
    #expect(attributes.center.y > 100)
  }

  @Test("AN04–AN06, AN08: behaviors are listed in the order of adding, top level only, as a copy")
  func behaviors() {
    let animator = UIDynamicAnimator()
    let first = UIGravityBehavior()
    let second = UIDynamicBehavior()
    let child = UICollisionBehavior()
    second.addChildBehavior(child)
    animator.addBehavior(first)
    animator.addBehavior(second)
    let list = animator.behaviors
    #expect(list.map(ObjectIdentifier.init) == [first, second].map(ObjectIdentifier.init))
    animator.removeBehavior(first)
    #expect(list.count == 2)
    #expect(animator.behaviors.count == 1)
    animator.removeBehavior(child)
    #expect(
      child.dynamicAnimator === animator, "A child is removed from its parent, not from here.")
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty)
    #expect(child.dynamicAnimator == nil)
    #expect(second.childBehaviors.count == 1)
  }

  @Test("AN11, S012: center and transform change only while the animator is running")
  func changesWhileRunning() {
    let item = Square()
    let animator = UIDynamicAnimator()
    animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 90, y: 20)))
    var last = item.center
    for _ in 0..<300 {
      let wasRunning = animator.isRunning
      animator.step(by: 1 / 60)
      if item.center != last { #expect(wasRunning) }
      last = item.center
    }
    #expect(!animator.isRunning)
    #expect(abs(item.center.x - 90) < 0.5)
  }

  @Test("AN13, AD01, AD02: the delegate is called at each start and end, and is not retained")
  func delegate() {
    let animator = UIDynamicAnimator()
    let properties = UIDynamicItemBehavior(items: [Square()])
    let log = EventLog()
    animator.delegate = log
    animator.addBehavior(properties)
    _ = animator.runUntilPaused(atMost: 2)
    properties.density = 2
    _ = animator.runUntilPaused(atMost: 2)
    #expect(log.events == ["resume", "pause", "resume", "pause"])
    weak var observed: EventLog?
    do {
      let short = EventLog()
      animator.delegate = short
      observed = short
    }
    #expect(observed == nil && animator.delegate == nil)
    properties.density = 3
    animator.step(by: 2)
  }

  @Test("AD01, AD02: a delegate may leave both out")
  func silentDelegate() {
    final class Silent: NSObject, UIDynamicAnimatorDelegate {}
    let silent = Silent()
    let animator = UIDynamicAnimator()
    animator.delegate = silent
    animator.addBehavior(UIDynamicItemBehavior(items: [Square()]))
    #expect(animator.runUntilPaused(atMost: 2) < 1)
  }

  @Test("S004: animators beside each other do not know of each other, and effects in one combine")
  func severalAnimators() {
    let items = [Square(), Square()]
    let animators = [UIDynamicAnimator(), UIDynamicAnimator()]
    for (item, animator) in zip(items, animators) {
      animator.addBehavior(UICollisionBehavior(items: [item]))
      animator.addBehavior(frictionless([item]))
    }
    let push = UIPushBehavior(items: [items[0]], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animators[0].addBehavior(push)
    animators[0].addBehavior(UIGravityBehavior(items: [items[0]]))
    animators[0].step(by: 1)
    #expect(abs(items[0].center.x - distance(after: 1, acceleration: 100)) < 0.05)
    #expect(abs(items[0].center.y - distance(after: 1, acceleration: 1000)) < 0.5)
    #expect(items[1].center == .zero)
    #expect(animators[1].elapsedTime == 0)
  }

  @Test("S015: what never comes to rest can be bounded by elapsedTime")
  func bounded() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let gravity = UIGravityBehavior(items: [item])
    gravity.action = { [unowned animator] in
      if animator.elapsedTime >= 3 { animator.removeAllBehaviors() }
    }
    animator.addBehavior(gravity)
    #expect(animator.runUntilPaused(atMost: 10) == 3)
  }

  @Test(
    "DB01–DB04: children are listed in the order of adding, as a copy, and come and go at any time")
  func children() {
    let parent = UIDynamicBehavior()
    let children = [UIDynamicBehavior(), UIGravityBehavior(), UICollisionBehavior()]
    #expect(parent.childBehaviors.isEmpty)
    #expect(parent.action == nil && parent.dynamicAnimator == nil)
    for child in children { parent.addChildBehavior(child) }
    let list = parent.childBehaviors
    #expect(list.map(ObjectIdentifier.init) == children.map(ObjectIdentifier.init))
    let animator = UIDynamicAnimator()
    animator.addBehavior(parent)
    animator.step(by: 0.1)
    parent.removeChildBehavior(children[1])
    #expect(list.count == 3)
    #expect(parent.childBehaviors.count == 2)
    #expect(children[1].dynamicAnimator == nil)
    parent.addChildBehavior(children[1])
    #expect(parent.childBehaviors.last === children[1])
    #expect(children[1].dynamicAnimator === animator)
  }

  @Test(
    "S130, S131, C10: layout does not fight the animator; the inside of a moved view is laid out")
  func layout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    inside.autoresizingMask = [.flexibleWidth]
    card.addSubview(inside)
    root.addSubview(card)
    #expect(card.translatesAutoresizingMaskIntoConstraints)
    let animator = UIDynamicAnimator(referenceView: root)
    animator.addBehavior(UIGravityBehavior(items: [card]))
    for _ in 0..<30 {
      animator.step(by: 1 / 60)
      let center = card.center
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(card.center == center)
    }
    #expect(card.center.y > 200)
    card.bounds.size.width = 160
    card.layoutIfNeeded()
    #expect(inside.frame.width == 160)
  }
}
