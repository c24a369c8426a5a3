// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A section of a table whose cells are made once, as a storyboard's static ones are.
///
/// `UITableViewController` shows the sections in ``UITableView/staticSections`` unless a subclass overrides
/// the methods of the data source. An extension of this package.
@MainActor
public struct StaticTableSection {
  /// The title above the cells; nil for none.
  public var header: String?
  /// The title below the cells; nil for none.
  public var footer: String?
  /// The cells from top to bottom, with their heights in points.
  public var cells: [(cell: UITableViewCell, height: CGFloat)]

  /// Creates a section.
  public init(
    header: String? = nil, footer: String? = nil, cells: [(cell: UITableViewCell, height: CGFloat)]
  ) {
    self.header = header
    self.footer = footer
    self.cells = cells
  }
}

extension UITableView {
  /// The static section with an index; nil if there is none.
  func staticSection(_ index: Int) -> StaticTableSection? {
    staticSections.indices.contains(index) ? staticSections[index] : nil
  }

  /// The static cell of a row, with its height; nil if there is none.
  func staticRow(_ path: IndexPath) -> (cell: UITableViewCell, height: CGFloat)? {
    guard let section = staticSection(path.section), section.cells.indices.contains(path.row)
    else { return nil }
    return section.cells[path.row]
  }
}
