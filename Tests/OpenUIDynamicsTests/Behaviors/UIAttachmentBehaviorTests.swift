// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("UIAttachmentBehavior")
struct UIAttachmentBehaviorTests {
  @Test("S080, S089, AT12–AT17: a fresh attachment is a rod as long as its ends are apart")
  func defaults() {
    let first = Square(at: CGPoint(x: 30, y: 0))
    let second = Square(at: CGPoint(x: 30, y: 40))
    let anchored = UIAttachmentBehavior(item: first, attachedToAnchor: CGPoint(x: 0, y: 40))
    #expect(anchored.length == 50)
    #expect(anchored.frequency == 0)
    #expect(anchored.damping == 0)
    #expect(anchored.attachedBehaviorType == .anchor)
    #expect(anchored.anchorPoint == CGPoint(x: 0, y: 40))
    #expect(anchored.items.count == 1)
    let joined = UIAttachmentBehavior(item: first, attachedTo: second)
    #expect(joined.length == 40)
    #expect(joined.attachedBehaviorType == .items)
    #expect(joined.anchorPoint == .zero)
    #expect(joined.items.count == 2)
  }

  @Test("S080: the length counts from the offset points, turned with the items")
  func offsets() {
    let item = Square(at: CGPoint(x: 100, y: 0))
    item.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let attachment = UIAttachmentBehavior(
      item: item, offsetFromCenter: UIOffset(horizontal: 50, vertical: 0),
      attachedToAnchor: CGPoint(x: 100, y: 80))
    #expect(abs(attachment.length - 30) < 1e-4)
  }

  @Test("S080: a pendulum keeps the length of its rod and swings with T = 2π√(l/g)")
  func pendulum() throws {
    let bob = Square(side: 10, at: CGPoint(x: 10, y: 200))
    let animator = UIDynamicAnimator()
    let rod = UIAttachmentBehavior(item: bob, attachedToAnchor: .zero)
    animator.addBehavior(rod)
    animator.addBehavior(UIGravityBehavior(items: [bob]))
    animator.addBehavior(frictionless([bob]))
    var crossings: [TimeInterval] = []
    var last = bob.center.x
    var worst: CGFloat = 0
    rod.action = {
      if (last > 0) != (bob.center.x > 0) { crossings.append(animator.elapsedTime) }
      last = bob.center.x
      worst = max(worst, abs(hypot(bob.center.x, bob.center.y) - rod.length))
    }
    animator.step(by: 6)
    #expect(worst < 1)
    try #require(crossings.count >= 4)
    let halfPeriod = (crossings[3] - crossings[0]) / 3
    #expect(abs(halfPeriod - .pi * (rod.length / 1000).squareRoot()) < 0.02)
  }

  @Test("S081: with a frequency the item oscillates with it, and damping ends that")
  func spring() throws {
    let item = Square(side: 10, at: CGPoint(x: 120, y: 0))
    let animator = UIDynamicAnimator()
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    spring.length = 100
    spring.frequency = 2
    spring.damping = 0.1
    animator.addBehavior(spring)
    animator.addBehavior(frictionless([item]))
    var crossings: [TimeInterval] = []
    var last = item.center.x
    spring.action = {
      if (last > 100) != (item.center.x > 100) { crossings.append(animator.elapsedTime) }
      last = item.center.x
    }
    let time = animator.runUntilPaused(atMost: 15)
    #expect(time < 10)
    #expect(abs(item.center.x - 100) < 0.5)
    try #require(crossings.count >= 4)
    #expect(abs((crossings[3] - crossings[0]) / 3 - 0.25) < 0.02)
  }

