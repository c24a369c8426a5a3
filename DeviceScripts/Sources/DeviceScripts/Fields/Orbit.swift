// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Items that circle in a radial field if the published calibration holds.
  static let orbit = Experiment(
    id: "orbit", title: "Orbits in a radial field",
    question: "Do orbits close at 1510/√r points per second, for strength 2.3 and falloff 2?",
    facts: ["S101", "S115"], size: CGSize(width: 320, height: 320), duration: 4
  ) { stage in
    let sun = CGPoint(x: 160, y: 160)
    let field = UIFieldBehavior.radialGravityField(position: sun)
    field.strength = 2.3
    field.falloff = 2
    field.minimumRadius = 40
    for radius in [52, 80, 110, 140] {
      let disc = stage.disc(
        "radius \(radius)", diameter: 16, center: CGPoint(x: sun.x + CGFloat(radius), y: sun.y))
      let properties = stage.addProperties([disc]) { $0.resistance = 0 }
      let speed = 1510 / CGFloat(radius).squareRoot()
      properties.addLinearVelocity(CGPoint(x: 0, y: -speed), for: disc)
      field.addItem(disc)
    }
    stage.add(field)
  }
}
