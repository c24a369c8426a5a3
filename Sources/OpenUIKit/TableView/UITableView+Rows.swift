// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableView {
  // MARK: Cells

  /// Registers a class of cells for a reuse identifier; nil unregisters it.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let known = cellClass as? UITableViewCell.Type
    reuse.register(known.map { TableCellReusePool.Prototype(cellClass: $0) }, for: identifier)
  }

  /// Registers a prototype for a reuse identifier: a class of cells, a style, and a closure that sets up
  /// each new cell, as the prototype of a storyboard does.
  ///
  /// An extension of this package.
  public func register<Cell: UITableViewCell>(
    prototype cellClass: Cell.Type, forCellReuseIdentifier identifier: String,
    style: UITableViewCell.CellStyle = .default, setUp: @escaping @MainActor (Cell) -> Void
  ) {
    let prototype = TableCellReusePool.Prototype(cellClass: cellClass, style: style) { cell in
      if let cell = cell as? Cell { setUp(cell) }
    }
    reuse.register(prototype, for: identifier)
  }

  /// Returns a reused cell, or a new one of the registered class; nil if no class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.dequeue(identifier)
  }

  /// Returns a reused cell, or a new one of the registered class; a plain cell, with a diagnostic,
  /// if no class is registered.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = reuse.dequeue(identifier) { return cell }
    RefusedInput.report(
      for: "UITableView.dequeueReusableCell(withIdentifier:for:)",
      problem: "No class is registered for the identifier \"\(identifier)\".",
      remedy: "A plain cell is used; register a class for it before the table is shown.")
    return UITableViewCell(style: .subtitle, reuseIdentifier: identifier)
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

  /// The index paths of the visible rows, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }

  /// Returns the index path of the row at a point of the content; nil if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadRowsIfNeeded()
    return rows.paths(from: point.y, to: point.y.nextUp).first
  }

  /// Returns the frame of a row in the content; zero if the row does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadRowsIfNeeded()
    guard let span = rows.span(of: indexPath) else { return .zero }
    return CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
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

  // MARK: Changes

  /// Performs several changes and reloads the table.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    layoutIfNeeded()
    completion?(true)
  }

  /// Begins a series of changes.
  public func beginUpdates() {}

  /// Ends a series of changes and reloads the table.
  public func endUpdates() { reloadData() }

  /// Inserts rows: reloads the table.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Deletes rows: reloads the table.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Reloads rows: reloads the table.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Inserts sections: reloads the table.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  /// Deletes sections: reloads the table.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  /// Reloads sections: reloads the table.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

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
    for view in shownHeaders.values { view.removeFromSuperview() }
    for view in shownFooters.values { view.removeFromSuperview() }
    shownCells = [:]
    shownHeaders = [:]
    shownFooters = [:]
    loadedSections = []
  }

  private func hide(_ cell: UITableViewCell, _ path: IndexPath) {
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
    for path in visible where shownCells[path] == nil {
      let cell = source.tableView(self, cellForRowAt: path)
      cell.frame = rectForRow(at: path)
      shownCells[path] = cell
      insertSubview(cell, at: 0)
      cell.setSelected(selectedPaths.contains(path), animated: false)
      rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    showSectionViews(source)
    tableHeaderView?.frame.origin = .zero
    if let footer = tableFooterView {
      footer.frame.origin = CGPoint(x: 0, y: rows.height - footer.bounds.height)
    }
  }

  private func showSectionViews(_ source: any UITableViewDataSource) {
    for (number, section) in rows.sections.enumerated()
    where loadedSections.insert(number).inserted {
      if section.header.height > 0 {
        let view = rowDelegate?.tableView(self, viewForHeaderInSection: number)
        let text = source.tableView(self, titleForHeaderInSection: number)
        shownHeaders[number] = show(view ?? text.map(makeTitle), section.header)
      }
      if section.footer.height > 0 {
        let view = rowDelegate?.tableView(self, viewForFooterInSection: number)
        let text = source.tableView(self, titleForFooterInSection: number)
        shownFooters[number] = show(view ?? text.map(makeTitle), section.footer)
      }
    }
  }

  private func show(_ view: UIView?, _ span: TableRows.Span) -> UIView? {
    guard let view else { return nil }
    view.frame = CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
    addSubview(view)
    return view
  }

  private func makeTitle(_ text: String) -> UIView {
    let title = UIView()
    title.backgroundColor = style == .plain ? .systemGray6 : .clear
    let label = UILabel(frame: title.bounds)
    label.text = style == .plain ? text : text.uppercased()
    label.font = .systemFont(ofSize: style == .plain ? 17 : 13, weight: .semibold)
    label.textColor = style == .plain ? .label : .systemGray
    label.translatesAutoresizingMaskIntoConstraints = false
    title.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: title.leftAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: title.centerYAnchor),
    ])
    return title
  }
}
