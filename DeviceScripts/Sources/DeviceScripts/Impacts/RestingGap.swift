// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Squares that come to rest on a line under four gravities, and a stack of two.
  static let restingGap = Experiment(
    id: "resting-gap", title: "Resting gaps",
    question: "How far from a boundary, and from each other, do items come to rest?",
    facts: ["S144"], size: CGSize(width: 400, height: 320), duration: 2
  ) { stage in
    for (column, magnitude) in [0.5, 1, 2, 8].enumerated() {
      let center = CGPoint(x: 40 + 75 * CGFloat(column), y: 260)
      let square = stage.square("gravity \(magnitude)", side: 50, center: center)
      let animator = stage.makeAnimator("gravity \(magnitude)")
      let gravity = UIGravityBehavior(items: [square])
      gravity.magnitude = CGFloat(magnitude)
      animator.addBehavior(gravity)
      let collision = UICollisionBehavior(items: [square])
      stage.addFloor(to: collision, y: 300)
      animator.addBehavior(collision)
    }
    let lower = stage.square("lower", side: 50, center: CGPoint(x: 350, y: 260))
    let upper = stage.square("upper", side: 50, center: CGPoint(x: 350, y: 190))
    stage.add(UIGravityBehavior(items: [lower, upper]))
    let collision = UICollisionBehavior(items: [lower, upper])
    stage.addFloor(to: collision, y: 300)
    stage.add(collision)
  }
}
