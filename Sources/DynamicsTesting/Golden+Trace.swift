// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Golden {
  /// The motion of the items whose positions the series hold, to be drawn.
  ///
  /// - Parameter itemNames: what the items are called, with the spaces that columns do not have.
  func trace(of itemNames: [String]) -> MotionTrace {
    let names = Dictionary(
      itemNames.map { (Self.withoutSpaces($0), $0) }, uniquingKeysWith: { first, _ in first })
    var trace = MotionTrace()
    guard columns.first == "time" else { return trace }
    for (index, column) in columns.enumerated() where column.hasSuffix(".x") {
      let name = String(column.dropLast(2))
      var item = MotionTrace.Item(name: names[name] ?? name)
      item.x = series(index)
      item.y = columns.firstIndex(of: "\(name).y").map(series) ?? MotionSeries()
      item.angle = columns.firstIndex(of: "\(name).angle").map(series) ?? MotionSeries()
      trace.items.append(item)
    }
    return trace
  }

  /// The name of a column as the text has it, where spaces separate columns.
  static func withoutSpaces(_ name: String) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: "_")
  }

  private func series(_ column: Int) -> MotionSeries {
    var series = MotionSeries()
    for row in rows {
      guard let time = row[0], let value = row[column] else { continue }
      series.append(value, at: time)
    }
    return series
  }
}
