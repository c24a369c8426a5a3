// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Registering and reusing cells, headers and footers.
extension UITableView {
  /// Registers a class of cells for a reuse identifier; nil unregisters it.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let known = cellClass as? UITableViewCell.Type else {
      return reuse.setMaker(nil, for: identifier)
    }
    reuse.setMaker(
      { RuntimeInstantiation.cell(of: known, reuseIdentifier: $0) }, for: identifier)
  }

  /// Registers a nib, whose first cell is used, for a reuse identifier; nil unregisters it.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(nib, for: identifier)
  }

  /// Registers a prototype for a reuse identifier: a class of cells, a style, and a closure that sets up
  /// each new cell, as the prototype of a storyboard does.
  ///
  /// An extension of this package.
  public func register<Cell: UITableViewCell>(
    prototype cellClass: Cell.Type, forCellReuseIdentifier identifier: String,
    style: UITableViewCell.CellStyle = .default, setUp: @escaping @MainActor (Cell) -> Void
  ) {
    reuse.setMaker(
      { identifier in
        let cell = RuntimeInstantiation.cell(
          of: cellClass, style: style, reuseIdentifier: identifier)
        if let cell = cell as? Cell { setUp(cell) }
        return cell
      }, for: identifier)
  }

  /// Returns a reused cell, or a new one of the registered class; nil if no class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
    return reuse.dequeue(identifier)
  }

  /// Returns a reused cell, or a new one of the registered class; a plain cell, with a diagnostic,
  /// if no class is registered.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    RefusedInput.report(
      for: "UITableView.dequeueReusableCell(withIdentifier:for:)",
      problem: "No class is registered for the identifier \"\(identifier)\".",
      remedy: "A plain cell is used; register a class for it before the table is shown.")
    return UITableViewCell(style: .subtitle, reuseIdentifier: identifier)
  }

  /// Registers a class of headers and footers for a reuse identifier; nil unregisters it.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let known = aClass as? UITableViewHeaderFooterView.Type else {
      return sectionViewReuse.setMaker(nil, for: identifier)
    }
    sectionViewReuse.setMaker(
      { RuntimeInstantiation.headerFooterView(of: known, reuseIdentifier: $0) }, for: identifier)
  }

  /// Registers a nib, whose first header or footer is used, for a reuse identifier; nil unregisters it.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViewReuse.register(nib, for: identifier)
  }

  /// Returns a reused header or footer, or a new one of the registered class; nil if nothing is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    sectionViewReuse.dequeue(identifier)
  }
}
