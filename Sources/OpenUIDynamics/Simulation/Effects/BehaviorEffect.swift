// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
internal import KeyedLists
import Physics2D

/// The implementation of one behavior in the world of one animator.
///
/// A behavior only holds the user's intent; its effect holds the bodies, joints and values that
/// implement it, and updates them before the next step. The simulation owns the effects.
@MainActor
class BehaviorEffect {
  unowned let simulation: Simulation
  // Adding a behavior looks at these a dozen times. They are read and written whole, and no other code runs
  // meanwhile, so that accesses never overlap; those of the list are checked in debug builds.
  @exclusivity(unchecked) private var flags = Flags()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var itemList = KeyedList<ObjectKeys<SimulatedItem>>()

  /// Numbers and flags of every effect.
  fileprivate struct Flags {
    var order = 0
    var needsUpdate = false
    var isActive = true
    /// The number of times that an item was added or removed.
    var itemChangeCount = 0
  }

  /// The part of every effect that a snapshot holds.
  fileprivate struct CommonState {
    var flags = Flags()
    var items = KeyedList<ObjectKeys<SimulatedItem>>()
  }

  /// The behavior's index in a pre-order walk of the tree.
  ///
  /// (S055)
  final var order: Int {
    get { flags.order }
    set { flags.order = newValue }
  }

  /// The items that the behavior acts on, refused ones included.
  final var items: [SimulatedItem] { itemList.elements }

  /// Whether `update()` is due.
  final var needsUpdate: Bool {
    get { flags.needsUpdate }
    set { flags.needsUpdate = newValue }
  }

  /// Whether the effect still belongs to the simulation.
  final var isActive: Bool { flags.isActive }

  init(in simulation: Simulation) {
    self.simulation = simulation
  }

  // MARK: For subclasses

  /// The behavior's items when it is added to the animator.
  var initialItems: [any UIDynamicItem] { [] }
  /// The aspects of an item that are stale when the behavior begins or ends to act on it.
  var aspects: ItemAspects { [] }
  /// The sleep threshold of the items, points/s.
  var sleepSpeed: Float { Tuning.sleepSpeed }
  /// Whether `prepareStep()` is to be called before each step.
  var preparesSteps: Bool { false }

  /// Called before the behavior begins to act.
  func willBegin() {}
  /// Called when the behavior has begun to act on an item.
  func didAdd(_ item: SimulatedItem) {}
  /// Called when the behavior has ended to act on an item, whose body still exists.
  func didRemove(_ item: SimulatedItem) {}
  /// Updates the world from the behavior.
  func update() {}
  /// Removes the joints, boundaries and views of the effect.
  func tearDown() {}
  /// Acts before a step.
  func prepareStep() {}
  /// Adds the laws by which the effect acts before steps.
  func collectLaws(_ collector: inout LawCollector) {}

  /// The acceleration of an item by the behavior, points/s²: constant at the center of mass, and
  /// applied anew in each step away from it.
  func acceleration(
    of item: SimulatedItem, mass: Float
  ) -> (steady: Vector2, offCenter: Vector2) {
    (.zero, .zero)
  }

  /// What the class adds to the state that a snapshot holds; nil where it adds nothing.
  var ownState: (any SnapshotState)? {
    get { nil }
    set {}
  }

  /// Everything that a snapshot holds of an effect.
  struct Captured {
    fileprivate var common: CommonState
    /// What the class of the effect adds.
    var own: (any SnapshotState)?

    /// The items that the behavior acts on.
    var items: [SimulatedItem] { common.items.array }

    /// Whether an update is due.
    var needsUpdate: Bool {
      get { common.flags.needsUpdate }
      set { common.flags.needsUpdate = newValue }
    }
  }

  /// The state of an effect that acts on items, as of one that is decoded.
  static func captured(
    order: Int, items: [SimulatedItem], own: (any SnapshotState)?
  ) -> Captured {
    var common = CommonState()
    common.flags.order = order
    common.items = KeyedList(items)
    return Captured(common: common, own: own)
  }

