// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// A direction of (2, 2) with a magnitude of 1, and a direction of zero with a magnitude of 1.
  static let gravityDirection = Experiment(
    id: "gravity-direction", title: "Gravity directions",
    question: "What becomes of the direction when the magnitude is set, and where does zero pull?",
    facts: ["S006", "S146"], size: CGSize(width: 320, height: 320), duration: 0.6
  ) { stage in
    let directions = [
      ("diagonal", CGVector(dx: 2, dy: 2), 60.0), ("zero", CGVector(dx: 0, dy: 0), 200.0),
    ]
    for (name, direction, y) in directions {
      let square = stage.square(name, side: 40, center: CGPoint(x: 60, y: y))
      let gravity = UIGravityBehavior(items: [square])
      gravity.gravityDirection = direction
      stage.log("direction before", gravity.gravityDirection, of: square)
      stage.log("angle before", gravity.angle, of: square)
      gravity.magnitude = 1
      stage.log("direction after", gravity.gravityDirection, of: square)
      stage.log("angle after", gravity.angle, of: square)
      // One gravity for each animator, as documented.
      stage.makeAnimator(name).addBehavior(gravity)
    }
  }
}
