// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Charged probes in an electric field of the values of a published app.
  static let fieldElectric = Experiment(
    id: "field-electric", title: "Electric fields",
    question: "How strong is an electric field on items of charge 1, by size and density?",
    facts: ["S110", "S138"], size: CGSize(width: 400, height: 400), duration: 1
  ) { stage in
    let field = UIFieldBehavior.electricField()
    field.strength = -6
    field.falloff = 1
    field.minimumRadius = 50
    stage.addProbes(to: field, charge: 1)
  }
}
