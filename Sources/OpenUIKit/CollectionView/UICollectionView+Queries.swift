// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Queries for visible elements and elements of the layout.
extension UICollectionView {
  /// The visible cells, in the order of their index paths.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// The index paths of the visible cells, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    elements.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  /// Returns the visible supplementary views of a kind, in the order of their index paths.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Returns the index paths of the visible supplementary views of a kind, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    elements.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }

  /// Returns the index path of a visible cell; nil for any other.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.first { $0.value === cell }?.key.indexPath
  }

  /// Returns the index path of the frontmost item at a point of the content; nil if there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.prepareIfNeeded()
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let found = (collectionViewLayout.layoutAttributesForElements(in: around) ?? []).filter {
      $0.representedElementCategory == .cell && $0.frame.contains(point) && contains($0)
    }
    // Of elements with equal z index, the last is in front.
    return found.enumerated().max {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }?
    .element.indexPath
  }

  /// Returns the layout attributes of an item.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout attributes of a supplementary view.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls an item to a position in the view, limited by the content.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    let inset = adjustedContentInset
    if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY + inset.bottom - bounds.height }
    if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX + inset.right - bounds.width }
    setContentOffset(clamped(offset), animated: animated)
  }

  /// The number of items in each section, loaded if needed.
  var countedItems: [Int] {
    if let itemCounts { return itemCounts }
    guard let dataSource else { return [] }
    let sections = max(dataSource.numberOfSections(in: self), 0)
    let counts = (0..<sections).map {
      max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
    }
    itemCounts = counts
    return counts
  }

  /// Whether the data contains the element of attributes; decorations belong to the layout only.
  func contains(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell:
      return path.count == 2 && countedItems.indices.contains(path.section)
        && (0..<countedItems[path.section]).contains(path.item)
    case .supplementaryView:
      return path.count < 2 || countedItems.indices.contains(path.section)
    case .decorationView: return true
    }
  }
}
