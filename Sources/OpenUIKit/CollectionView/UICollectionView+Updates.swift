// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Batch updates of items.
extension UICollectionView {
  /// The duration of the update animation, in seconds; our choice, not measured.
  static let updateDuration: TimeInterval = 0.3

  /// Records a change; outside a batch it is performed immediately.
  func update(_ change: (inout UpdateBatch) -> Void) {
    guard batch == nil else {
      var changed = batch ?? UpdateBatch()
      change(&changed)
      batch = changed
      return
    }
    var single = UpdateBatch()
    change(&single)
    make(single, before: itemCounts, completion: nil)
  }

  /// Runs an update block and performs its changes; nested blocks become part of it.
  func runUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard batch == nil else {
      updates?()
      completion?(true)
      return
    }
    let before = countedItems
    batch = UpdateBatch()
    updates?()
    let collected = batch ?? UpdateBatch()
    batch = nil
    make(collected, before: before, completion: completion)
  }

  /// Performs changes whose batch is known, after a closure has changed the data.
  func perform(
    _ batch: UpdateBatch, changing change: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let before = countedItems
    change()
    make(batch, before: before, completion: completion)
  }

  private func make(
    _ batch: UpdateBatch, before: [Int]?, completion: ((Bool) -> Void)?
  ) {
    swipe?.close(animated: false)
    itemCounts = nil
    let after = countedItems
    guard let before, let newPaths = batch.indexPathsAfterUpdate(before, after) else {
      if let before { reportMismatch(before, after) }
      reloadData()
      layoutIfNeeded()
      completion?(before == nil)
      return
    }
    hasReportedInvalidIndexPaths = false
    unhighlightItem()
    selectedPaths = selectedPaths.compactMap { newPaths[$0] }.sorted()
    if batch.changesSections { discardSupplementaryViews() }
    let leaving = renumber(newPaths, reloaded: Set(batch.reloadedItems))
    let layout = collectionViewLayout
    layout.disappearingAttributes = Dictionary(
      leaving.compactMap { view in view.shownAttributes.map { ($0.indexPath, $0) } },
      uniquingKeysWith: { first, _ in first })
    layout.invalidateCounts()
    layout.prepareIfNeeded()
    layout.prepare(forCollectionViewUpdates: batch.updateItems)
    reconfigure(batch.reconfiguredItems)
    let stayed = Set(newPaths.values)
    let appearing = after.indices.flatMap { section in
      (0..<after[section]).map { IndexPath(item: $0, section: section) }
    }.filter { !stayed.contains($0) }
    UIView.animate(withDuration: Self.updateDuration) {
      for view in leaving { self.animateRemoval(view) }
      self.showElements(appearing: Set(appearing))
      layout.finalizeCollectionViewUpdates()
    } completion: { isFinished in
      for view in leaving { self.recycle(view) }
      completion?(isFinished)
    }
    layout.disappearingAttributes = [:]
  }

  private func reportMismatch(_ before: [Int], _ after: [Int]) {
    RefusedInput.report(
      for: "UICollectionView.performBatchUpdates(_:completion:)",
      problem: UpdateBatch.mismatch(before, after),
      remedy: "Everything is reloaded; change the data inside the update block.")
  }

  /// Asks the data source to fill the cells of items again, if they are visible.
  func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource else { return }
    for path in paths {
      guard let cell = cellForItem(at: path) else { continue }
      reconfiguredCell = (path, cell)
      _ = dataSource.collectionView(self, cellForItemAt: path)
      cell.measuredSize = nil
      reconfiguredCell = nil
    }
  }

  /// Removes supplementary views, whose section indexes have changed; they are recreated.
  private func discardSupplementaryViews() {
    for view in shownElements where view.elementKey?.category == .supplementaryView {
      if let key = view.elementKey { elements[key] = nil }
      recycle(view)
    }
  }

  /// Assigns new index paths to the visible cells; returns the cells of deleted items.
  private func renumber(
    _ newPaths: [IndexPath: IndexPath], reloaded: Set<IndexPath>
  ) -> [UICollectionReusableView] {
    var leaving: [UICollectionReusableView] = []
    let cells = shownElements.filter { $0.elementKey?.category == .cell }
    for cell in cells {
      if let key = cell.elementKey { elements[key] = nil }
    }
    for cell in cells {
      guard let path = cell.elementKey?.indexPath else { continue }
      if let newPath = newPaths[path], !reloaded.contains(path) {
        let key = LayoutAttributesKey(category: .cell, kind: nil, indexPath: newPath)
        cell.elementKey = key
        elements[key] = cell
      } else {
        leaving.append(cell)
      }
    }
    return leaving
  }

  private func animateRemoval(_ view: UICollectionReusableView) {
    guard let path = view.elementKey?.indexPath,
      let end = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: path)
    else { return }
    view.show(end)
  }

  /// Changes the layout.
  func change(
    to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = collectionViewLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    for view in shownElements { view.willTransition(from: old, to: layout) }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    collectionViewLayout = layout
    let finish: (Bool) -> Void = { [weak self] isFinished in
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      for view in self?.shownElements ?? [] { view.didTransition(from: old, to: layout) }
      completion?(isFinished)
    }
    guard animated else {
      layoutIfNeeded()
      return finish(true)
    }
    UIView.animate(
      withDuration: Self.updateDuration, animations: { self.layoutIfNeeded() }, completion: finish)
  }
}
