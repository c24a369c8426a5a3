// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

extension EncodedFormat {
  /// The format of a snapshot of an animator: a byte that no text has, and "UDS".
  static var snapshot: EncodedFormat {
    EncodedFormat(signature: [0x8E, 0x55, 0x44, 0x53], version: 1)
  }
}

/// A stream of the values of a snapshot that is written or read, with the objects to which they refer.
///
/// References are numbers: of behaviors in pre-order, of items in the order in which the behaviors list
/// them, of boundaries by slot, of joints by their order in the world. Only reading throws.
@MainActor
struct SnapshotCoder {
  var fields: FieldCoder
  /// The world: the one that was read, or a copy of the one that is written.
  let world: World
  /// Every joint of the world.
  let joints: [JointInfo]
  /// The behaviors of the tree in pre-order, with what is written, or with what was read.
  var behaviors: [(behavior: UIDynamicBehavior, state: UIDynamicBehavior.State)]
  /// The effect of each behavior that has one.
  let effects: [BehaviorEffect?]
  /// The items in the order in which behaviors list them.
  let items: [SimulatedItem]
  /// The boundaries by slot, filled by the effects of collision behaviors while reading.
  var boundaries: [BoundaryBody?] = []
  /// Whether each slot of a boundary is in use.
  var usedBoundaries: [Bool] = []
  /// The number of the behavior whose values are written or read.
  var current = 0
  /// The bodies and the joints that something of the snapshot has.
  var bodies: Set<BodyHandle> = []
  var claimedJoints: Set<JointHandle> = []

  private let itemNumbers: [ObjectIdentifier: Int]
  private let numbersByObject: [ObjectIdentifier: Int]
  private let behaviorNumbers: [ObjectIdentifier: Int]
  private let effectNumbers: [ObjectIdentifier: Int]
  private let jointNumbers: [JointHandle: Int]

  init(
    _ fields: FieldCoder, world: World,
    behaviors: [(behavior: UIDynamicBehavior, state: UIDynamicBehavior.State)],
    effects: [BehaviorEffect?], items: [SimulatedItem]
  ) {
    self.fields = fields
    self.world = world
    self.behaviors = behaviors
    self.effects = effects
    self.items = items
    joints = world.jointInfos
    itemNumbers = Self.numbers(items.map { ObjectIdentifier($0) })
    numbersByObject = Self.numbers(items.map { ObjectIdentifier($0.item) })
    behaviorNumbers = Self.numbers(behaviors.map { ObjectIdentifier($0.behavior) })
    var effectNumbers: [ObjectIdentifier: Int] = [:]
    for case (let number, let effect?) in effects.enumerated() {
      effectNumbers[ObjectIdentifier(effect)] = number
    }
    self.effectNumbers = effectNumbers
    jointNumbers = Self.numbers(joints.map(\.joint))
  }

  private static func numbers<Key: Hashable>(_ keys: [Key]) -> [Key: Int] {
    Dictionary(zip(keys, keys.indices)) { first, _ in first }
  }

  var isReading: Bool { fields.isReading }

  // MARK: References

  /// The number of an item; nil for one on which no behavior of the tree acts.
  func number(of item: SimulatedItem) -> Int? { itemNumbers[ObjectIdentifier(item)] }

  /// The number of an item object.
  func number(ofObject item: any UIDynamicItem) -> Int? { numbersByObject[ObjectIdentifier(item)] }

  /// The number of a behavior; nil for one that is not in the tree.
  func number(of behavior: UIDynamicBehavior) -> Int? {
    behaviorNumbers[ObjectIdentifier(behavior)]
  }

  /// The number of the behavior of an effect; nil for one that has ended.
  func number(of effect: BehaviorEffect) -> Int? { effectNumbers[ObjectIdentifier(effect)] }

  /// The number of a joint; nil for one that is no more.
  func number(of joint: JointHandle) -> Int? { jointNumbers[joint] }

  /// The slot of a boundary; nil for one that has left.
  func slot(of boundary: BoundaryBody) -> Int? {
    boundary.slot < boundaries.count && boundaries[boundary.slot] === boundary
      ? boundary.slot : nil
  }

  // MARK: Fields

  func require(
    _ condition: @autoclosure () -> Bool, _ name: FieldName
  ) throws(WorldDecodingError) {
    try fields.require(condition(), name)
  }

  mutating func flag(_ value: inout Bool, _ name: FieldName) throws(WorldDecodingError) {
    var byte: UInt8 = value ? 1 : 0
    try fields.byte(&byte, name)
    try require(byte < 2, name)
    value = byte == 1
  }

