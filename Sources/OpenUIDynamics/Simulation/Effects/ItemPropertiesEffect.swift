/// An item behavior in the world; its items work out what several of them say together (S055).
final class ItemPropertiesEffect: BehaviorEffect {
  private unowned let behavior: UIDynamicItemBehavior

  init(_ behavior: UIDynamicItemBehavior, in simulation: Simulation) {
    self.behavior = behavior
    super.init(in: simulation)
  }

  /// What the behavior says.
  var properties: ItemProperties { behavior.properties }

  override var initialItems: [any UIDynamicItem] { behavior.items }
  override var aspects: ItemAspects { .properties }

  override func didAdd(_ item: SimulatedItem) {
    guard item.isSimulated else { return }
    behavior.applyPendingVelocity(to: item)
  }

  override func update() {
    setItemsNeedUpdate()
    // An item that was refused at first has a body by now.
    for item in items { didAdd(item) }
  }
}
