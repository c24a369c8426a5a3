// SPDX-License-Identifier: Apache-2.0

/// A row of a text table.
enum TableRow {
  /// The cells padded to column widths; a negative width aligns left.
  static func text(_ cells: [String], widths: [Int]) -> String {
    zip(cells, widths).map { cell, width in
      let gap = String(repeating: " ", count: max(0, abs(width) - cell.count))
      return width < 0 ? cell + gap : gap + cell
    }.joined(separator: " ")
  }
}
