// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Probes in a vortex of the strength of published apps.
  static let fieldVortex = Experiment(
    id: "field-vortex", title: "Vortex fields",
    question: "How fast does a vortex of 0.005 move an item, and does it turn it?",
    facts: ["S104", "S138", "S139"], size: CGSize(width: 400, height: 400), duration: 2
  ) { stage in
    let field = UIFieldBehavior.vortexField()
    field.strength = 0.005
    stage.addProbes(to: field)
  }
}
