// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Probes in a vortex a hundred times stronger than that of `field-vortex`.
  static let fieldVortexStrong = Experiment(
    id: "field-vortex-strong", title: "Strong vortex fields",
    question: "How fast does a vortex of 0.5 move an item, as other published apps have it?",
    facts: ["S104", "S138", "S139"], size: CGSize(width: 400, height: 400), duration: 1
  ) { stage in
    let field = UIFieldBehavior.vortexField()
    field.strength = 0.5
    stage.addProbes(to: field)
  }
}
