// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Snaps over four distances.
  static let snapDistance = Experiment(
    id: "snap-distance", title: "Snap: four distances",
    question: "Are way and tilt proportional to the distance, or is the pull limited?",
    facts: ["S094", "S133"], size: CGSize(width: 400, height: 400), duration: 1.5
  ) { stage in
    for (row, distance) in [10, 40, 160, 300].enumerated() {
      let y = 50 + 100 * CGFloat(row)
      let start = CGPoint(x: 40 + CGFloat(distance), y: y)
      let square = stage.square("distance \(distance)", side: 60, center: start)
      stage.add(UISnapBehavior(item: square, snapTo: CGPoint(x: 40, y: y)))
    }
  }
}
