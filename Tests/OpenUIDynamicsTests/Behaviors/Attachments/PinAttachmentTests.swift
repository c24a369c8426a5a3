// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Pin attachments: hinges")
struct PinAttachmentTests {
  private let post = Square(side: 40, at: .zero)

  private func pin(_ item: Square, at point: CGPoint = .zero) -> UIAttachmentBehavior {
    UIAttachmentBehavior.pinAttachment(with: item, attachedTo: post, attachmentAnchor: point)
  }

  @Test("AT11, AT18, AT19: a fresh pin turns freely, without friction and without limits")
  func fresh() {
    let attachment = pin(Square(at: CGPoint(x: 100, y: 0)))
    #expect(attachment.frictionTorque == 0)
    #expect(attachment.attachmentRange == .infinite)
    #expect(attachment.length == 0)
    #expect(attachment.anchorPoint == .zero)
    #expect(attachment.attachedBehaviorType == .items)
  }

  @Test("AT11, S085: a pinned bar swings with 2π√((I + m·l²)/(m·g·l)), and its pin stays put")
  func pendulum() throws {
    let bar = Square(size: CGSize(width: 20, height: 160), at: CGPoint(x: 4, y: 79.9))
    bar.transform = CGAffineTransform(rotationAngle: -0.05)
    let attachment = pin(bar)
    let fixture = AttachmentFixture(
      attachment, anchored(post), frictionless([bar]), UIGravityBehavior(items: [bar]))
    let top = bar.local(.zero)
    var worst: CGFloat = 0
    let period = try #require(
      fixture.period(within: 8) {
        worst = max(worst, span(bar.point(top.x, top.y), .zero))
        return bar.angle
      })
    let arm = hypot(4, 79.9)
    let inertia = (20.0 * 20 + 160 * 160) / 12
    let expected = 2 * Double.pi * ((inertia + arm * arm) / (1000 * arm)).squareRoot()
    #expect(abs(period / expected - 1) < 0.01)
    #expect(worst < 0.5)
  }

  @Test("AT11, S085: two free items turn about the pin, each its own way")
  func bothFree() {
    let left = Square(at: CGPoint(x: -60, y: 0))
    let right = Square(at: CGPoint(x: 60, y: 0))
    let attachment = UIAttachmentBehavior.pinAttachment(
      with: left, attachedTo: right, attachmentAnchor: .zero)
    let spin = frictionless([left, right])
    spin.addAngularVelocity(3, for: left)
    let fixture = AttachmentFixture(attachment, spin)
    var worst: CGFloat = 0
    fixture.run(3) { worst = max(worst, span(left.point(60, 0), right.point(-60, 0))) }
    #expect(worst < 0.5)
    #expect(abs(left.angle - right.angle) > 0.1)
    // Momentum was and stays zero.
    let middle = CGPoint(
      x: (left.center.x + right.center.x) / 2, y: (left.center.y + right.center.y) / 2)
    #expect(span(middle, .zero) < 0.5)
  }

  @Test(
    "AT19, S086, C26: limits hold a swinging item within a degree",
    arguments: [(-0.5, 0.3), (0, 1), (-1.2, 0), (0, 0), (-3.5, 3.5)] as [(CGFloat, CGFloat)])
  func limits(minimum: CGFloat, maximum: CGFloat) {
    let bar = Square(size: CGSize(width: 20, height: 160), at: CGPoint(x: 0, y: 80))
    let attachment = pin(bar)
    attachment.attachmentRange = UIFloatRange(minimum: minimum, maximum: maximum)
    let fixture = AttachmentFixture(
      attachment, anchored(post), dense(5, bar), UIGravityBehavior(items: [bar]))
    let push = UIPushBehavior(items: [bar], mode: .instantaneous)
    fixture.animator.addBehavior(push)
    let degree = CGFloat.pi / 180
    var turn: CGFloat = 0
    var last: CGFloat = 0
    for direction in [-1.0, 1, -1, 1] {
      push.pushDirection = CGVector(dx: direction, dy: 0)
      push.active = true
      fixture.run(1) {
        turn += remainder(bar.angle - last, 2 * .pi)
        last = bar.angle
        // The range counts the post as seen from the bar.
        #expect(-turn > minimum - degree && -turn < maximum + degree)
      }
    }
  }

  @Test("AT19, S086: the range counts the second item, clockwise, as seen from the first")
  func direction() {
    let bar = Square(size: CGSize(width: 160, height: 20), at: CGPoint(x: 80, y: 0))
    let arm = UIAttachmentBehavior.pinAttachment(
      with: post, attachedTo: bar, attachmentAnchor: .zero)
    arm.attachmentRange = UIFloatRange(minimum: 0, maximum: 0.4)
    let fixture = AttachmentFixture(arm, anchored(post), UIGravityBehavior(items: [bar]))
    fixture.run(3)
    #expect(abs(bar.angle - 0.4) < 0.02)
    // Joined the other way round, the same item may not go down at all.
    let other = Square(size: CGSize(width: 160, height: 20), at: CGPoint(x: 80, y: 0))
    let shelf = pin(other)
    shelf.attachmentRange = UIFloatRange(minimum: 0, maximum: 0.4)
    let second = AttachmentFixture(shelf, anchored(post), UIGravityBehavior(items: [other]))
    second.run(3)
    #expect(abs(other.angle) < 0.02)
  }

  @Test(
    "AT18, S088: a friction torque τ slows a spin by 10,000·τ/I radians/s² and then holds",
    arguments: [0.1, 0.5, 1])
  func frictionStopsSpin(torque: CGFloat) {
    let wheel = Square(at: .zero)
    let attachment = pin(wheel)
    attachment.frictionTorque = torque
    let spin = frictionless([wheel])
    spin.addAngularVelocity(6, for: wheel)
    let fixture = AttachmentFixture(attachment, anchored(post), spin)
    fixture.run(0.5)
    // I = m·(a² + b²)/12 of mass 1: 6 radians/s² for a torque of 1.
    #expect(abs(spin.angularVelocity(for: wheel) - (6 - 0.5 * 6 * torque)) < 0.01)
    fixture.run(1 / torque - 0.5 + 0.1)
    #expect(abs(spin.angularVelocity(for: wheel)) < 0.001)
  }

  @Test("AT18, S088: between two free items friction slows both, by τ·(1/I₁ + 1/I₂)")
  func frictionOfTwo() {
    let wheel = Square(at: .zero)
    let other = Square(side: 200, at: .zero)
    let attachment = UIAttachmentBehavior.pinAttachment(
      with: wheel, attachedTo: other, attachmentAnchor: .zero)
    attachment.frictionTorque = 0.5
    let spin = frictionless([wheel, other])
    spin.addAngularVelocity(8, for: wheel)
    let fixture = AttachmentFixture(attachment, spin)
    fixture.run(1)
    // Sixteen times the moment of inertia.
    #expect(abs(spin.angularVelocity(for: wheel) - 5) < 0.01)
    #expect(abs(spin.angularVelocity(for: other) - 3.0 / 16) < 0.01)
  }

  @Test(
    "AT18, S040: a friction torque of 1 holds against less than a push of 1 at 100 points",
    arguments: [(1.8, true), (2.2, false)] as [(CGFloat, Bool)])
  func frictionAgainstPush(magnitude: CGFloat, holds: Bool) {
    let wheel = Square(at: .zero)
    let attachment = pin(wheel)
    attachment.frictionTorque = 1
    let push = UIPushBehavior(items: [wheel], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: magnitude)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: wheel)
    let fixture = AttachmentFixture(attachment, anchored(post), push)
    fixture.run(1)
    #expect((abs(wheel.angle) < 0.001) == holds)
  }

  @Test("C05: friction brings a swinging item to rest; without it the swing goes on")
  func swinging() {
    func swing(torque: CGFloat) -> (time: TimeInterval, angle: CGFloat) {
      let bar = Square(size: CGSize(width: 20, height: 160), at: CGPoint(x: 80, y: 0))
      bar.transform = CGAffineTransform(rotationAngle: -.pi / 2)
      let attachment = pin(bar)
      attachment.frictionTorque = torque
      let fixture = AttachmentFixture(
        attachment, anchored(post), frictionless([bar]), UIGravityBehavior(items: [bar]))
      return (fixture.animator.runUntilPaused(atMost: 8), bar.angle)
    }
    #expect(swing(torque: 0).time >= 8)
    let braked = swing(torque: 0.5)
    #expect(braked.time < 4)
    // Where friction holds the weight: m·g·l·sin(angle) ≤ τ, with m·g·l = 0.32 · 10 · 0.8.
    #expect(abs(sin(braked.angle)) < 0.5 / 2.56 + 0.01)
    // More than the weight can turn holds it where it is.
    #expect(abs(swing(torque: 3).angle + .pi / 2) < 0.01)
  }

  @Test("AT18: an endless friction locks a pin; a range of zero does too")
  func locked() {
    for lock in 0..<2 {
      let bar = Square(size: CGSize(width: 160, height: 20), at: CGPoint(x: 80, y: 0))
      let attachment = pin(bar)
      if lock == 0 {
        attachment.frictionTorque = .greatestFiniteMagnitude
      } else {
        attachment.attachmentRange = .zero
      }
      let fixture = AttachmentFixture(attachment, anchored(post), UIGravityBehavior(items: [bar]))
      fixture.run(2)
      #expect(abs(bar.angle) < 0.01)
      #expect(span(bar.center, CGPoint(x: 80, y: 0)) < 0.5)
    }
  }

  @Test("AT18, AT19: range and friction may change while the item swings, and wake it")
  func liveChanges() {
    let bar = Square(size: CGSize(width: 20, height: 160), at: CGPoint(x: 0, y: 80))
    let attachment = pin(bar)
    attachment.attachmentRange = UIFloatRange(minimum: -2, maximum: 2)
    let gravity = UIGravityBehavior(items: [bar])
    gravity.gravityDirection = CGVector(dx: 1, dy: 0)
    let properties = UIDynamicItemBehavior(items: [bar])
    properties.angularResistance = 3
    let fixture = AttachmentFixture(attachment, anchored(post), gravity, properties)
    #expect(fixture.animator.runUntilPaused(atMost: 20) < 20)
    #expect(abs(bar.angle + .pi / 2) < 0.02)
    attachment.attachmentRange = UIFloatRange(minimum: 0, maximum: 0.5)
    #expect(fixture.animator.isRunning)
    fixture.run(3)
    #expect(abs(bar.angle + 0.5) < 0.02)
    attachment.frictionTorque = 100
    attachment.attachmentRange = .infinite
    fixture.run(2)
    #expect(abs(bar.angle + 0.5) < 0.02)
    attachment.frictionTorque = 0
    fixture.run(6)
    #expect(abs(bar.angle + .pi / 2) < 0.05)
  }

  @Test("AT11: frequency, damping and length mean nothing to a pin")
  func meaningless() {
    func end(_ change: (UIAttachmentBehavior) -> Void) -> CGPoint {
      let bar = Square(size: CGSize(width: 160, height: 20), at: CGPoint(x: 80, y: 0))
      let attachment = pin(bar)
      change(attachment)
      let fixture = AttachmentFixture(attachment, anchored(post), UIGravityBehavior(items: [bar]))
      fixture.run(1.3)
      return bar.center
    }
    let plain = end { _ in }
    #expect(
      plain
        == end {
          $0.frequency = 2
          $0.damping = 1
          $0.length = 50
        })
  }
}
