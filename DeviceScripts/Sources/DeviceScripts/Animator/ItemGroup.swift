// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// A group of two items that falls on its corner, beside a single item of the same size.
  static let itemGroup = Experiment(
    id: "item-group", title: "Item groups",
    question: "How do the members of a group move, and is it as heavy as its area or its bounds?",
    facts: ["S026"], size: CGSize(width: 400, height: 320), duration: 1.2
  ) { stage in
    let left = stage.square("left", side: 40, center: CGPoint(x: 60, y: 60))
    let right = stage.square("right", side: 40, center: CGPoint(x: 140, y: 60))
    let group = UIDynamicItemGroup(items: [left, right])
    stage.name(group, "group")
    let single = stage.box(
      "single", size: CGSize(width: 120, height: 40), center: CGPoint(x: 300, y: 60))
    stage.log("center", group.center, of: group)
    stage.log("bounds", group.bounds, of: group)
    stage.add(UIGravityBehavior(items: [group, single]))
    let collision = UICollisionBehavior(items: [group, single])
    for (name, x) in [("first", 20.0), ("second", 220)] {
      collision.addBoundary(
        withIdentifier: NSString(string: name), from: CGPoint(x: x, y: 200),
        to: CGPoint(x: x + 60, y: 200))
    }
    stage.logContacts(of: collision)
    stage.add(collision)
  }
}
