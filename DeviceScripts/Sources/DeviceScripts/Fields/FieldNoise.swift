// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Probes in a noise field.
  static let fieldNoise = Experiment(
    id: "field-noise", title: "Noise fields",
    question: "How strong is noise of strength 1, and does it depend on the mass?",
    facts: ["S108"], size: CGSize(width: 400, height: 400), duration: 1.5
  ) { stage in
    let field = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
    field.strength = 1
    stage.addProbes(to: field)
  }
}
