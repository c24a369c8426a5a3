// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhysicsScenes

/// What the engines did on one scene, as lines for a terminal; the first engine counts as 1.
struct ComparisonTable {
  let text: String

  init(_ results: [EngineResult]) {
    let first = results[0].rounds.minimum
    let title = results[0].rounds.last
    let header = Self.row([
      title.scene, "min µs", "median µs", "times", "mean height", "contacts", "asleep",
      "bytes/body", "allocations", "retains",
    ])
    text = ([header] + results.map { Self.line($0, first: first) }).joined(separator: "\n") + "\n"
  }

  private static let widths = [16, 10, 10, 7, 12, 9, 7, 11, 12, 8]

  private static func line(_ result: EngineResult, first: Double) -> String {
    let (rounds, end) = (result.rounds, result.rounds.last)
    return row([
      end.engine, number(rounds.minimum, 2), number(rounds.median, 2),
      number(rounds.minimum / first, 2), number(end.meanHeight, 3), String(end.counts.contacts),
      end.sleepStep.map { String($0) } ?? "–",
      String(result.heapBytes / max(1, end.counts.bodies)),
      result.traffic.map { number($0.allocations, 2) } ?? "",
      result.traffic.map { number($0.retains, 2) } ?? "",
    ])
  }

  private static func number(_ value: Double, _ places: Int) -> String {
    String(format: "%.\(places)f", value)
  }

  private static func row(_ cells: [String]) -> String {
    zip(cells, widths).enumerated().map { index, pair in
      let gap = String(repeating: " ", count: max(0, pair.1 - pair.0.count))
      return index == 0 ? pair.0 + gap : gap + pair.0
    }.joined(separator: " ")
  }
}
