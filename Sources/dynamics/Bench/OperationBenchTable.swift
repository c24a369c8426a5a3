// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The growth of operations, as a table for a terminal.
struct OperationBenchTable {
  /// The measured numbers n, one column of times for each.
  let counts: [Int]

  private var widths: [Int] { [-28] + counts.map { _ in 11 } + [9] }

  var header: String {
    TableRow.text(["operation"] + counts.map { "\($0), µs" } + ["exponent"], widths: widths)
  }

  /// The line of an operation.
  func line(_ figures: OperationBench.Figures) -> String {
    let cells =
      [figures.operation] + figures.microseconds.map { $0.formatted(places: 0) }
      + [figures.exponent.formatted(places: 2)]
    return TableRow.text(cells, widths: widths)
  }
}
