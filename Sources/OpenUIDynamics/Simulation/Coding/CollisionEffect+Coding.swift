// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
internal import KeyedLists
import Physics2D

extension CollisionEffect.State {
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    // Memory grows with the number of the group.
    try coder.integer(&group, below: 1 << 20, "a collision group")
    try coder.integer(&madeCount, "the number of boundaries made")
    try coder.flag(&hasBoundaries, "a collision group")
    try coder.flag(&hasReportedReference, "a collision group")
    try codeReference(&coder)
    try codeBoundaries(&coder)
    var items = newItems.array
    try coder.list(&items, "the new items of a group")
    newItems = KeyedList(items)
    try reportedContacts.code(&coder)
    try coder.require(Set(items.map(\.slot)).count == items.count, "the new items of a group")
  }

  private mutating func codeReference(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    let name: FieldName = "the boundary of the reference bounds"
    var hasRectangle = referenceRectangle != nil
    try coder.flag(&hasRectangle, name)
    var rectangle = referenceRectangle ?? .zero
    if hasRectangle {
      try coder.bits(&rectangle.origin.x, name)
      try coder.bits(&rectangle.origin.y, name)
      try coder.bits(&rectangle.size.width, name)
      try coder.bits(&rectangle.size.height, name)
    }
    referenceRectangle = hasRectangle ? rectangle : nil
    var hasBody = referenceBoundary != nil
    try coder.flag(&hasBody, name)
    guard hasBody else { return referenceBoundary = nil }
    let sides = [rectangle.minX, rectangle.minY, rectangle.maxX, rectangle.maxY]
    let isFinite = sides.allSatisfy(\.isFinite)
    var body = referenceBoundary?.body ?? .none
    var slot = referenceBoundary?.slot ?? 0
    try coder.boundary(&body, &slot)
    guard coder.isReading, let effect = coder.effects[coder.current] as? CollisionEffect else {
      return
    }
    let boundary = BoundaryBody(
      body, lines: isFinite ? BoundaryBody.lines(of: CollisionEffect.sides(of: rectangle)) : [],
      identifier: nil, of: effect, slot: slot)
    referenceBoundary = boundary
    try coder.place(boundary)
  }

  private mutating func codeBoundaries(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    var made = boundaries.sorted { $0.value.order < $1.value.order }.map {
      (key: $0.key, value: $0.value)
    }
    var count = made.count
    try coder.fields.count(&count, "the number of boundaries")
    if coder.isReading {
      boundaries = [:]
      made = []
    }
    for index in 0..<count {
      let old = coder.isReading ? nil : made[index]
      let (key, boundary) = try Self.code(old, &coder)
      guard coder.isReading else { continue }
      try coder.require(boundaries[key] == nil, "a boundary")
      boundaries[key] = boundary
    }
  }

  /// Writes or reads a boundary, which has the lines of the behavior's, or of one that the behavior has
  /// replaced or removed since.
  private static func code(
    _ old: (key: BoundaryKey, value: CollisionEffect.MadeBoundary)?, _ coder: inout SnapshotCoder
  ) throws(WorldDecodingError) -> (BoundaryKey, CollisionEffect.MadeBoundary) {
    let behavior = coder.behaviors[coder.current]
    guard let effect = coder.effects[coder.current] as? CollisionEffect,
      var settings = behavior.state.own as? UICollisionBehavior.Settings
    else { preconditionFailure("A collision behavior has a collision effect.") }
    let listed = settings.boundaries.array
    var serial = old?.value.serial ?? 0
    var order = old?.value.order ?? 0
    // 0 is one that the behavior has no more.
    var number = listed.firstIndex { $0.key == old?.key }.map { $0 + 1 } ?? 0
    try coder.integer(&serial, "a boundary")
    try coder.integer(&order, "a boundary")
    try coder.integer(&number, below: listed.count + 1, "a boundary")
    var name = old?.value.body.identifierText ?? ""
    if number == 0 { try coder.text(&name, "the name of a boundary") }
    var body = old?.value.body.body ?? .none
    var slot = old?.value.body.slot ?? 0
    try coder.boundary(&body, &slot)
    if let old { return old }
    let current = number == 0 ? nil : listed[number - 1]
    let isCurrent = current?.serial == serial
    let identifier: any NSCopying = current?.identifier ?? NSString(string: name)
    let key = current?.key ?? BoundaryKey(identifier)
    if current == nil {
      try coder.require(settings.boundaries.element(for: key) == nil, "the name of a boundary")
      settings.changedBoundaries.insert(key)
      coder.behaviors[coder.current].state.own = settings
    }
    let lines = isCurrent ? BoundaryBody.lines(of: current?.polylines ?? []) : []
    let boundary = BoundaryBody(body, lines: lines, identifier: identifier, of: effect, slot: slot)
    try coder.place(boundary)
    return (key, .init(serial: serial, order: order, body: boundary))
  }
}

extension UICollisionBehavior.Settings {
  /// A hash of the lines of each boundary.
  @MainActor
  var boundaryHashes: [UInt64] {
    boundaries.array.map { boundary in
      var hash = FNV1a()
      for line in boundary.polylines {
        hash.add(UInt64(line.isClosed ? 1 : 0))
        hash.add(line.points)
      }
      return hash.value
    }
  }

  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    var bits = UInt64(mode.rawValue)
    try coder.fields.number(&bits, "the mode of collisions")
    mode = UICollisionBehavior.Mode(rawValue: UInt(truncatingIfNeeded: bits))
    try coder.flag(&translatesReferenceBounds, "the boundary of the reference bounds")
    try coder.number(&referenceInsets.top, in: SnapshotCoder.coordinates, "an inset")
    try coder.number(&referenceInsets.left, in: SnapshotCoder.coordinates, "an inset")
    try coder.number(&referenceInsets.bottom, in: SnapshotCoder.coordinates, "an inset")
    try coder.number(&referenceInsets.right, in: SnapshotCoder.coordinates, "an inset")
    try coder.integer(&nextSerial, "a boundary")
    // The boundaries are those of the animator that reads, numbered as in the other one.
    var listed = boundaries.array
    var changed = listed.indices.filter { changedBoundaries.contains(listed[$0].key) }
    for index in listed.indices { try coder.integer(&listed[index].serial, "a boundary") }
    try coder.indices(&changed, below: listed.count, "a changed boundary")
    guard coder.isReading else { return }
    boundaries = KeyedList(listed)
    changedBoundaries = Set(changed.map { listed[$0].key })
  }
}
