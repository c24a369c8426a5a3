// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Default spring fields in the four corners, with and without rotation.
  static let springCorners = Experiment(
    id: "spring-corners", title: "Spring fields in four corners",
    question: "Does an item that is off the middle turn in circles, and how slow is it?",
    facts: ["S139"], size: CGSize(width: 300, height: 300), duration: 3
  ) { stage in
    let free = stage.square("free", side: 60, center: CGPoint(x: 200, y: 120))
    let fixed = stage.square("without rotation", side: 60, center: CGPoint(x: 100, y: 180))
    stage.addProperties([fixed]) { $0.allowsRotation = false }
    for corner in [(0, 0), (300, 0), (0, 300), (300, 300)] {
      let field = UIFieldBehavior.springField()
      field.position = CGPoint(x: corner.0, y: corner.1)
      field.addItem(free)
      field.addItem(fixed)
      stage.add(field)
    }
  }
}
