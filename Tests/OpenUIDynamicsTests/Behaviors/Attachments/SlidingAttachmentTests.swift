// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Sliding attachments: rails")
struct SlidingAttachmentTests {
  private func rail(
    _ item: Square, anchor: CGPoint = .zero, axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: anchor, axisOfTranslation: axis)
  }

  private func rail(_ first: Square, _ second: Square, axis: CGVector) -> UIAttachmentBehavior {
    UIAttachmentBehavior.slidingAttachment(
      with: first, attachedTo: second, attachmentAnchor: first.center, axisOfTranslation: axis)
  }

  @Test("AT08, AT13, AT14: a slide of one item has an anchor, one of two has none")
  func types() {
    let item = Square(at: .zero)
    let other = Square(at: CGPoint(x: 100, y: 0))
    let single = rail(item, anchor: CGPoint(x: 3, y: 4), axis: CGVector(dx: 1, dy: 0))
    #expect(single.attachedBehaviorType == .anchor)
    #expect(single.anchorPoint == CGPoint(x: 3, y: 4))
    #expect(single.items.count == 1)
    let double = rail(item, other, axis: CGVector(dx: 1, dy: 0))
    #expect(double.attachedBehaviorType == .items)
    #expect(double.anchorPoint == .zero)
    #expect(double.items.count == 2)
    #expect(double.attachmentRange == .infinite)
  }

  @Test(
    "AT08, S085: on a slope an item slides with g·sin α, keeping angle and line within half a point",
    arguments: [0.1, 0.5, 1.2])
  func slope(angle: CGFloat) {
    let item = Square(size: CGSize(width: 80, height: 40), at: CGPoint(x: 30, y: -20))
    item.transform = CGAffineTransform(rotationAngle: 0.4)
    let axis = CGVector(dx: cos(angle), dy: sin(angle))
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: -2 * sin(angle), dy: 2 * cos(angle))
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 40, vertical: 10), for: item)
    let fixture = AttachmentFixture(
      rail(item, anchor: CGPoint(x: -70, y: 90), axis: axis), frictionless([item]),
      UIGravityBehavior(items: [item]), push)
    var worst: CGFloat = 0
    var worstTurn: CGFloat = 0
    fixture.run(1) {
      let x = item.center.x - 30
      let y = item.center.y + 20
      worst = max(worst, abs(x * axis.dy - y * axis.dx))
      worstTurn = max(worstTurn, abs(item.angle - 0.4))
    }
    #expect(worst < 0.5)
    #expect(worstTurn < 0.01)
    let travel = (item.center.x - 30) * axis.dx + (item.center.y + 20) * axis.dy
    let expected = distance(after: 1, acceleration: 1000 * sin(angle))
    #expect(abs(travel - expected) < 0.005 * expected)
  }

  @Test("AT08, AT19, S086: an item stops at the ends of its range, within half a point")
  func range() {
    let item = Square(at: CGPoint(x: 10, y: 20))
    let attachment = rail(item, axis: CGVector(dx: 1, dy: 0))
    attachment.attachmentRange = UIFloatRange(minimum: -150, maximum: 80)
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 20, dy: 5)
    let fixture = AttachmentFixture(attachment, push)
    var farthest: CGFloat = 0
    fixture.run(2) { farthest = max(farthest, item.center.x) }
    #expect(farthest < 160.5)
    #expect(abs(item.center.x - 160) < 0.5)
    #expect(abs(item.center.y - 20) < 0.5)
    push.pushDirection = CGVector(dx: -20, dy: 0)
    fixture.run(2)
    #expect(abs(item.center.x + 70) < 0.5)
  }

  @Test("AT19: a message above the screen comes down by as much as its range says, as apps expect")
  func bannerFromTheTop() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let banner = UIView(frame: CGRect(x: 20, y: -60, width: 280, height: 60))
    screen.addSubview(banner)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: banner, attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: 0, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: -60 - 30, maximum: 0)
    let gravity = UIGravityBehavior(items: [banner])
    let animator = UIDynamicAnimator(referenceView: screen)
    animator.addBehavior(slide)
    animator.addBehavior(gravity)
    animator.step(by: 2)
    #expect(abs(banner.frame.minY - 30) < 0.5)
    #expect(abs(banner.frame.minX - 20) < 0.5)
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    animator.step(by: 2)
    #expect(abs(banner.frame.minY + 60) < 0.5)
  }

  @Test("an anchor that is moved before the attachment is added moves the rail")
  func anchorBeforeAdding() {
    let item = Square(at: CGPoint(x: 50, y: 50))
    let attachment = rail(item, anchor: CGPoint(x: 0, y: 50), axis: CGVector(dx: 1, dy: 0))
    attachment.anchorPoint = CGPoint(x: 0, y: 80)
    AttachmentFixture(attachment).run(1)
    #expect(span(item.center, CGPoint(x: 50, y: 80)) < 0.5)
  }

  @Test("AT14, S082: moving the anchor moves the rail, and the item with it")
  func movingAnchor() {
    let item = Square(at: CGPoint(x: 50, y: 50))
    let attachment = rail(item, anchor: CGPoint(x: 0, y: 50), axis: CGVector(dx: 1, dy: 0))
    let fixture = AttachmentFixture(attachment)
    #expect(fixture.animator.runUntilPaused(atMost: 2) < 2)
    for step in 1...60 {
      attachment.anchorPoint = CGPoint(x: 0, y: 50 + 2 * CGFloat(step))
      fixture.run(1 / 60)
      #expect(abs(item.center.y - attachment.anchorPoint.y) < 2)
    }
    fixture.run(0.5)
    #expect(abs(item.center.y - 170) < 0.5)
    #expect(abs(item.center.x - 50) < 0.5)
    #expect(abs(item.angle) < 0.001)
  }

  @Test("AT14, AT19: an anchor that leaves the range takes the item along")
  func drawer() {
    let item = Square(at: CGPoint(x: 100, y: 0))
    let attachment = rail(item, anchor: item.center, axis: CGVector(dx: 1, dy: 0))
    attachment.attachmentRange = UIFloatRange(minimum: 0, maximum: 60)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = 50
    let fixture = AttachmentFixture(attachment, properties)
    for step in 1...40 {
      attachment.anchorPoint = CGPoint(x: 100 - CGFloat(step), y: 0)
      fixture.run(1 / 60)
    }
    fixture.run(0.5)
    #expect(item.center.x < 61)
    for step in 1...40 {
      attachment.anchorPoint = CGPoint(x: 60 + CGFloat(step), y: 0)
      fixture.run(1 / 60)
    }
    // The anchor may be up to 60 points ahead.
    #expect(abs(item.center.x - 60) < 2)
  }

  @Test("AT07, S085: two items slide along the axis, and keep line and angle whatever pushes them")
  func twoItems() {
    let first = Square(at: .zero)
    let second = Square(side: 60, at: CGPoint(x: 100, y: 20))
    let attachment = rail(first, second, axis: CGVector(dx: 3, dy: 0))
    let spin = frictionless([first, second])
    spin.addAngularVelocity(2, for: first)
    spin.addLinearVelocity(CGPoint(x: 40, y: 60), for: second)
    let fixture = AttachmentFixture(attachment, spin)
    var worst: CGFloat = 0
    var worstTurn: CGFloat = 0
    var farthest: CGFloat = 0
    fixture.run(2) {
      let place = first.local(second.center)
      worst = max(worst, abs(place.y - 20))
      worstTurn = max(worstTurn, abs(remainder(first.angle - second.angle, 2 * .pi)))
      farthest = max(farthest, place.x)
    }
    #expect(worst < 0.5)
    #expect(worstTurn < 0.01)
    #expect(farthest > 150)
  }

  @Test(
    "AT07, AT19, S086: the range counts the second item along the axis, as seen from the first",
    arguments: [(-40, 90), (0, 120)] as [(CGFloat, CGFloat)])
  func twoItemRange(minimum: CGFloat, maximum: CGFloat) {
    let ceiling = Square(at: .zero)
    let tube = Square(side: 60, at: CGPoint(x: 0, y: 30))
    let attachment = rail(ceiling, tube, axis: CGVector(dx: 0, dy: 0.2))
    attachment.attachmentRange = UIFloatRange(minimum: minimum, maximum: maximum)
    let gravity = UIGravityBehavior(items: [tube])
    let fixture = AttachmentFixture(attachment, anchored(ceiling), gravity)
    var lowest: CGFloat = 0
    fixture.run(2) { lowest = max(lowest, tube.center.y) }
    #expect(lowest < 30 + maximum + 0.5)
    #expect(abs(tube.center.y - 30 - maximum) < 0.5)
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    fixture.run(2)
    #expect(abs(tube.center.y - 30 - minimum) < 0.5)
    #expect(abs(tube.center.x) < 0.5)
  }

  @Test("AT19: a range that changes while the item runs takes effect, and wakes it")
  func liveRange() {
    let item = Square(at: .zero)
    let attachment = rail(item, axis: CGVector(dx: 0, dy: 1))
    attachment.attachmentRange = UIFloatRange(minimum: -50, maximum: 0)
    let fixture = AttachmentFixture(attachment, UIGravityBehavior(items: [item]))
    #expect(fixture.animator.runUntilPaused(atMost: 5) < 5)
    #expect(abs(item.center.y - 50) < 0.5)
    attachment.attachmentRange = UIFloatRange(minimum: -120, maximum: 0)
    #expect(fixture.animator.isRunning)
    fixture.run(2)
    #expect(abs(item.center.y - 120) < 0.5)
    attachment.attachmentRange = .zero
    fixture.run(3)
    #expect(abs(item.center.y) < 1)
  }

  @Test("S087: an axis of any length gives the same rail", arguments: [1e-30, 0.001, 3, 1e6])
  func axisLength(length: CGFloat) {
    func end(_ axis: CGVector) -> CGPoint {
      let item = Square(at: CGPoint(x: 5, y: 6))
      let fixture = AttachmentFixture(rail(item, axis: axis), UIGravityBehavior(items: [item]))
      fixture.run(1)
      return item.center
    }
    let unit = end(CGVector(dx: 0.6, dy: 0.8))
    let other = end(CGVector(dx: 0.6 * length, dy: 0.8 * length))
    #expect(span(unit, other) < 0.001)
  }

  @Test("AT08: an item that must not turn anyway slides as well")
  func withoutRotation() {
    let item = Square(at: .zero)
    let properties = frictionless([item])
    properties.allowsRotation = false
    let attachment = rail(item, anchor: CGPoint(x: 40, y: 0), axis: CGVector(dx: 0, dy: 1))
    let fixture = AttachmentFixture(attachment, properties, UIGravityBehavior(items: [item]))
    fixture.run(0.5)
    #expect(abs(item.center.y - distance(after: 0.5, acceleration: 1000)) < 0.1)
    #expect(abs(item.center.x) < 0.01)
  }
}
