// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Falling items that are set back: with an update, without one, and rotated with one.
  static let updateItem = Experiment(
    id: "update-item", title: "updateItem and velocity",
    question: "Does updateItem(usingCurrentState:) keep the velocities of its item?",
    facts: ["S020"], size: CGSize(width: 320, height: 480), duration: 0.8
  ) { stage in
    let items = ["updated", "not updated", "rotated"].enumerated().map { column, name in
      stage.square(name, side: 50, center: CGPoint(x: 60 + 100 * CGFloat(column), y: 40))
    }
    let properties = stage.addProperties(items)
    for item in items { properties.addAngularVelocity(1, for: item) }
    stage.add(UIGravityBehavior(items: items))
    stage.after(0.3) {
      for item in items {
        stage.logVelocity("before", of: item, in: properties)
        item.center.y = 40
        if item === items[2] { item.transform = CGAffineTransform(rotationAngle: 1) }
        if item !== items[1] { stage.animator.updateItem(usingCurrentState: item) }
        stage.logVelocity("after", of: item, in: properties)
      }
    }
    stage.after(0.35) {
      for item in items { stage.logVelocity("later", of: item, in: properties) }
    }
  }
}
