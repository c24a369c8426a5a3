// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// The properties of fresh fields of every kind.
  static let gettersFields = Experiment(
    id: "getters-fields", title: "Getters of fresh fields",
    question: "Which values have fields with default settings?",
    facts: ["S100", "S106", "S107"], size: CGSize(width: 200, height: 200), duration: 0.2
  ) { stage in
    stage.square("square", side: 40, center: CGPoint(x: 100, y: 100))
    let direction = CGVector(dx: 3, dy: 4)
    let fields: [(String, UIFieldBehavior)] = [
      ("drag", .dragField()), ("vortex", .vortexField()), ("spring", .springField()),
      ("radial", .radialGravityField(position: CGPoint(x: 10, y: 20))),
      ("linear", .linearGravityField(direction: direction)),
      ("velocity", .velocityField(direction: direction)),
      ("noise", .noiseField(smoothness: 0.2, animationSpeed: 3)),
      ("turbulence", .turbulenceField(smoothness: 0.2, animationSpeed: 3)),
      ("electric", .electricField()), ("magnetic", .magneticField()),
      ("block", .field { _, _, _, _, _, _ in .zero }),
    ]
    for (name, field) in fields {
      stage.log("\(name): position", field.position)
      stage.log("\(name): strength", field.strength)
      stage.log("\(name): falloff", field.falloff)
      stage.log("\(name): minimumRadius", field.minimumRadius)
      stage.log("\(name): direction", field.direction)
      stage.log("\(name): smoothness", field.smoothness)
      stage.log("\(name): animationSpeed", field.animationSpeed)
    }
  }
}
