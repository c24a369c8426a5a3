// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
internal import KeyedLists
import Physics2D

// What the user has set on behaviors, as values of a snapshot. Settings of an item that is in no behavior of
// the tree stay what they are in the animator that reads.

extension UIAttachmentBehavior.Settings {
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    try joint.code(&coder)
    try coder.flag(&isJointAdopted, "an attachment")
    try coder.flag(&itemsCollide, "an attachment")
    try coder.point(&anchor, "the anchor of an attachment")
    var hasLength = length != nil
    try coder.flag(&hasLength, "the length of an attachment")
    var ownLength = length ?? 0
    if hasLength {
      try coder.number(
        &ownLength, in: 0...SnapshotCoder.coordinates.upperBound, "the length of an attachment")
    }
    length = hasLength ? ownLength : nil
    try coder.number(&damping, in: SnapshotCoder.notNegative, "the damping of an attachment")
    try coder.number(&frequency, in: SnapshotCoder.notNegative, "the frequency of an attachment")
    try coder.number(&frictionTorque, in: SnapshotCoder.notNegative, "the torque of a pin")
    try coder.bits(&range.minimum, "the range of an attachment")
    try coder.bits(&range.maximum, "the range of an attachment")
    let range = range
    try coder.require(range.minimum <= 0 && range.maximum >= 0, "the range of an attachment")
  }
}

extension UIPushBehavior.Settings {
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    try force.code(&coder)
    try coder.flag(&isActive, "a push")
    let all = offsets.array
    var known = all.compactMap { entry in
      coder.number(ofObject: entry.item).map { (number: $0, offset: entry.offset) }
    }
    var count = known.count
    try coder.fields.count(&count, "the number of offsets")
    if coder.isReading { known = Array(repeating: (0, .zero), count: count) }
    for index in 0..<count {
      try coder.integer(&known[index].number, below: coder.items.count, "the item of an offset")
      try coder.offset(&known[index].offset, "the offset of a push")
    }
    guard coder.isReading else { return }
    let numbers = known.map(\.number)
    try coder.require(Set(numbers).count == numbers.count, "the item of an offset")
    offsets = KeyedList(
      all.filter { coder.number(ofObject: $0.item) == nil }
        + known.map { .init(item: coder.items[$0.number].item, offset: $0.offset) })
  }
}

extension UISnapBehavior.Settings {
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    try coder.point(&point, in: SnapshotCoder.coordinates, "the point of a snap")
    try coder.number(&damping, in: SnapshotCoder.notNegative, "the damping of a snap")
  }
}

extension UIDynamicItemBehavior.Settings {
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    try properties.code(&coder)
    let all = pendingVelocities.array
    var known = all.compactMap { entry in
      coder.number(ofObject: entry.item).map { (number: $0, velocity: entry) }
    }
    var count = known.count
    try coder.fields.count(&count, "the number of velocities")
    for index in 0..<count {
      var number = coder.isReading ? 0 : known[index].number
      try coder.integer(&number, below: coder.items.count, "the item of a velocity")
      var velocity =
        coder.isReading
        ? UIDynamicItemBehavior.PendingVelocity(item: coder.items[number].item)
        : known[index].velocity
      try coder.point(&velocity.linear, "the velocity of an item")
      try coder.number(&velocity.angular, "the velocity of an item")
      if coder.isReading { known.append((number, velocity)) }
    }
    guard coder.isReading else { return }
    known.removeFirst(known.count - count)
    let numbers = known.map(\.number)
    try coder.require(Set(numbers).count == numbers.count, "the item of a velocity")
    pendingVelocities = KeyedList(
      all.filter { coder.number(ofObject: $0.item) == nil } + known.map(\.velocity))
  }
}