  @Test("S083: a spring of length 0 rests exactly at its anchor, without circling (C03)")
  func zeroLength() {
    let item = Square(side: 33, at: CGPoint(x: 80.3, y: 20.7))
    let animator = UIDynamicAnimator()
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 10.3, y: 5.1))
    spring.length = 0
    spring.frequency = 1
    spring.damping = 0.5
    animator.addBehavior(spring)
    let time = animator.runUntilPaused(atMost: 15)
    #expect(time < 5)
    #expect(abs(item.center.x - 10.3) < 0.2)
    #expect(abs(item.center.y - 5.1) < 0.2)
  }

  @Test("S082: moving the anchor drags the item")
  func movingAnchor() {
    let item = Square(side: 20, at: CGPoint(x: 0, y: 50))
    let animator = UIDynamicAnimator()
    let rod = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    animator.addBehavior(rod)
    _ = animator.runUntilPaused(atMost: 2)
    for step in 1...100 {
      rod.anchorPoint = CGPoint(x: 2 * Double(step), y: 0)
      animator.step(by: 1 / 60)
      let distance = hypot(item.center.x - rod.anchorPoint.x, item.center.y)
      #expect(abs(distance - 50) < 1)
    }
    #expect(item.center.x > 100)
  }

  @Test("S082: an anchor that is dragged fast does not stretch its rod, and rests where it is put")
  func fastAnchor() {
    let item = Square(side: 20, at: CGPoint(x: 0, y: 60))
    let animator = UIDynamicAnimator()
    let rod = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    animator.addBehavior(rod)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    var worst: CGFloat = 0
    for step in 1...60 {
      let angle = Double(step) / 10
      rod.anchorPoint = CGPoint(x: 100 * sin(angle), y: 50 - 50 * cos(angle))
      animator.step(by: 1 / 60)
      let x = item.center.x - rod.anchorPoint.x
      let y = item.center.y - rod.anchorPoint.y
      worst = max(worst, abs(hypot(x, y) - 60))
    }
    #expect(worst < 1)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = 3
    animator.addBehavior(properties)
    #expect(animator.runUntilPaused(atMost: 20) < 20)
    #expect(abs(item.center.x - rod.anchorPoint.x) < 1)
    #expect(abs(item.center.y - rod.anchorPoint.y - 60) < 1)
  }

  @Test("S080: an anchor that jumps does not fling its item away")
  func jumpingAnchor() {
    let item = Square(side: 20, at: CGPoint(x: 0, y: 60))
    let animator = UIDynamicAnimator()
    let rod = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    animator.addBehavior(rod)
    animator.step(by: 0.1)
    rod.anchorPoint = CGPoint(x: 5000, y: 0)
    animator.step(by: 2)
    let distance = hypot(item.center.x - 5000, item.center.y)
    #expect(abs(distance - 60) < 1)
    #expect(item.center.x.isFinite)
  }

  @Test("AT15: a new length takes effect while the animator runs")
  func lengthChange() {
    let item = Square(side: 20, at: CGPoint(x: 0, y: 50))
    let animator = UIDynamicAnimator()
    let rod = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    animator.addBehavior(rod)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.step(by: 0.5)
    rod.length = 120
    animator.step(by: 3)
    #expect(abs(item.center.y - 120) < 1)
    rod.length = 0
    animator.step(by: 3)
    #expect(abs(item.center.y) < 1)
  }

  @Test("S079, C07: two items that are joined do not collide, and do again when parted")
  func joinedItems() {
    let left = Square(side: 50, at: CGPoint(x: 0, y: 0))
    let right = Square(side: 50, at: CGPoint(x: 100, y: 0))
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: [left, right])
    let log = EventLog()
    collision.collisionDelegate = log
    animator.addBehavior(collision)
    let rod = UIAttachmentBehavior(item: left, attachedTo: right)
    rod.length = 20
    animator.addBehavior(rod)
    animator.step(by: 2)
    #expect(abs(right.center.x - left.center.x - 20) < 1)
    #expect(log.events.isEmpty)
    animator.removeBehavior(rod)
    animator.step(by: 2)
    #expect(log.events.contains("began items"))
    #expect(hypot(right.center.x - left.center.x, right.center.y - left.center.y) > 45)
  }

  @Test("R4: an item that hangs at a corner comes to rest below its anchor")
  func hangingAtCorner() {
    let item = Square(side: 100, at: CGPoint(x: 200, y: 200))
    let animator = UIDynamicAnimator()
    let corner = UIOffset(horizontal: -50, vertical: -50)
    animator.addBehavior(
      UIAttachmentBehavior(
        item: item, offsetFromCenter: corner, attachedToAnchor: CGPoint(x: 150, y: 100)))
    animator.addBehavior(UIGravityBehavior(items: [item]))
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = 2
    properties.angularResistance = 2
    animator.addBehavior(properties)
    let time = animator.runUntilPaused(atMost: 20)
    #expect(time < 20)
    #expect(abs(item.center.x - 150) < 2)
    #expect(abs(item.center.y - (150 + 50 * 2.0.squareRoot())) < 2)
  }
}
