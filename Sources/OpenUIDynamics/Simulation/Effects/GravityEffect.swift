// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Physics2D

/// The effect of gravity: a constant acceleration of each item.
final class GravityEffect: BehaviorEffect {
  private unowned let behavior: UIGravityBehavior

  init(_ behavior: UIGravityBehavior, in simulation: Simulation) {
    self.behavior = behavior
    super.init(in: simulation)
  }

  /// The bodies of the items, as they were listed last.
  private var bodyList = BodyList()

  /// The bodies of the items.
  var bodies: [BodyHandle] {
    bodyList.update(items)
    return bodyList.bodies
  }

  override var initialItems: [any UIDynamicItem] { behavior.items }
  override var aspects: ItemAspects { .acceleration }

  override func update() { setItemsNeedUpdate() }

  override func acceleration(
    of item: SimulatedItem, mass: Float
  ) -> (steady: Vector2, offCenter: Vector2) {
    (acceleration, .zero)
  }

  /// The acceleration of each item, points/s².
  var acceleration: Vector2 { Float(Tuning.gravityUnit) * Vector2(behavior.gravityDirection) }
}
