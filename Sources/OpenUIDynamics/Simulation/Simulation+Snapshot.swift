import Foundation
import Physics2D

/// Brings one object back to what it was when this was made.
typealias Restore = @MainActor () -> Void

/// The state of a simulation at a moment.
///
/// Objects keep their identity: a moment holds behaviors, effects and items themselves, and what each
/// of them was. What one refers to in another is therefore right again as soon as all are restored.
@MainActor
final class SimulationSnapshot {
  let simulation: Simulation
  let world: World.Snapshot
  let values: SimulationValues
  /// The whole tree in pre-order.
  let behaviors: [UIDynamicBehavior]
  /// Of the behaviors, then of their effects.
  let restores: [Restore]
  /// The rows in use, and what their items were.
  let items: [(item: SimulatedItem, state: SimulatedItemState, place: ItemPose)]

  init(_ simulation: Simulation) {
    self.simulation = simulation
    world = simulation.world.snapshot()
    values = simulation.values
    behaviors = simulation.behaviorsInPreOrder
    restores =
      behaviors.map { $0.restoration() } + simulation.effects.map { $0.restoration() }
    items = simulation.slots.compactMap { slot in
      slot.map { ($0, $0.state, ItemPose(center: $0.item.center, transform: $0.item.transform)) }
    }
  }

  var elapsedTime: TimeInterval { Double(values.stepCount) / Tuning.stepsPerSecond }

  var byteCount: Int {
    world.byteCount + items.count * MemoryLayout<(SimulatedItemState, ItemPose)>.stride
  }
}

/// Where an item is, in its own coordinates.
struct ItemPose {
  let center: CGPoint
  let transform: CGAffineTransform
}

/// What a simulation itself holds; arrays in it are shared until one of them changes.
struct SimulationValues {
  let topLevelBehaviors: [UIDynamicBehavior]
  let effects: [BehaviorEffect]
  let actingBehaviors: [UIDynamicBehavior]
  let preparingEffects: [BehaviorEffect]
  let collisionEffects: [CollisionEffect]
  let referenceFollowers: [CollisionEffect]
  let isStale: (order: Bool, actions: Bool, preparations: Bool, followers: Bool)
  let outputs: ItemOutputTable
  let slots: [SimulatedItem?]
  let slotIDs: IDPool
  let itemsByObject: [ObjectIdentifier: SimulatedItem]
  let itemsByAttributes: [LayoutAttributesKey: SimulatedItem]
  let nextItemSerial: Int
  let simulatedItemCount: Int
  let attachedArrangements: [(group: UIDynamicItemGroup, arrangement: ItemArrangement)]
  let changedEffects: [BehaviorEffect]
  let changedItems: [SimulatedItem]
  let isWorldChanged: Bool
  let reportsSeveralGravities: Bool
  let boundaries: [BoundaryBody?]
  let boundaryIDs: IDPool
  let groupIDs: IDPool
  let contactReports: [ContactReport]
  let groundBody: BodyHandle?
  let isRunning: Bool
  let isSuspended: Bool
  let dueSteps: Double
  let stepCount: Int
  let rounding: PixelRounding?
}

