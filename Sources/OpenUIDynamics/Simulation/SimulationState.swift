// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists
import Physics2D

/// The part of a simulation that a snapshot holds and `restore` assigns back.
///
/// Objects in it keep their identity; what they were is captured with them, see
/// `SimulationSnapshot`. Copying is cheap: the arrays are shared until one of them changes.
struct SimulationState {
  // MARK: Tree

  /// The behaviors at the top level, in the order of adding.
  var topLevelBehaviors = KeyedList<ObjectKeys<UIDynamicBehavior>>()
  /// All effects, in the pre-order of the tree after the next update.
  var effects = KeyedList<ObjectKeys<BehaviorEffect>>()
  /// The behaviors with an action, in the pre-order of the tree after the next update.
  var actingBehaviors = KeyedList<ObjectKeys<UIDynamicBehavior>>()
  /// The effects whose `prepareStep()` is called before each step, after the next update.
  var preparingEffects = KeyedList<ObjectKeys<BehaviorEffect>>()
  /// The collision behaviors, after the next update.
  var collisionEffects = KeyedList<ObjectKeys<CollisionEffect>>()
  /// The collision behaviors whose boundary follows the reference bounds, after the next update.
  var referenceFollowers = KeyedList<ObjectKeys<CollisionEffect>>()
  /// Whether the order of `effects` is out of date.
  var isOrderStale = false
  /// Whether `actingBehaviors` is out of date.
  var areActionsStale = false
  /// Whether `preparingEffects` is out of date.
  var arePreparationsStale = false
  /// Whether `collisionEffects` and `referenceFollowers` are out of date.
  var areFollowersStale = false

  // MARK: Items

  /// The transform that each item shows and the way to write it, by slot.
  ///
  /// A reference that a step writes through; a snapshot therefore holds a copy of the table.
  var outputs = ItemOutputTable()
  /// The items by slot; nil is free.
  var slots: [SimulatedItem?] = []
  /// The slots in use.
  var slotIDs = IDPool()
  /// The simulated item of each item object.
  var itemsByObject: [ObjectIdentifier: SimulatedItem] = [:]
  /// The simulated item of each collection view element, valid while its index path is unchanged.
  var itemsByAttributes: [LayoutAttributesKey: SimulatedItem] = [:]
  /// The serial of the next item to become active.
  var nextItemSerial = 0
  /// The number of items with a body.
  var simulatedItemCount = 0
  /// The greatest distance, of all items so far, by which an item's rectangle is beyond its shapes.
  var maximumOverhang: CGFloat = 0

  // MARK: Changes

  /// The effects that the next update brings into the world.
  var changedEffects = KeyedList<ObjectKeys<BehaviorEffect>>()
  /// The items with stale aspects.
  var changedItems = KeyedList<ObjectKeys<SimulatedItem>>()
  /// Whether the user has changed the world itself since the last step.
  var isWorldChanged = false
  /// The serial of the first item that the next step compares with those of other animators; nil for none.
  var firstUncheckedSerial: Int?
  /// Whether the diagnostic about several gravity behaviors is still to be reported.
  var reportsSeveralGravities = true

  // MARK: Boundaries and contacts

  /// The bodies of boundaries by slot; nil is free.
  var boundaries: [BoundaryBody?] = []
  /// The slots of `boundaries` in use.
  var boundaryIDs = IDPool()
  /// The slots of the items that touch each boundary, by the slot of the boundary; also of some
  /// that have left the animator since.
  var itemsAtBoundaries: [Set<Int>] = []
  /// The collision groups in use.
  var groupIDs = IDPool()
  /// Contacts that began or ended and have not been reported yet.
  var contactReports: [ContactReport] = []

  /// The joints by which a person holds items.
  var grips: [JointHandle] = []

  // MARK: Time

  /// Whether the animator is active: neither at rest nor empty.
  ///
  /// (S007)
  var isRunning = false
  /// Whether the animator waits for its layout to be shown again.
  ///
  /// (S120)
  var isSuspended = false
  /// The time that is due, in steps; less than one between two calls.
  var dueSteps = 0.0
  /// The number of steps taken.
  var stepCount = 0

  /// Rounding of the centers that are written; nil for none.
  var rounding: PixelRounding?
}

// MARK: - Items

// Each call is one access to the state, whose exclusivity is checked.
@MainActor
extension SimulationState {
  /// Returns the slot and the serial of a new item.
  mutating func allocateItem() -> (slot: Int, serial: Int) {
    defer { nextItemSerial += 1 }
    return (slotIDs.allocate(), nextItemSerial)
  }

  /// Puts a new item into its slot.
  mutating func insert(_ item: SimulatedItem) {
    ItemChanges.note()
    if item.slot == slots.count { slots.append(item) } else { slots[item.slot] = item }
    itemsByObject[ObjectIdentifier(item.item)] = item
    if let key = item.attributesKey { itemsByAttributes[key] = item }
  }

  /// Records that an item touches a boundary, in a list: changing a value of a dictionary in place allocates.
  mutating func insert(_ item: SimulatedItem, atBoundary boundary: Int) {
    while itemsAtBoundaries.count <= boundary { itemsAtBoundaries.append([]) }
    itemsAtBoundaries[boundary].insert(item.slot)
  }

  /// Frees the slot of an item.
  mutating func remove(_ item: SimulatedItem) {
    ItemChanges.note()
    slots[item.slot] = nil
    slotIDs.free(item.slot)
    rounding?.forget(item.slot)
    itemsByObject[ObjectIdentifier(item.item)] = nil
    if let key = item.attributesKey, itemsByAttributes[key] === item {
      itemsByAttributes[key] = nil
    }
  }
}
