// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// What two animators have to have in common, so that the bytes of one are of use to the other: the
/// behaviors, and the items and boundaries that they list, in the same order.
@MainActor
struct SnapshotSetup {
  struct Behavior {
    /// The class, with the kind of attachment, push or field.
    var kind = ""
    var childCount = 0
    /// The numbers of the items on which it acts.
    var items: [Int] = []
    /// A hash of the lines of each boundary.
    var boundaries: [UInt64] = []
  }

  struct Item {
    /// Whether the item has a body.
    var isSimulated = false
    var width: CGFloat = 0
    var height: CGFloat = 0
    /// A hash of the collision shape.
    var shape: UInt64 = 0
  }

  var behaviors: [Behavior] = []
  var items: [Item] = []
}

// MARK: - Reading an animator

extension SnapshotSetup {
  init(_ snapshot: SimulationSnapshot) {
    let listed = snapshot.listedItems
    let numbers = Dictionary(
      uniqueKeysWithValues: zip(listed.map { ObjectIdentifier($0) }, listed.indices))
    let states = snapshot.effectStates
    behaviors = snapshot.behaviors.map { behavior, state in
      let items = state.effect.flatMap { states[ObjectIdentifier($0)]?.items } ?? []
      return Behavior(
        kind: behavior.setupKind(state.own), childCount: state.childCount,
        items: items.compactMap { numbers[ObjectIdentifier($0)] },
        boundaries: (state.own as? UICollisionBehavior.Settings)?.boundaryHashes ?? [])
    }
    let itemStates = Dictionary(
      uniqueKeysWithValues: snapshot.items.map { (ObjectIdentifier($0.item), $0.state) })
    items = listed.map { item in
      let state = itemStates[ObjectIdentifier(item)] ?? SimulatedItem.State()
      return Item(
        isSimulated: state.body != nil, width: state.size.width, height: state.size.height,
        shape: state.itemShape?.hash ?? 0)
    }
  }
}

extension SimulationSnapshot {
  /// The state of each effect.
  var effectStates: [ObjectIdentifier: BehaviorEffect.Captured] {
    Dictionary(uniqueKeysWithValues: effects.map { (ObjectIdentifier($0.effect), $0.state) })
  }

  /// The items in the order in which the behaviors list them, in the pre-order of the tree.
  var listedItems: [SimulatedItem] {
    let states = effectStates
    var known: Set<ObjectIdentifier> = []
    var listed: [SimulatedItem] = []
    for case let effect? in behaviors.map(\.state.effect) {
      for item in states[ObjectIdentifier(effect)]?.items ?? []
      where known.insert(ObjectIdentifier(item)).inserted {
        listed.append(item)
      }
    }
    return listed
  }
}

extension UIDynamicBehavior {
  /// The class, with what its items share for as long as it exists.
  fileprivate func setupKind(_ own: (any SnapshotState)?) -> String {
    let name = String(describing: type(of: self))
    var detail = setupDetail.map { ", \($0)" } ?? ""
    if let field = own as? UIFieldBehavior.Settings, field.area.plainRegion == nil {
      detail += " in a region of another class"
    }
    return name == setupClass ? name + detail : "\(name), a \(setupClass)\(detail)"
  }
}

extension ItemShape {
  /// A hash of the outlines and the pieces.
  fileprivate var hash: UInt64 {
    var hash = FNV1a()
    for outline in outlines { hash.add(outline) }
    for piece in pieces {
      hash.add(Double(piece.densityFactor).bitPattern)
      hash.add(UInt64(piece.collides ? 1 : 0))
    }
    return hash.value
  }
}

extension FNV1a {
  /// Adds the number of points and the points.
  mutating func add(_ points: [CGPoint]) {
    add(UInt64(points.count))
    for point in points {
      add(Double(point.x).bitPattern)
      add(Double(point.y).bitPattern)
    }
  }
}

// MARK: - Comparing

