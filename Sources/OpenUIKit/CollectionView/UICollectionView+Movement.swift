// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Moving an item with a touch of the app's own recognizer.
///
/// Differs from UIKit: the other items make room when the item is dropped, not before.
extension UICollectionView {
  /// An item that is moved.
  struct MovedItem {
    let path: IndexPath
    let cell: UICollectionViewCell
    /// The center before the movement.
    let center: CGPoint
  }

  /// Begins to move an item; false if it is not visible or the data source does not let it be moved.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movedItem == nil, let cell = cellForItem(at: indexPath),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    movedItem = MovedItem(path: indexPath, cell: cell, center: cell.center)
    bringSubviewToFront(cell)
    return true
  }

  /// Moves the center of the item, in the content.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    let method = "UICollectionView.updateInteractiveMovementTargetPosition(_:)"
    guard let movedItem, targetPosition.isAccepted(for: method) else { return }
    movedItem.cell.center = targetPosition
  }

  /// Drops the item at the place of the item below it, and tells the data source.
  public func endInteractiveMovement() {
    guard let movedItem else { return }
    let proposed = itemBelow(movedItem)
    let target =
      delegateOfElements?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movedItem.path,
        atCurrentIndexPath: movedItem.path, toProposedIndexPath: proposed) ?? proposed
    guard target != movedItem.path else { return cancelInteractiveMovement() }
    self.movedItem = nil
    movedItem.cell.shownAttributes = nil
    dataSource?.collectionView(self, moveItemAt: movedItem.path, to: target)
    performBatchUpdates { self.moveItem(at: movedItem.path, to: target) }
  }

  /// Moves the item back.
  public func cancelInteractiveMovement() {
    guard let movedItem else { return }
    self.movedItem = nil
    UIView.animate(withDuration: Self.updateDuration) {
      movedItem.cell.center = movedItem.center
    }
  }

  private func itemBelow(_ moved: MovedItem) -> IndexPath {
    let point = moved.cell.center
    let others = indexPathsForVisibleItems.filter { $0 != moved.path }
    let below = others.first { layoutAttributesForItem(at: $0)?.frame.contains(point) ?? false }
    return below ?? moved.path
  }
}

/// A long press that moves the items of a collection view whose data source lets them be moved.
@MainActor
final class ItemMovementPress: NSObject, UIGestureRecognizerDelegate {
  private weak var collectionView: UICollectionView?
  private let isEnabled: () -> Bool
  private let press = UILongPressGestureRecognizer()

  init(on collectionView: UICollectionView, isEnabled: @escaping () -> Bool) {
    self.collectionView = collectionView
    self.isEnabled = isEnabled
    super.init()
    press.delegate = self
    press.addHandler { [weak self] _ in self?.move() }
    collectionView.addGestureRecognizer(press)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collectionView, isEnabled(),
      let path = collectionView.indexPathForItem(at: press.location(in: collectionView))
    else { return false }
    return collectionView.dataSource?.collectionView(collectionView, canMoveItemAt: path) ?? false
  }

  private func move() {
    guard let collectionView else { return }
    let point = press.location(in: collectionView)
    switch press.state {
    case .began:
      guard let path = collectionView.indexPathForItem(at: point) else { return }
      _ = collectionView.beginInteractiveMovementForItem(at: path)
    case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
    case .ended: collectionView.endInteractiveMovement()
    case .cancelled, .failed: collectionView.cancelInteractiveMovement()
    default: break
    }
  }
}
