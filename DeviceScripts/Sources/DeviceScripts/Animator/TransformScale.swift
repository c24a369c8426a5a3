// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// Scaled items: as they are, with the scale set again in an action, and with no rotation.
  static let transformScale = Experiment(
    id: "transform-scale", title: "Scaled items",
    question: "When does an item lose its scale, and does its collision shape know it?",
    facts: ["S022", "S141"], size: CGSize(width: 320, height: 320), duration: 0.6
  ) { stage in
    let items = ["left alone", "set again", "no rotation"].enumerated().map { column, name in
      let item = stage.square(name, side: 40, center: CGPoint(x: 60 + 100 * CGFloat(column), y: 60))
      item.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
      return item
    }
    stage.addProperties([items[2]]) { $0.allowsRotation = false }
    let gravity = UIGravityBehavior(items: items)
    var calls = 0
    gravity.action = {
      calls += 1
      if calls % 10 == 1 {
        for item in items { stage.log("scale in action", item.transform.a, of: item) }
      }
      items[1].transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    }
    stage.add(gravity)
    let collision = UICollisionBehavior(items: items)
    stage.addFloor(to: collision, y: 160)
    stage.add(collision)
    stage.after(0.5) { for item in items { stage.log("scale", item.transform.a, of: item) } }
  }
}
