import Foundation

/// Which elements there are, in sight and in the layout.
extension UICollectionView {
  /// The cells in sight, in the order of their index paths.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// The index paths of the cells in sight, in their order.
  public var indexPathsForVisibleItems: [IndexPath] {
    elements.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  /// Returns the headers, footers or the like in sight, in the order of their index paths.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Returns the index paths of the headers, footers or the like in sight, in their order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    elements.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }

  /// Returns the index path of a cell in sight; nil for any other.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.first { $0.value === cell }?.key.indexPath
  }

  /// Returns the index path of the frontmost item that the layout has at a point of the content; nil
  /// where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.prepareIfNeeded()
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let found = (collectionViewLayout.layoutAttributesForElements(in: around) ?? []).filter {
      $0.representedElementCategory == .cell && $0.frame.contains(point) && contains($0)
    }
    // Of those with the same z index the last is in front.
    return found.enumerated().max {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }?
    .element.indexPath
  }

  /// Returns how the layout wants an item to be shown.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns how the layout wants a header, footer or the like to be shown.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Brings an item into the view, to a place in it; only as far as the content reaches.
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

  /// The number of items in each section, asked for where it is not known.
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

  /// Whether the data has what attributes describe; decorations belong to the layout alone.
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
