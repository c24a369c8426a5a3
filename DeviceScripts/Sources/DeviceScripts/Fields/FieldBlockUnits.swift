// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Blocks that return a force of 1, and −v for two masses.
  static let fieldBlockUnits = Experiment(
    id: "field-block-units", title: "Units of a custom field's block",
    question: "Which acceleration does a force of 1 give, and at which rate does F = −v brake?",
    facts: ["S147"], size: CGSize(width: 400, height: 320), duration: 1
  ) { stage in
    let pushed = stage.square("force 1", side: 100, center: CGPoint(x: 60, y: 60))
    let push = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: 1, dy: 0) }
    push.addItem(pushed)
    stage.add(push)
    let brake = UIFieldBehavior.field { _, _, velocity, _, _, _ in
      CGVector(dx: -velocity.dx, dy: -velocity.dy)
    }
    for (name, side, y) in [("mass 1", 100.0, 170.0), ("mass 0.25", 50, 270)] {
      let braked = stage.square(name, side: CGFloat(side), center: CGPoint(x: 60, y: y))
      let properties = stage.addProperties([braked]) { $0.resistance = 0 }
      properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: braked)
      brake.addItem(braked)
    }
    stage.add(brake)
  }
}
