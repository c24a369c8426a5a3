// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Fully elastic squares that reach a floor at 10 to 240 points per second.
  static let dropHeightsElastic = Experiment(
    id: "drop-heights-elastic", title: "Drop heights at elasticity 1",
    question: "From which approach speed on does an item of elasticity 1 bounce?",
    facts: ["P06"], size: CGSize(width: 400, height: 200), duration: 1
  ) { stage in
    let squares = [10, 20, 40, 80, 120, 240].enumerated().map { column, speed in
      // v² = 2 · 1000 · h.
      let height = CGFloat(speed * speed) / 2000
      let center = CGPoint(x: 40 + 64 * CGFloat(column), y: 130 - height)
      return stage.square("speed \(speed)", side: 40, center: center)
    }
    stage.logRebounds(of: squares, in: stage.addProperties(squares) { $0.elasticity = 1 })
    stage.add(UIGravityBehavior(items: squares))
    let collision = UICollisionBehavior(items: squares)
    stage.addFloor(to: collision, y: 150)
    stage.add(collision)
  }
}
