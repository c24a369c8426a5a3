import Foundation

extension Golden {
  /// Says how other series differ from these, for people; nil if they do not.
  ///
  /// - Parameters:
  ///   - other: the series that came instead of these.
  ///   - tolerance: the greatest difference of two numbers that counts as none.
  /// - Returns: a summary, then the first rows that differ, with what was expected and what came.
  public func differences(from other: Golden, tolerance: Double) -> String? {
    guard columns == other.columns else { return columnDifferences(from: other) }
    var differences: [String] = []
    for row in 0..<min(rows.count, other.rows.count) {
      for column in columns.indices {
        let (expected, actual) = (rows[row][column], other.rows[row][column])
        guard !Self.agree(expected, actual, tolerance: tolerance) else { continue }
        differences.append(difference(row: row, column: column, expected, actual))
      }
    }
    var summary: [String] = []
    if rows.count != other.rows.count {
      summary.append("expected \(rows.count) rows, got \(other.rows.count)")
    }
    if !differences.isEmpty {
      let count = rows.count * columns.count
      summary.append("\(differences.count) of \(count) numbers differ by more than \(tolerance)")
    }
    guard !summary.isEmpty else { return nil }
    let shown = differences.prefix(Self.shownDifferences)
    let rest = differences.count - shown.count
    return ([summary.joined(separator: "; ")] + shown + (rest > 0 ? ["  … and \(rest) more"] : []))
      .joined(separator: "\n")
  }

  /// More lines than this say no more.
  private static let shownDifferences = 8

  private func columnDifferences(from other: Golden) -> String {
    let missing = columns.filter { !other.columns.contains($0) }
    let added = other.columns.filter { !columns.contains($0) }
    if missing.isEmpty, added.isEmpty { return "the columns have another order" }
    return [
      missing.isEmpty ? nil : "columns missing: " + missing.joined(separator: ", "),
      added.isEmpty ? nil : "columns not expected: " + added.joined(separator: ", "),
    ].compactMap { $0 }.joined(separator: "; ")
  }

  private func difference(
    row: Int, column: Int, _ expected: Double?, _ actual: Double?
  ) -> String {
    var line = "  row \(row)"
    if column != 0, let first = columns.first {
      line += " (\(first) \(Self.field(rows[row][0])))"
    }
    line += ", \(columns[column]): expected \(Self.field(expected)), got \(Self.field(actual))"
    guard let expected, let actual else { return line }
    return line + " (\(actual >= expected ? "+" : "")\(Self.field(actual - expected)))"
  }

  private static func agree(_ expected: Double?, _ actual: Double?, tolerance: Double) -> Bool {
    guard let expected, let actual else { return expected == nil && actual == nil }
    // Half of the last digit of the text is lost in writing.
    return abs(expected - actual) <= max(tolerance, 0) + 0.0005
  }
}
