// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Four squares that snap 80 points away from the middle, and one that goes diagonally.
  static let snapDirection = Experiment(
    id: "snap-direction", title: "Snap: four directions",
    question: "To which side does an item tilt and dip, by the direction of its way?",
    facts: ["S094", "S133"], size: CGSize(width: 400, height: 400), duration: 1.5
  ) { stage in
    let ways = [
      ("left", CGPoint(x: 100, y: 60), CGVector(dx: -80, dy: 0)),
      ("right", CGPoint(x: 300, y: 60), CGVector(dx: 80, dy: 0)),
      ("up", CGPoint(x: 60, y: 300), CGVector(dx: 0, dy: -80)),
      ("down", CGPoint(x: 340, y: 200), CGVector(dx: 0, dy: 80)),
      ("diagonal", CGPoint(x: 170, y: 220), CGVector(dx: 57, dy: 57)),
    ]
    for (name, center, way) in ways {
      let square = stage.square(name, side: 60, center: center)
      let goal = CGPoint(x: center.x + way.dx, y: center.y + way.dy)
      stage.add(UISnapBehavior(item: square, snapTo: goal))
    }
  }
}
