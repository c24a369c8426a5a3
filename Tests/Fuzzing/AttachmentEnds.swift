// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// What a random attachment connects, with the names of its items.
@MainActor
struct AttachmentEnds {
  let first: (item: any UIDynamicItem, name: String)
  let second: (item: any UIDynamicItem, name: String)
  let place: CGPoint
  let axis: CGVector
  let offset: UIOffset
  let farOffset: UIOffset

  /// The attachment by a rod or a spring of a kind, with its source; nil for the kind of a joint.
  func elasticAttachment(_ kind: Int) -> (String, UIDynamicBehavior)? {
    let (item, name) = first
    switch kind {
    case 0:
      return (
        "UIAttachmentBehavior(item: \(name), attachedToAnchor: \(text(place)))",
        UIAttachmentBehavior(item: item, attachedToAnchor: place)
      )
    case 1:
      return (
        "UIAttachmentBehavior(item: \(name), offsetFromCenter: \(offset), attachedTo: \(second.name), offsetFromCenter: \(farOffset))",
        UIAttachmentBehavior(
          item: item, offsetFromCenter: offset, attachedTo: second.item, offsetFromCenter: farOffset
        )
      )
    case 7:
      return (
        "UIAttachmentBehavior(item: \(name), offsetFromCenter: \(offset), attachedToAnchor: \(text(place)))",
        UIAttachmentBehavior(item: item, offsetFromCenter: offset, attachedToAnchor: place)
      )
    case 8:
      return (
        "UIAttachmentBehavior(item: \(name), attachedTo: \(second.name))",
        UIAttachmentBehavior(item: item, attachedTo: second.item)
      )
    default: return nil
    }
  }

  /// The attachment by a joint of a kind, with its source.
  func jointAttachment(_ kind: Int) -> (String, UIDynamicBehavior) {
    let (item, name) = first
    switch kind {
    case 2:
      return (
        ".slidingAttachment(with: \(name), attachedTo: \(second.name), attachmentAnchor: \(text(place)), axisOfTranslation: \(text(axis)))",
        UIAttachmentBehavior.slidingAttachment(
          with: item, attachedTo: second.item, attachmentAnchor: place, axisOfTranslation: axis)
      )
    case 3:
      return (
        ".slidingAttachment(with: \(name), attachmentAnchor: \(text(place)), axisOfTranslation: \(text(axis)))",
        UIAttachmentBehavior.slidingAttachment(
          with: item, attachmentAnchor: place, axisOfTranslation: axis)
      )
    case 4:
      return (
        ".limitAttachment(with: \(name), offsetFromCenter: \(offset), attachedTo: \(second.name), offsetFromCenter: \(farOffset))",
        UIAttachmentBehavior.limitAttachment(
          with: item, offsetFromCenter: offset, attachedTo: second.item, offsetFromCenter: farOffset
        )
      )
    case 5:
      return (
        ".fixedAttachment(with: \(name), attachedTo: \(second.name), attachmentAnchor: \(text(place)))",
        UIAttachmentBehavior.fixedAttachment(
          with: item, attachedTo: second.item, attachmentAnchor: place)
      )
    default:
      return (
        ".pinAttachment(with: \(name), attachedTo: \(second.name), attachmentAnchor: \(text(place)))",
        UIAttachmentBehavior.pinAttachment(
          with: item, attachedTo: second.item, attachmentAnchor: place)
      )
    }
  }
}
