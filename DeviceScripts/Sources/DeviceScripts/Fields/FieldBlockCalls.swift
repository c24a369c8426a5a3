// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// The arguments of the first calls of a custom field's block.
  static let fieldBlockCalls = Experiment(
    id: "field-block-calls", title: "Calls of a custom field's block",
    question: "How often is the block called, with which position, velocity, mass and time?",
    facts: ["S111", "S147"], size: CGSize(width: 320, height: 320), duration: 0.5
  ) { stage in
    let inside = stage.square("inside", side: 50, center: CGPoint(x: 160, y: 160))
    let properties = stage.addProperties([inside]) {
      $0.charge = 2
      $0.density = 3
    }
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: inside)
    var calls = 0
    let field = UIFieldBehavior.field { field, position, velocity, mass, charge, time in
      calls += 1
      if calls <= 12 {
        stage.log(kind: "block", item: inside, point: position, value: "call \(calls)")
        stage.log("velocity", velocity)
        stage.log("mass", mass)
        stage.log("charge", charge)
        stage.log("time", time)
      }
      return CGVector(dx: 0, dy: field.strength)
    }
    field.position = CGPoint(x: 100, y: 100)
    field.strength = 0.5
    field.addItem(inside)
    stage.add(field)
    stage.after(0.45) { stage.log("calls", calls) }
  }
}
