// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Golden {
  /// Describes how other series differ from these; nil if they do not.
  ///
  /// Rows are compared where both have one for the same time, the first column being `time`; otherwise
  /// by their numbers. Series that end early are compared up to there, and the text says so first.
  ///
  /// - Parameters:
  ///   - other: the series that came instead of these.
  ///   - tolerance: the maximum difference of two numbers that counts as none.
  /// - Returns: a summary, then the first numbers that differ, with what was expected and what came.
  public func differences(from other: Golden, tolerance: Double) -> String? {
    GoldenComparison(expected: self, actual: other, tolerance: tolerance).text
  }
}

/// The differences of two series.
struct GoldenComparison {
  /// A number that differs.
  struct Difference {
    /// The row of the expected series.
    let row: Int
    let column: String
    let expected: Double?
    let actual: Double?
  }

  let expected: Golden
  private let actual: Golden
  private let tolerance: Double
  /// The rows that both have, as indices into either.
  private let rows: [(expected: Int, actual: Int)]
  private let columns: [(expected: Int, actual: Int)]
  let differences: [Difference]

  init(expected: Golden, actual: Golden, tolerance: Double) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    let rows = Self.commonRows(expected, actual)
    let columns = expected.columns.enumerated().compactMap { index, name in
      actual.columns.firstIndex(of: name).map { (expected: index, actual: $0) }
    }
    (self.rows, self.columns) = (rows, columns)
    differences = rows.flatMap { row in
      columns.compactMap { column -> Difference? in
        let there = expected.rows[row.expected][column.expected]
        let here = actual.rows[row.actual][column.actual]
        guard !Self.agree(there, here, tolerance: tolerance) else { return nil }
        return Difference(
          row: row.expected, column: expected.columns[column.expected], expected: there,
          actual: here)
      }
    }
  }

  /// The time of the first number that differs, or else of the first row that only one has; nil if
  /// there is none or rows have no times.
  var firstTime: Double? {
    if let first = differences.first { return time(ofRow: first.row) }
    guard hasTimes else { return nil }
    if columns.count != expected.columns.count || columns.count != actual.columns.count {
      return rows.first.flatMap { time(ofRow: $0.expected) }
    }
    return rows.last.flatMap { time(ofRow: $0.expected) }
  }

  /// A summary, then the first numbers that differ; nil if the series agree.
  var text: String? {
    var summary = [columnSummary, lengthSummary].compactMap { $0 }
    if !differences.isEmpty {
      let count = rows.count * columns.count
      summary.append("\(differences.count) of \(count) numbers differ by more than \(tolerance)")
    } else if !summary.isEmpty, !rows.isEmpty, !columns.isEmpty {
      summary.append("every number in common agrees")
    }
    guard !summary.isEmpty else { return nil }
    let shown = differences.prefix(Self.shownDifferences).map(line)
    let rest = differences.count - shown.count
    return ([summary.joined(separator: "; ")] + shown + (rest > 0 ? ["  … and \(rest) more"] : []))
      .joined(separator: "\n")
  }

  /// More lines than this say no more.
  private static let shownDifferences = 8

  private var hasTimes: Bool { expected.hasTimes && actual.hasTimes }

  private func time(ofRow row: Int) -> Double? {
    expected.hasTimes ? expected.rows[row][0] : nil
  }

  /// The rows of the same time; without times, or where none is the same, those of the same number.
  private static func commonRows(
    _ expected: Golden, _ actual: Golden
  ) -> [(expected: Int, actual: Int)] {
    let byNumber = (0..<min(expected.rows.count, actual.rows.count)).map { ($0, $0) }
    guard expected.hasTimes, actual.hasTimes else { return byNumber }
    var byTime: [(expected: Int, actual: Int)] = []
    var next = 0
    for (index, row) in expected.rows.enumerated() {
      guard let time = row[0] else { continue }
      // Times ascend, and the text keeps three decimals.
      while next < actual.rows.count, (actual.rows[next][0] ?? time) < time - 0.0006 { next += 1 }
      guard next < actual.rows.count, let other = actual.rows[next][0] else { continue }
      if abs(other - time) <= 0.0006 { byTime.append((index, next)) }
    }
    return byTime.isEmpty ? byNumber : byTime
  }

  private var columnSummary: String? {
    let missing = expected.columns.filter { !actual.columns.contains($0) }
    let added = actual.columns.filter { !expected.columns.contains($0) }
    if missing.isEmpty, added.isEmpty {
      return expected.columns == actual.columns ? nil : "the columns have another order"
    }
    return [
      missing.isEmpty ? nil : "columns missing: " + missing.joined(separator: ", "),
      added.isEmpty ? nil : "columns not expected: " + added.joined(separator: ", "),
    ].compactMap { $0 }.joined(separator: "; ")
  }

  private var lengthSummary: String? {
    guard rows.count != expected.rows.count || rows.count != actual.rows.count else { return nil }
    guard hasTimes, let end = expected.rows.last?[0], let otherEnd = actual.rows.last?[0],
      abs(end - otherEnd) > 0.0006
    else {
      return "expected \(expected.rows.count) rows, got \(actual.rows.count)"
    }
    let common = rows.last.flatMap { time(ofRow: $0.expected) } ?? 0
    return """
      expected a recording up to \(Golden.field(end)) s, got one up to \(Golden.field(otherEnd)) s, \
      compared up to \(Golden.field(common)) s
      """
  }

  private func line(_ difference: Difference) -> String {
    var line = "  row \(difference.row)"
    if let first = expected.columns.first, difference.column != first {
      line += " (\(first) \(Golden.field(expected.rows[difference.row][0])))"
    }
    line += ", \(difference.column): expected \(Golden.field(difference.expected)), "
    line += "got \(Golden.field(difference.actual))"
    guard let expected = difference.expected, let actual = difference.actual else { return line }
    return line + " (\(actual >= expected ? "+" : "")\(Golden.field(actual - expected)))"
  }

  private static func agree(_ expected: Double?, _ actual: Double?, tolerance: Double) -> Bool {
    guard let expected, let actual else { return expected == nil && actual == nil }
    // Half of the last digit of the text is lost in writing.
    return abs(expected - actual) <= max(tolerance, 0) + 0.0005
  }
}

extension Golden {
  /// Whether the first column holds times.
  fileprivate var hasTimes: Bool { columns.first == "time" }
}
