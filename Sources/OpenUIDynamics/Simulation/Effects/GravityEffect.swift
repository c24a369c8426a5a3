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

  /// The indices of the items in the list of all bodies, if they are in its order and each has its center of
  /// mass at the item's center, however it turns; nil otherwise, and for no items.
  var centeredBodies: [Int]? {
    if bodyList.centered.changeCount != ItemChanges.count {
      let all = simulation.currentBodyList.bodies
      bodyList.centered = (ItemChanges.count, centeredIndices(in: all))
    }
    return bodyList.centered.indices
  }

  private func centeredIndices(in all: [BodyHandle]) -> [Int]? {
    let world = simulation.world
    var indices: [Int] = []
    for body in bodies {
      // A body that is anchored may get another center of mass when it is not any more.
      guard world.kind(of: body) == .dynamic,
        world.centerOfMass(of: body) == world.position(of: body),
        let index = all[(indices.last.map { $0 + 1 } ?? 0)...].firstIndex(of: body)
      else { return nil }
      indices.append(index)
    }
    return indices.isEmpty ? nil : indices
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
