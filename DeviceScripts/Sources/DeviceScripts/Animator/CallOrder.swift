// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// The calls of a short fall on a floor, each with the place of the item at that moment.
  static let callOrder = Experiment(
    id: "call-order", title: "Order of action, contact and write",
    question: "In which order does a step call actions and contacts, and when is the item written?",
    facts: ["S009", "S141"], size: CGSize(width: 200, height: 200), duration: 0.4
  ) { stage in
    let square = stage.square("square", side: 40, center: CGPoint(x: 100, y: 120))
    let gravity = UIGravityBehavior(items: [square])
    let collision = UICollisionBehavior(items: [square])
    let properties = UIDynamicItemBehavior(items: [square])
    let named = [
      ("gravity", gravity as UIDynamicBehavior), ("collision", collision), ("item", properties),
    ]
    for (name, behavior) in named {
      behavior.action = {
        stage.log(kind: "action", item: square, point: square.center, value: name)
      }
    }
    stage.addFloor(to: collision, y: 160)
    stage.logContacts(of: collision)
    stage.contactBegan = { _ in
      stage.log(kind: "contact", item: square, point: square.center)
      stage.logVelocity("velocity", of: square, in: properties)
    }
    for (_, behavior) in named { stage.add(behavior) }
  }
}
