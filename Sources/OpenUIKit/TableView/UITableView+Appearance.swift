// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a table draws beside its rows.
extension UITableView {
  /// Shows the lines between rows as the table's properties say.
  func showSeparators() {
    for cell in shownCells.values { showSeparator(of: cell) }
  }

  func showSeparator(of cell: UITableViewCell) {
    cell.showSeparator(separatorStyle, color: separatorColor, inset: ownSeparatorInset)
  }

  /// Shows the background behind the rows, where it does not scroll.
  func placeBackground() {
    backgroundView?.frame = bounds
  }

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    placeBackground()
  }

  /// Keeps the headers of a plain table visible while their sections are, as UIKit does.
  func pinHeaders() {
    guard style == .plain else { return }
    let top = bounds.minY + adjustedContentInset.top
    for (number, header) in shownHeaders {
      let section = rows.sections[number]
      let last = section.footer.bottom - section.footer.height - section.header.height
      let pinned = max(section.header.top, min(top, last))
      if header.frame.minY != pinned { header.frame.origin.y = pinned }
    }
  }

  // MARK: Frames

  /// Returns the frame of a section's header in the content; zero if the section does not exist.
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadRowsIfNeeded()
    return rows.sections.indices.contains(section)
      ? frame(of: rows.sections[section].header) : .zero
  }

  /// Returns the frame of a section's footer in the content; zero if the section does not exist.
  public func rectForFooter(inSection section: Int) -> CGRect {
    loadRowsIfNeeded()
    return rows.sections.indices.contains(section)
      ? frame(of: rows.sections[section].footer) : .zero
  }

  /// Returns the frame of a section in the content; zero if it does not exist.
  public func rect(forSection section: Int) -> CGRect {
    loadRowsIfNeeded()
    guard rows.sections.indices.contains(section) else { return .zero }
    let whole = rows.sections[section]
    return CGRect(
      x: 0, y: whole.header.top, width: bounds.width, height: whole.footer.bottom - whole.header.top
    )
  }

  /// Returns the rows that intersect a rectangle of the content, in order; nil if there is none.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadRowsIfNeeded()
    let found = rows.paths(from: rect.minY, to: rect.maxY)
    return found.isEmpty ? nil : found
  }

  /// Scrolls to the selected row that is nearest to a position.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let first = selectedPaths.first else { return }
    scrollToRow(at: first, at: scrollPosition, animated: animated)
  }
}
