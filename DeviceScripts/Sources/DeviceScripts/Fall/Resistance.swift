// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Items of 300 points per second at five resistances.
  static let resistance = Experiment(
    id: "resistance", title: "Resistance 0, 0.5, 1, 10 and 100",
    question: "How does a velocity decay at a resistance of 1, and does 100 stop an item at once?",
    facts: ["S059", "S060"], size: CGSize(width: 400, height: 320), duration: 1.2
  ) { stage in
    for (row, resistance) in [0, 0.5, 1, 10, 100].enumerated() {
      let start = CGPoint(x: 30, y: 40 + 60 * CGFloat(row))
      let square = stage.square("resistance \(resistance)", side: 40, center: start)
      let properties = stage.addProperties([square]) { $0.resistance = resistance }
      properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: square)
    }
  }
}
