import Foundation
import PhysicsScenes

/// Measured scenes as a table for a terminal.
enum BenchTable {
  private static let columns: [(title: String, width: Int)] = [
    ("scene", -14), ("steps", 6), ("min µs", 10), ("median µs", 10), ("bodies", 7),
    ("contacts", 9), ("mean height", 12), ("asleep", 7), ("bytes/body", 11),
  ]

  static let header = row(columns.map(\.title))

  /// A line for a scene; of scenes of rays the steps are rays.
  static func line(_ measured: SceneRounds) -> String {
    let end = measured.last
    let bytes = end.census.bytes.map { String($0 / max(1, end.census.bodies)) }
    return row([
      end.scene, String(end.steps), measured.least.formatted(places: 2),
      measured.median.formatted(places: 2), String(end.census.bodies),
      String(end.census.contacts), end.meanHeight.formatted(places: 3),
      end.sleepStep.map(String.init) ?? "–", bytes ?? "–",
    ])
  }

  private static func row(_ cells: [String]) -> String {
    zip(cells, columns).map { cell, column in
      let gap = String(repeating: " ", count: max(0, abs(column.width) - cell.count))
      return column.width < 0 ? cell + gap : gap + cell
    }.joined(separator: " ")
  }
}
