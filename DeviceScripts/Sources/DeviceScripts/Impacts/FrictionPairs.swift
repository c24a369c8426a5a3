// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Boxes that slide on anchored pads, for six pairs of frictions.
  static let frictionPairs = Experiment(
    id: "friction-pairs", title: "Friction pairs",
    question: "How do the frictions of two items combine, and how fast does friction brake?",
    facts: ["S058", "S136"], size: CGSize(width: 400, height: 420), duration: 1.2
  ) { stage in
    let pairs = [(0, 1), (0.2, 0.2), (0.2, 0.8), (0.5, 0.5), (0.8, 0.8), (1, 1)]
    for (row, (lower, upper)) in pairs.enumerated() {
      let y = 60 + 66 * CGFloat(row)
      let pad = stage.box(
        "pad \(lower) \(upper)", size: CGSize(width: 380, height: 10),
        center: CGPoint(x: 200, y: y))
      let box = stage.box(
        "on \(lower) \(upper)", size: CGSize(width: 40, height: 30),
        center: CGPoint(x: 40, y: y - 20.5))
      stage.addProperties([pad]) {
        $0.isAnchored = true
        $0.friction = CGFloat(lower)
      }
      let properties = stage.addProperties([box]) {
        $0.friction = CGFloat(upper)
        $0.resistance = 0
        $0.allowsRotation = false
      }
      properties.addLinearVelocity(CGPoint(x: 250, y: 0), for: box)
      stage.add(UICollisionBehavior(items: [pad, box]))
    }
    let sliding = stage.view.subviews.filter { $0.bounds.width == 40 }
    stage.add(UIGravityBehavior(items: sliding))
  }
}
