// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Boxes without rotation that hit a floor at 400 points per second, moving sideways at 200.
  static let impactFriction = Experiment(
    id: "impact-friction", title: "Friction of an impact",
    question: "Does a box lose μ(1 + e)v sideways, the bounce included?",
    facts: ["S136"], size: CGSize(width: 400, height: 320), duration: 0.7
  ) { stage in
    let boxes = [0, 0.5, 1].map { elasticity in
      let box = stage.square(
        "elasticity \(elasticity)", side: 40, center: CGPoint(x: 40, y: 200))
      let properties = stage.addProperties([box]) {
        $0.elasticity = CGFloat(elasticity)
        $0.resistance = 0
        $0.allowsRotation = false
      }
      stage.logRebounds(of: [box], in: properties)
      properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: box)
      return box
    }
    stage.add(UIGravityBehavior(items: boxes))
    let collision = UICollisionBehavior(items: boxes)
    collision.collisionMode = .boundaries
    stage.addFloor(to: collision, y: 300)
    stage.logContacts(of: collision)
    stage.add(collision)
  }
}
