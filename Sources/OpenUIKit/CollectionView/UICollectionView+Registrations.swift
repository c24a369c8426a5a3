// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UICollectionView {
  /// A class or nib of cells, with a closure that fills them for an item.
  ///
  /// Create it once, not in a cell provider: each registration has a reuse queue of its own.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    /// Fills a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = RegistrationSerials.next()
    let nib: UINib?
    let handler: Handler

    /// Creates a registration of a class of cells.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Creates a registration of a nib of cells.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// A class or nib of supplementary views of a kind, with a closure that fills them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    /// Fills a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = RegistrationSerials.next()
    let nib: UINib?
    let elementKind: String
    let handler: Handler

    /// Creates a registration of a class of views.
    public init(elementKind: String, handler: @escaping Handler) {
      nib = nil
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Creates a registration of a nib of views.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      nib = supplementaryNib
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell of a registration, filled for an item; nil, as an item, fills nothing.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = ReusePool.Key(category: .cell, kind: nil, identifier: registration.identifier)
    if !reuse.isRegistered(key) {
      if let nib = registration.nib {
        reuse.register(nib, for: key)
      } else {
        reuse.register(Cell.self, for: key)
      }
    }
    // A nib may hold another class; the cell is then made without it.
    let cell = dequeue(key, at: indexPath) as? Cell ?? Cell(forReuseIdentifier: nil)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view of a registration, filled for an index path.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let key = ReusePool.Key(
      category: .supplementaryView, kind: kind, identifier: registration.identifier)
    if !reuse.isRegistered(key) {
      if let nib = registration.nib {
        reuse.register(nib, for: key)
      } else {
        reuse.register(Supplementary.self, for: key)
      }
    }
    let view =
      dequeue(key, at: indexPath) as? Supplementary ?? Supplementary(forReuseIdentifier: nil)
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// The reuse identifiers of registrations, which the app does not name.
@MainActor
enum RegistrationSerials {
  private static var last = 0

  static func next() -> String {
    last += 1
    return "registration \(last)"
  }
}
