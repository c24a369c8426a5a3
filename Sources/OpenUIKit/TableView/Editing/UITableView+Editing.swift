// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The editing mode: controls that delete, insert and move rows.
extension UITableView {
  /// The duration of the change of modes, in seconds; our choice, not measured.
  private static let modeDuration: TimeInterval = 0.3

  /// Shows or hides the controls of all rows in sight.
  func editingModeDidChange(animated: Bool) {
    swipe.close(animated: animated)
    let change = { [self] in
      for (path, cell) in shownCells {
        configureEditing(of: cell, at: path, animated: animated)
        cell.layoutIfNeeded()
      }
    }
    if animated {
      UIView.animate(withDuration: Self.modeDuration, animations: change)
    } else {
      change()
    }
  }

  /// Shows the controls of a row, as far as it may be edited and moved.
  func configureEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    guard isEditing || cell.isEditing else { return }
    let canMove = isEditing && (dataSource?.tableView(self, canMoveRowAt: path) ?? false)
    cell.showControls(
      isEditing ? editingStyle(at: path) : .none, canMove: canMove,
      edit: { [weak self, weak cell] in
        guard let self, let cell, let path = indexPath(for: cell) else { return }
        edit(path)
      },
      move: { [weak self, weak cell] recognizer in
        guard let self, let cell else { return }
        reorder(cell, recognizer)
      })
    cell.setEditing(isEditing, animated: animated)
  }

  /// Performs the operation of a row's control; a deletion is confirmed by the button that appears.
  private func edit(_ path: IndexPath) {
    switch editingStyle(at: path) {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: swipe.reveal(path)
    case .none: break
    }
  }

  // MARK: Moving rows

  /// Moves a row with a touch at its control, and tells the data source in the end.
  private func reorder(_ cell: UITableViewCell, _ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard let path = indexPath(for: cell) else { return }
      bringSubviewToFront(cell)
      movedRow = MovedRow(origin: path, path: path, grip: recognizer.location(in: cell).y)
    case .changed:
      guard let row = movedRow else { return }
      cell.frame.origin.y = recognizer.location(in: self).y - row.grip
      let middle = CGPoint(x: bounds.midX, y: cell.frame.midY)
      guard let target = indexPathForRow(at: middle), target != row.path else { return }
      let allowed =
        rowDelegate?.tableView(
          self, targetIndexPathForMoveFromRowAt: row.origin, toProposedIndexPath: target) ?? target
      guard rows.span(of: allowed) != nil else { return }
      shift(cell, from: row.path, to: allowed)
      movedRow?.path = allowed
    case .ended, .cancelled, .failed:
      guard let row = movedRow else { return }
      movedRow = nil
      UIView.animate(withDuration: Self.modeDuration) { cell.frame = self.frame(of: row.path) }
      if row.path != row.origin {
        dataSource?.tableView(self, moveRowAt: row.origin, to: row.path)
      }
    default: break
    }
  }

  /// Gives way to a moved row: the rows between its old and its new place move by one.
  private func shift(_ moved: UITableViewCell, from old: IndexPath, to new: IndexPath) {
    var batch = UpdateBatch()
    batch.movedItems = [(old, new)]
    let before = rows.counts
    rows.moveRow(from: old, to: new)
    guard let paths = batch.indexPathsAfterUpdate(before, rows.counts) else { return }
    shownCells = Dictionary(
      shownCells.compactMap { path, cell in paths[path].map { ($0, cell) } },
      uniquingKeysWith: { first, _ in first })
    selectedPaths = selectedPaths.compactMap { paths[$0] }.sorted()
    UIView.animate(withDuration: Self.modeDuration) {
      for (path, cell) in self.shownCells where cell !== moved {
        cell.frame = self.frame(of: path)
      }
      for (section, view) in self.shownHeaders {
        view.frame = self.frame(of: self.rows.sections[section].header)
      }
    }
  }
}

/// A row that a touch moves.
struct MovedRow {
  /// The place in the data.
  let origin: IndexPath
  /// The present place in the table.
  var path: IndexPath
  /// The distance of the touch from the top of the row, in points.
  let grip: CGFloat
}
