// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Bars that are pinned at one end and fall, at five friction torques.
  static let pinFriction = Experiment(
    id: "pin-friction", title: "Pins with friction",
    question: "Which friction torque holds a bar of 100 × 20 points up, and how does 0.01 brake?",
    facts: ["S088", "C05"], size: CGSize(width: 400, height: 480), duration: 2
  ) { stage in
    var bars: [UIView] = []
    for (index, torque) in [0, 0.01, 0.05, 0.1, 0.2].enumerated() {
      let pin = CGPoint(x: 60 + 200 * CGFloat(index % 2), y: 60 + 140 * CGFloat(index / 2))
      let hook = stage.square("hook of \(torque)", side: 10, center: pin)
      stage.addProperties([hook]) { $0.isAnchored = true }
      let bar = stage.box(
        "torque \(torque)", size: CGSize(width: 100, height: 20),
        center: CGPoint(x: pin.x + 50, y: pin.y))
      let attachment = UIAttachmentBehavior.pinAttachment(
        with: bar, attachedTo: hook, attachmentAnchor: pin)
      attachment.frictionTorque = CGFloat(torque)
      stage.add(attachment)
      bars.append(bar)
    }
    stage.add(UIGravityBehavior(items: bars))
  }
}
