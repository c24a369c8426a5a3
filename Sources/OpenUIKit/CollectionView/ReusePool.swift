// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The reuse pool of a collection view: registered classes and offscreen views by key.
@MainActor
struct ReusePool {
  /// The key of reusable views.
  struct Key: Hashable {
    let category: UICollectionElementCategory
    /// Nil for cells, which have no kind.
    let kind: String?
    let identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  /// The closures that set up new views, where a prototype was registered.
  private var setUps: [Key: @MainActor (UICollectionReusableView) -> Void] = [:]
  private var queue = ReuseQueue<Key, UICollectionReusableView>()

  /// Registers a class of views for a key, and what sets up new ones; nil unregisters it.
  mutating func register(
    _ viewClass: UICollectionReusableView.Type?, for key: Key,
    setUp: (@MainActor (UICollectionReusableView) -> Void)? = nil
  ) {
    classes[key] = viewClass
    setUps[key] = setUp
    queue.removeAll(for: key)
  }

  /// Returns a reused view, or a new one of a size in points; nil if no class is registered.
  mutating func dequeue(_ key: Key, size: CGSize) -> UICollectionReusableView? {
    if let view = queue.dequeue(key) {
      view.prepareForReuse()
      return view
    }
    let view = classes[key]?.make(key.identifier, size: size)
    if let view { setUps[key]?(view) }
    return view
  }

  /// Adds a view to the reuse queue.
  mutating func enqueue(_ view: UICollectionReusableView, for key: Key) {
    queue.enqueue(view, for: key)
  }
}

extension UICollectionView {
  /// Registers a class of cells for a reuse identifier; nil unregisters it.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(
      cellClass as? UICollectionViewCell.Type,
      for: .init(category: .cell, kind: nil, identifier: identifier))
  }

  /// Registers a prototype for a reuse identifier: a class of cells, and a closure that sets up each new
  /// cell, as the prototype of a storyboard does.
  ///
  /// An extension of this package.
  public func register<Cell: UICollectionViewCell>(
    prototype cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String,
    setUp: @escaping @MainActor (Cell) -> Void
  ) {
    reuse.register(
      cellClass, for: .init(category: .cell, kind: nil, identifier: identifier),
      setUp: { view in if let cell = view as? Cell { setUp(cell) } })
  }

  /// Registers a class of supplementary views for a kind and a reuse identifier; nil unregisters
  /// it.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(
      viewClass as? UICollectionReusableView.Type,
      for: .init(category: .supplementaryView, kind: elementKind, identifier: identifier))
  }

  /// Returns a view for an element, sized by the layout.
  func dequeue(_ key: ReusePool.Key, at indexPath: IndexPath) -> UICollectionReusableView {
    // Applied before configuration, because most cells read their size then.
    let isWanted = attributesInMaking?.indexPath == indexPath
    let attributes = isWanted ? attributesInMaking : attributes(of: key, at: indexPath)
    guard let view = reuse.dequeue(key, size: attributes?.size ?? .zero) else {
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
    if let attributes { UIView.performWithoutAnimation { view.show(attributes) } }
    return view
  }

  private func attributes(
    of key: ReusePool.Key, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let kind = key.kind else { return layoutAttributesForItem(at: indexPath) }
    return layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }
}
