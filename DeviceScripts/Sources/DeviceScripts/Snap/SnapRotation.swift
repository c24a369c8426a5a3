// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// The same snap with and without rotation.
  static let snapRotation = Experiment(
    id: "snap-rotation", title: "Snap: rotation on and off",
    question: "Does an item that must not rotate keep its angle, and how does its way change?",
    facts: ["S093", "S133"], size: CGSize(width: 320, height: 320), duration: 1.5
  ) { stage in
    for (name, allowsRotation, y) in [("on", true, 80.0), ("off", false, 220.0)] {
      let square = stage.square(name, side: 60, center: CGPoint(x: 159.3, y: y))
      stage.addProperties([square]) { $0.allowsRotation = allowsRotation }
      stage.add(UISnapBehavior(item: square, snapTo: CGPoint(x: 80, y: y + 1.4)))
    }
  }
}
