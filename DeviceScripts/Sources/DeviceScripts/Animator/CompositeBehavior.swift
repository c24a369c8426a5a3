// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// A composite behavior whose child is exchanged from its own action.
  static let compositeBehavior = Experiment(
    id: "composite-behavior", title: "Behaviors that change in an action",
    question: "From which step on does a child count that an action adds or removes?",
    facts: ["S009", "S014", "S016"], size: CGSize(width: 200, height: 320), duration: 0.6
  ) { stage in
    let square = stage.square("square", side: 40, center: CGPoint(x: 100, y: 60))
    let composite = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: [square])
    var calls = 0
    composite.action = { [unowned composite] in
      calls += 1
      if calls == 5 { composite.addChildBehavior(gravity) }
      if calls == 20 { composite.removeChildBehavior(gravity) }
      if [5, 6, 20, 21].contains(calls) {
        stage.log(kind: "action", item: square, point: square.center, value: "call \(calls)")
      }
    }
    composite.addChildBehavior(UIDynamicItemBehavior(items: [square]))
    stage.add(composite)
  }
}
