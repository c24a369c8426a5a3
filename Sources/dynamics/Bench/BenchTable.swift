// SPDX-License-Identifier: Apache-2.0

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
