// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Items that start on their point, but rotated.
  static let snapRotated = Experiment(
    id: "snap-rotated", title: "Snap: rotated starts",
    question: "With which frequency and damping does a snap turn its item upright?",
    facts: ["S090", "S133"], size: CGSize(width: 320, height: 320), duration: 2
  ) { stage in
    for (index, angle) in [0.5, 1.5, 3, -0.5].enumerated() {
      let center = CGPoint(x: index % 2 == 0 ? 90 : 230, y: index < 2 ? 90 : 230)
      let square = stage.square("angle \(angle)", side: 60, center: center)
      square.transform = CGAffineTransform(rotationAngle: angle)
      stage.add(UISnapBehavior(item: square, snapTo: center))
    }
  }
}
