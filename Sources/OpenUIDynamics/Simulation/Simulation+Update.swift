import Foundation
import Physics2D

/// Remembering what has changed, and bringing it into the world before a step.
extension Simulation {
  /// Remembers an effect whose behavior was changed; wakes the animator (S007).
  func setNeedsUpdate(_ effect: BehaviorEffect) {
    if !effect.needsUpdate {
      effect.needsUpdate = true
      state.changedEffects.append(effect)
    }
    worldDidChange()
  }

  /// Remembers what has to be worked out again about an item.
  func setNeedsUpdate(_ item: SimulatedItem, _ aspects: ItemAspects) {
    guard !aspects.isEmpty else { return }
    if item.state.staleAspects.isEmpty { state.changedItems.append(item) }
    item.state.staleAspects.formUnion(aspects)
  }

  /// Says that the next step will not find things as the last one left them; wakes the animator.
  func worldDidChange() {
    state.isWorldChanged = true
    startIfNeeded()
  }

  /// Brings everything that has changed into the world.
  func update() {
    guard
      state.isWorldChanged || state.isOrderStale || state.areActionsStale
        || state.arePreparationsStale || state.areFollowersStale
        || !state.changedItems.isEmpty
    else { return }
    state.isWorldChanged = false
    updateOrder()
    while !state.changedEffects.isEmpty || !state.changedItems.isEmpty {
      let effects = state.changedEffects
      state.changedEffects.removeAll(keepingCapacity: true)
      for effect in effects {
        effect.needsUpdate = false
        if effect.isActive { effect.update() }
      }
      let items = state.changedItems
      state.changedItems.removeAll(keepingCapacity: true)
      for item in items { item.update() }
    }
    updateSpecialEffects()
    state.isWorldChanged = false
  }

  // MARK: Boundaries

  /// The shapes of items carry their slot; those of boundaries carry theirs above this bit.
  nonisolated static let boundaryBit: UInt64 = 1 << 32

  /// What bodies carry that stand for no item: a slot beyond all others.
  nonisolated static let userDataWithoutItem: UInt64 = 1 << 40

  /// What the shapes of a boundary carry.
  nonisolated static func userData(ofBoundary slot: Int) -> UInt64 {
    boundaryBit | UInt64(slot)
  }

  /// Puts a boundary into the world.
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

  /// Takes a boundary out of the world.
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
