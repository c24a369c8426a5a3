// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Probes in a velocity field.
  static let fieldVelocity = Experiment(
    id: "field-velocity", title: "Velocity fields",
    question: "Which velocity does a velocity field of (1.6, 0) give, and from when on?",
    facts: ["S107", "S143"], size: CGSize(width: 400, height: 400), duration: 0.6
  ) { stage in
    stage.addProbes(to: UIFieldBehavior.velocityField(direction: CGVector(dx: 1.6, dy: 0)))
  }
}
