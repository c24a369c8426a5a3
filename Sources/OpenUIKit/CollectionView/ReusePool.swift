import Foundation

/// What a collection view knows about using views again: their classes, and those that wait.
@MainActor
struct ReusePool {
  /// What a view may be used for.
  struct Key: Hashable {
    let category: UICollectionElementCategory
    /// Nil for cells, which have no kind.
    let kind: String?
    let identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var queue = ReuseQueue<Key, UICollectionReusableView>()

  /// Names the class of views; nil takes the name away.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, for key: Key) {
    classes[key] = viewClass
    queue.removeAll(for: key)
  }

  /// Returns a view that waited, or a new one; nil where no class was named.
  mutating func dequeue(_ key: Key) -> UICollectionReusableView? {
    if let view = queue.dequeue(key) {
      view.prepareForReuse()
      return view
    }
    return classes[key].map { $0.init(forReuseIdentifier: key.identifier) }
  }

  /// Lets a view wait to be used again.
  mutating func enqueue(_ view: UICollectionReusableView, for key: Key) {
    queue.enqueue(view, for: key)
  }
}

extension UICollectionView {
  /// Names the class of the cells with an identifier; nil takes the name away.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(
      cellClass as? UICollectionViewCell.Type,
      for: .init(category: .cell, kind: nil, identifier: identifier))
  }

  /// Names the class of headers, footers or the like with an identifier; nil takes the name away.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(
      viewClass as? UICollectionReusableView.Type,
      for: .init(category: .supplementaryView, kind: elementKind, identifier: identifier))
  }

  /// Returns a view for an element, with the size that the layout wants.
  func dequeue(_ key: ReusePool.Key, at indexPath: IndexPath) -> UICollectionReusableView {
    guard let view = reuse.dequeue(key) else {
      RefusedInput.report(
        for: "UICollectionView.dequeueReusable…(withReuseIdentifier:for:)",
        problem: "No class is registered for the identifier \"\(key.identifier)\".",
        remedy: "An empty view is used; register a class for it before the view is shown.")
      return key.category == .cell ? UICollectionViewCell() : UICollectionReusableView()
    }
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selectedPaths.contains(indexPath)
      cell.isHighlighted = highlightedPath == indexPath
    }
    // Most cells look at their own size while they are filled.
    let isWanted = attributesInMaking?.indexPath == indexPath
    if let attributes = isWanted ? attributesInMaking : attributes(of: key, at: indexPath) {
      UIView.performWithoutAnimation { view.show(attributes) }
    }
    return view
  }

  private func attributes(
    of key: ReusePool.Key, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let kind = key.kind else { return layoutAttributesForItem(at: indexPath) }
    return layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }
}
