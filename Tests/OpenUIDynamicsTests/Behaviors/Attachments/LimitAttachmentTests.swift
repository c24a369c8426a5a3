// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Limit attachments: ropes")
struct LimitAttachmentTests {
  private func rope(
    _ hook: Square, _ item: Square, _ offset: UIOffset = .zero
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior.limitAttachment(
      with: hook, offsetFromCenter: .zero, attachedTo: item, offsetFromCenter: offset)
  }

  @Test("AT09, S085: a fresh rope is as long as its ends are apart, and knows its items")
  func fresh() {
    let hook = Square(at: .zero)
    let item = Square(at: CGPoint(x: 30, y: 90))
    let attachment = rope(hook, item, UIOffset(horizontal: 0, vertical: -50))
    #expect(attachment.length == 50)
    #expect(attachment.attachedBehaviorType == .items)
    #expect(attachment.items.count == 2)
    #expect(attachment.items.first === hook)
    #expect(attachment.anchorPoint == .zero)
  }

  @Test(
    "AT09, AT15, S085: a rope is never longer than its length by half a point, whatever falls into it",
    arguments: [0.1, 1, 50], [50, 200, 400])
  func neverLonger(density: CGFloat, height: CGFloat) {
    let hook = Square(side: 20, at: .zero)
    let item = Square(side: 40, at: CGPoint(x: 20, y: -height))
    let attachment = rope(hook, item)
    attachment.length = 200
    let fixture = AttachmentFixture(
      attachment, anchored(hook), dense(density, item), UIGravityBehavior(items: [item]))
    var longest: CGFloat = 0
    var shortest: CGFloat = 1000
    // From outside of its length the rope pulls the item in first.
    fixture.run(0.25)
    fixture.run(6) {
      longest = max(longest, span(hook.center, item.center))
      shortest = min(shortest, span(hook.center, item.center))
    }
    #expect(longest < 200.5)
    #expect(longest > 199)
    #expect(shortest < 190)
  }

  @Test("AT09, S085: while it is slack a rope does nothing at all")
  func slack() {
    let hook = Square(side: 20, at: .zero)
    let item = Square(side: 40, at: CGPoint(x: 30, y: 0))
    let attachment = rope(hook, item)
    attachment.length = 300
    let fixture = AttachmentFixture(
      attachment, anchored(hook), frictionless([item]), UIGravityBehavior(items: [item]))
    fixture.run(0.5)
    #expect(abs(item.center.y - distance(after: 0.5, acceleration: 1000)) < 0.01)
    #expect(item.center.x == 30)
  }

  @Test("AT09: at the end of a rope an item hangs below its hook")
  func hanging() {
    let hook = Square(side: 20, at: .zero)
    let item = Square(side: 40, at: CGPoint(x: 50, y: 0))
    let attachment = rope(hook, item)
    attachment.length = 120
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = 2
    let fixture = AttachmentFixture(
      attachment, anchored(hook), properties, UIGravityBehavior(items: [item]))
    #expect(fixture.animator.runUntilPaused(atMost: 15) < 15)
    #expect(span(item.center, CGPoint(x: 0, y: 120)) < 1)
  }

  @Test("AT09, AT15: a rope between two free items pulls both, and keeps their momentum")
  func bothFree() {
    let left = Square(at: CGPoint(x: 0, y: 0))
    let right = Square(at: CGPoint(x: 150, y: 0))
    let heavy = dense(3, right)
    heavy.addLinearVelocity(CGPoint(x: 200, y: 0), for: right)
    let attachment = rope(left, right)
    attachment.length = 200
    let fixture = AttachmentFixture(attachment, frictionless([left]), heavy)
    var longest: CGFloat = 0
    fixture.run(2) { longest = max(longest, span(left.center, right.center)) }
    #expect(longest < 200.5)
    // 3 · 200 = 4 · v, all together from then on.
    #expect(abs(heavy.linearVelocity(for: right).x - 150) < 1)
    #expect(abs(heavy.linearVelocity(for: left).x - 150) < 1)
  }

  @Test("AT15: a rope that is shortened pulls its item in, and lets it out again")
  func liveLength() {
    let hook = Square(side: 20, at: .zero)
    let item = Square(side: 40, at: CGPoint(x: 0, y: 200))
    let attachment = rope(hook, item)
    let fixture = AttachmentFixture(attachment, anchored(hook), UIGravityBehavior(items: [item]))
    fixture.run(1)
    attachment.length = 80
    fixture.run(2)
    #expect(abs(item.center.y - 80) < 1)
    #expect(fixture.animator.runUntilPaused(atMost: 5) < 5)
    attachment.length = 150
    #expect(fixture.animator.isRunning)
    fixture.run(3)
    #expect(abs(item.center.y - 150) < 1)
  }

  @Test("a rope of another length pushes nothing away")
  func slackLength() {
    let hook = Square(side: 20, at: .zero)
    let item = Square(side: 20, at: CGPoint(x: 30, y: 0))
    let attachment = rope(hook, item)
    let fixture = AttachmentFixture(attachment, anchored(hook))
    fixture.run(0.1)
    attachment.length = 300
    fixture.run(0.5)
    #expect(item.center == CGPoint(x: 30, y: 0))
  }

  @Test("a rope of an item without a place has no length until the item has one")
  func itemWithoutPlace() {
    let hook = Square(side: 20, at: CGPoint(x: 100, y: 0))
    let item = Square(side: 20, at: CGPoint(x: CGFloat.nan, y: 0))
    let attachment = rope(item, hook)
    #expect(attachment.length == 0)
    let fixture = AttachmentFixture(anchored(hook))
    _ = diagnostics {
      fixture.animator.addBehavior(attachment)
      fixture.run(0.1)
    }
    item.center = CGPoint(x: 160, y: 0)
    fixture.animator.updateItem(usingCurrentState: item)
    fixture.run(0.5)
    #expect(attachment.length == 60 && item.center == CGPoint(x: 160, y: 0))
  }

  @Test("AT09, AT17: a frequency does not make a rope a spring", arguments: [0.1, 3])
  func frequency(frequency: CGFloat) {
    func end(frequency: CGFloat) -> CGPoint {
      let hook = Square(side: 20, at: .zero)
      let item = Square(side: 40, at: CGPoint(x: 90, y: 0))
      let attachment = rope(hook, item)
      attachment.frequency = frequency
      let fixture = AttachmentFixture(attachment, anchored(hook), UIGravityBehavior(items: [item]))
      fixture.run(2)
      return item.center
    }
    #expect(end(frequency: 0) == end(frequency: frequency))
  }

  @Test(
    "AT17: with a frequency too, what drifts on a slack rope falls asleep", arguments: [0, 0.1])
  func sleep(frequency: CGFloat) {
    let hook = Square(side: 20, at: .zero)
    let item = Square(side: 40, at: CGPoint(x: 90, y: 0))
    let attachment = rope(hook, item)
    attachment.length = 300
    attachment.frequency = frequency
    let drift = frictionless([item])
    drift.addLinearVelocity(CGPoint(x: CGFloat(Tuning.sleepSpeed) / 2, y: 0), for: item)
    let fixture = AttachmentFixture(attachment, anchored(hook), drift)
    #expect(fixture.animator.runUntilPaused(atMost: 2) < 1)
  }
}
