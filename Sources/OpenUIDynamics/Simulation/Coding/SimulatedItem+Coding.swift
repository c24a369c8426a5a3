// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
internal import KeyedLists
import Physics2D

@MainActor
extension SimulatedItem.State {
  /// Writes or reads the state of an item, whose size and shape are those that the animator has read.
  ///
  /// - Parameter behaviors: The numbers of the behaviors that act on the item, in ascending order.
  mutating func code(
    _ item: SimulatedItem, behaviors: [Int], _ coder: inout SnapshotCoder
  ) throws(WorldDecodingError) {
    var order = effectReferences.array.compactMap { coder.number(of: $0.object) }
    if !coder.isReading, order == behaviors { order = [] }
    try codeOrder(&order, behaviors, &coder)
    if coder.isReading {
      effectReferences = KeyedList(order.compactMap { coder.effects[$0].map { Unowned($0) } })
    }
    if var handle = body {
      try coder.fields.handle(&handle, "the body of an item")
      if coder.isReading {
        try coder.claim(handle, of: item, pieces: itemShape?.pieces.count ?? 0)
        body = handle
        shapes = BodyShapes(coder.world.shapes(of: handle))
      }
    }
    try properties.code(&coder)
    var aspects = Int(staleAspects.rawValue)
    try coder.integer(&aspects, below: 8, "what is due of an item")
    staleAspects = ItemAspects(rawValue: UInt8(aspects))
    try subject.code(&coder.fields)
    try coder.flag(&isResting, "the rest of an item")
    try coder.flag(&hasReportedSnaps, "the snaps of an item")
    try contactCounts.code(&coder)
  }

  /// Writes or reads the order of the behaviors; empty for the ascending one.
  private func codeOrder(
    _ order: inout [Int], _ behaviors: [Int], _ coder: inout SnapshotCoder
  ) throws(WorldDecodingError) {
    var rows = order.map { Int32(truncatingIfNeeded: $0) }
    try coder.fields.rows(&rows, below: coder.behaviors.count, "the behaviors of an item")
    guard coder.isReading else { return }
    order = rows.isEmpty ? behaviors : rows.map { Int($0) }
    let sorted = order.sorted()
    try coder.require(sorted == behaviors, "the behaviors of an item")
  }
}

extension ContactCounts {
  /// Writes or reads the counts of partners that are still there.
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    let known = entries.filter { coder.isKnown($0.partner) }
    var count = known.count
    try coder.fields.count(&count, "the number of contacts")
    if coder.isReading { self = ContactCounts() }
    for index in 0..<count {
      var partner = coder.isReading ? .item(coder.items[0]) : known[index].partner
      var pairs = coder.isReading ? 0 : known[index].count
      try coder.participant(&partner, "a contact")
      try coder.integer(&pairs, below: Int(Int32.max), "the number of shapes in contact")
      try coder.require(pairs > 0, "the number of shapes in contact")
      if coder.isReading {
        try coder.require(!contains(partner), "a contact")
        append(partner, count: pairs)
      }
    }
  }
}

extension ReportedContacts {
  /// Writes or reads the contacts whose sides are still there.
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    let known = all.filter { coder.number(of: $0.item) != nil && coder.isKnown($0.partner) }
    var count = known.count
    try coder.fields.count(&count, "the number of contacts")
    if coder.isReading { self = ReportedContacts() }
    for index in 0..<count {
      var number = coder.isReading ? 0 : coder.number(of: known[index].item) ?? 0
      try coder.integer(&number, below: coder.items.count, "a contact")
      let item = coder.items[number]
      var partner = coder.isReading ? .item(item) : known[index].partner
      try coder.participant(&partner, "a contact")
      guard coder.isReading else { continue }
      let isNew = insert(ContactReport(item: item, partner: partner, point: .zero))
      try coder.require(isNew, "a contact")
    }
  }
}

extension ContactReport {
  /// Writes or reads what is still to be reported of a contact.
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    let name: FieldName = "the report of a contact"
    var isBegin = point != nil
    try coder.flag(&isBegin, name)
    var place = point ?? .zero
    if isBegin { try coder.fields.vector(&place, .usable, name) }
    point = isBegin ? place : nil
    // 0 is all behaviors.
    var number = behavior.flatMap { coder.number(of: $0) }.map { $0 + 1 } ?? 0
    try coder.integer(&number, below: coder.behaviors.count + 1, name)
    if coder.isReading, number > 0 {
      let only = coder.behaviors[number - 1].behavior as? UICollisionBehavior
      try coder.require(only != nil, name)
      behavior = only
    }
    var hasDetails = details != nil
    try coder.flag(&hasDetails, name)
    guard hasDetails else { return details = nil }
    var all = details ?? ContactDetails()
    try all.code(&coder.fields)
    details = all
  }
}

extension ContactDetails {
  /// Writes or reads points, normal, impulse and speed.
  mutating func code(_ fields: inout FieldCoder) throws(WorldDecodingError) {
    let name: FieldName = "the details of a contact"
    var count = points.count
    try fields.count(&count, name)
    if fields.isReading { points = Array(repeating: .zero, count: count) }
    for index in 0..<count { try fields.vector(&points[index], .usable, name) }
    try fields.vector(&normal, .finite, name)
    try fields.float(&impulse, .finite, name)
    try fields.float(&approachSpeed, .finite, name)
  }
}
