// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The changes of an update block of a table, with their animations.
struct TableUpdate {
  var batch = UpdateBatch()
  /// The animations of inserted rows by new index paths, and of others by old ones; a whole section has
  /// `NSNotFound` as its row.
  var insertions: [IndexPath: UITableView.RowAnimation] = [:]
  var deletions: [IndexPath: UITableView.RowAnimation] = [:]
  /// The animation of rows for which no other was requested.
  var standard = UITableView.RowAnimation.automatic

  /// The animation of a row that appears, by its new index path.
  func insertion(_ path: IndexPath) -> UITableView.RowAnimation {
    insertions[path] ?? insertions[IndexPath(row: NSNotFound, section: path.section)] ?? standard
  }

  /// The animation of a row that disappears, by its old index path.
  func deletion(_ path: IndexPath) -> UITableView.RowAnimation {
    deletions[path] ?? deletions[IndexPath(row: NSNotFound, section: path.section)] ?? standard
  }
}

extension UITableView.RowAnimation {
  /// Whether rows fade.
  var fades: Bool { self != .none }

  /// The displacement of a row that is not in the table, in points.
  func displacement(of size: CGSize) -> CGPoint {
    switch self {
    case .left: CGPoint(x: -size.width, y: 0)
    case .right: CGPoint(x: size.width, y: 0)
    case .top: CGPoint(x: 0, y: -size.height)
    case .bottom: CGPoint(x: 0, y: size.height)
    case .fade, .none, .middle, .automatic: .zero
    }
  }
}

extension UITableView {
  /// The duration of the update animation, in seconds; our choice, not measured.
  private static let updateDuration: TimeInterval = 0.3

  /// Records a change; outside of an update block it is performed immediately.
  func update(_ change: (inout TableUpdate) -> Void) {
    if var open = openUpdate {
      change(&open)
      openUpdate = open
      return
    }
    // The data source has the new data already.
    let before = needsRows ? nil : rows.counts
    var single = TableUpdate()
    change(&single)
    make(single, before: before, completion: nil)
  }

  /// Opens an update block; blocks may be nested.
  func openUpdates() {
    updateDepth += 1
    guard updateDepth == 1 else { return }
    loadRowsIfNeeded()
    openUpdate = TableUpdate()
  }

  /// Closes an update block; the outermost one performs its changes.
  func closeUpdates(completion: ((Bool) -> Void)? = nil) {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let update = openUpdate else {
      completion?(true)
      return
    }
    openUpdate = nil
    make(update, before: rows.counts, completion: completion)
  }

  /// Performs changes whose batch is known, after a closure has changed the data.
  func perform(
    _ batch: UpdateBatch, animation: RowAnimation, changing change: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    loadRowsIfNeeded()
    let before = rows.counts
    change()
    make(TableUpdate(batch: batch, standard: animation), before: before, completion: completion)
  }

  private func make(_ update: TableUpdate, before: [Int]?, completion: ((Bool) -> Void)?) {
    let batch = update.batch
    let oldRows = rows
    let newRows = TableRows(self)
    guard let before, let newPaths = batch.indexPathsAfterUpdate(before, newRows.counts),
      let sections = batch.sectionIndexesAfterUpdate(before.count, newRows.counts.count)
    else {
      if let before {
        RefusedInput.report(
          for: "UITableView.performBatchUpdates(_:completion:)",
          problem: UpdateBatch.mismatch(before, newRows.counts),
          remedy: "Everything is reloaded; change the data before the rows, or inside the block.")
      }
      reloadData()
      layoutIfNeeded()
      completion?(before == nil)
      return
    }
    endRowTouch()
    swipe.close(animated: false)
    rows = newRows
    selectedPaths = selectedPaths.compactMap { newPaths[$0] }.sorted()
    let reloaded = Set(batch.reloadedItems)
    let staying = newPaths.filter { !reloaded.contains($0.key) }
    var leaving = takeLeavingCells(staying, update)
    leaving += takeLeavingSectionViews(sections, reloaded: batch.reloadedSections)
    let appearing = addAppearingCells(staying, update, oldRows)
    reconfigure(batch.reconfiguredItems)
    UIView.animate(withDuration: Self.updateDuration) {
      for view in leaving { view.animate() }
      for (cell, alpha) in appearing { cell.alpha = alpha }
      self.placeShownViews()
    } completion: { isFinished in
      for view in leaving { view.finish() }
      completion?(isFinished)
    }
  }

  /// A view that leaves the table, with its animation and what happens to it in the end.
  private struct LeavingView {
    let animate: () -> Void
    let finish: () -> Void
  }

