// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Items inside, across the edge of, and outside of a field's region.
  static let fieldRegion = Experiment(
    id: "field-region", title: "Regions of fields",
    question: "Does the center of an item decide whether it is in a region, or its area?",
    facts: ["FB05", "S100"], size: CGSize(width: 400, height: 300), duration: 0.4
  ) { stage in
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.position = CGPoint(x: 200, y: 100)
    field.region = UIRegion(size: CGSize(width: 200, height: 120))
    for (name, x) in [("middle", 200.0), ("center in", 110), ("center out", 310), ("out", 360)] {
      field.addItem(stage.square(name, side: 40, center: CGPoint(x: x, y: 100)))
    }
    stage.add(field)
  }
}
