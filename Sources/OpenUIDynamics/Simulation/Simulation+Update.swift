// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// Recording changes, and applying them to the world before a step.
extension Simulation {
  /// Records that the behavior of an effect was changed; starts the animator.
  ///
  /// (S007)
  func setNeedsUpdate(_ effect: BehaviorEffect) {
    if !effect.needsUpdate {
      effect.needsUpdate = true
      state.changedEffects.append(effect)
    }
    worldDidChange()
  }

  /// Records which aspects of an item the next update recomputes.
  func setNeedsUpdate(_ item: SimulatedItem, _ aspects: ItemAspects) {
    guard !aspects.isEmpty else { return }
    if item.state.staleAspects.isEmpty { state.changedItems.append(item) }
    item.state.staleAspects.formUnion(aspects)
  }

  /// Records that the world was changed since the last step; starts the animator.
  func worldDidChange() {
    state.isWorldChanged = true
    startIfNeeded()
  }

  /// Applies all recorded changes to the world; returns whether there were any.
  func update() -> Bool {
    guard
      state.isWorldChanged || state.isOrderStale || state.areActionsStale
        || state.arePreparationsStale || state.areFollowersStale
        || !state.changedItems.isEmpty
    else { return false }
    state.isWorldChanged = false
    updateOrder()
    while !state.changedEffects.isEmpty || !state.changedItems.isEmpty {
      let effects = state.changedEffects.elements
      state.changedEffects.removeAll(keepingCapacity: true)
      for effect in effects {
        effect.needsUpdate = false
        if effect.isActive { effect.update() }
      }
      let items = state.changedItems.elements
      state.changedItems.removeAll(keepingCapacity: true)
      for item in items { item.update() }
    }
    updateSpecialEffects()
    state.isWorldChanged = false
    return true
  }

  // MARK: Boundaries

  /// The bit of user data that tells shapes of boundaries from shapes of items; the slot is below
  /// it.
  nonisolated static let boundaryBit: UInt64 = 1 << 32

  /// The user data of bodies without an item: a slot beyond all others.
  nonisolated static let userDataWithoutItem: UInt64 = 1 << 40

  /// The user data of the shapes of a boundary.
  nonisolated static func userData(ofBoundary slot: Int) -> UInt64 {
    boundaryBit | UInt64(slot)
  }

  /// Creates the body of a boundary; nil if the engine refuses it.
  func makeBoundary(
    _ polylines: [FlattenedSubpath], identifier: (any NSCopying)?, of effect: CollisionEffect
  ) -> BoundaryBody? {
    let slot = state.boundaryIDs.allocate()
    guard
      let boundary = BoundaryBody(polylines, identifier: identifier, of: effect, slot: slot)
    else {
      state.boundaryIDs.free(slot)
      return nil
    }
    if slot == state.boundaries.count {
      state.boundaries.append(boundary)
    } else {
      state.boundaries[slot] = boundary
    }
    return boundary
  }

  /// Destroys the body of a boundary and records the ends of its contacts.
  func destroy(_ boundary: BoundaryBody) {
    recordEnds(of: boundary)
    boundary.destroy(in: world)
    state.boundaries[boundary.slot] = nil
    state.boundaryIDs.free(boundary.slot)
  }

  // MARK: Groups

  func allocateGroupID() -> Int { state.groupIDs.allocate() }

  func freeGroupID(_ id: Int) { state.groupIDs.free(id) }
}
