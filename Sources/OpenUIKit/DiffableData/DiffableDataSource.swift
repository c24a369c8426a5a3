// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the diffable data sources of tables and collection views have in common: the snapshot.
@preconcurrency @MainActor
open class DiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// The snapshot of this data source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  var current = Snapshot()

  // MARK: The view

  /// The view that shows the snapshot.
  var list: UIScrollView? { nil }

  /// Reloads everything in the view.
  func reload() {}

  /// Animates the changes in the view.
  func animate(_ batch: UpdateBatch, changing change: () -> Void, completion: (() -> Void)?) {}

  func show(_ snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
    let batch = UpdateBatch(from: current, to: snapshot)
    let change = { self.current = snapshot.withoutMarks }
    guard let list, list.window != nil else {
      change()
      reload()
      completion?()
      return
    }
    let perform = { self.animate(batch, changing: change, completion: completion) }
    if animated { perform() } else { UIView.performWithoutAnimation(perform) }
  }

  // MARK: Snapshots

  /// Shows a snapshot; the completion is called after the animation.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot, animated: animatingDifferences, completion)
  }

  /// Shows a snapshot, and returns after the animation.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by reloading everything.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    current = snapshot.withoutMarks
    reload()
    completion?()
  }

  /// Shows a snapshot by reloading everything.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  /// Returns the snapshot that is shown.
  open func snapshot() -> Snapshot { current }

  // MARK: Identifiers

  /// Returns the identifier of the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Returns the index path of an item; nil if it does not exist.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// Returns the identifier of the section with an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// Returns the index of a section; nil if it does not exist.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }
}
