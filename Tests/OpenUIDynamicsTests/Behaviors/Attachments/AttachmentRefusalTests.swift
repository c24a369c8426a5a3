// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Attachments refuse what has no meaning")
struct AttachmentRefusalTests {
  private let item = Square(side: 20, at: .zero)
  private let other = Square(side: 20, at: CGPoint(x: 50, y: 0))

  @Test(
    "S087: an axis without length or with a number that is not finite is refused, and joins nothing"
  )
  func axes() {
    for axis in [
      CGVector.zero, CGVector(dx: CGFloat.nan, dy: 1), CGVector(dx: 0, dy: -CGFloat.infinity),
    ] {
      var attachments: [UIAttachmentBehavior] = []
      let reports = diagnostics {
        attachments = [
          .slidingAttachment(with: item, attachmentAnchor: .zero, axisOfTranslation: axis),
          .slidingAttachment(
            with: item, attachedTo: other, attachmentAnchor: .zero, axisOfTranslation: axis),
        ]
      }
      #expect(
        reports.map(\.method) == [
          "UIAttachmentBehavior.slidingAttachment(with:attachmentAnchor:axisOfTranslation:)",
          """
          UIAttachmentBehavior.slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:)
          """,
        ])
      expectNothing(attachments)
    }
  }

  @Test("S024: an anchor that is not finite is refused, and joins nothing")
  func anchors() {
    let point = CGPoint(x: CGFloat.nan, y: 0)
    var attachments: [UIAttachmentBehavior] = []
    let reports = diagnostics {
      attachments = [
        .fixedAttachment(with: item, attachedTo: other, attachmentAnchor: point),
        .pinAttachment(with: item, attachedTo: other, attachmentAnchor: point),
        .slidingAttachment(
          with: item, attachmentAnchor: point, axisOfTranslation: CGVector(dx: 1, dy: 0)),
      ]
    }
    #expect(reports.count == 3)
    #expect(attachments[2].anchorPoint == .zero)
    expectNothing(attachments)
  }

  @Test("an attachment of an item to itself is refused with a diagnostic, and joins nothing")
  func sameItem() {
    var attachments: [UIAttachmentBehavior] = []
    let reports = diagnostics {
      attachments = [
        UIAttachmentBehavior(item: item, attachedTo: item),
        .limitAttachment(
          with: item, offsetFromCenter: .zero, attachedTo: item, offsetFromCenter: .zero),
        .fixedAttachment(with: item, attachedTo: item, attachmentAnchor: .zero),
        .pinAttachment(with: item, attachedTo: item, attachmentAnchor: .zero),
        .slidingAttachment(
          with: item, attachedTo: item, attachmentAnchor: .zero,
          axisOfTranslation: CGVector(dx: 1, dy: 0)),
      ]
    }
    #expect(reports.count == 5)
    #expect(reports.allSatisfy { $0.item?.hasPrefix("Square") == true })
    expectNothing(attachments)
  }

  /// Adds the attachments and sees that the item falls as if there were none.
  private func expectNothing(_ attachments: [UIAttachmentBehavior]) {
    item.center = .zero
    let fixture = AttachmentFixture(UIGravityBehavior(items: [item]), frictionless([item]))
    for attachment in attachments { fixture.animator.addBehavior(attachment) }
    fixture.run(0.25)
    #expect(abs(item.center.y - distance(after: 0.25, acceleration: 1000)) < 0.01)
    #expect(item.center.x == 0)
    fixture.animator.removeAllBehaviors()
  }

  @Test("AT09: an offset that is not finite is refused and taken as none")
  func offsets() {
    let reports = diagnostics {
      let rope = UIAttachmentBehavior.limitAttachment(
        with: item, offsetFromCenter: UIOffset(horizontal: .nan, vertical: 0), attachedTo: other,
        offsetFromCenter: .zero)
      #expect(rope.length == span(item.center, other.center))
    }
    #expect(reports.count == 1)
  }

  @Test(
    "AT18: a negative or not finite friction torque is refused", arguments: [-1, .nan, .infinity])
  func torques(torque: CGFloat) {
    let pin = UIAttachmentBehavior.pinAttachment(
      with: item, attachedTo: other, attachmentAnchor: .zero)
    pin.frictionTorque = 3
    let reports = diagnostics { pin.frictionTorque = torque }
    #expect(reports.map(\.method) == ["UIAttachmentBehavior.frictionTorque"])
    #expect(pin.frictionTorque == 3)
  }

  @Test(
    "AT16, AT17: a negative or not finite damping or frequency is refused", arguments: [-1, .nan])
  func springs(number: CGFloat) {
    let rod = UIAttachmentBehavior(item: item, attachedTo: other)
    let reports = diagnostics {
      rod.frequency = number
      rod.damping = number
      rod.length = number
    }
    #expect(reports.count == 3)
    #expect(rod.frequency == 0)
    #expect(rod.damping == 0)
  }

  @Test(
    "AT19, S085: a range without 0 or with an end that is not a number is refused",
    arguments: [
      (1, 2), (-2, -1), (3, -3), (.nan, 1), (-1, .nan), (.infinity, -.infinity),
    ] as [(CGFloat, CGFloat)])
  func ranges(minimum: CGFloat, maximum: CGFloat) {
    let pin = UIAttachmentBehavior.pinAttachment(
      with: item, attachedTo: other, attachmentAnchor: .zero)
    let reports = diagnostics {
      pin.attachmentRange = UIFloatRange(minimum: minimum, maximum: maximum)
    }
    #expect(reports.map(\.method) == ["UIAttachmentBehavior.attachmentRange"])
    #expect(pin.attachmentRange == .infinite)
  }

  @Test(
    "AT19: every range with 0 is taken, also one that is open on one side",
    arguments: [
      (0, 0), (-1, 0), (0, .infinity), (-.infinity, 2), (-1e300, 1e300),
    ] as [(CGFloat, CGFloat)])
  func goodRanges(minimum: CGFloat, maximum: CGFloat) {
    item.center = .zero
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: 0, dy: 1))
    let reports = diagnostics {
      slide.attachmentRange = UIFloatRange(minimum: minimum, maximum: maximum)
      let fixture = AttachmentFixture(slide, UIGravityBehavior(items: [item]), frictionless([item]))
      fixture.run(0.5)
      fixture.animator.removeAllBehaviors()
    }
    #expect(reports.isEmpty)
    let fall = distance(after: 0.5, acceleration: 1000)
    #expect(abs(item.center.y - min(fall, -minimum)) < 0.5)
  }
}
