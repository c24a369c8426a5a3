import Foundation
import Physics2D

/// An item, and what a step has to know to write to it.
///
/// It cannot be copied and only lends the item: counting references to items that stay where they are
/// would cost as much as writing them.
struct ItemOutput: ~Copyable {
  /// Nil where the slot is free.
  private let item: (any UIDynamicItem)?
  /// The rotation that the item shows.
  var shownRotation: Rotation
  /// Whether the transform that was last seen on, or written to, the item is that rotation and nothing
  /// else.
  var isOnlyRotated: Bool
  /// Whether the item is a view whose coordinates are not those of the animator.
  let hasOtherCoordinates: Bool

  init(
    _ item: (any UIDynamicItem)?, _ orientation: ItemOrientation, hasOtherCoordinates: Bool
  ) {
    self.item = item
    shownRotation = orientation.rotation
    isOnlyRotated = orientation.isOnlyRotated
    self.hasOtherCoordinates = hasOtherCoordinates
  }

  private init(copying output: borrowing ItemOutput) {
    item = output.item
    shownRotation = output.shownRotation
    isOnlyRotated = output.isOnlyRotated
    hasOtherCoordinates = output.hasOtherCoordinates
  }

  borrowing func copy() -> ItemOutput { ItemOutput(copying: self) }

  /// What is in the row, for reflection.
  var contents: (item: (any UIDynamicItem)?, rotation: Rotation, Bool, Bool) {
    (item, shownRotation, isOnlyRotated, hasOtherCoordinates)
  }

  /// The item's transform now; nil where the slot is free.
  @MainActor @inline(__always)
  borrowing func transform() -> CGAffineTransform? { item?.transform }

  @MainActor @inline(__always)
  borrowing func write(_ center: CGPoint) { item?.center = center }

  @MainActor @inline(__always)
  borrowing func write(_ transform: CGAffineTransform) { item?.transform = transform }

  /// The center to write, in the item's own coordinates.
  @MainActor
  borrowing func center(at position: CGPoint, in reference: ReferenceSystem) -> CGPoint {
    guard hasOtherCoordinates, let item else { return position }
    return reference.center(of: item, at: position)
  }

  /// Whether another row has the same item.
  borrowing func hasSameItem(as other: borrowing ItemOutput) -> Bool { item === other.item }
}
