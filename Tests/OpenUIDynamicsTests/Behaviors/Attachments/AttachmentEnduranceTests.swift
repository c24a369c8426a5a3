// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

/// The literal values of public code, for 20 seconds; all settings run side by side in one animator.
@MainActor
@Suite("Attachments with the settings of public code stay finite and stable")
struct AttachmentEnduranceTests {
  private static let frequencies: [CGFloat] = [0, 0.5, 1.5, 10]
  private static let dampings: [CGFloat] = [0, 0.5, 1, 100]

  /// Expects that no item is ever farther from its home than a distance.
  private func expectNear(
    _ homes: [(item: Square, home: CGPoint)], within reach: CGFloat, _ fixture: AttachmentFixture
  ) {
    var worst: CGFloat = 0
    fixture.run(20) {
      for (item, home) in homes {
        let distance = span(item.center, home)
        // NaN must not hide behind a comparison.
        worst = distance.isFinite ? max(worst, distance) : .infinity
      }
    }
    #expect(worst < reach)
  }

  @Test("S081, S084: springs and rods of lengths 0 to 200 on anchors", arguments: [0, 2, 200])
  func anchors(length: CGFloat) {
    var homes: [(Square, CGPoint)] = []
    let fixture = AttachmentFixture()
    for frequency in Self.frequencies {
      for damping in Self.dampings {
        let home = CGPoint(x: 1000 * frequency, y: 1000 * damping)
        let item = Square(side: 30, at: CGPoint(x: home.x + 50, y: home.y))
        let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: home)
        attachment.frequency = frequency
        attachment.damping = damping
        attachment.length = length
        fixture.animator.addBehavior(attachment)
        homes.append((item, home))
      }
    }
    fixture.animator.addBehavior(UIGravityBehavior(items: homes.map(\.0)))
    // A spring of half a hertz gives by g/ω² = 101 points and bounces by as much.
    expectNear(homes, within: length + 320, fixture)
  }

  @Test("S040, S081: pairs under pushes of magnitude 175 and friction 10")
  func pairs() {
    var items: [Square] = []
    let fixture = AttachmentFixture()
    let collision = UICollisionBehavior()
    collision.addBoundary(
      withIdentifier: "box" as NSString,
      for: UIBezierPath(rect: CGRect(x: -400, y: -400, width: 800, height: 800)))
    for frequency in Self.frequencies {
      for damping in [0, 100] as [CGFloat] {
        let first = Square(side: 50, at: CGPoint(x: -300 + 60 * frequency, y: -200 + 2 * damping))
        let second = Square(side: 30, at: CGPoint(x: first.center.x + 40, y: first.center.y))
        let attachment = UIAttachmentBehavior(item: first, attachedTo: second)
        attachment.frequency = frequency
        attachment.damping = damping
        fixture.animator.addBehavior(attachment)
        items += [first, second]
      }
    }
    for item in items { collision.addItem(item) }
    fixture.animator.addBehavior(collision)
    let properties = UIDynamicItemBehavior(items: items)
    properties.friction = 10
    fixture.animator.addBehavior(properties)
    let push = UIPushBehavior(items: items, mode: .continuous)
    fixture.animator.addBehavior(push)
    for second in 0..<21 {
      push.setAngle(CGFloat(second), magnitude: second % 3 == 0 ? 175 : 1)
      fixture.run(1)
      for item in items {
        #expect(abs(item.center.x) < 402 && abs(item.center.y) < 402, "\(item.center)")
      }
    }
  }

  @Test("AT07–AT11: all other kinds, on a post, under gravity and a push of 175 every other second")
  func kinds() {
    let post = Square(side: 20, at: .zero)
    let items = (0..<5).map { _ in Square(side: 40, at: CGPoint(x: 90, y: 0)) }
    let down = CGVector(dx: 0, dy: 1)
    let attachments: [UIAttachmentBehavior] = [
      .pinAttachment(with: items[0], attachedTo: post, attachmentAnchor: .zero),
      .fixedAttachment(with: items[1], attachedTo: post, attachmentAnchor: .zero),
      .limitAttachment(
        with: items[2], offsetFromCenter: .zero, attachedTo: post, offsetFromCenter: .zero),
      .slidingAttachment(
        with: items[3], attachedTo: post, attachmentAnchor: .zero, axisOfTranslation: down),
      .slidingAttachment(
        with: items[4], attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: 1, dy: 1)),
    ]
    let fixture = AttachmentFixture(anchored(post), UIGravityBehavior(items: items))
    for attachment in attachments {
      attachment.attachmentRange = UIFloatRange(minimum: -2, maximum: 100)
      attachment.frictionTorque = 10
      attachment.damping = 100
      attachment.frequency = 10
      fixture.animator.addBehavior(attachment)
    }
    let push = UIPushBehavior(items: items, mode: .continuous)
    fixture.animator.addBehavior(push)
    for second in 0..<20 {
      push.setAngle(CGFloat(second), magnitude: second % 2 == 0 ? 175 : 0)
      fixture.run(1) {
        for item in items {
          // Half a point for what a push of 1100 times its weight stretches.
          #expect(span(item.center, .zero) < 200, "\(item.center)")
        }
      }
    }
    #expect(span(items[1].center, CGPoint(x: 90, y: 0)) < 1)
    #expect(abs(span(items[0].center, .zero) - 90) < 1)
  }
}
