// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Squares of the default elasticity that reach a floor at 60 to 240 points per second.
  static let dropHeights = Experiment(
    id: "drop-heights", title: "Drop heights around the restitution threshold",
    question: "From which approach speed on does an item of the default elasticity bounce?",
    facts: ["P06", "S051"], size: CGSize(width: 400, height: 200), duration: 1
  ) { stage in
    let squares = [60, 80, 90, 110, 140, 240].enumerated().map { column, speed in
      // v² = 2 · 1000 · h.
      let height = CGFloat(speed * speed) / 2000
      let center = CGPoint(x: 40 + 64 * CGFloat(column), y: 130 - height)
      return stage.square("speed \(speed)", side: 40, center: center)
    }
    stage.logRebounds(of: squares, in: stage.addProperties(squares))
    stage.add(UIGravityBehavior(items: squares))
    let collision = UICollisionBehavior(items: squares)
    stage.addFloor(to: collision, y: 150)
    stage.add(collision)
  }
}
