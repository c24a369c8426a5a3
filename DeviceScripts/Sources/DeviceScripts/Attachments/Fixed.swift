// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Two items that are fixed to each other, with and without item behaviors, fall on a ledge.
  static let fixed = Experiment(
    id: "fixed", title: "Fixed attachments",
    question: "Do fixed items keep their relative position in an impact, also with item behaviors?",
    facts: ["C06", "C07"], size: CGSize(width: 400, height: 320), duration: 1.5
  ) { stage in
    var items: [UIView] = []
    for (name, x) in [("plain", 60.0), ("configured", 240)] {
      let left = stage.square("left \(name)", side: 40, center: CGPoint(x: x, y: 60))
      let right = stage.square("right \(name)", side: 40, center: CGPoint(x: x + 60, y: 60))
      if name == "configured" { stage.addProperties([left, right]) }
      stage.add(
        UIAttachmentBehavior.fixedAttachment(
          with: left, attachedTo: right, attachmentAnchor: CGPoint(x: x + 30, y: 60)))
      items += [left, right]
    }
    stage.add(UIGravityBehavior(items: items))
    let collision = UICollisionBehavior(items: items)
    collision.collisionMode = .boundaries
    for (name, x) in [("first", 30.0), ("second", 210)] {
      collision.addBoundary(
        withIdentifier: NSString(string: name), from: CGPoint(x: x, y: 200),
        to: CGPoint(x: x + 60, y: 200))
    }
    stage.add(collision)
  }
}
