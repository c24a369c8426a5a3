// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// The published log: all three of its columns are to be repeated.
  static let snapLog = Experiment(
    id: "snap-log", title: "Snap: the published log",
    question: "Does a 60 × 60 view take the published way to its point, tilt included?",
    facts: ["S094", "S133"], size: CGSize(width: 320, height: 480), duration: 1.5
  ) { stage in
    let square = stage.square("square", side: 60, center: CGPoint(x: 159.3, y: 250.6))
    stage.add(UISnapBehavior(item: square, snapTo: CGPoint(x: 80, y: 252)))
  }
}
