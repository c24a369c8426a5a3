import Foundation
import Physics2D

/// What is written to items at the end of each step, a row for each slot.
///
/// A step writes through the rows while the user's setters, which it calls, may add and remove items;
/// the rows that it goes through have to stay as they are, see `Simulation.rowsToChange()`.
final class ItemRows {
  /// Whether a step is going through the rows.
  var isInUse = false
  /// Whether a copy has taken the place of the rows that a step goes through.
  var isReplaced = false
  private(set) var count = 0
  private var capacity = 0
  private var rows: UnsafeMutablePointer<ItemRow>
  /// By slot; only of items whose transform is not a rotation alone.
  private var orientations: UnsafeMutablePointer<ItemOrientation>

  init() {
    rows = .allocate(capacity: 0)
    orientations = .allocate(capacity: 0)
  }

  deinit {
    rows.deinitialize(count: count)
    rows.deallocate()
    orientations.deallocate()
  }

  /// Rows of their own with the same items.
  func copy() -> ItemRows {
    let copy = ItemRows()
    copy.reserve(count)
    for slot in 0..<count {
      (copy.rows + slot).initialize(to: rows[slot].copy())
      copy.orientations[slot] = orientations[slot]
    }
    copy.count = count
    return copy
  }

  // MARK: Items

  /// Fills a slot, which may be one after the last.
  func set(
    _ item: any UIDynamicItem, orientation: ItemOrientation, hasOtherCoordinates: Bool, at slot: Int
  ) {
    reserve(slot + 1)
    while count <= slot { appendFreeRow() }
    rows[slot] = ItemRow(item, orientation, hasOtherCoordinates: hasOtherCoordinates)
    orientations[slot] = orientation
  }

  /// Empties a slot.
  func clear(_ slot: Int) {
    guard slot < count else { return }
    rows[slot] = ItemRow(nil, ItemOrientation(.identity), hasOtherCoordinates: false)
  }

  private func appendFreeRow() {
    let orientation = ItemOrientation(.identity)
    (rows + count).initialize(to: ItemRow(nil, orientation, hasOtherCoordinates: false))
    orientations[count] = orientation
    count += 1
  }

  private func reserve(_ needed: Int) {
    guard needed > capacity else { return }
    capacity = max(needed, 2 * capacity)
    let (oldRows, oldOrientations) = (rows, orientations)
    rows = .allocate(capacity: capacity)
    rows.moveInitialize(from: oldRows, count: count)
    oldRows.deallocate()
    orientations = .allocate(capacity: capacity)
    orientations.moveInitialize(from: oldOrientations, count: count)
    oldOrientations.deallocate()
  }

  // MARK: Writing

  /// The row of a slot; valid until the next change of the rows.
  @inline(__always)
  func row(_ slot: Int) -> UnsafeMutablePointer<ItemRow> { rows + slot }

  /// Turns the item of a slot and returns the transform to write.
  ///
  /// - Parameter current: The item's transform now.
  @inline(__always)
  func turn(
    _ slot: Int, to rotation: Rotation, current: CGAffineTransform
  ) -> CGAffineTransform {
    let row = rows + slot
    // Nearly every item, every time.
    guard row.pointee.isOnlyRotated, current == CGAffineTransform(row.pointee.shownRotation) else {
      return turnWithRest(slot, to: rotation, current: current)
    }
    row.pointee.shownRotation = rotation
    return CGAffineTransform(rotation)
  }

  /// Turns an item whose transform does more, or was changed by somebody else.
  @inline(never)
  private func turnWithRest(
    _ slot: Int, to rotation: Rotation, current: CGAffineTransform
  ) -> CGAffineTransform {
    let row = rows + slot
    var orientation =
      row.pointee.isOnlyRotated ? ItemOrientation(row.pointee.shownRotation) : orientations[slot]
    let turned = orientation.turn(to: rotation, current: current)
    row.pointee.shownRotation = rotation
    row.pointee.isOnlyRotated = orientation.isOnlyRotated
    orientations[slot] = orientation
    return turned
  }
}

/// Rows show what is in them: which object holds them says nothing.
extension ItemRows: CustomReflectable {
  var customMirror: Mirror {
    let shown = (0..<count).map { slot in
      (rows[slot].contents, rest: rows[slot].isOnlyRotated ? nil : orientations[slot])
    }
    return Mirror(self, children: ["rows": shown], displayStyle: .struct)
  }
}
