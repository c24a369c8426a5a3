// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Probes in a radial field of strength 1 that falls off with the distance.
  static let fieldRadial = Experiment(
    id: "field-radial", title: "Radial gravity fields",
    question: "How strong is a radial field at three distances, and does it turn an item?",
    facts: ["S105", "S115", "S139"], size: CGSize(width: 400, height: 400), duration: 1
  ) { stage in
    let field = UIFieldBehavior.radialGravityField(position: .zero)
    field.strength = 1
    field.falloff = 1
    stage.addProbes(to: field)
  }
}
