import Foundation
import Physics2D

/// Items: lookup by object and by element, and the lifetime of their bodies.
extension Simulation {
  // MARK: Looking up

  /// The simulated item of an item object, or of other attributes of the same element (C29).
  func simulatedItem(for item: any UIDynamicItem) -> SimulatedItem? {
    if let known = state.itemsByObject[ObjectIdentifier(item)] { return known }
    guard let attributes = item as? UICollectionViewLayoutAttributes else { return nil }
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
    state.slots.compactMap { $0 }.filter(\.isSimulated).sorted { $0.serial < $1.serial }
  }

  /// The items whose bounding rectangle intersects a rectangle (S028).
  func items(in rect: CGRect) -> [any UIDynamicItem] {
    simulatedItems.filter { extent(of: $0).intersects(rect) }.map(\.item)
  }

  /// The axis-aligned bounding rectangle of an item's rotated bounds.
  func extent(of simulated: SimulatedItem) -> CGRect {
    guard let body = simulated.body else { return .null }
    let transform = world.transform(of: body)
    let size = simulated.item.bounds.size
    // The extents of a rotated rectangle: w' = |c|·w + |s|·h, h' = |s|·w + |c|·h.
    let cosine = abs(CGFloat(transform.rotation.cosine))
    let sine = abs(CGFloat(transform.rotation.sine))
    let width = cosine * size.width + sine * size.height
    let height = sine * size.width + cosine * size.height
    return CGRect(
      x: CGFloat(transform.position.x) - width / 2, y: CGFloat(transform.position.y) - height / 2,
      width: width, height: height)
  }

  // MARK: Lifetime

  /// Registers that a behavior acts on an item; reads the item if the behavior is its first (S020).
  func associate(
    _ item: any UIDynamicItem, with effect: BehaviorEffect, method: String
  ) -> SimulatedItem {
    if let known = simulatedItem(for: item) {
      known.add(effect)
      return known
    }
    let slot = state.slotIDs.allocate()
    let simulated = SimulatedItem(
      item: item, slot: slot, serial: state.nextItemSerial, simulation: self)
    state.nextItemSerial += 1
    if slot == state.slots.count {
      state.slots.append(simulated)
    } else {
      state.slots[slot] = simulated
    }
    state.itemsByObject[ObjectIdentifier(item)] = simulated
    if let attributes = item as? UICollectionViewLayoutAttributes {
      state.itemsByAttributes[LayoutAttributesKey(attributes)] = simulated
    }
    simulated.add(effect)
    makeBody(for: simulated, method: method)
    return simulated
  }

  /// Removes an item on which no behavior acts any more.
  func release(_ simulated: SimulatedItem) {
    guard state.slots[simulated.slot] === simulated else { return }
    if simulated.isSimulated {
      recordEnds(of: simulated)
      state.simulatedItemCount -= 1
      detach(simulated.item)
    }
    simulated.destroyBody()
    if !simulated.state.staleAspects.isEmpty { state.changedItems.removeAll { $0 === simulated } }
    // No step would follow in which they could be reported.
    if state.simulatedItemCount == 0, !state.isRunning { discardContactReports() }
    state.slots[simulated.slot] = nil
    state.slotIDs.free(simulated.slot)
    mutableOutputs().clear(simulated.slot)
    state.rounding?.forget(simulated.slot)
    state.itemsByObject[ObjectIdentifier(simulated.item)] = nil
    for (key, value) in state.itemsByAttributes where value === simulated {
      state.itemsByAttributes[key] = nil
    }
  }

  private func makeBody(for simulated: SimulatedItem, method: String) {
    guard admits(simulated.item, method: method),
      let configuration = ItemConfiguration(of: simulated.item, in: reference, method: method)
    else { return }
    do {
      try simulated.makeBody(
        shape: configuration.shape, position: configuration.position,
        rotation: configuration.rotation)
    } catch {
      DiagnosticReporter.report(
        method, item: simulated.item, problem: "The engine refuses the item: \(error).",
        remedy: "Give it a size and a position that can be seen.")
      return
    }
    state.simulatedItemCount += 1
    attach(simulated.item, configuration.arrangement)
    mutableOutputs().set(
      simulated.item, orientation: configuration.orientation,
      hasOtherCoordinates: configuration.hasOtherCoordinates, at: simulated.slot)
  }

  /// Moves the body of an item to the position and rotation that the item shows now (S020).
  func updateItem(usingCurrentState item: any UIDynamicItem) {
    let method = "UIDynamicAnimator.updateItem(usingCurrentState:)"
    guard let simulated = simulatedItem(for: item) else { return }
    guard simulated.isSimulated else {
      makeBody(for: simulated, method: method)
      guard simulated.isSimulated else { return }
      setNeedsUpdate(simulated, [.properties, .acceleration, .filter])
      for effect in simulated.effects { effect.setNeedsUpdate() }
      return worldDidChange()
    }
    guard let place = ItemPlacement(of: item, in: reference, method: method) else { return }
    let position = position(of: simulated, readAs: place.position)
    simulated.move(to: position, rotation: place.orientation.rotation)
    mutableOutputs().set(
      simulated.item, orientation: place.orientation,
      hasOtherCoordinates: place.hasOtherCoordinates, at: simulated.slot)
    for snap in simulated.snaps { snap.itemDidMove() }
    worldDidChange()
  }

  /// Whether an item is a view whose center is not in the animator's coordinates.
  func hasOtherCoordinates(_ simulated: SimulatedItem) -> Bool {
    simulated.isSimulated && state.outputs.output(simulated.slot).pointee.hasOtherCoordinates
  }
}
