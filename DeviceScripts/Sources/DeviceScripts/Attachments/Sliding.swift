// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Items on rails: free, with a range, with a friction torque, and with a range of 0.
  static let sliding = Experiment(
    id: "sliding", title: "Sliding attachments",
    question: "Where does a range end on a rail, which side is positive, and does friction brake?",
    facts: ["S085", "S086"], size: CGSize(width: 400, height: 480), duration: 1
  ) { stage in
    var items: [UIView] = []
    for (column, name) in ["free", "range", "friction", "zero"].enumerated() {
      let center = CGPoint(x: 50 + 100 * CGFloat(column), y: 60)
      let square = stage.square(name, side: 40, center: center)
      let rail = UIAttachmentBehavior.slidingAttachment(
        with: square, attachmentAnchor: center, axisOfTranslation: CGVector(dx: 0, dy: 1))
      if name == "range" { rail.attachmentRange = UIFloatRange(minimum: -30, maximum: 100) }
      if name == "zero" { rail.attachmentRange = UIFloatRange(minimum: 0, maximum: 0) }
      if name == "friction" { rail.frictionTorque = 0.5 }
      stage.add(rail)
      items.append(square)
    }
    stage.add(UIGravityBehavior(items: items))
  }
}
