import Foundation
import PhysicsScenes

/// The benchmark results of scenes, as a table for a terminal.
enum BenchTable {
  private static let columns: [(title: String, width: Int)] = [
    ("scene", -14), ("steps", 6), ("min µs", 10), ("median µs", 10), ("bodies", 7),
    ("contacts", 9), ("mean height", 12), ("asleep", 7), ("bytes/body", 11),
  ]

  static let header = row(columns.map(\.title))

  /// The line of a scene; in a scene of rays, each ray counts as a step.
  static func line(_ measured: SceneRounds) -> String {
    let end = measured.last
    let bytes = end.counts.bytes.map { String($0 / max(1, end.counts.bodies)) }
    return row([
      end.scene, String(end.steps), measured.minimum.formatted(places: 2),
      measured.median.formatted(places: 2), String(end.counts.bodies),
      String(end.counts.contacts), end.meanHeight.formatted(places: 3),
      end.sleepStep.map(String.init) ?? "–", bytes ?? "–",
    ])
  }

  private static func row(_ cells: [String]) -> String {
    TableRow.text(cells, widths: columns.map(\.width))
  }
}

/// The overhead of the animator, as a table for a terminal.
enum AnimatorBenchTable {
  private static let columns: [(title: String, width: Int)] = [
    ("scene", -18), ("awake", 6), ("animator µs", 12), ("engine µs", 12), ("own share", 10),
    ("ns/item", 9), ("own ns/item", 12), ("at rest µs", 11),
  ]

  static let header = TableRow.text(columns.map(\.title), widths: columns.map(\.width))

  /// The line of a scene.
  static func line(_ figures: AnimatorBench.Figures) -> String {
    let nanoseconds = 1000 / Double(figures.items)
    let cells = [
      figures.scene, String(figures.awakeItems), figures.animator.formatted(places: 2),
      figures.engine.formatted(places: 2), (100 * figures.share).formatted(places: 1) + " %",
      (figures.animator * nanoseconds).formatted(places: 0),
      ((figures.animator - figures.engine) * nanoseconds).formatted(places: 0),
      figures.resting.formatted(places: 2),
    ]
    return TableRow.text(cells, widths: columns.map(\.width))
  }
}

/// A row of a text table.
private enum TableRow {
  /// The cells padded to column widths; a negative width aligns left.
  static func text(_ cells: [String], widths: [Int]) -> String {
    zip(cells, widths).map { cell, width in
      let gap = String(repeating: " ", count: max(0, abs(width) - cell.count))
      return width < 0 ? cell + gap : gap + cell
    }.joined(separator: " ")
  }
}
