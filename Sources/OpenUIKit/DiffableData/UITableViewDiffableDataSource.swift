// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A data source of a table that holds a snapshot, and animates the differences when another one is applied.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Creates the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The animation of inserted and deleted rows; `.automatic` by default.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider

  /// Creates a data source, and sets it as that of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  override var list: UIScrollView? { tableView }

  override func reload() { tableView?.reloadData() }

  override func animate(
    _ batch: UpdateBatch, changing change: () -> Void, completion: (() -> Void)?
  ) {
    tableView?.perform(batch, animation: defaultRowAnimation, changing: change) { _ in
      completion?()
    }
  }

  // MARK: UITableViewDataSource

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// Returns the number of items of the snapshot in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.count(inSection: section)
  }

  /// Returns the cell of the cell provider; an empty one, with a diagnostic, if it returns nil.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = current.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) {
      return cell
    }
    RefusedInput.report(
      for: "UITableViewDiffableDataSource.CellProvider",
      problem: "The provider returned no cell for \(indexPath).",
      remedy: "An empty cell is used; return a dequeued cell.")
    return UITableViewCell()
  }

  /// Returns the title of a section's header; none by default.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns the title of a section's footer; none by default.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns whether a row may be edited; false by default, as in UIKit.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Called when the user edited a row; for subclasses to override.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns whether a row may be moved; false by default.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Called when the user moved a row; for subclasses to override.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
