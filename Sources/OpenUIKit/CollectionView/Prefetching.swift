// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Prepares the data of items that will soon come into sight.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with items that are less than the length of the view away.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with such items that have gone further away without coming into sight.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Default implementation: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// Prepares the data of rows that will soon come into sight.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with rows that are less than the height of the table away.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with such rows that have gone further away without coming into sight.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// The elements near the visible ones that were announced.
struct Prefetch {
  private var announced: Set<IndexPath> = []

  /// Takes the elements near the visible ones; returns those to announce and those to cancel, in order.
  mutating func update(
    near: Set<IndexPath>, visible: Set<IndexPath>
  ) -> (new: [IndexPath], gone: [IndexPath]) {
    let waiting = near.subtracting(visible)
    let new = waiting.subtracting(announced).sorted()
    let gone = announced.subtracting(waiting).subtracting(visible).sorted()
    announced = waiting
    return (new, gone)
  }
}

extension UICollectionView {
  /// Announces the items that are less than the length of the view away.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let near = (collectionViewLayout.layoutAttributesForElements(in: around) ?? []).filter {
      $0.representedElementCategory == .cell && contains($0)
    }
    let change = prefetching.update(
      near: Set(near.map(\.indexPath)), visible: Set(indexPathsForVisibleItems))
    if !change.new.isEmpty { source.collectionView(self, prefetchItemsAt: change.new) }
    if !change.gone.isEmpty {
      source.collectionView(self, cancelPrefetchingForItemsAt: change.gone)
    }
  }
}

extension UITableView {
  /// Announces the rows that are less than the height of the table away.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let near = rows.paths(from: bounds.minY - bounds.height, to: bounds.maxY + bounds.height)
    let change = prefetching.update(near: Set(near), visible: Set(shownCells.keys))
    if !change.new.isEmpty { source.tableView(self, prefetchRowsAt: change.new) }
    if !change.gone.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: change.gone) }
  }
}
