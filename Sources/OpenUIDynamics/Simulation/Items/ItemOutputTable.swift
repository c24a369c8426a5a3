// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// The table through which a step writes centers and transforms to items, one output for each slot.
///
/// A step iterates the table while the user's setters may add and remove items; such changes go to
/// a copy, see `Simulation.mutableOutputs()`.
final class ItemOutputTable {
  /// Whether a step iterates the table.
  var isBeingWritten = false
  /// Whether a copy has replaced the table while a step iterates it.
  var isReplaced = false
  private(set) var count = 0
  private var capacity = 0
  private var outputs: UnsafeMutablePointer<ItemOutput>
  /// The orientations by slot, valid for items whose transform is not a pure rotation; nil until there
  /// is one.
  private var orientations: UnsafeMutablePointer<ItemOrientation>?

  init() {
    outputs = .allocate(capacity: 0)
  }

  deinit {
    outputs.deinitialize(count: count)
    outputs.deallocate()
    orientations?.deallocate()
  }

  /// A table of its own with the same items.
  func copy() -> ItemOutputTable {
    let copy = ItemOutputTable()
    copy.reserve(count)
    for slot in 0..<count {
      (copy.outputs + slot).initialize(to: outputs[slot].copy())
    }
    copy.count = count
    for slot in 0..<count where !outputs[slot].isOnlyRotated { copy.store(orientation(slot), slot) }
    return copy
  }

  // MARK: Items

  /// Fills a slot, which may be one after the last.
  @MainActor
  func set(
    _ item: any UIDynamicItem, orientation: ItemOrientation, hasOtherCoordinates: Bool, at slot: Int
  ) {
    reserve(slot + 1)
    while count <= slot { appendFreeOutput() }
    outputs[slot] = ItemOutput(
      item, orientation, hasOtherCoordinates: hasOtherCoordinates,
      layer: (item as? UIView)?.movingLayer)
    store(orientation, slot)
  }

  /// Empties a slot.
  func clear(_ slot: Int) {
    guard slot < count else { return }
    outputs[slot] = ItemOutput(nil, ItemOrientation(.identity), hasOtherCoordinates: false)
  }

  private func appendFreeOutput() {
    (outputs + count).initialize(
      to: ItemOutput(nil, ItemOrientation(.identity), hasOtherCoordinates: false))
    count += 1
  }

  private func reserve(_ needed: Int) {
    guard needed > capacity else { return }
    capacity = max(needed, 2 * capacity)
    let (oldOutputs, oldOrientations) = (outputs, orientations)
    outputs = .allocate(capacity: capacity)
    outputs.moveInitialize(from: oldOutputs, count: count)
    oldOutputs.deallocate()
    guard let oldOrientations else { return }
    let moved = UnsafeMutablePointer<ItemOrientation>.allocate(capacity: capacity)
    moved.moveInitialize(from: oldOrientations, count: count)
    oldOrientations.deallocate()
    orientations = moved
  }

  /// Keeps the orientation of an item, unless its output tells it.
  private func store(_ orientation: ItemOrientation, _ slot: Int) {
    guard !outputs[slot].isOnlyRotated else { return }
    let stored = orientations ?? .allocate(capacity: capacity)
    stored[slot] = orientation
    orientations = stored
  }

  // MARK: Writing

  /// The output of a slot; valid until the next change of the table.
  @inline(__always)
  func output(_ slot: Int) -> UnsafeMutablePointer<ItemOutput> { outputs + slot }

  /// The orientation that the item of a slot shows.
  func orientation(_ slot: Int) -> ItemOrientation {
    let output = outputs + slot
    guard !output.pointee.isOnlyRotated, let orientations else {
      return ItemOrientation(output.pointee.shownRotation)
    }
    return orientations[slot]
  }

  /// Records the rotation of the item of a slot and returns the transform to write.
  ///
  /// - Parameter current: The item's transform now.
  @inline(__always)
  func turn(
    _ slot: Int, to rotation: Rotation, current: CGAffineTransform
  ) -> CGAffineTransform {
    let output = outputs + slot
    // The common case: a pure rotation that the user has not changed.
    guard output.pointee.isOnlyRotated, current == CGAffineTransform(output.pointee.shownRotation)
    else {
      return turnWithRest(slot, to: rotation, current: current)
    }
    output.pointee.shownRotation = rotation
    return CGAffineTransform(rotation)
  }

  /// Records the rotation of an item whose transform has scale, skew or translation, or was changed
  /// by the user.
  @inline(never)
  private func turnWithRest(
    _ slot: Int, to rotation: Rotation, current: CGAffineTransform
  ) -> CGAffineTransform {
    let output = outputs + slot
    var orientation = self.orientation(slot)
    let turned = orientation.turn(to: rotation, current: current)
    output.pointee.shownRotation = rotation
    output.pointee.isOnlyRotated = orientation.isOnlyRotated
    store(orientation, slot)
    return turned
  }
}

/// Reflects the contents only: the identity of the table means nothing.
extension ItemOutputTable: CustomReflectable {
  var customMirror: Mirror {
    let shown = (0..<count).map { slot in
      (outputs[slot].contents, rest: outputs[slot].isOnlyRotated ? nil : orientation(slot))
    }
    return Mirror(self, children: ["outputs": shown], displayStyle: .struct)
  }
}
