import Foundation
import Physics2D

/// What is written to items at the end of each step, as dense arrays of which each slot has a row.
///
/// Items and numbers are apart: a step changes numbers only, so that it may keep reading the items
/// while the user's setters, which it calls, add and remove others.
@MainActor
struct ItemRows {
  private(set) var items: ContiguousArray<(any UIDynamicItem)?> = []
  var orientations: ContiguousArray<ItemOrientation> = []
  /// Whether the item is a view whose coordinates are not those of the animator.
  private(set) var hasOtherCoordinates: ContiguousArray<Bool> = []

  nonisolated init() {}

  /// Fills a slot, which may be the one after the last.
  mutating func set(
    _ item: any UIDynamicItem, orientation: ItemOrientation, hasOtherCoordinates other: Bool,
    at slot: Int
  ) {
    while items.count <= slot {
      items.append(nil)
      orientations.append(orientation)
      hasOtherCoordinates.append(false)
    }
    items[slot] = item
    orientations[slot] = orientation
    hasOtherCoordinates[slot] = other
  }

  mutating func clear(_ slot: Int) {
    guard slot < items.count else { return }
    items[slot] = nil
  }
}
