// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// Items: lookup by object and by element, and the lifetime of their bodies.
extension Simulation {
  // MARK: Looking up

  /// The simulated item of an item object, or of other attributes of the same element.
  ///
  /// (C29)
  func simulatedItem(for item: any UIDynamicItem) -> SimulatedItem? {
    if let known = state.itemsByObject[ObjectIdentifier(item)] { return known }
    guard !state.itemsByAttributes.isEmpty,
      let attributes = item as? UICollectionViewLayoutAttributes
    else { return nil }
    return simulatedItem(for: LayoutAttributesKey(attributes))
  }

  /// The simulated item of a collection view element.
  ///
  /// Batch updates change index paths in place: an outdated or missing entry falls back to a search
  /// of all items (C12).
  func simulatedItem(for key: LayoutAttributesKey) -> SimulatedItem? {
    guard !state.itemsByAttributes.isEmpty else { return nil }
    func describes(_ simulated: SimulatedItem) -> Bool {
      (simulated.item as? UICollectionViewLayoutAttributes).map(LayoutAttributesKey.init) == key
    }
    if let known = state.itemsByAttributes[key], describes(known) { return known }
    return state.slots.lazy.compactMap { $0 }.first(where: describes)
  }

  /// The attributes that are moved for an element.
  func layoutAttributes(for key: LayoutAttributesKey) -> UICollectionViewLayoutAttributes? {
    guard let simulated = simulatedItem(for: key), simulated.isSimulated else {
      return memberAttributes(for: key)
    }
    return simulated.item as? UICollectionViewLayoutAttributes
  }

  /// Every item with a body, in the order in which they became active.
  var simulatedItems: [SimulatedItem] {
    var items: [SimulatedItem] = []
    items.reserveCapacity(state.simulatedItemCount)
    forEachSimulatedItem { items.append($0) }
    return items
  }

  /// Visits every item with a body, in the order in which they became active; the visitor changes nothing
  /// about them.
  func forEachSimulatedItem(_ visit: (SimulatedItem) -> Void) {
    // The slots are retained, their items are not: that would take half of the time of a visit.
    let slots = state.slots
    slots.withUnsafeBufferPointer { slots in
      slots.withMemoryRebound(to: Unmanaged<SimulatedItem>?.self) { slots in
        var (last, isSorted) = (-1, true)
        for slot in slots {
          slot?.lend { item in
            if item.serial < last { isSorted = false }
            last = item.serial
          }
        }
        // A slot that was freed is used again.
        guard isSorted else { return visitSorted(visit) }
        for slot in slots {
          slot?.lend { if $0.isSimulated { visit($0) } }
        }
      }
    }
  }

  private func visitSorted(_ visit: (SimulatedItem) -> Void) {
    let items = state.slots.compactMap { $0 }.filter(\.isSimulated)
    for item in items.sorted(by: { $0.serial < $1.serial }) { visit(item) }
  }

  // MARK: Lifetime

  /// Reads an item on which no behavior acts yet; nil for any other item, and for one that is
  /// refused.
  ///
  /// Reading calls the user's code, which may change anything (S020).
  func configuration(ofNew item: any UIDynamicItem, method: String) -> ItemConfiguration? {
    simulatedItem(for: item) == nil ? configuration(of: item, method: method) : nil
  }

  private func configuration(
    of item: any UIDynamicItem, method: String
  ) -> ItemConfiguration? {
    guard admits(item, method: method) else { return nil }
    return ItemConfiguration(of: item, in: reference, method: method)
  }

  /// Registers that a behavior acts on an item, and makes its body if the behavior is its first.
  ///
  /// - Parameter serial: The serial of the next item when the configuration was read.
  func associate(
    _ item: any UIDynamicItem, _ configuration: consuming ItemConfiguration?, readAt serial: Int,
    with effect: BehaviorEffect, method: String
  ) -> SimulatedItem {
    // An item that was new is so still, unless some became active while it was read.
    let isNew = configuration != nil && state.nextItemSerial == serial
    if !isNew, let known = simulatedItem(for: item) {
      known.add(effect)
      return known
    }
    let (slot, serial) = state.allocateItem()
    let simulated = SimulatedItem(item: item, slot: slot, serial: serial, simulation: self)
    state.insert(simulated)
    simulated.add(effect)
    if let configuration = consume configuration {
      makeBody(for: simulated, configuration, method: method)
    }
    return simulated
  }

