// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Squares that fall flat, at five elasticities.
  static let flatDrop = Experiment(
    id: "flat-drop", title: "Flat falls",
    question: "Does a square that falls flat keep its column and its angle while it bounces?",
    facts: ["S136", "C16"], size: CGSize(width: 400, height: 320), duration: 2
  ) { stage in
    let squares = [0, 0.2, 0.5, 0.8, 1].enumerated().map { column, elasticity in
      let center = CGPoint(x: 40 + 80 * CGFloat(column), y: 120)
      let square = stage.square("elasticity \(elasticity)", side: 50, center: center)
      stage.addProperties([square]) { $0.elasticity = CGFloat(elasticity) }
      return square
    }
    stage.add(UIGravityBehavior(items: squares))
    let collision = UICollisionBehavior(items: squares)
    collision.collisionMode = .boundaries
    stage.addFloor(to: collision, y: 300)
    stage.logContacts(of: collision)
    stage.add(collision)
  }
}
