// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// A magnitude of 0 that becomes 1 again after 0.3 seconds.
  static let gravityMagnitudeZero = Experiment(
    id: "gravity-magnitude-zero", title: "Gravity of magnitude 0",
    question: "Does a magnitude of 0 reset the angle, so that a later 1 pulls to the right?",
    facts: ["S132"], size: CGSize(width: 320, height: 320), duration: 0.8
  ) { stage in
    let square = stage.square("square", side: 40, center: CGPoint(x: 60, y: 60))
    let gravity = UIGravityBehavior(items: [square])
    @MainActor func log(_ label: String) {
      stage.log("\(label): direction", gravity.gravityDirection)
      stage.log("\(label): angle", gravity.angle)
      stage.log("\(label): magnitude", gravity.magnitude)
    }
    stage.add(gravity)
    log("fresh")
    gravity.magnitude = 0
    log("magnitude 0")
    stage.after(0.3) {
      gravity.magnitude = 1
      log("magnitude 1")
    }
  }
}