  /// Assigns new index paths to the cells that stay in sight, and removes the others from the table's list.
  private func takeLeavingCells(
    _ newPaths: [IndexPath: IndexPath], _ update: TableUpdate
  ) -> [LeavingView] {
    let visible = Set(rows.paths(from: bounds.minY, to: bounds.maxY))
    var kept: [IndexPath: UITableViewCell] = [:]
    var leaving: [LeavingView] = []
    for (path, cell) in shownCells.sorted(by: { $0.key < $1.key }) {
      let newPath = newPaths[path]
      if let newPath, visible.contains(newPath) {
        kept[newPath] = cell
        continue
      }
      let alpha = cell.alpha
      let finish = { [weak self] in
        cell.alpha = alpha
        self?.hide(cell, path)
      }
      if let newPath {
        let frame = frame(of: newPath)
        leaving.append(LeavingView(animate: { cell.frame = frame }, finish: finish))
        continue
      }
      // Rows close the gap in front of a row that goes.
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      leaving.append(deleted(cell, update.deletion(path), finish: finish))
    }
    shownCells = kept
    return leaving
  }

  /// The cell of a row that is deleted, with the row's animation.
  private func deleted(
    _ cell: UITableViewCell, _ animation: RowAnimation, finish: @escaping () -> Void
  ) -> LeavingView {
    LeavingView(
      animate: {
        if animation.fades { cell.alpha = 0 } else { cell.isHidden = true }
        let displacement = animation.displacement(of: cell.bounds.size)
        cell.center.x += displacement.x
        cell.center.y += displacement.y
      },
      finish: {
        cell.isHidden = false
        finish()
      })
  }

  private func takeLeavingSectionViews(
    _ sections: [Int: Int], reloaded: IndexSet
  ) -> [LeavingView] {
    var leaving: [LeavingView] = []
    func renumber(_ views: [Int: UIView]) -> [Int: UIView] {
      var kept: [Int: UIView] = [:]
      for (section, view) in views.sorted(by: { $0.key < $1.key }) {
        if let new = sections[section], !reloaded.contains(section) {
          kept[new] = view
        } else {
          leaving.append(
            LeavingView(
              animate: { view.alpha = 0 },
              finish: { [weak self] in
                view.alpha = 1
                self?.hide(view)
              }))
        }
      }
      return kept
    }
    shownHeaders = renumber(shownHeaders)
    shownFooters = renumber(shownFooters)
    loadedSections = Set(
      loadedSections.compactMap { reloaded.contains($0) ? nil : sections[$0] })
    return leaving
  }

  /// Creates the cells that come into sight: new ones where their animation begins, others where they were.
  ///
  /// - Returns: the cells that fade in, with their opacity in the end.
  private func addAppearingCells(
    _ newPaths: [IndexPath: IndexPath], _ update: TableUpdate, _ oldRows: TableRows
  ) -> [(cell: UITableViewCell, alpha: CGFloat)] {
    guard let source = dataSource else { return [] }
    var fading: [(cell: UITableViewCell, alpha: CGFloat)] = []
    let oldPaths = Dictionary(
      newPaths.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    UIView.performWithoutAnimation {
      for path in rows.paths(from: bounds.minY, to: bounds.maxY) where shownCells[path] == nil {
        let cell = addCell(at: path, from: source)
        if let old = oldPaths[path].flatMap(oldRows.span) {
          cell.frame = frame(of: old)
          continue
        }
        let animation = update.insertion(path)
        let displacement = animation.displacement(of: cell.bounds.size)
        cell.center.x += displacement.x
        cell.center.y += displacement.y
        guard animation.fades else { continue }
        fading.append((cell, cell.alpha))
        cell.alpha = 0
      }
    }
    return fading
  }

  /// Moves all views to their places in the layout.
  private func placeShownViews() {
    for (path, cell) in shownCells { cell.frame = frame(of: path) }
    for (section, view) in shownHeaders { view.frame = frame(of: rows.sections[section].header) }
    for (section, view) in shownFooters { view.frame = frame(of: rows.sections[section].footer) }
    adopt(contentSize: CGSize(width: bounds.width, height: rows.height))
    placeTableFooter()
    setNeedsLayout()
  }

  /// Asks the data source to fill the cells of rows again, if they are visible.
  func reconfigure(_ paths: [IndexPath]) {
    guard let source = dataSource else { return }
    for path in paths {
      guard let cell = shownCells[path] else { continue }
      reconfiguredCell = cell
      _ = source.tableView(self, cellForRowAt: path)
      reconfiguredCell = nil
    }
  }
}
