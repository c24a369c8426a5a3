// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Probes of 100 points per second in a turbulence field.
  static let fieldTurbulence = Experiment(
    id: "field-turbulence", title: "Turbulence fields",
    question: "How strong is turbulence of 6, does it grow with the velocity, and does it die out?",
    facts: ["S108", "S143"], size: CGSize(width: 400, height: 400), duration: 1.5
  ) { stage in
    let field = UIFieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 1)
    field.strength = 6
    stage.addProbes(to: field, velocity: CGPoint(x: 100, y: 0))
  }
}
