// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The vertical layout of a table: frames of rows, headers and footers.
@MainActor
struct TableRows {
  /// The layout of a section, in points.
  struct Section {
    var header = Span()
    var rows: [Span] = []
    var footer = Span()
  }

  /// A vertical extent, in points.
  struct Span {
    var top: CGFloat = 0
    var height: CGFloat = 0
    var bottom: CGFloat { top + height }
  }

  /// UIKit's heights of section titles, in points.
  static let plainHeader: CGFloat = 28
  private static let groupedHeader: CGFloat = 38

  private(set) var sections: [Section] = []
  private(set) var height: CGFloat = 0

  /// Creates an empty layout.
  init() {}

  /// Computes the layout from a table's data source and delegate.
  init(_ table: UITableView) {
    var top = table.tableHeaderView?.bounds.height ?? 0
    func span(_ height: CGFloat) -> Span {
      defer { top += max(height, 0) }
      return Span(top: top, height: max(height, 0))
    }
    guard let source = table.dataSource else { return }
    for number in 0..<max(source.numberOfSections(in: table), 0) {
      var section = Section()
      section.header = span(Self.headerHeight(table, source, number))
      for row in 0..<max(source.tableView(table, numberOfRowsInSection: number), 0) {
        section.rows.append(span(Self.rowHeight(table, IndexPath(row: row, section: number))))
      }
      section.footer = span(Self.footerHeight(table, source, number))
      sections.append(section)
    }
    height = top + (table.tableFooterView?.bounds.height ?? 0)
  }

  private static func rowHeight(_ table: UITableView, _ path: IndexPath) -> CGFloat {
    let height = table.rowDelegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
    if height >= 0, height.isFinite { return height }
    // A self-sizing row: measured with a cell.
    guard let cell = table.dataSource?.tableView(table, cellForRowAt: path) else {
      return UITableView.standardRowHeight
    }
    defer { table.reuse.enqueue(cell) }
    cell.updateConfigurationIfNeeded()
    if let view = cell.configured.view {
      return view.systemLayoutSizeFitting(
        CGSize(width: table.bounds.width, height: 0),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    guard cell.constraintState.isUsedInside else { return UITableView.standardRowHeight }
    cell.frame.size.width = table.bounds.width
    cell.layoutIfNeeded()
    let content = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: cell.contentView.bounds.width, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return max(content.height, UITableView.standardRowHeight)
  }

  private static func headerHeight(
    _ table: UITableView, _ source: any UITableViewDataSource, _ section: Int
  ) -> CGFloat {
    let hasText = source.tableView(table, titleForHeaderInSection: section) != nil
    let usual =
      hasText
      ? table.style == .plain ? plainHeader : groupedHeader
      : table.style == .plain ? 0 : groupedHeader / 2
    let height =
      table.rowDelegate?.tableView(table, heightForHeaderInSection: section)
      ?? table.sectionHeaderHeight
    // The height of all headers, which Interface Builder sets, is that of those that exist.
    if height > 0, height == table.sectionHeaderHeight, !hasText, table.style == .plain,
      table.rowDelegate?.tableView(table, viewForHeaderInSection: section) == nil
    {
      return 0
    }
    return height >= 0 && height.isFinite ? height : usual
  }

  private static func footerHeight(
    _ table: UITableView, _ source: any UITableViewDataSource, _ section: Int
  ) -> CGFloat {
    let hasText = source.tableView(table, titleForFooterInSection: section) != nil
    let usual = hasText ? plainHeader : table.style == .plain ? 0 : groupedHeader / 2
    let height =
      table.rowDelegate?.tableView(table, heightForFooterInSection: section)
      ?? table.sectionFooterHeight
    if height > 0, height == table.sectionFooterHeight, !hasText, table.style == .plain,
      table.rowDelegate?.tableView(table, viewForFooterInSection: section) == nil
    {
      return 0
    }
    return height >= 0 && height.isFinite ? height : usual
  }

  /// The number of rows in each section.
  var counts: [Int] { sections.map(\.rows.count) }

  /// The extent of a row; nil if it does not exist.
  func span(of path: IndexPath) -> Span? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  /// The rows that intersect a vertical range, in order.
  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for (number, section) in sections.enumerated()
    where section.footer.bottom > top && section.header.top < bottom {
      for (row, span) in section.rows.enumerated() where span.bottom > top && span.top < bottom {
        found.append(IndexPath(row: row, section: number))
      }
    }
    return found
  }

  /// Moves a row with its height to another place.
  mutating func moveRow(from old: IndexPath, to new: IndexPath) {
    let row = sections[old.section].rows.remove(at: old.row)
    let target = min(new.row, sections[new.section].rows.count)
    sections[new.section].rows.insert(row, at: target)
    var top = sections.first?.header.top ?? 0
    for section in sections.indices {
      sections[section].header.top = top
      top += sections[section].header.height
      for row in sections[section].rows.indices {
        sections[section].rows[row].top = top
        top += sections[section].rows[row].height
      }
      sections[section].footer.top = top
      top += sections[section].footer.height
    }
  }
}
