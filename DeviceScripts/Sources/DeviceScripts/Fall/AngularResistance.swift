// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Items of 5 radians per second at five angular resistances.
  static let angularResistance = Experiment(
    id: "angular-resistance", title: "Angular resistance 0, 0.5, 1, 10 and 100",
    question: "How does an angular velocity decay, and does the linear resistance act on it?",
    facts: ["S059", "S060"], size: CGSize(width: 400, height: 320), duration: 1.2
  ) { stage in
    for (column, resistance) in [0, 0.5, 1, 10, 100].enumerated() {
      let start = CGPoint(x: 40 + 80 * CGFloat(column), y: 80)
      let square = stage.square("resistance \(resistance)", side: 40, center: start)
      let properties = stage.addProperties([square]) { $0.angularResistance = resistance }
      properties.addAngularVelocity(5, for: square)
    }
    let linear = stage.square("linear 10", side: 40, center: CGPoint(x: 200, y: 220))
    let properties = stage.addProperties([linear]) { $0.resistance = 10 }
    properties.addAngularVelocity(5, for: linear)
  }
}
