// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Falls with an item behavior: untouched, and with resistance set to 0 and to 0.1.
  static let freeFallProperties = Experiment(
    id: "free-fall-properties", title: "Free fall with item properties",
    question: "Does an item behavior with default settings brake a fall, and how much?",
    facts: ["S053", "S054"], size: CGSize(width: 320, height: 480), duration: 0.8
  ) { stage in
    let untouched = stage.square("untouched", side: 50, center: CGPoint(x: 60, y: 40))
    let none = stage.square("resistance 0", side: 50, center: CGPoint(x: 160, y: 40))
    let tenth = stage.square("resistance 0.1", side: 50, center: CGPoint(x: 260, y: 40))
    stage.addProperties([untouched])
    stage.addProperties([none]) { $0.resistance = 0 }
    stage.addProperties([tenth]) { $0.resistance = 0.1 }
    stage.add(UIGravityBehavior(items: [untouched, none, tenth]))
  }
}