  /// The state as a value.
  final var captured: Captured {
    get { Captured(common: CommonState(flags: flags, items: itemList), own: ownState) }
    set {
      ItemChanges.note()
      flags = newValue.common.flags
      itemList = newValue.common.items
      ownState = newValue.own
    }
  }

  // MARK: Life

  /// Begins to act on the behavior's items.
  final func begin() {
    let simulation = simulation
    willBegin()
    var expectedCount = flags.itemChangeCount
    for item in initialItems {
      // The getters of items are the user's code, which may change the list and the tree.
      guard isActive else { return }
      if flags.itemChangeCount == expectedCount || isMissing(item) {
        addItem(item, to: simulation, method: "UIDynamicAnimator.addBehavior(_:)")
      }
      expectedCount += 1
    }
    if isActive { simulation.setNeedsUpdate(self) }
  }

  /// Whether the behavior has an item on which the effect does not act.
  private func isMissing(_ item: any UIDynamicItem) -> Bool {
    guard isActive, initialItems.contains(where: { $0 === item }) else { return false }
    return simulation.simulatedItem(for: item).map { !isActing(on: $0) } ?? true
  }

  /// Whether the behavior acts on an item.
  final func isActing(on item: SimulatedItem) -> Bool {
    itemList.contains(ObjectIdentifier(item))
  }

  /// Ends to act on anything.
  final func end() {
    flags.isActive = false
    ItemChanges.note()
    tearDown()
    let items = self.items
    itemList.removeAll()
    for item in items { release(item) }
  }

  /// Ends when a snapshot without the effect is restored, which also restores the world.
  ///
  /// - Returns: The items, which the caller keeps until the snapshot is restored.
  final func endWithoutNotice() -> [SimulatedItem] {
    let items = self.items
    itemList.removeAll()
    flags.isActive = false
    ItemChanges.note()
    return items
  }

  /// Begins to act on an item.
  final func addItem(_ item: any UIDynamicItem, method: String) {
    addItem(item, to: simulation, method: method)
  }

  private func addItem(
    _ item: any UIDynamicItem, to simulation: Simulation, method: String
  ) {
    simulation.changing {
      let count = flags.itemChangeCount
      let serial = simulation.state.nextItemSerial
      let configuration = simulation.configuration(ofNew: item, method: method)
      // Reading may have called the user's code.
      guard flags.itemChangeCount == count && isActive || isMissing(item) else { return }
      let simulated = simulation.associate(
        item, configuration, readAt: serial, with: self, method: method)
      flags.itemChangeCount += 1
      ItemChanges.note()
      itemList.append(simulated)
      simulation.setNeedsUpdate(simulated, aspects)
      didAdd(simulated)
      if isActive { simulation.setNeedsUpdate(self) }
    }
  }

  /// Ends to act on an item.
  final func removeItem(_ item: any UIDynamicItem) {
    flags.itemChangeCount += 1
    guard let simulated = simulation.simulatedItem(for: item), isActing(on: simulated) else {
      return
    }
    simulation.changing {
      ItemChanges.note()
      itemList.remove(ObjectIdentifier(simulated))
      release(simulated)
      setNeedsUpdate()
    }
  }

  private func release(_ item: SimulatedItem) {
    item.remove(self)
    didRemove(item)
    if item.isAffected {
      simulation.setNeedsUpdate(item, aspects)
    } else {
      simulation.release(item)
    }
  }

  /// Records that `update()` is due; starts the animator.
  final func setNeedsUpdate() {
    guard isActive else { return }
    simulation.setNeedsUpdate(self)
  }

  /// Marks the effect's aspects of all items as stale.
  final func setItemsNeedUpdate() {
    let (simulation, aspects) = (self.simulation, self.aspects)
    for item in items { simulation.setNeedsUpdate(item, aspects) }
  }
}
