// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Discs of 40 radians per second that fall from four heights.
  static let spinImpact = Experiment(
    id: "spin-impact", title: "Spinning discs",
    question: "Which sideways speed and spin does a disc of 40 rad/s have after its first impact?",
    facts: ["S136"], size: CGSize(width: 400, height: 320), duration: 1
  ) { stage in
    let discs = [0, 3, 6, 9].map { offset in
      stage.disc(
        "height \(160 + offset)", diameter: 40,
        center: CGPoint(x: 60 + 10 * CGFloat(offset), y: 120 - CGFloat(offset)))
    }
    let properties = stage.addProperties(discs) { $0.angularResistance = 0 }
    stage.logRebounds(of: discs, in: properties)
    for disc in discs { properties.addAngularVelocity(40, for: disc) }
    stage.add(UIGravityBehavior(items: discs))
    let collision = UICollisionBehavior(items: discs)
    collision.collisionMode = .boundaries
    stage.addFloor(to: collision, y: 300)
    stage.add(collision)
  }
}
