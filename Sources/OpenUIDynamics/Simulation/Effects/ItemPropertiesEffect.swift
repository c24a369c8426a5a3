// SPDX-License-Identifier: Apache-2.0

/// The effect of an item behavior; the items combine the properties of all of them.
///
/// (S055)
final class ItemPropertiesEffect: BehaviorEffect {
  private unowned let behavior: UIDynamicItemBehavior

  init(_ behavior: UIDynamicItemBehavior, in simulation: Simulation) {
    self.behavior = behavior
    super.init(in: simulation)
  }

  /// The properties that the behavior sets.
  var properties: ItemProperties { behavior.properties }

  override var initialItems: [any UIDynamicItem] { behavior.items }
  override var aspects: ItemAspects { .properties }

  override func didAdd(_ item: SimulatedItem) {
    guard item.isSimulated else { return }
    behavior.applyPendingVelocity(to: item)
  }

  override func update() {
    setItemsNeedUpdate()
    // An item that was refused at first may have a body by now.
    for item in items { didAdd(item) }
  }
}
