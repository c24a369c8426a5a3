// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Attachments as rods, under load")
struct RodAttachmentTests {
  @Test(
    "S080, AT15: a rod keeps its length within half a point, however heavy and fast its item",
    arguments: [0.01, 1, 100], [300, 1500, 3000])
  func whirl(density: CGFloat, speed: CGFloat) {
    let item = Square(at: CGPoint(x: 100, y: 0))
    let properties = dense(density, item)
    properties.addLinearVelocity(CGPoint(x: 0, y: speed), for: item)
    let fixture = AttachmentFixture(
      UIAttachmentBehavior(item: item, attachedToAnchor: .zero),
      UIGravityBehavior(items: [item]), properties)
    var worst: CGFloat = 0
    fixture.run(5) { worst = max(worst, abs(span(item.center, .zero) - 100)) }
    #expect(worst < 0.5)
  }

  @Test(
    "S080: the rods of a chain that whips down keep their length, also with ten times the load",
    arguments: [(1, 0.5), (10, 2)] as [(CGFloat, CGFloat)])
  func chain(load: CGFloat, tolerance: CGFloat) {
    let items = (1...4).map { Square(side: 30, at: CGPoint(x: 60 * CGFloat($0), y: 0)) }
    let fixture = AttachmentFixture(
      UIAttachmentBehavior(item: items[0], attachedToAnchor: .zero),
      UIGravityBehavior(items: items), dense(load, items[3]))
    for (first, second) in zip(items, items.dropFirst()) {
      fixture.animator.addBehavior(UIAttachmentBehavior(item: first, attachedTo: second))
    }
    var worst: CGFloat = 0
    fixture.run(6) {
      worst = max(worst, abs(span(items[0].center, .zero) - 60))
      for (first, second) in zip(items, items.dropFirst()) {
        worst = max(worst, abs(span(first.center, second.center) - 60))
      }
    }
    #expect(worst < tolerance)
  }

  @Test("S080, AT06: both ends of a rod turn freely")
  func freeEnds() {
    let hook = Square(at: .zero)
    let item = Square(at: CGPoint(x: 0, y: 150))
    let rod = UIAttachmentBehavior(
      item: hook, offsetFromCenter: UIOffset(horizontal: 0, vertical: 50), attachedTo: item,
      offsetFromCenter: UIOffset(horizontal: 0, vertical: -50))
    #expect(rod.length == 50)
    let spin = frictionless([item])
    spin.addLinearVelocity(CGPoint(x: 400, y: 0), for: item)
    let fixture = AttachmentFixture(
      rod, anchored(hook), spin, UIGravityBehavior(items: [item]))
    var worst: CGFloat = 0
    var maximumTurn: CGFloat = 0
    fixture.run(4) {
      let end = item.point(0, -50)
      worst = max(worst, abs(span(end, CGPoint(x: 0, y: 50)) - 50))
      let rodAngle = atan2(-end.x, end.y - 50)
      maximumTurn = max(maximumTurn, abs(item.angle - rodAngle))
    }
    #expect(worst < 0.5)
    #expect(maximumTurn > 0.2)
  }

  @Test("S080: a rod between an item that is fixed and one that is not swings about the fixed one")
  func anchoredItem() {
    let hook = Square(at: CGPoint(x: 10, y: 20))
    let item = Square(side: 20, at: CGPoint(x: 90, y: 20))
    let fixture = AttachmentFixture(
      UIAttachmentBehavior(item: hook, attachedTo: item), anchored(hook),
      UIGravityBehavior(items: [hook, item]), frictionless([item]))
    var lowest: CGFloat = 0
    fixture.run(2) { lowest = max(lowest, item.center.y) }
    #expect(abs(lowest - 100) < 1)
    #expect(hook.center == CGPoint(x: 10, y: 20))
  }

  @Test("S080: the length is that of the items when the rod was made, not when it was added")
  func lengthOfTheStart() {
    let item = Square(at: CGPoint(x: 80, y: 0))
    let rod = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    item.center = CGPoint(x: 50, y: 0)
    let fixture = AttachmentFixture(rod)
    fixture.run(1)
    #expect(rod.length == 80)
    #expect(abs(item.center.x - 80) < 0.5)
  }

  @Test("S080, S082: an anchor that is moved before the rod is added measures its length anew")
  func lengthOfTheAnchor() {
    let item = Square(at: CGPoint(x: 80, y: 60))
    let rod = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    rod.anchorPoint = CGPoint(x: 80, y: 20)
    #expect(rod.length == 40)
    let fixture = AttachmentFixture(rod)
    fixture.run(0.5)
    #expect(abs(item.center.x - 80) < 0.01 && abs(item.center.y - 60) < 0.01)
    // In an animator it drags the item instead, and the length stays.
    rod.anchorPoint = CGPoint(x: 80, y: 120)
    #expect(rod.length == 40)
    fixture.animator.removeBehavior(rod)
    rod.length = 10
    rod.anchorPoint = .zero
    #expect(rod.length == 10)
    let between = UIAttachmentBehavior(item: item, attachedTo: Square(at: CGPoint(x: 80, y: 200)))
    let length = between.length
    between.anchorPoint = .zero
    #expect(between.length == length)
  }

  @Test("C07: items that may collide do, and the rod holds them all the same")
  func colliding() {
    let left = Square(side: 50, at: CGPoint(x: 0, y: 0))
    let right = Square(side: 50, at: CGPoint(x: 100, y: 0))
    let rope = UIAttachmentBehavior.limitAttachment(
      with: left, offsetFromCenter: .zero, attachedTo: right, offsetFromCenter: .zero)
    #expect(!rope.itemsCollide)
    rope.itemsCollide = true
    let collision = UICollisionBehavior(items: [left, right])
    let log = EventLog()
    collision.collisionDelegate = log
    let fixture = AttachmentFixture(collision, rope)
    let push = UIPushBehavior(items: [right], mode: .instantaneous)
    push.pushDirection = CGVector(dx: -0.5, dy: 0)
    fixture.animator.addBehavior(push)
    fixture.run(2)
    #expect(log.events.contains("began items"))
    #expect(right.center.x - left.center.x > 49)
    // Live, both ways.
    rope.itemsCollide = false
    push.pushDirection = CGVector(dx: -0.5, dy: 0)
    push.active = true
    fixture.run(1)
    #expect(right.center.x - left.center.x < 40)
  }
}
