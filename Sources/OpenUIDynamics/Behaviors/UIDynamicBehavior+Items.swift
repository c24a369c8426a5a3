// SPDX-License-Identifier: Apache-2.0

/// A behavior whose items the user adds and removes one by one.
@MainActor
protocol ItemListBehavior: UIDynamicBehavior {
  /// Removes an item; one that is not in the list is ignored.
  func removeItem(_ item: any UIDynamicItem)
}

extension UICollisionBehavior: ItemListBehavior {}
extension UIDynamicItemBehavior: ItemListBehavior {}
extension UIFieldBehavior: ItemListBehavior {}
extension UIGravityBehavior: ItemListBehavior {}
extension UIPushBehavior: ItemListBehavior {}

extension UIDynamicBehavior {
  /// Adds an item to the list and to the effect; one that is in the list is ignored.
  func append(_ item: any UIDynamicItem, method: String) {
    guard itemList.append(item) else { return }
    effect?.addItem(item, method: method)
  }

  /// Removes an item from the list and from the effect; one that is not in the list is ignored.
  ///
  /// - Parameter removeSettings: Called in between with the item, to remove what is set for it alone.
  func remove(
    _ item: any UIDynamicItem, removeSettings: (any UIDynamicItem) -> Void = { _ in }
  ) {
    guard let removed = itemList.remove(item) else { return }
    removeSettings(removed)
    effect?.removeItem(removed)
  }
}
