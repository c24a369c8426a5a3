// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// A view that leaves its superview while it falls, and one that falls on another that left.
  static let removedView = Experiment(
    id: "removed-view", title: "removeFromSuperview",
    question: "Does a view without a superview fall on, and does it stay an obstacle?",
    facts: ["S140"], size: CGSize(width: 320, height: 320), duration: 1.2
  ) { stage in
    let leaving = stage.square("leaving", side: 40, center: CGPoint(x: 80, y: 40))
    let obstacle = stage.square("obstacle", side: 40, center: CGPoint(x: 240, y: 280))
    let falling = stage.square("falling", side: 40, center: CGPoint(x: 240, y: 40))
    let collision = UICollisionBehavior(items: [leaving, obstacle, falling])
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.logContacts(of: collision)
    stage.add(collision)
    stage.add(UIGravityBehavior(items: [leaving, falling]))
    stage.after(0.1) {
      leaving.removeFromSuperview()
      obstacle.removeFromSuperview()
      stage.log("behaviors", collision.items.count)
    }
  }
}
