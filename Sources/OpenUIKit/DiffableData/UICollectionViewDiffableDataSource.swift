// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A data source that holds a snapshot, and animates the differences when another one is applied.
///
/// Differs from UIKit: interactive reordering and section snapshot handlers are not provided.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Creates the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Creates a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The closure that creates supplementary views; none by default.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  /// The trees of items that were applied to sections.
  private var sectionSnapshots:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Creates a data source, and sets it as that of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  override var list: UIScrollView? { collectionView }

  override func reload() { collectionView?.reloadData() }

  override func animate(
    _ batch: UpdateBatch, changing change: () -> Void, completion: (() -> Void)?
  ) {
    collectionView?.perform(batch, changing: change) { _ in completion?() }
  }

  // MARK: Snapshots

  /// Shows a snapshot; the completion is called after the animation.
  open override func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    sectionSnapshots = sectionSnapshots.filter { section, tree in
      snapshot.itemIdentifiers(inSection: section) == tree.visibleItems
    }
    super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot by reloading everything.
  open override func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    sectionSnapshots = [:]
    super.applySnapshotUsingReloadData(snapshot, completion: completion)
  }

  /// Shows a tree of items in a section, which is appended if it does not exist.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var next = current
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.replaceItems(of: section, with: snapshot.visibleItems)
    sectionSnapshots[section] = snapshot
    show(next, animated: animatingDifferences, completion)
  }

  /// Shows a tree of items in a section, and returns after the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// Returns the tree of items of a section; without children if none was applied.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = sectionSnapshots[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    tree.append(current.itemIdentifiers(inSection: section))
    return tree
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// Returns the number of items of the snapshot in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.count(inSection: section) }

  /// Returns the cell of the cell provider; an empty one, with a diagnostic, if it returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = current.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      return cell
    }
    RefusedInput.report(
      for: "UICollectionViewDiffableDataSource.CellProvider",
      problem: "The provider returned no cell for \(indexPath).",
      remedy: "An empty cell is used; return a dequeued cell.")
    return UICollectionViewCell()
  }

  /// Returns the view of the provider; an empty one, with a diagnostic, if it returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    RefusedInput.report(
      for: "UICollectionViewDiffableDataSource.supplementaryViewProvider",
      problem: "There is no view of the kind \"\(kind)\".",
      remedy: "An empty view is used; set a provider that returns a dequeued view.")
    return UICollectionReusableView()
  }

  /// Returns whether an item may be moved; false by default.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Called when an item was moved; for subclasses to override.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
