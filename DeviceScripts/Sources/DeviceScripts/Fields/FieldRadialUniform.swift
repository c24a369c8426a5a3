// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Probes in a radial field of default falloff and strength.
  static let fieldRadialUniform = Experiment(
    id: "field-radial-uniform", title: "Radial gravity fields without falloff",
    question: "Is a radial field without falloff uniform, or proportional to the distance?",
    facts: ["S105", "S115"], size: CGSize(width: 400, height: 400), duration: 1
  ) { stage in
    stage.addProbes(to: UIFieldBehavior.radialGravityField(position: .zero))
  }
}
