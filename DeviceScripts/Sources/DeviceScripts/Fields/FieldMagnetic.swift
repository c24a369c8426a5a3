// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Charged probes that fly through a magnetic field of the values of a published app.
  static let fieldMagnetic = Experiment(
    id: "field-magnetic", title: "Magnetic fields",
    question: "How strongly does a magnetic field bend a way at 350 points/s, and whither?",
    facts: ["S110", "S138"], size: CGSize(width: 400, height: 400), duration: 0.8
  ) { stage in
    let field = UIFieldBehavior.magneticField()
    field.strength = 1.5
    stage.addProbes(to: field, charge: 1, velocity: CGPoint(x: 350, y: 0))
  }
}
