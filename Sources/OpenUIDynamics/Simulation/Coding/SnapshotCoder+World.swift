// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

// Each body and each joint of a world that was read belongs to one object, as the numbers that the world keeps
// of it say: what the engine reports of it then leads back to that object.
extension SnapshotCoder {
  /// Writes or reads the body of a boundary and its slot.
  mutating func boundary(
    _ body: inout BodyHandle, _ slot: inout Int
  ) throws(WorldDecodingError) {
    try integer(&slot, below: boundaries.count, "the slot of a boundary")
    try fields.handle(&body, "the body of a boundary")
    guard isReading else { return }
    let (read, index) = (body, slot)
    try require(
      usedBoundaries[index] && boundaries[index] == nil && world.isValid(read)
        && world.kind(of: read) == .static, "the body of a boundary")
    try claim(read, shapes: Simulation.userData(ofBoundary: index), "the body of a boundary")
  }

  /// Puts a boundary that was read into its slot.
  mutating func place(_ boundary: BoundaryBody) throws(WorldDecodingError) {
    try require(boundaries[boundary.slot] == nil, "the slot of a boundary")
    boundaries[boundary.slot] = boundary
  }

  /// Takes the body of an item that was read.
  mutating func claim(
    _ body: BodyHandle, of item: SimulatedItem, pieces: Int
  ) throws(WorldDecodingError) {
    let name: FieldName = "the body of an item"
    try require(
      world.isValid(body) && world.kind(of: body) != .kinematic
        && world.userData(of: body) == UInt64(item.slot) && world.shapes(of: body).count == pieces,
      name)
    try claim(body, shapes: UInt64(item.slot), name)
  }

  /// Takes the body of an anchor that was read.
  mutating func claimAnchor(_ body: BodyHandle) throws(WorldDecodingError) {
    let name: FieldName = "the anchor of an attachment"
    try require(
      world.isValid(body) && world.kind(of: body) == .kinematic
        && world.userData(of: body) == Simulation.userDataWithoutItem
        && world.shapes(of: body).isEmpty, name)
    try claim(body, shapes: 0, name)
  }

  private mutating func claim(
    _ body: BodyHandle, shapes userData: UInt64, _ name: FieldName
  ) throws(WorldDecodingError) {
    let isNew = bodies.insert(body).inserted
    try require(
      isNew && world.shapes(of: body).allSatisfy { world.userData(of: $0) == userData }, name)
  }

  /// Takes a joint that was read.
  mutating func claim(_ joint: JointHandle) throws(WorldDecodingError) {
    let isNew = claimedJoints.insert(joint).inserted
    try require(isNew, "a joint")
  }

  /// Refuses a world with a body or a joint that belongs to nothing.
  func requireOwners() throws(WorldDecodingError) {
    try require(bodies.count == world.bodyCount, "a body")
    try require(claimedJoints.count == joints.count, "a joint")
    try require(
      zip(usedBoundaries, boundaries).allSatisfy { $0 == ($1 != nil) }, "the slot of a boundary")
  }
}
