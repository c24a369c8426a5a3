// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Items that rest must stay where they are, however long they are looked at: a pile that is woken
/// in every step, so that nothing stops its motion but its contacts.
@MainActor
struct RestSoak {
  /// Points by which the center of a resting item may move.
  private static let maximumWay = 0.1
  /// Radians by which a resting item may turn.
  private static let maximumTurn = 0.01
  private let name: String
  private let items: [SoakItem]
  private let animator = UIDynamicAnimator()
  private let properties: UIDynamicItemBehavior
  /// Seconds that the items have to come to rest.
  private let settlingTime: Int

  init(of pile: RestingPile, settlingTime: Int = 60) {
    self.settlingTime = settlingTime
    name = pile.rawValue
    items = pile.makeItems()
    let collision = UICollisionBehavior(items: items)
    pile.addBoundaries(to: collision)
    properties = UIDynamicItemBehavior(items: items)
    animator.addBehavior(UIGravityBehavior(items: items))
    animator.addBehavior(collision)
    animator.addBehavior(properties)
  }

  func figures(seconds: Int) -> [SoakFigure] {
    // A velocity that is added wakes an item, also one of zero.
    properties.action = { [unowned properties, items] in
      for item in items { properties.addLinearVelocity(.zero, for: item) }
    }
    animator.step(by: TimeInterval(settlingTime))
    let start = items.map { (center: $0.center, angle: $0.angle) }
    var (way, angle, fewest) = (0.0, 0.0, items.count)
    for _ in 0..<max(seconds - settlingTime, 1) {
      animator.step(by: 1)
      fewest = min(fewest, animator.awakeItemCount)
      for (item, start) in zip(items, start) {
        way = max(
          way,
          Double(hypot(item.center.x - start.center.x, item.center.y - start.center.y)))
        angle = max(angle, turn(from: start.angle, to: item.angle))
      }
    }
    properties.action = nil
    let title = "\(name), awake for \(seconds) s"
    return [
      .none("\(title): items that slept", items.count - fewest, of: items.count),
      .limited(
        "\(title): way of the item that moves most", way, atMost: Self.maximumWay, places: 4,
        unit: "points"),
      .limited(
        "\(title): turn of the item that turns most", angle, atMost: Self.maximumTurn, places: 5,
        unit: "rad"),
    ]
  }
}
