// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Items within, at and beyond the minimum radius of a radial field.
  static let fieldMinimumRadius = Experiment(
    id: "field-minimum-radius", title: "The minimum radius of fields",
    question: "Which force acts below the minimum radius, and from where does the falloff count?",
    facts: ["S101", "S102"], size: CGSize(width: 400, height: 400), duration: 0.4
  ) { stage in
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 200))
    field.strength = 1
    field.falloff = 2
    field.minimumRadius = 60
    stage.log("minimumRadius", field.minimumRadius)
    let places: [(Int, CGVector)] = [
      (20, CGVector(dx: 1, dy: 0)), (40, CGVector(dx: -1, dy: 0)), (60, CGVector(dx: 0, dy: 1)),
      (80, CGVector(dx: 0, dy: -1)), (150, CGVector(dx: 1, dy: 0)),
    ]
    for (distance, direction) in places {
      let center = CGPoint(
        x: 200 + CGFloat(distance) * direction.dx, y: 200 + CGFloat(distance) * direction.dy)
      field.addItem(stage.disc("distance \(distance)", diameter: 20, center: center))
    }
    stage.add(field)
  }
}
