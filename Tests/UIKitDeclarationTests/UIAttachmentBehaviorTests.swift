// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Overrides the initializers, every factory and every property of an attachment.
private final class Attachment: UIAttachmentBehavior {
  // UIKit does not ask for this one; here the factories make subclasses with it.
  required init(joint: Joint) {
    super.init(joint: joint)
  }

  override init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    super.init(item: item, offsetFromCenter: offset, attachedToAnchor: point)
  }

  override init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    super.init(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
  }

  override class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    super.slidingAttachment(
      with: item1, attachedTo: item2, attachmentAnchor: point, axisOfTranslation: axis)
  }

  override class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    super.slidingAttachment(with: item, attachmentAnchor: point, axisOfTranslation: axis)
  }

  override class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> Self {
    super.limitAttachment(
      with: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
  }

  override class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    super.fixedAttachment(with: item1, attachedTo: item2, attachmentAnchor: point)
  }

  override class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    super.pinAttachment(with: item1, attachedTo: item2, attachmentAnchor: point)
  }

  override var items: [any UIDynamicItem] { super.items }

  override var attachedBehaviorType: UIAttachmentBehavior.AttachmentType {
    super.attachedBehaviorType
  }

  override var anchorPoint: CGPoint {
    get { super.anchorPoint }
    set { super.anchorPoint = newValue }
  }

  override var length: CGFloat {
    get { super.length }
    set { super.length = newValue }
  }

  override var damping: CGFloat {
    get { super.damping }
    set { super.damping = newValue }
  }

  override var frequency: CGFloat {
    get { super.frequency }
    set { super.frequency = newValue }
  }

  override var frictionTorque: CGFloat {
    get { super.frictionTorque }
    set { super.frictionTorque = newValue }
  }

  override var attachmentRange: UIFloatRange {
    get { super.attachmentRange }
    set { super.attachmentRange = newValue }
  }
}

@MainActor
@Suite("UIAttachmentBehavior, as UIKit declares it")
struct UIAttachmentBehaviorTests {
  private let point = CGPoint(x: 30, y: 40)
  private let offset = UIOffset(horizontal: 30, vertical: 0)

  private func dot(at center: CGPoint) -> Dot {
    let item = Dot()
    item.center = center
    return item
  }

  @Test("AT01, AT02: the types have UIKit's raw values")
  func types() {
    #expect(UIAttachmentBehavior.AttachmentType.items.rawValue == 0)
    #expect(UIAttachmentBehavior.AttachmentType.anchor.rawValue == 1)
    #expect(UIAttachmentBehavior.AttachmentType(rawValue: 2) == nil)
    let value: Int = UIAttachmentBehavior.AttachmentType.anchor.rawValue
    let sendable: any Sendable = UIAttachmentBehavior.AttachmentType.anchor
    #expect(value == 1 && sendable is UIAttachmentBehavior.AttachmentType)
  }

  @Test("AT03, AT04, AT12–AT17: an item and an anchor")
  func anchors() {
    let item = Dot()
    let central = UIAttachmentBehavior(item: item, attachedToAnchor: point)
    #expect(central.items.map { $0 === item } == [true])
    #expect(central.attachedBehaviorType == .anchor)
    #expect(central.anchorPoint == point)
    #expect(central.length == 50)
    #expect(central.damping == 0 && central.frequency == 0)
    let beside = UIAttachmentBehavior(
      item: item, offsetFromCenter: offset, attachedToAnchor: point)
    #expect(beside.length == 40)
  }

  @Test("AT05, AT06, AT12–AT17: two items")
  func pairs() {
    let (first, second) = (Dot(), dot(at: point))
    let central = UIAttachmentBehavior(item: first, attachedTo: second)
    #expect(central.items.map { $0 === second } == [false, true])
    #expect(central.attachedBehaviorType == .items)
    #expect(central.anchorPoint == .zero)
    #expect(central.length == 50)
    let beside = UIAttachmentBehavior(
      item: first, offsetFromCenter: offset, attachedTo: second, offsetFromCenter: .zero)
    #expect(beside.length == 40)
  }

  @Test("AT03–AT06, AT12–AT17: the initializers and every property can be overridden")
  func overrides() {
    let attachments = [
      Attachment(item: Dot(), attachedToAnchor: point),
      Attachment(item: Dot(), offsetFromCenter: offset, attachedToAnchor: point),
      Attachment(item: Dot(), attachedTo: dot(at: point)),
      Attachment(
        item: Dot(), offsetFromCenter: offset, attachedTo: dot(at: point),
        offsetFromCenter: offset),
    ]
    for attachment in attachments {
      attachment.anchorPoint = CGPoint(x: 1, y: 1)
      attachment.length = 5
      attachment.damping = 0.5
      attachment.frequency = 2
      #expect(attachment.length == 5 && attachment.damping == 0.5 && attachment.frequency == 2)
    }
    #expect(attachments[0].anchorPoint == CGPoint(x: 1, y: 1))
    #expect(attachments.map(\.items.count) == [1, 1, 2, 2])
  }

  @Test("AT07–AT11, AT18, AT19: the factories, and what belongs to them, can be overridden")
  func factories() {
    let (first, second) = (Dot(), dot(at: point))
    let right = CGVector(dx: 1, dy: 0)
    let attachments: [Attachment] = [
      .slidingAttachment(
        with: first, attachedTo: second, attachmentAnchor: point, axisOfTranslation: right),
      .slidingAttachment(with: first, attachmentAnchor: point, axisOfTranslation: right),
      .limitAttachment(
        with: first, offsetFromCenter: .zero, attachedTo: second, offsetFromCenter: .zero),
      .fixedAttachment(with: first, attachedTo: second, attachmentAnchor: point),
      .pinAttachment(with: first, attachedTo: second, attachmentAnchor: point),
    ]
    for attachment in attachments {
      #expect(attachment.frictionTorque == 0 && attachment.attachmentRange == .infinite)
      attachment.frictionTorque = 2
      attachment.attachmentRange = UIFloatRange(minimum: -1, maximum: 1)
      #expect(attachment.frictionTorque == 2)
      #expect(attachment.attachmentRange == UIFloatRange(minimum: -1, maximum: 1))
    }
    #expect(attachments.map(\.items.count) == [2, 1, 2, 2, 2])
    #expect(attachments.map(\.attachedBehaviorType.rawValue) == [0, 1, 0, 0, 0])
  }
}
