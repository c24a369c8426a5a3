// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Squares that fall on anchored pads, for six pairs of elasticities.
  static let elasticityPairs = Experiment(
    id: "elasticity-pairs", title: "Elasticity pairs",
    question: "How do the elasticities of two items combine?",
    facts: ["S057", "S058", "S136"], size: CGSize(width: 400, height: 320), duration: 1
  ) { stage in
    let pairs = [(0, 0), (0, 0.5), (0, 1), (0.5, 0.5), (0.5, 1), (1, 1)]
    for (column, (lower, upper)) in pairs.enumerated() {
      let x = 40 + 64 * CGFloat(column)
      let pad = stage.square("pad \(lower) \(upper)", side: 50, center: CGPoint(x: x, y: 280))
      let square = stage.square("on \(lower) \(upper)", side: 40, center: CGPoint(x: x, y: 120))
      stage.addProperties([pad]) {
        $0.isAnchored = true
        $0.elasticity = CGFloat(lower)
      }
      let properties = stage.addProperties([square]) { $0.elasticity = CGFloat(upper) }
      stage.logRebounds(of: [square], in: properties)
      stage.add(UICollisionBehavior(items: [pad, square]))
    }
    let falling = stage.view.subviews.filter { $0.bounds.width == 40 }
    stage.add(UIGravityBehavior(items: falling))
  }
}
