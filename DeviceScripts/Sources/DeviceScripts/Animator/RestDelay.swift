// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Items that become slower and slower, each in an animator of its own.
  static let restDelay = Experiment(
    id: "rest-delay", title: "Rest thresholds and delay",
    question: "How long after which speed or spin does an animator pause?",
    facts: ["P06", "S096"], size: CGSize(width: 320, height: 480), duration: 4
  ) { stage in
    let starts: [(String, CGFloat, CGFloat)] = [
      ("0.5 points/s", 0.5, 0), ("2 points/s", 2, 0), ("20 points/s", 20, 0),
      ("0.02 rad/s", 0, 0.02), ("1 rad/s", 0, 1),
    ]
    for (row, (name, speed, spin)) in starts.enumerated() {
      let square = stage.square(name, side: 60, center: CGPoint(x: 60, y: 50 + 90 * CGFloat(row)))
      let properties = UIDynamicItemBehavior(items: [square])
      properties.resistance = 2
      properties.angularResistance = 2
      properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: square)
      properties.addAngularVelocity(spin, for: square)
      stage.makeAnimator(name).addBehavior(properties)
      for tenth in 1..<20 {
        stage.after(Double(tenth) / 5) { stage.logVelocity("velocity", of: square, in: properties) }
      }
    }
  }
}
