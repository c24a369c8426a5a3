// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What surrounds the animators, as a table for a terminal.
enum ScreenBenchTable {
  private static let widths = [-38, 12, 13, 11]

  static let header = TableRow.text(
    ["case", "µs/frame", "maximum, µs", "bytes"], widths: widths)

  /// The line of a case.
  static func line(_ figures: ScreenBench.Figures) -> String {
    TableRow.text(
      [
        figures.name, figures.mean.formatted(places: 0),
        figures.maximum?.formatted(places: 0) ?? "-", figures.bytes.map { "\($0)" } ?? "-",
      ], widths: widths)
  }
}
