// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Weights on ropes: tight from the start, and tight after a fall of 60 points.
  static let rope = Experiment(
    id: "rope", title: "Ropes",
    question: "Does a rope stop a fall without a bounce, and how much does it give?",
    facts: ["S085"], size: CGSize(width: 320, height: 320), duration: 2
  ) { stage in
    var weights: [UIView] = []
    for (name, x, slack) in [("tight", 80.0, 0.0), ("slack", 220, 60)] {
      let hook = stage.square("hook of \(name)", side: 20, center: CGPoint(x: x, y: 40))
      stage.addProperties([hook]) { $0.isAnchored = true }
      let weight = stage.square(name, side: 40, center: CGPoint(x: x + 30, y: 120))
      let rope = UIAttachmentBehavior.limitAttachment(
        with: weight, offsetFromCenter: .zero, attachedTo: hook, offsetFromCenter: .zero)
      stage.log("length", rope.length, of: weight)
      rope.length += CGFloat(slack)
      stage.add(rope)
      weights.append(weight)
    }
    stage.add(UIGravityBehavior(items: weights))
  }
}
