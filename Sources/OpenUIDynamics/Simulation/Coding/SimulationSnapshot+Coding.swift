// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// A snapshot as bytes, which `Documentation/SnapshotFormat.md` describes.
extension SimulationSnapshot {
  /// The snapshot as bytes; one that was taken inside of a change as the statement of that.
  func encode() -> [UInt8] {
    var fields = FieldCoder(.snapshot)
    var completeness: UInt8 = isComplete ? 1 : 0
    // Only reading throws.
    try? fields.byte(&completeness, "a snapshot")
    if isComplete { write(to: &fields) }
    fields.appendChecksum()
    return fields.bytes
  }

  private func write(to fields: inout FieldCoder) {
    var setup = SnapshotSetup(self)
    try? setup.code(&fields)
    let copy = World(WorldDefinition())
    copy.restore(world)
    var bytes = copy.encode()
    _ = try? fields.block(&bytes, "the size of the world")
    let listed = listedItems
    var places = ItemPlaces(listed)
    try? places.code(&fields)
    var coder = SnapshotCoder(
      fields, world: copy, behaviors: behaviors, effects: behaviors.map(\.state.effect),
      items: listed)
    coder.boundaries = state.boundaries
    var values = self
    try? values.code(&coder, setup)
    fields = coder.fields
  }

  /// Writes or reads everything but the setup, the world and the places of items.
  mutating func code(
    _ coder: inout SnapshotCoder, _ setup: SnapshotSetup
  ) throws(WorldDecodingError) {
    try codeBoundarySlots(&coder)
    try state.codeNumbers(&coder)
    for index in behaviors.indices {
      coder.current = index
      var own = coder.behaviors[index].state.own
      try own?.code(&coder)
      coder.behaviors[index].state.own = own
    }
    try codeEffects(&coder)
    try codeItems(&coder, setup)
    try state.codeLists(&coder)
    try codeArrangements(&coder)
    behaviors = coder.behaviors
    let updated = Set(state.changedEffects.array.map(ObjectIdentifier.init))
    guard coder.isReading else { return }
    for index in effects.indices {
      effects[index].state.needsUpdate = updated.contains(
        ObjectIdentifier(effects[index].effect))
    }
    state.boundaries = coder.boundaries
    state.boundaryIDs = IDPool(
      used: Set(coder.usedBoundaries.indices.filter { coder.usedBoundaries[$0] }))
    try coder.requireOwners()
  }

  private func codeBoundarySlots(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    // Slots at the end that are free are as good as none.
    let used = state.boundaries.lastIndex { $0 != nil }.map { $0 + 1 } ?? 0
    var count = used
    try coder.fields.count(&count, "the number of boundaries")
    if coder.isReading { coder.boundaries = Array(repeating: nil, count: count) }
    for slot in 0..<count {
      var isUsed = coder.boundaries[slot] != nil
      try coder.flag(&isUsed, "the slot of a boundary")
      coder.usedBoundaries.append(isUsed)
    }
  }

  /// Writes or reads the effects in the pre-order of the tree, with the lists in which they are.
  private mutating func codeEffects(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    let indices = Dictionary(
      uniqueKeysWithValues: zip(effects.map { ObjectIdentifier($0.effect) }, effects.indices))
    var groups: [Int] = []
    for number in coder.effects.indices {
      guard let effect = coder.effects[number], let index = indices[ObjectIdentifier(effect)] else {
        continue
      }
      coder.current = number
      var own = effects[index].state.own
      try own?.code(&coder)
      effects[index].state.own = own
      try state.codeMembership(of: effect, &coder)
      if let collision = effects[index].state.own as? CollisionEffect.State {
        groups.append(collision.group)
      }
    }
    guard coder.isReading else { return }
    try coder.require(Set(groups).count == groups.count, "a collision group")
    state.groupIDs = IDPool(used: Set(groups))
  }

  /// Writes or reads the items in the order in which the behaviors list them.
  private mutating func codeItems(
    _ coder: inout SnapshotCoder, _ setup: SnapshotSetup
  ) throws(WorldDecodingError) {
    var acting = [[Int]](repeating: [], count: coder.items.count)
    for (number, behavior) in setup.behaviors.enumerated() {
      for item in behavior.items { acting[item].append(number) }
    }
    let indices = Dictionary(
      uniqueKeysWithValues: zip(items.map { ObjectIdentifier($0.item) }, items.indices))
    for (number, item) in coder.items.enumerated() {
      guard let index = indices[ObjectIdentifier(item)] else { continue }
      try items[index].state.code(item, behaviors: acting[number], &coder)
      try codeAppearance(at: index, &coder)
    }
  }

  /// Writes or reads where the members of groups are.
  private mutating func codeArrangements(
    _ coder: inout SnapshotCoder
  ) throws(WorldDecodingError) {
    let numbered = arrangements.map { (number: coder.number(ofObject: $0.group) ?? 0, entry: $0) }
      .sorted { $0.number < $1.number }
    arrangements = numbered.map(\.entry)
    var count = arrangements.count
    try coder.fields.count(&count, "the number of groups")
    try coder.require(count == arrangements.count, "the number of groups")
    for index in arrangements.indices { try arrangements[index].arrangement.code(&coder) }
  }
}
