// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Probes in a spring field.
  static let fieldSpring = Experiment(
    id: "field-spring", title: "Spring fields",
    question: "Which period has a spring field, by size and density, and does it turn an item?",
    facts: ["S109", "S139"], size: CGSize(width: 400, height: 400), duration: 2
  ) { stage in
    let field = UIFieldBehavior.springField()
    field.strength = 0.6
    stage.addProbes(to: field)
  }
}
