// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
internal import KeyedLists
import Physics2D

/// The slots and serials of the items, in the order in which the behaviors list them.
struct ItemPlaces {
  /// The index in the simulation's tables.
  var slots: [Int]
  /// The position in the order in which items became active.
  var serials: [Int]

  @MainActor
  init(_ items: [SimulatedItem]) {
    slots = items.map(\.slot)
    serials = items.map(\.serial)
  }

  /// Places that are yet to be read.
  init(count: Int) {
    slots = Array(repeating: 0, count: count)
    serials = slots
  }

  /// Writes or reads the number of the item in each slot, so that memory grows with the bytes, and the
  /// serials.
  mutating func code(_ fields: inout FieldCoder) throws(WorldDecodingError) {
    // 0 is free.
    var table = [Int32](repeating: 0, count: (slots.max() ?? -1) + 1)
    if !fields.isReading {
      for (number, slot) in slots.enumerated() { table[slot] = Int32(number + 1) }
    }
    try fields.rows(&table, below: slots.count + 1, "the slots of items")
    if fields.isReading {
      let used = table.indices.filter { table[$0] > 0 }
      try fields.require(
        used.count == slots.count && Set(used.map { table[$0] }).count == used.count,
        "the slots of items")
      for slot in used { slots[Int(table[slot]) - 1] = slot }
    }
    for index in serials.indices {
      var number = UInt64(serials[index])
      try fields.number(&number, "the serial of an item")
      try fields.require(number < UInt64(Int.max / 2), "the serial of an item")
      serials[index] = Int(truncatingIfNeeded: number)
    }
    let serials = serials
    try fields.require(Set(serials).count == serials.count, "the serial of an item")
  }
}

extension SimulationState {
  /// Writes or reads the numbers and flags.
  @MainActor
  mutating func codeNumbers(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    try coder.integer(&nextItemSerial, "the next serial")
    let next = nextItemSerial
    try coder.require(coder.items.allSatisfy { $0.serial < next }, "the next serial")
    try coder.number(&maximumOverhang, in: SnapshotCoder.notNegative, "an overhang")
    try coder.flag(&isWorldChanged, "a change")
    try coder.flag(&reportsSeveralGravities, "the report of several gravities")
    try coder.flag(&isRunning, "whether the animator runs")
    try coder.flag(&isSuspended, "whether the animator waits")
    // Less than one step, but for rounding.
    var due = CGFloat(dueSteps)
    try coder.number(&due, in: -1...1, "the time that is due")
    dueSteps = Double(due)
    try coder.integer(&stepCount, "the number of steps")
    try coder.flag(&isOrderStale, "the order of behaviors")
    try coder.flag(&arePreparationsStale, "the order of behaviors")
    try coder.flag(&areFollowersStale, "the order of behaviors")
    // The actions are those of the animator that reads.
    if coder.isReading { areActionsStale = true }
    var isRounding = rounding != nil
    try coder.flag(&isRounding, "the rounding of centers")
    var scale = rounding?.scale ?? 1
    if isRounding {
      try coder.number(&scale, in: 1...CGFloat(Tuning.maximumPixelScale), "the rounding of centers")
    }
    if coder.isReading { rounding = isRounding ? PixelRounding(scale: scale) : nil }
  }

  /// Writes or reads in which of the derived lists an effect is, each of which has the order of the tree.
  @MainActor
  mutating func codeMembership(
    of effect: BehaviorEffect, _ coder: inout SnapshotCoder
  ) throws(WorldDecodingError) {
    let key = ObjectIdentifier(effect)
    let collision = effect as? CollisionEffect
    var prepares = preparingEffects.contains(key)
    var collides = collisionEffects.contains(key)
    var follows = referenceFollowers.contains(key)
    try coder.flag(&prepares, "the lists of a behavior")
    try coder.flag(&collides, "the lists of a behavior")
    try coder.flag(&follows, "the lists of a behavior")
    try coder.require(collision != nil || !(collides || follows), "the lists of a behavior")
    guard coder.isReading else { return }
    if prepares { preparingEffects.append(effect) }
    guard let collision else { return }
    if collides { collisionEffects.append(collision) }
    if follows { referenceFollowers.append(collision) }
  }

  /// Writes or reads what is due, the contacts that are still to be reported, and what touches boundaries.
  @MainActor
  mutating func codeLists(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    let effects = coder.effects
    var changed = changedEffects.array.compactMap { coder.number(of: $0) }
    try coder.indices(&changed, below: effects.count, "a changed behavior")
    changedEffects = KeyedList(changed.compactMap { effects[$0] })
    var items = changedItems.array
    try coder.list(&items, "a changed item")
    changedItems = KeyedList(items)
    try coder.require(Set(items.map(\.slot)).count == items.count, "a changed item")
    try codeItemsAtBoundaries(&coder)
    try codeReports(&coder)
    var held = grips.compactMap { coder.number(of: $0) }
    try coder.indices(&held, below: coder.joints.count, "the joint of a hand")
    grips = held.map { coder.joints[$0].joint }
    guard coder.isReading else { return }
    for index in held {
      try coder.require(coder.joints[index].kind == .mouse, "the joint of a hand")
      try coder.claim(coder.joints[index].joint)
    }
  }

  @MainActor
  private mutating func codeItemsAtBoundaries(
    _ coder: inout SnapshotCoder
  ) throws(WorldDecodingError) {
    let slots = slots
    for slot in coder.usedBoundaries.indices where coder.usedBoundaries[slot] {
      // Those that have left are as good as not there.
      let known = slot < itemsAtBoundaries.count ? itemsAtBoundaries[slot] : []
      var items = known.sorted().compactMap { $0 < slots.count ? slots[$0] : nil }
      try coder.list(&items, "the items at a boundary")
      guard coder.isReading else { continue }
      for item in items { insert(item, atBoundary: slot) }
    }
  }

  @MainActor
  private mutating func codeReports(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    let known = contactReports.filter {
      coder.number(of: $0.item) != nil && coder.isKnown($0.partner)
        && ($0.behavior.map { coder.number(of: $0) != nil } ?? true)
    }
    var count = known.count
    try coder.fields.count(&count, "the number of reports")
    for index in 0..<count {
      var number = coder.isReading ? 0 : coder.number(of: known[index].item) ?? 0
      try coder.integer(&number, below: coder.items.count, "the report of a contact")
      let item = coder.items[number]
      var partner = coder.isReading ? .item(item) : known[index].partner
      try coder.participant(&partner, "the report of a contact")
      var report =
        coder.isReading ? ContactReport(item: item, partner: partner, point: nil) : known[index]
      try report.code(&coder)
      if coder.isReading { contactReports.append(report) }
    }
  }
}
