// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableView {
  // MARK: Queries

  /// Returns the header of a section, if it is a reusable view; nil otherwise.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, if it is a reusable view; nil otherwise.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFooters[section] as? UITableViewHeaderFooterView
  }

  /// Returns the cell of a row; nil if it is not visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

  /// Returns the index path of a cell; nil if it is not visible.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The index paths of the visible rows, from top to bottom; while cells are created, also of those that follow.
  public var indexPathsForVisibleRows: [IndexPath]? { rowsBeingShown ?? shownCells.keys.sorted() }

  /// Returns the index path of the row at a point of the content; nil if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadRowsIfNeeded()
    return rows.paths(from: point.y, to: point.y.nextUp).first
  }

  /// Returns the frame of a row in the content; zero if the row does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadRowsIfNeeded()
    return frame(of: indexPath)
  }

  /// The number of sections.
  public var numberOfSections: Int {
    loadRowsIfNeeded()
    return rows.sections.count
  }

  /// Returns the number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    loadRowsIfNeeded()
    return rows.sections.indices.contains(section) ? rows.sections[section].rows.count : 0
  }

  // MARK: Scrolling

  /// Scrolls to a row.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let row = rectForRow(at: indexPath)
    guard row != .zero else { return }
    let top: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: top = row.minY
    case .middle: top = row.midY - bounds.height / 2
    case .bottom: top = row.maxY - bounds.height
    }
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top)), animated: animated)
  }

  // MARK: Selection

  /// The index path of the selected row; nil if none is selected.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The index paths of the selected rows, in order; nil if none is selected.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }

  /// Selects a row and scrolls to it without calling the delegate.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    for path in selectedPaths where !allowsMultipleSelection || indexPath == nil {
      setSelected(false, path, animated)
    }
    guard let indexPath else { return }
    setSelected(true, indexPath, animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without calling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath, animated)
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath, _ animated: Bool) {
    selectedPaths.removeAll { $0 == path }
    if isSelected { selectedPaths = (selectedPaths + [path]).sorted() }
    cellForRow(at: path)?.setSelected(isSelected, animated: animated)
  }

  func selectByUser(_ touched: IndexPath) {
    guard
      let path = rowDelegate == nil
        ? touched : rowDelegate?.tableView(self, willSelectRowAt: touched)
    else { return }
    if selectedPaths.contains(path), allowsMultipleSelection {
      setSelected(false, path, false)
      rowDelegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    for other in selectedPaths where other != path && !allowsMultipleSelection {
      setSelected(false, other, false)
      rowDelegate?.tableView(self, didDeselectRowAt: other)
    }
    setSelected(true, path, false)
    rowDelegate?.tableView(self, didSelectRowAt: path)
    cellForRow(at: path)?.selectionHandler?()
  }
}

extension UITableView {
  func removeShownViews() {
    for (path, cell) in shownCells.sorted(by: { $0.key < $1.key }) { hide(cell, path) }
    for views in [shownHeaders, shownFooters] {
      for (_, view) in views.sorted(by: { $0.key < $1.key }) { hide(view) }
    }
    shownCells = [:]
    shownHeaders = [:]
    shownFooters = [:]
    loadedSections = []
  }

  func hide(_ sectionView: UIView) {
    sectionView.removeFromSuperview()
    if let reusable = sectionView as? UITableViewHeaderFooterView {
      sectionViewReuse.enqueue(reusable)
    }
  }

  func hide(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    reuse.enqueue(cell)
    rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Creates the visible cells and recycles the others.
  func showRows() {
    guard let source = dataSource else { return }
    let visible = rows.paths(from: bounds.minY, to: bounds.maxY)
    let hidden = Set(shownCells.keys).subtracting(visible).sorted()
    for path in hidden {
      if let cell = shownCells.removeValue(forKey: path) { hide(cell, path) }
    }
    rowsBeingShown = visible
    for path in visible where shownCells[path] == nil { addCell(at: path, from: source) }
    rowsBeingShown = nil
    showSectionViews(source)
    tableHeaderView?.frame.origin = .zero
    placeTableFooter()
  }

  func placeTableFooter() {
    guard let footer = tableFooterView else { return }
    footer.frame.origin = CGPoint(x: 0, y: rows.height - footer.bounds.height)
  }

  /// Adds the cell of a row at its place.
  @discardableResult
  func addCell(at path: IndexPath, from source: any UITableViewDataSource) -> UITableViewCell {
    let cell = source.tableView(self, cellForRowAt: path)
    cell.frame = frame(of: path)
    shownCells[path] = cell
    insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    cell.setSelected(selectedPaths.contains(path), animated: false)
    configureEditing(of: cell, at: path, animated: false)
    showSeparator(of: cell)
    cell.accessoryHandler = { [weak self, weak cell] in
      guard let self, let cell, let path = indexPath(for: cell) else { return }
      rowDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// The frame of a row in the loaded layout; zero if the row does not exist.
  func frame(of path: IndexPath) -> CGRect {
    rows.span(of: path).map(frame) ?? .zero
  }

  /// The frame of an extent over the whole width.
  func frame(of span: TableRows.Span) -> CGRect {
    CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
  }

  private func showSectionViews(_ source: any UITableViewDataSource) {
    for (number, section) in rows.sections.enumerated()
    where loadedSections.insert(number).inserted {
      if section.header.height > 0 {
        let view = rowDelegate?.tableView(self, viewForHeaderInSection: number)
        let text = source.tableView(self, titleForHeaderInSection: number)
        let header = show(view ?? text.map(makeTitle), section.header)
        shownHeaders[number] = header
        if let header {
          rowDelegate?.tableView(self, willDisplayHeaderView: header, forSection: number)
        }
      }
      if section.footer.height > 0 {
        let view = rowDelegate?.tableView(self, viewForFooterInSection: number)
        let text = source.tableView(self, titleForFooterInSection: number)
        let footer = show(view ?? text.map(makeTitle), section.footer)
        shownFooters[number] = footer
        if let footer {
          rowDelegate?.tableView(self, willDisplayFooterView: footer, forSection: number)
        }
      }
    }
  }

  private func show(_ view: UIView?, _ span: TableRows.Span) -> UIView? {
    guard let view else { return nil }
    view.frame = frame(of: span)
    addSubview(view)
    return view
  }

  private func makeTitle(_ text: String) -> UIView {
    let title = UITableViewHeaderFooterView(reuseIdentifier: nil)
    title.show(text, style: style)
    return title
  }
}
