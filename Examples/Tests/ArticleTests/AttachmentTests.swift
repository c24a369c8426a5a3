// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics
import Testing

/// The examples of the article "Attachments".
@MainActor
@Suite("Article: attachments")
struct AttachmentTests {
  private let screen = Screen()

  @Test("a rod keeps its length")
  func rod() {
    let animator = screen.animator
    let weight = screen.square(40, at: CGPoint(x: 260, y: 100))

    let rod = UIAttachmentBehavior(item: weight, attachedToAnchor: CGPoint(x: 160, y: 100))
    animator.addBehavior(rod)
    animator.addBehavior(UIGravityBehavior(items: [weight]))
    animator.step(by: 0.7)
    // A pendulum: rod.length is 100, and so is the distance from the anchor.

    #expect(rod.length == 100)
    let (x, y) = (weight.center.x - 160, weight.center.y - 100)
    #expect(near((x * x + y * y).squareRoot(), 100, within: 0.1))
    #expect(y > 20)
  }

  @Test("a load extends a spring by g/ω²")
  func spring() {
    let animator = screen.animator
    let weight = screen.square(40, at: CGPoint(x: 160, y: 200))

    let spring = UIAttachmentBehavior(item: weight, attachedToAnchor: CGPoint(x: 160, y: 100))
    spring.frequency = 2  // oscillations per second
    spring.damping = 0.5
    animator.addBehavior(spring)
    animator.addBehavior(UIGravityBehavior(items: [weight]))
    animator.step(by: 5)
    // Gravity extends the spring by 1000 / (2π · 2)² = 6.3 points: the center is at 206.3.

    #expect(near(weight.center.y, 206.33, within: 0.2))
  }

  @Test("a rope limits a distance")
  func rope() {
    let animator = screen.animator
    let hook = screen.square(20, at: CGPoint(x: 160, y: 50))
    let weight = screen.square(40, at: CGPoint(x: 160, y: 80))
    let fixed = UIDynamicItemBehavior(items: [hook])
    fixed.isAnchored = true
    animator.addBehavior(fixed)

    let rope = UIAttachmentBehavior.limitAttachment(
      with: hook, offsetFromCenter: .zero, attachedTo: weight, offsetFromCenter: .zero)
    rope.length = 150
    animator.addBehavior(rope)
    animator.addBehavior(UIGravityBehavior(items: [weight]))
    animator.step(by: 4)
    // The weight falls until the rope is taut, and hangs 150 points below the hook.

    #expect(near(weight.center.y, 200, within: 0.5))
  }

  @Test("a pin turns within its range")
  func pin() {
    let animator = screen.animator
    let post = screen.square(20, at: CGPoint(x: 100, y: 100))
    let door = screen.square(100, at: CGPoint(x: 160, y: 100))
    let fixed = UIDynamicItemBehavior(items: [post])
    fixed.isAnchored = true
    animator.addBehavior(fixed)

    let pin = UIAttachmentBehavior.pinAttachment(
      with: post, attachedTo: door, attachmentAnchor: CGPoint(x: 100, y: 100))
    pin.attachmentRange = UIFloatRange(minimum: 0, maximum: 0.5)
    animator.addBehavior(pin)
    animator.addBehavior(UIGravityBehavior(items: [door]))
    animator.step(by: 4)
    // Gravity turns the door clockwise until the range stops it, at 0.5 radians.

    #expect(near(atan2(door.transform.b, door.transform.a), 0.5, within: 0.01))
  }

  @Test("a slider moves along its axis")
  func slider() {
    let animator = screen.animator
    let knob = screen.square(40, at: CGPoint(x: 60, y: 200))

    let slider = UIAttachmentBehavior.slidingAttachment(
      with: knob, attachmentAnchor: CGPoint(x: 60, y: 200),
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    slider.attachmentRange = UIFloatRange(minimum: -100, maximum: 0)
    animator.addBehavior(slider)
    let gravity = UIGravityBehavior(items: [knob])
    gravity.gravityDirection = CGVector(dx: 1, dy: 1)
    animator.addBehavior(gravity)
    animator.step(by: 3)
    // The knob has moved by 100 points to the right, and not down.

    #expect(near(knob.center.x, 160, within: 0.2))
    #expect(near(knob.center.y, 200, within: 0.2))
  }

  @Test("a weld makes two items one body")
  func weld() {
    let animator = screen.animator
    let left = screen.square(40, at: CGPoint(x: 140, y: 100))
    let right = screen.square(40, at: CGPoint(x: 180, y: 100))

    let weld = UIAttachmentBehavior.fixedAttachment(
      with: left, attachedTo: right, attachmentAnchor: CGPoint(x: 160, y: 100))
    animator.addBehavior(weld)
    animator.addBehavior(UIGravityBehavior(items: [left]))
    animator.step(by: 0.5)
    animator.removeBehavior(weld)  // the items are separate again

    let (x, y) = (right.center.x - left.center.x, right.center.y - left.center.y)
    #expect(near((x * x + y * y).squareRoot(), 40, within: 0.2))
  }
}
