// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Probes of 200 points per second in a drag field.
  static let fieldDrag = Experiment(
    id: "field-drag", title: "Drag fields",
    question: "How fast does a drag field of 1 brake items, by size and density?",
    facts: ["S103"], size: CGSize(width: 400, height: 400), duration: 1
  ) { stage in
    let field = UIFieldBehavior.dragField()
    field.strength = 1
    stage.addProbes(to: field, velocity: CGPoint(x: 200, y: 0))
  }
}