extension ItemProperties {
  @MainActor
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    let range = SnapshotCoder.notNegative
    try Self.code(&elasticity, in: range, &coder)
    try Self.code(&friction, in: range, &coder)
    try Self.code(&density, in: 0...CGFloat(Tuning.maximumDensity), &coder)
    try Self.code(&resistance, in: range, &coder)
    try Self.code(&angularResistance, in: range, &coder)
    try Self.code(&charge, in: SnapshotCoder.accepted, &coder)
    try Self.code(&isAnchored, &coder)
    try Self.code(&allowsRotation, &coder)
    let density = density ?? 1
    try coder.require(
      density == 0 || density >= CGFloat(Tuning.minimumDensity), "a property of items")
  }

  @MainActor
  private static func code(
    _ value: inout CGFloat?, in range: ClosedRange<CGFloat>, _ coder: inout SnapshotCoder
  ) throws(WorldDecodingError) {
    var isSet = value != nil
    try coder.flag(&isSet, "a property of items")
    guard isSet else { return value = nil }
    var number = value ?? 0
    try coder.number(&number, in: range, "a property of items")
    value = number
  }

  @MainActor
  private static func code(
    _ value: inout Bool?, _ coder: inout SnapshotCoder
  ) throws(WorldDecodingError) {
    var state = value.map { $0 ? 2 : 1 } ?? 0
    try coder.integer(&state, below: 3, "a property of items")
    value = state == 0 ? nil : state == 2
  }
}

extension UIDynamicOverlayBehavior.Settings {
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    var bits = UInt64(bitPattern: Int64(parts.rawValue))
    try coder.fields.number(&bits, "the parts of an overlay")
    parts = UIDynamicOverlayBehavior.Parts(rawValue: Int(truncatingIfNeeded: bits))
    try coder.number(&veil, in: 0...1, "the veil of an overlay")
  }
}

// MARK: - Fields

extension UIFieldBehavior.Settings {
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    try values.code(&coder)
    try UIRegion.code(&area, &coder)
  }
}

extension FieldValues {
  @MainActor
  fileprivate mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    try coder.point(&position, in: SnapshotCoder.coordinates, "the position of a field")
    try coder.number(&strength, in: SnapshotCoder.accepted, "the strength of a field")
    try coder.number(&falloff, in: SnapshotCoder.accepted, "the falloff of a field")
    let radii = 0...SnapshotCoder.accepted.upperBound
    try coder.number(&minimumRadius, in: radii, "the minimum radius of a field")
    try coder.vector(&direction, "the direction of a field")
    try coder.number(&smoothness, in: 0...1, "the smoothness of noise")
    try coder.number(&animationSpeed, in: SnapshotCoder.accepted, "the speed of noise")
    try coder.fields.number(&noiseSeed, "the seed of noise")
  }
}

extension UIRegion {
  /// Writes or reads a region, unless it is of a class of the user's own; one that is the same stays the
  /// same object.
  static func code(
    _ region: inout UIRegion, _ coder: inout SnapshotCoder
  ) throws(WorldDecodingError) {
    let own = region.plainRegion
    var isPlain = own != nil
    try coder.flag(&isPlain, "the class of a region")
    try coder.require(isPlain == (own != nil), "the class of a region")
    guard var plain = own else { return }
    try plain.code(&coder.fields)
    if coder.isReading, plain != own { region = UIRegion.made(of: plain) }
  }

  /// The region for a value.
  private static func made(of region: FieldRegion) -> UIRegion {
    switch region {
    case .infinite: .infinite
    case .empty: UIRegion.infinite.inverse()
    case .circle(let radius): UIRegion(radius: CGFloat(radius))
    case .rectangle(let width, let height):
      UIRegion(size: CGSize(width: CGFloat(width), height: CGFloat(height)))
    case .inverse(let region): made(of: region).inverse()
    case .union(let first, let second): made(of: first).byUnion(with: made(of: second))
    case .difference(let first, let second): made(of: first).byDifference(from: made(of: second))
    case .intersection(let first, let second):
      made(of: first).byIntersection(with: made(of: second))
    }
  }
}
