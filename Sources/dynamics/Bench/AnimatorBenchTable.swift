// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The overhead of the animator, as a table for a terminal.
enum AnimatorBenchTable {
  private static let columns: [(title: String, width: Int)] = [
    ("scene", -18), ("awake", 6), ("animator µs", 12), ("engine µs", 12), ("overhead", 10),
    ("ns/item", 9), ("overhead ns/item", 17), ("setters ns/item", 16), ("at rest µs", 11),
  ]

  static let header = TableRow.text(columns.map(\.title), widths: columns.map(\.width))

  /// The line of a scene.
  static func line(_ figures: AnimatorBench.Figures) -> String {
    let nanoseconds = 1000 / Double(figures.items)
    let cells = [
      figures.scene, String(figures.awakeItems), figures.animator.formatted(places: 2),
      figures.engine.formatted(places: 2), (100 * figures.share).formatted(places: 1) + " %",
      (figures.animator * nanoseconds).formatted(places: 0),
      ((figures.animator - figures.engine) * nanoseconds).formatted(places: 1),
      (figures.setters * nanoseconds).formatted(places: 1), figures.resting.formatted(places: 2),
    ]
    return TableRow.text(cells, widths: columns.map(\.width))
  }
}