extension Simulation {
  fileprivate var values: SimulationValues {
    get {
      SimulationValues(
        topLevelBehaviors: topLevelBehaviors, effects: effects, actingBehaviors: actingBehaviors,
        preparingEffects: preparingEffects, collisionEffects: collisionEffects,
        referenceFollowers: referenceFollowers,
        isStale: (isOrderStale, areActionsStale, arePreparationsStale, areFollowersStale),
        outputs: outputs.copy(), slots: slots, slotIDs: slotIDs, itemsByObject: itemsByObject,
        itemsByAttributes: itemsByAttributes, nextItemSerial: nextItemSerial,
        simulatedItemCount: simulatedItemCount, attachedArrangements: attachedArrangements,
        changedEffects: changedEffects,
        changedItems: changedItems, isWorldChanged: isWorldChanged,
        reportsSeveralGravities: reportsSeveralGravities, boundaries: boundaries,
        boundaryIDs: boundaryIDs,
        groupIDs: groupIDs, contactReports: contactReports, groundBody: groundBody,
        isRunning: isRunning, isSuspended: isSuspended, dueSteps: dueSteps, stepCount: stepCount,
        rounding: rounding)
    }
    set {
      topLevelBehaviors = newValue.topLevelBehaviors
      effects = newValue.effects
      actingBehaviors = newValue.actingBehaviors
      preparingEffects = newValue.preparingEffects
      collisionEffects = newValue.collisionEffects
      referenceFollowers = newValue.referenceFollowers
      (isOrderStale, areActionsStale, arePreparationsStale, areFollowersStale) = newValue.isStale
      outputs = newValue.outputs.copy()
      slots = newValue.slots
      slotIDs = newValue.slotIDs
      itemsByObject = newValue.itemsByObject
      itemsByAttributes = newValue.itemsByAttributes
      nextItemSerial = newValue.nextItemSerial
      simulatedItemCount = newValue.simulatedItemCount
      attachedArrangements = newValue.attachedArrangements
      changedEffects = newValue.changedEffects
      changedItems = newValue.changedItems
      isWorldChanged = newValue.isWorldChanged
      reportsSeveralGravities = newValue.reportsSeveralGravities
      boundaries = newValue.boundaries
      boundaryIDs = newValue.boundaryIDs
      groupIDs = newValue.groupIDs
      contactReports = newValue.contactReports
      groundBody = newValue.groundBody
      isRunning = newValue.isRunning
      isSuspended = newValue.isSuspended
      dueSteps = newValue.dueSteps
      stepCount = newValue.stepCount
      rounding = newValue.rounding
    }
  }

  /// The state now.
  func snapshot() -> SimulationSnapshot { SimulationSnapshot(self) }

  /// Why a state cannot be brought back now; nil if it can.
  func problem(restoring moment: SimulationSnapshot) -> UIDynamicAnimator.SnapshotError? {
    guard moment.simulation === self else { return .otherAnimator }
    guard !isStepping else { return .insideStep }
    return moment.behaviors.first { $0.isElsewhere(than: self) }.map {
      .behaviorInOtherAnimator("\(type(of: $0))")
    }
  }

  /// Brings a state back; returns why not, and changes nothing then.
  func restore(_ moment: SimulationSnapshot) -> UIDynamicAnimator.SnapshotError? {
    if let problem = problem(restoring: moment) { return problem }
    // Setters say that the world has changed; nothing may start because of that.
    changeDepth += 1
    // The picture is not part of the state; it goes with those that drew it, and is drawn anew.
    for overlay in overlayEffects { overlay.tearDown() }
    takeOutBehaviors(except: Set(moment.behaviors.map(ObjectIdentifier.init)))
    for restore in moment.restores { restore() }
    for entry in moment.items { entry.item.state = entry.state }
    world.restore(moment.world)
    values = moment.values
    changeDepth -= 1
    observeReference()
    followClockAsRunning()
    // Last, because the setters are the user's code and may change anything.
    for entry in moment.items {
      entry.item.item.center = entry.place.center
      entry.item.item.transform = entry.place.transform
    }
    reference.layout?.invalidateLayout()
    overlaysDidChange()
    for overlay in overlayEffects { overlay.draw() }
    return nil
  }

  /// Lets go of the behaviors that a moment does not know.
  private func takeOutBehaviors(except kept: Set<ObjectIdentifier>) {
    for behavior in behaviorsInPreOrder where !kept.contains(ObjectIdentifier(behavior)) {
      let parentStays = behavior.parent.map { kept.contains(ObjectIdentifier($0)) } ?? false
      behavior.removeWithoutNotice(fromParent: parentStays)
    }
  }

  private func followClockAsRunning() {
    if isRunning || isSuspended {
      joinClockIfNeeded()
    } else {
      clock?.leave(self, phase: .dynamics)
    }
  }
}
