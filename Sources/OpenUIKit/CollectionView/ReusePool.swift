// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The reuse pool of a collection view: registered classes and nibs, and offscreen views, by key.
@MainActor
struct ReusePool {
  /// The key of reusable views.
  struct Key: Hashable {
    let category: UICollectionElementCategory
    /// Nil for cells, which have no kind.
    let kind: String?
    let identifier: String
  }

  /// A closure that creates a view in the size of an element in points.
  typealias Maker = @MainActor (CGSize) -> UICollectionReusableView?

  private var makers: [Key: Maker] = [:]
  private var queue = ReuseQueue<Key, UICollectionReusableView>()

  /// Registers a class of views for a key, and what sets up new ones; nil unregisters it.
  mutating func register(
    _ viewClass: UICollectionReusableView.Type?, for key: Key,
    setUp: (@MainActor (UICollectionReusableView) -> Void)? = nil
  ) {
    guard let viewClass else { return setMaker(nil, for: key) }
    setMaker(
      { size in
        let view = viewClass.make(key.identifier, size: size)
        setUp?(view)
        return view
      }, for: key)
  }

  /// Registers a nib, whose first reusable view is used; nil unregisters it.
  mutating func register(_ nib: UINib?, for key: Key) {
    guard let nib else { return setMaker(nil, for: key) }
    setMaker(
      { _ in
        let objects = nib.objects(owner: nil, for: "UICollectionView.register(_:…)")
        let view = objects.lazy.compactMap { $0 as? UICollectionReusableView }.first
        view?.reuseIdentifier = key.identifier
        return view
      }, for: key)
  }

  /// Whether views of a key can be created.
  func isRegistered(_ key: Key) -> Bool { makers[key] != nil }

  private mutating func setMaker(_ maker: Maker?, for key: Key) {
    makers[key] = maker
    queue.removeAll(for: key)
  }

  /// Returns a reused view, or a new one of a size in points; nil if nothing is registered.
  mutating func dequeue(_ key: Key, size: CGSize) -> UICollectionReusableView? {
    if let view = queue.dequeue(key) {
      view.prepareForReuse()
      return view
    }
    return makers[key]?(size)
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

  /// Registers a nib, whose first cell is used, for a reuse identifier; nil unregisters it.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(nib, for: .init(category: .cell, kind: nil, identifier: identifier))
  }

  /// Registers a nib, whose first reusable view is used, for a kind and a reuse identifier; nil unregisters
  /// it.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    reuse.register(
      nib, for: .init(category: .supplementaryView, kind: kind, identifier: identifier))
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
    if key.category == .cell, let (path, cell) = reconfiguredCell, path == indexPath,
      cell.reuseIdentifier == key.identifier
    {
      return cell
    }
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
      cell.isEditing = isEditing
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
