// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// The properties of fresh attachments of every kind.
  static let gettersAttachments = Experiment(
    id: "getters-attachments", title: "Getters of fresh attachments",
    question: "Which values have attachments with default settings?",
    facts: ["S085", "S089"], size: CGSize(width: 200, height: 200), duration: 0.2
  ) { stage in
    let first = stage.square("first", side: 40, center: CGPoint(x: 50, y: 100))
    let second = stage.square("second", side: 40, center: CGPoint(x: 150, y: 100))
    let middle = CGPoint(x: 100, y: 100)
    let axis = CGVector(dx: 0, dy: 1)
    let attachments: [(String, UIAttachmentBehavior)] = [
      ("anchor", UIAttachmentBehavior(item: first, attachedToAnchor: middle)),
      ("items", UIAttachmentBehavior(item: first, attachedTo: second)),
      (
        "limit",
        .limitAttachment(
          with: first, offsetFromCenter: .zero, attachedTo: second, offsetFromCenter: .zero)
      ),
      ("fixed", .fixedAttachment(with: first, attachedTo: second, attachmentAnchor: middle)),
      ("pin", .pinAttachment(with: first, attachedTo: second, attachmentAnchor: middle)),
      (
        "sliding",
        .slidingAttachment(
          with: first, attachedTo: second, attachmentAnchor: middle, axisOfTranslation: axis)
      ),
      ("rail", .slidingAttachment(with: first, attachmentAnchor: middle, axisOfTranslation: axis)),
    ]
    for (name, attachment) in attachments {
      stage.log("\(name): type", attachment.attachedBehaviorType.rawValue)
      stage.log("\(name): anchorPoint", attachment.anchorPoint)
      stage.log("\(name): length", attachment.length)
      stage.log("\(name): damping", attachment.damping)
      stage.log("\(name): frequency", attachment.frequency)
      stage.log("\(name): frictionTorque", attachment.frictionTorque)
      stage.log("\(name): attachmentRange", attachment.attachmentRange)
    }
  }
}
