// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One figure of a long program beside what is promised.
struct SoakFigure {
  /// What was run and measured.
  let subject: String
  /// What is promised; nil for a figure that is only told.
  let promise: String?
  /// What was measured.
  let figure: String
  /// Whether the promise is kept.
  let isHeld: Bool

  /// A measured number that may be at most a limit.
  static func limited(
    _ subject: String, _ value: Double, atMost limit: Double, places: Int, unit: String
  ) -> SoakFigure {
    SoakFigure(
      subject: subject, promise: "at most \(limit.formatted(places: places)) \(unit)",
      figure: "\(value.formatted(places: places)) \(unit)", isHeld: value <= limit)
  }

  /// A count of faults, of which there must be none among so many, with the places of those found.
  static func none(
    _ subject: String, _ faults: Int, of count: Int, where places: [String] = []
  ) -> SoakFigure {
    let list = places.isEmpty ? "" : " (\(places.joined(separator: ", ")))"
    return SoakFigure(
      subject: subject, promise: "none", figure: "\(faults) of \(count)\(list)",
      isHeld: faults == 0 && count > 0)
  }

  /// A figure that no promise limits.
  static func told(_ subject: String, _ figure: String) -> SoakFigure {
    SoakFigure(subject: subject, promise: nil, figure: figure, isHeld: true)
  }

  /// The head of the table.
  static let header = "| what | promised | measured |\n|---|---|---|"

  /// The line of the table.
  var row: String {
    "| \(subject) | \(promise ?? "–") | \(isHeld ? figure : "**\(figure)**") |"
  }
}
