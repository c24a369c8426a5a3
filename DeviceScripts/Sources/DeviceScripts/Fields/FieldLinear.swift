// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Probes in a linear gravity field.
  static let fieldLinear = Experiment(
    id: "field-linear", title: "Linear gravity fields",
    question: "How strong is a linear gravity field of (0, 1), and does its falloff count?",
    facts: ["S106"], size: CGSize(width: 400, height: 400), duration: 0.6
  ) { stage in
    stage.addProbes(to: UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1)))
  }
}
