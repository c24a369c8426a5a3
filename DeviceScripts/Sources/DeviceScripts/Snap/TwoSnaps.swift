// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Two snaps of one item; the second is removed after half a second.
  static let twoSnaps = Experiment(
    id: "two-snaps", title: "Snap: two snaps of one item",
    question: "What do two snaps of one item do, and what does the one that is left do?",
    facts: ["S093"], size: CGSize(width: 320, height: 320), duration: 2
  ) { stage in
    let square = stage.square("square", side: 60, center: CGPoint(x: 160, y: 200))
    let first = UISnapBehavior(item: square, snapTo: CGPoint(x: 80, y: 100))
    let second = UISnapBehavior(item: square, snapTo: CGPoint(x: 240, y: 100))
    stage.add(first)
    stage.add(second)
    stage.after(0.5) { stage.animator.removeBehavior(second) }
  }
}
