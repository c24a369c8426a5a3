// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// The way of the published log at five dampings, one below the other.
  static let snapDamping = Experiment(
    id: "snap-damping", title: "Snap: five dampings",
    question: "How do overshoot, tilt and time to rest depend on the damping?",
    facts: ["S091", "S094", "S133"], size: CGSize(width: 320, height: 480), duration: 2
  ) { stage in
    for (row, damping) in [0, 0.25, 0.5, 0.75, 1].enumerated() {
      let y = 60 + 90 * CGFloat(row)
      let square = stage.square("damping \(damping)", side: 60, center: CGPoint(x: 159.3, y: y))
      let snap = UISnapBehavior(item: square, snapTo: CGPoint(x: 80, y: y + 1.4))
      snap.damping = damping
      stage.add(snap)
    }
  }
}
