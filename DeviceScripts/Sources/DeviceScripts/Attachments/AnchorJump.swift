// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// A rod and a spring whose anchors move: in small steps, and in one jump.
  static let anchorJump = Experiment(
    id: "anchor-jump", title: "Anchors that move",
    question: "Which velocity does an item have after its anchor moved in steps, and in a jump?",
    facts: ["S082"], size: CGSize(width: 400, height: 400), duration: 1.5
  ) { stage in
    for (row, name) in ["rod", "spring", "jump"].enumerated() {
      let y = 60 + 120 * CGFloat(row)
      let square = stage.square(name, side: 40, center: CGPoint(x: 60, y: y))
      let attachment = UIAttachmentBehavior(item: square, attachedToAnchor: CGPoint(x: 60, y: y))
      if name == "spring" {
        attachment.frequency = 3
        attachment.damping = 0.5
      }
      stage.add(attachment)
      let steps = name == "jump" ? 1 : 12
      for step in 1...steps {
        stage.after(0.1 + Double(step) / 60) {
          attachment.anchorPoint = CGPoint(x: 60 + 120 * CGFloat(step) / CGFloat(steps), y: y)
        }
      }
    }
  }
}
