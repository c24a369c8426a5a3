// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
internal import KeyedLists
import Physics2D

/// Bytes as a snapshot of an animator that is set up in the same way.
///
/// Reading makes new effects, simulated items and boundaries with the values that were read, around the
/// behaviors and items of the animator, which changes only when the snapshot is restored.
extension SimulationSnapshot {
  typealias DecodingError = UIDynamicAnimator.SnapshotDecodingError

  /// Reads a snapshot for a simulation.
  init(decoding bytes: [UInt8], in simulation: Simulation) throws(DecodingError) {
    if let problem = simulation.problemOfMoment { throw .refused(problem) }
    self.init(simulation)
    guard isComplete else { throw .refused(.insideChange) }
    var setup = SnapshotSetup()
    var fields = try Self.reading { () throws(WorldDecodingError) in
      var fields = try FieldCoder(bytes, .snapshot)
      var completeness: UInt8 = 0
      try fields.byte(&completeness, "a snapshot")
      try fields.require(completeness < 2, "a snapshot")
      isComplete = completeness == 1
      if isComplete { try setup.code(&fields) }
      return fields
    }
    guard isComplete else { throw .refused(.takenInsideChange) }
    if let difference = SnapshotSetup(self).difference(from: setup) {
      throw .otherSetup(difference)
    }
    let world = try Self.world(&fields)
    try Self.reading { () throws(WorldDecodingError) in
      try read(&fields, setup, world)
      try fields.requireEnd()
    }
    self.world = world.snapshot()
  }

  private static func reading<Result>(
    _ body: () throws(WorldDecodingError) -> Result
  ) throws(DecodingError) -> Result {
    do throws(WorldDecodingError) { return try body() } catch { throw DecodingError(error) }
  }

  /// Reads the world; the offsets of errors are those in the snapshot.
  private static func world(_ fields: inout FieldCoder) throws(DecodingError) -> World {
    var bytes: [UInt8] = []
    let start = try reading { () throws(WorldDecodingError) in
      try fields.block(&bytes, "the size of the world")
    }
    do throws(WorldDecodingError) {
      return try World(decoding: bytes)
    } catch {
      if case .newerVersion = error.problem { throw DecodingError(error) }
      let name =
        if case .invalid(let name) = error.problem { name.description } else { "the world" }
      throw .invalid(name, offset: start + error.offset)
    }
  }

  /// Replaces what the animator has by what the bytes say.
  private mutating func read(
    _ fields: inout FieldCoder, _ setup: SnapshotSetup, _ world: World
  ) throws(WorldDecodingError) {
    let listed = listedItems
    var places = ItemPlaces(count: listed.count)
    try places.code(&fields)
    let known = Dictionary(
      uniqueKeysWithValues: items.map { (ObjectIdentifier($0.item), $0.state) })
    items = listed.indices.map { index in
      let item = SimulatedItem(
        item: listed[index].item, slot: places.slots[index], serial: places.serials[index],
        simulation: simulation)
      return (item, known[ObjectIdentifier(listed[index])] ?? SimulatedItem.State(), nil)
    }
    let effects = replaceEffects(setup)
    replaceState(effects.compactMap { $0 })
    var coder = SnapshotCoder(
      fields, world: world, behaviors: behaviors, effects: effects, items: items.map(\.item))
    try code(&coder, setup)
    fields = coder.fields
  }

  /// Makes an effect for each behavior that has one, with the state of the old one; returns them by the
  /// number of the behavior.
  private mutating func replaceEffects(_ setup: SnapshotSetup) -> [BehaviorEffect?] {
    let states = effectStates
    var made: [BehaviorEffect?] = []
    effects = []
    for index in behaviors.indices {
      guard let old = behaviors[index].state.effect,
        let effect = behaviors[index].behavior.makeEffect(in: simulation)
      else {
        made.append(nil)
        continue
      }
      behaviors[index].state.effect = effect
      made.append(effect)
      let state = BehaviorEffect.captured(
        order: index, items: setup.behaviors[index].items.map { items[$0].item },
        own: states[ObjectIdentifier(old)]?.own)
      effects.append((effect, state))
    }
    return made
  }

  /// Begins a state with the tree of the animator and with the items that were read.
  private mutating func replaceState(_ effects: [BehaviorEffect]) {
    var fresh = SimulationState()
    fresh.topLevelBehaviors = state.topLevelBehaviors
    fresh.effects = KeyedList(effects)
    fresh.slots = Array(repeating: nil, count: (items.map(\.item.slot).max() ?? -1) + 1)
    for (item, itemState, _) in items {
      fresh.slots[item.slot] = item
      fresh.itemsByObject[ObjectIdentifier(item.item)] = item
      if let key = item.attributesKey { fresh.itemsByAttributes[key] = item }
      if itemState.body != nil { fresh.simulatedItemCount += 1 }
    }
    fresh.slotIDs = IDPool(used: Set(items.map(\.item.slot)))
    state = fresh
  }
}