extension SnapshotSetup {
  /// The first difference of the animator from a setup that was read; nil if there is none.
  func difference(from snapshot: SnapshotSetup) -> UIDynamicAnimator.SetupDifference? {
    if behaviors.count != snapshot.behaviors.count {
      return .behaviorCount(here: behaviors.count, snapshot: snapshot.behaviors.count)
    }
    for (index, (here, there)) in zip(behaviors, snapshot.behaviors).enumerated() {
      if let difference = Self.difference(index + 1, here, there) { return difference }
    }
    if items.count != snapshot.items.count {
      return .itemCount(here: items.count, snapshot: snapshot.items.count)
    }
    for (index, (here, there)) in zip(behaviors, snapshot.behaviors).enumerated()
    where here.items != there.items {
      return .items(ofBehavior: index + 1)
    }
    for (index, (here, there)) in zip(items, snapshot.items).enumerated() {
      if let difference = Self.difference(index + 1, here, there) { return difference }
    }
    return nil
  }

  private static func difference(
    _ number: Int, _ here: Behavior, _ there: Behavior
  ) -> UIDynamicAnimator.SetupDifference? {
    if here.kind != there.kind {
      return .behavior(number, here: here.kind, snapshot: there.kind)
    }
    if here.childCount != there.childCount {
      return .childCount(ofBehavior: number, here: here.childCount, snapshot: there.childCount)
    }
    if here.items.count != there.items.count {
      return .itemCountOfBehavior(
        number, here: here.items.count, snapshot: there.items.count)
    }
    if here.boundaries.count != there.boundaries.count {
      return .boundaryCount(
        ofBehavior: number, here: here.boundaries.count, snapshot: there.boundaries.count)
    }
    let other = zip(here.boundaries, there.boundaries).enumerated().first { $1.0 != $1.1 }
    return other.map { .boundary($0.offset + 1, ofBehavior: number) }
  }

  private static func difference(
    _ number: Int, _ here: Item, _ there: Item
  ) -> UIDynamicAnimator.SetupDifference? {
    if here.isSimulated != there.isSimulated {
      return .participation(ofItem: number, here: here.isSimulated)
    }
    if here.width != there.width || here.height != there.height {
      return .size(
        ofItem: number, here: "\(here.width) × \(here.height)",
        snapshot: "\(there.width) × \(there.height)")
    }
    return here.shape == there.shape ? nil : .shape(ofItem: number)
  }
}

// MARK: - Coding

extension SnapshotSetup {
  /// Writes or reads a setup.
  mutating func code(_ fields: inout FieldCoder) throws(WorldDecodingError) {
    var count = behaviors.count
    try fields.count(&count, "the number of behaviors")
    if fields.isReading { behaviors = Array(repeating: Behavior(), count: count) }
    var itemCount = items.count
    try fields.count(&itemCount, "the number of items")
    if fields.isReading { items = Array(repeating: Item(), count: itemCount) }
    for index in 0..<count { try Self.code(&behaviors[index], itemCount, &fields) }
    for index in 0..<itemCount { try Self.code(&items[index], &fields) }
  }

  private static func code(
    _ behavior: inout Behavior, _ itemCount: Int, _ fields: inout FieldCoder
  ) throws(WorldDecodingError) {
    var name = Array(behavior.kind.utf8)
    try fields.block(&name, "the kind of a behavior")
    behavior.kind = String(decoding: name, as: UTF8.self)
    try fields.count(&behavior.childCount, "the number of children")
    var rows = behavior.items.map { Int32(truncatingIfNeeded: $0) }
    try fields.rows(&rows, below: itemCount, "the items of a behavior")
    behavior.items = rows.map { Int($0) }
    var count = behavior.boundaries.count
    try fields.count(&count, "the number of boundaries")
    if fields.isReading { behavior.boundaries = Array(repeating: 0, count: count) }
    for index in 0..<count {
      try fields.number(&behavior.boundaries[index], "a boundary")
    }
  }

  private static func code(
    _ item: inout Item, _ fields: inout FieldCoder
  ) throws(WorldDecodingError) {
    var byte: UInt8 = item.isSimulated ? 1 : 0
    try fields.byte(&byte, "an item")
    try fields.require(byte < 2, "an item")
    item.isSimulated = byte == 1
    var (width, height) = (Double(item.width), Double(item.height))
    try fields.double(&width, "the size of an item")
    try fields.double(&height, "the size of an item")
    (item.width, item.height) = (CGFloat(width), CGFloat(height))
    try fields.number(&item.shape, "the shape of an item")
  }
}