  /// Removes an item on which no behavior acts any more.
  func release(_ simulated: SimulatedItem) {
    guard isCurrent(simulated) else { return }
    if simulated.isSimulated {
      recordEnds(of: simulated)
      state.simulatedItemCount -= 1
      detach(simulated.item)
    }
    simulated.destroyBody()
    if !simulated.state.staleAspects.isEmpty {
      state.changedItems.remove(ObjectIdentifier(simulated))
    }
    // No step would follow in which they could be reported.
    if state.simulatedItemCount == 0, !state.isRunning { discardContactReports() }
    mutableOutputs().clear(simulated.slot)
    state.remove(simulated)
  }

  private func makeBody(
    for simulated: SimulatedItem, _ configuration: borrowing ItemConfiguration, method: String
  ) {
    do {
      try simulated.makeBody(
        shape: configuration.shape, size: configuration.size, position: configuration.position,
        rotation: configuration.rotation)
    } catch {
      DiagnosticReporter.report(
        method, item: simulated.item, problem: "The engine refuses the item: \(error).",
        remedy: "Give it a size and a position that can be seen.")
      return
    }
    state.simulatedItemCount += 1
    checkSharedItems(from: simulated.serial)
    state.maximumOverhang = max(
      state.maximumOverhang, configuration.shape.overhang(of: configuration.size))
    attach(simulated.item, configuration.arrangement)
    mutableOutputs().set(
      simulated.item, orientation: configuration.orientation,
      hasOtherCoordinates: configuration.hasOtherCoordinates, at: simulated.slot)
  }

  /// Moves the body of an item to the position and rotation that the item shows now.
  ///
  /// (S020)
  func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let simulated = simulatedItem(for: item) else { return reportStranger(item) }
    changing {
      if simulated.isSimulated {
        read(item, into: simulated)
      } else {
        tryAgain(simulated)
      }
    }
  }

  private static let updateMethod = "UIDynamicAnimator.updateItem(usingCurrentState:)"

  private func read(_ item: any UIDynamicItem, into simulated: SimulatedItem) {
    guard let place = ItemPlacement(of: item, in: reference, method: Self.updateMethod),
      // Reading may have called the user's code.
      isCurrent(simulated), simulated.isSimulated
    else { return }
    let position = position(of: simulated, readAs: place.position)
    simulated.move(to: position, rotation: place.orientation.rotation)
    mutableOutputs().set(
      simulated.item, orientation: place.orientation,
      hasOtherCoordinates: place.hasOtherCoordinates, at: simulated.slot)
    for snap in simulated.snaps { snap.itemDidMove() }
    worldDidChange()
  }

  /// Makes the body of an item that was refused before.
  private func tryAgain(_ simulated: SimulatedItem) {
    guard let configuration = configuration(of: simulated.item, method: Self.updateMethod),
      isCurrent(simulated), !simulated.isSimulated
    else { return }
    makeBody(for: simulated, configuration, method: Self.updateMethod)
    guard simulated.isSimulated else { return }
    setNeedsUpdate(simulated, [.properties, .acceleration, .filter])
    for effect in simulated.effects { effect.setNeedsUpdate() }
    worldDidChange()
  }

  private func isCurrent(_ simulated: SimulatedItem) -> Bool {
    simulated.slot < state.slots.count && state.slots[simulated.slot] === simulated
  }

  private func reportStranger(_ item: any UIDynamicItem) {
    let group = group(containing: item)
    DiagnosticReporter.report(
      Self.updateMethod, item: item,
      problem: group == nil
        ? "No behavior of the animator acts on the item."
        : "The item is a member of a group in the animator.",
      remedy: group == nil
        ? "Nothing is read; add the item to a behavior first, which reads it."
        : "Nothing is read; call it with the group.")
  }

  /// Whether an item is a view whose center is not in the animator's coordinates.
  func hasOtherCoordinates(_ simulated: SimulatedItem) -> Bool {
    simulated.isSimulated && state.outputs.output(simulated.slot).pointee.hasOtherCoordinates
  }
}
