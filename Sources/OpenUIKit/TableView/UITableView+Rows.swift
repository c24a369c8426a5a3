import Foundation

extension UITableView {
  // MARK: Cells

  /// Names the class of the cells with an identifier; nil takes the name away.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, for: identifier)
  }

  /// Returns a cell that is used again, or a new one of the registered class; nil where there is none.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.dequeue(identifier)
  }

  /// Returns a cell that is used again, or a new one of the registered class; a plain one, with a
  /// diagnostic, where none is registered.
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

  /// Returns the cell of a row; nil for one that is not seen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

  /// Returns the row of a cell; nil for one that is not seen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  /// The cells that are seen, the uppermost first.
  public var visibleCells: [UITableViewCell] {
    shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows that are seen, the uppermost first.
  public var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }

  /// Returns the row at a point of the content; nil where there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadRowsIfNeeded()
    return rows.paths(from: point.y, to: point.y.nextUp).first
  }

  /// Returns where a row lies in the content; an empty rectangle for one that does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadRowsIfNeeded()
    guard let span = rows.span(of: indexPath) else { return .zero }
    return CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
  }

  /// How many sections there are.
  public var numberOfSections: Int {
    loadRowsIfNeeded()
    return rows.sections.count
  }

  /// Returns how many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    loadRowsIfNeeded()
    return rows.sections.indices.contains(section) ? rows.sections[section].rows.count : 0
  }

  // MARK: Changes

  /// Runs several changes; the rows are asked for anew after them.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    layoutIfNeeded()
    completion?(true)
  }

  /// Begins several changes.
  public func beginUpdates() {}

  /// Ends several changes: the rows are asked for anew.
  public func endUpdates() { reloadData() }

  /// Says that rows were inserted.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Says that rows were deleted.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Says that rows show something else.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Says that sections were inserted.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  /// Says that sections were deleted.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  /// Says that sections show something else.
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

  /// The selected row; nil where none is.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The selected rows in their order; nil where none is.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }

  /// Selects a row and scrolls to it; the delegate is not told.
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

  /// Takes the selection off a row; the delegate is not told.
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

  /// Makes the cells that are seen, and puts away those that are not.
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