  /// Writes or reads a number that is not negative and below a limit.
  mutating func integer(
    _ value: inout Int, below limit: Int = Int.max / 2, _ name: FieldName
  ) throws(WorldDecodingError) {
    var number = UInt64(max(value, 0))
    try fields.number(&number, name)
    try require(number < UInt64(max(limit, 0)), name)
    value = Int(truncatingIfNeeded: number)
  }

  /// Writes or reads a number within a range.
  mutating func number(
    _ value: inout CGFloat, in range: ClosedRange<CGFloat> = Self.finite, _ name: FieldName
  ) throws(WorldDecodingError) {
    var double = Double(value)
    try fields.double(&double, name)
    value = CGFloat(double)
    try require(range.contains(value), name)
  }

  /// Writes or reads a number with any bits.
  mutating func bits(_ value: inout CGFloat, _ name: FieldName) throws(WorldDecodingError) {
    var pattern = Double(value).bitPattern
    try fields.number(&pattern, name)
    value = CGFloat(Double(bitPattern: pattern))
  }

  static var finite: ClosedRange<CGFloat> {
    -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude
  }

  static var notNegative: ClosedRange<CGFloat> { 0...CGFloat.greatestFiniteMagnitude }

  /// The numbers that behaviors accept, and those that follow from them.
  static var accepted: ClosedRange<CGFloat> {
    let limit = CGFloat(2 * Tuning.maximumNumber)
    return -limit...limit
  }

  /// Lengths and coordinates that follow from accepted coordinates.
  static var coordinates: ClosedRange<CGFloat> {
    let limit = CGFloat(4 * Tuning.maximumCoordinate)
    return -limit...limit
  }

  mutating func point(
    _ point: inout CGPoint, in range: ClosedRange<CGFloat> = Self.finite, _ name: FieldName
  ) throws(WorldDecodingError) {
    try number(&point.x, in: range, name)
    try number(&point.y, in: range, name)
  }

  mutating func vector(_ vector: inout CGVector, _ name: FieldName) throws(WorldDecodingError) {
    try number(&vector.dx, in: Self.accepted, name)
    try number(&vector.dy, in: Self.accepted, name)
  }

  mutating func offset(_ offset: inout UIOffset, _ name: FieldName) throws(WorldDecodingError) {
    try number(&offset.horizontal, name)
    try number(&offset.vertical, name)
  }

  mutating func transform(
    _ transform: inout CGAffineTransform, _ name: FieldName
  ) throws(WorldDecodingError) {
    try number(&transform.a, name)
    try number(&transform.b, name)
    try number(&transform.c, name)
    try number(&transform.d, name)
    try number(&transform.tx, name)
    try number(&transform.ty, name)
  }

  /// Writes or reads a rotation.
  mutating func rotation(
    _ rotation: inout Rotation, _ name: FieldName
  ) throws(WorldDecodingError) {
    try fields.float(&rotation.cosine, .finite, name)
    try fields.float(&rotation.sine, .finite, name)
    let parts = [rotation.cosine, rotation.sine]
    try require(parts.allSatisfy { abs($0) < 2 }, name)
  }

  mutating func text(_ text: inout String, _ name: FieldName) throws(WorldDecodingError) {
    var bytes = Array(text.utf8)
    try fields.block(&bytes, name)
    text = String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Lists

  /// Writes or reads a list of indices below a limit, each at most once.
  mutating func indices(
    _ list: inout [Int], below limit: Int, _ name: FieldName
  ) throws(WorldDecodingError) {
    var rows = list.map { Int32(truncatingIfNeeded: $0) }
    try fields.rows(&rows, below: limit, name)
    list = rows.map { Int($0) }
    try require(Set(list).count == list.count, name)
  }

  /// Writes or reads the items of a list, without those that have left.
  mutating func list(_ list: inout [SimulatedItem], _ name: FieldName) throws(WorldDecodingError) {
    var numbers = list.compactMap(number)
    try indices(&numbers, below: items.count, name)
    list = numbers.map { items[$0] }
  }

  /// Writes or reads one side of a contact.
  mutating func participant(
    _ participant: inout ContactParticipant, _ name: FieldName
  ) throws(WorldDecodingError) {
    var isBoundary = false
    var index = 0
    switch participant {
    case .item(let item): index = number(of: item) ?? 0
    case .boundary(let boundary): (isBoundary, index) = (true, boundary.slot)
    }
    try flag(&isBoundary, name)
    try integer(&index, below: isBoundary ? boundaries.count : items.count, name)
    guard isReading else { return }
    guard isBoundary else { return participant = .item(items[index]) }
    try require(boundaries[index] != nil, name)
    if let boundary = boundaries[index] { participant = .boundary(boundary) }
  }

  /// Whether a side of a contact is still there.
  func isKnown(_ participant: ContactParticipant) -> Bool {
    switch participant {
    case .item(let item): number(of: item) != nil
    case .boundary(let boundary): slot(of: boundary) != nil
    }
  }
}
