// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// The properties of an item behavior: fresh, with an item, and in an animator.
  static let gettersItem = Experiment(
    id: "getters-item", title: "Getters of fresh item behaviors",
    question: "Which values has an item behavior with default settings?",
    facts: ["S050", "S053"], size: CGSize(width: 200, height: 200), duration: 0.3
  ) { stage in
    let square = stage.square("square", side: 40, center: CGPoint(x: 100, y: 100))
    let properties = UIDynamicItemBehavior()
    @MainActor func log(_ when: String) {
      stage.log("\(when): elasticity", properties.elasticity)
      stage.log("\(when): friction", properties.friction)
      stage.log("\(when): density", properties.density)
      stage.log("\(when): resistance", properties.resistance)
      stage.log("\(when): angularResistance", properties.angularResistance)
      stage.log("\(when): charge", properties.charge)
      stage.log("\(when): isAnchored", properties.isAnchored)
      stage.log("\(when): allowsRotation", properties.allowsRotation)
    }
    log("fresh")
    properties.addItem(square)
    stage.log("velocity outside of an animator", properties.linearVelocity(for: square))
    log("with an item")
    stage.add(properties)
    stage.after(0.1) { log("in an animator") }
  }
}
