// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Changes of rows and sections.
extension UITableView {
  /// Performs several changes as one animated update, then calls the completion.
  ///
  /// If the numbers of rows do not match the changes, everything is reloaded, with a diagnostic instead of
  /// UIKit's exception.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    openUpdates()
    updates?()
    closeUpdates(completion: completion)
  }

  /// Begins a series of changes, which `endUpdates()` performs as one.
  public func beginUpdates() { openUpdates() }

  /// Performs the changes since `beginUpdates()`, and asks for all heights again.
  public func endUpdates() { closeUpdates() }

  /// Inserts rows.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update {
      $0.batch.insertedItems += indexPaths
      for path in indexPaths { $0.insertions[path] = animation }
    }
  }

  /// Deletes rows.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update {
      $0.batch.deletedItems += indexPaths
      for path in indexPaths { $0.deletions[path] = animation }
    }
  }

  /// Reloads rows.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update {
      $0.batch.reloadedItems += indexPaths
      for path in indexPaths {
        $0.deletions[path] = animation
        // The new cell, unless another row is inserted there.
        $0.insertions[path] = $0.insertions[path] ?? animation
      }
    }
  }

  /// Fills the visible cells of rows again, without replacing them.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    if openUpdate == nil {
      reconfigure(indexPaths)
    } else {
      update { $0.batch.reconfiguredItems += indexPaths }
    }
  }

  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.batch.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update {
      $0.batch.insertedSections.formUnion(sections)
      for path in Self.wholeSections(sections) { $0.insertions[path] = animation }
    }
  }

  /// Deletes sections.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update {
      $0.batch.deletedSections.formUnion(sections)
      for path in Self.wholeSections(sections) { $0.deletions[path] = animation }
    }
  }

  /// Reloads sections, whose numbers of rows may have changed.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update {
      $0.batch.reloadedSections.formUnion(sections)
      for path in Self.wholeSections(sections) {
        $0.deletions[path] = animation
        $0.insertions[path] = $0.insertions[path] ?? animation
      }
    }
  }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.batch.movedSections.append((section, newSection)) }
  }

  private static func wholeSections(_ sections: IndexSet) -> [IndexPath] {
    sections.map { IndexPath(row: NSNotFound, section: $0) }
  }
}
