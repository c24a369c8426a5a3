// SPDX-License-Identifier: Apache-2.0

/// The rows of a comparison as text, for a terminal, a document or a page.
public struct ComparisonTable: Sendable {
  /// One row.
  public struct Row: Sendable, Equatable {
    /// What is compared.
    public let title: String
    /// The value of the first motion.
    public let first: String
    /// The value of the second motion.
    public let second: String
    /// The second value minus the first.
    public let difference: String
    /// The limits; empty if there are none.
    public let limits: String
    /// Whether the second motion is within the limits; nil if there are none.
    public let isWithin: Bool?
  }

  /// The titles of the columns.
  public static let header = ["", "first", "second", "difference", "accepted", "within"]

  /// The rows: features, the order of contacts, columns.
  public let rows: [Row]

  /// Creates the rows of a comparison.
  public init(_ comparison: TraceComparison) {
    let names = Set((comparison.first.items + comparison.second.items).map(\.name))
    let namesItem = names.count > 1
    rows =
      comparison.features.map { Self.row($0, namesItem: namesItem) }
      + [Self.contacts(comparison)].compactMap { $0 }
      + comparison.columns.map { Self.row($0, namesItem: namesItem) }
  }

  private static func row(_ feature: TraceComparison.Feature, namesItem: Bool) -> Row {
    func text(_ value: Double?, sign: Bool = false) -> String {
      guard let value else { return "–" }
      let digits = value.text(decimals: feature.feature.decimals, keepsZeros: true)
      let number =
        digits.allSatisfy({ "-0.".contains($0) }) ? digits.replacing("-", with: "") : digits
      return sign && value > 0 && number.contains(where: { ("1"..."9").contains($0) })
        ? "+\(number)" : number
    }
    let unit = feature.feature.unit
    let (minimum, maximum) = (feature.expectation?.minimum, feature.expectation?.maximum)
    let limits =
      switch (minimum, maximum) {
      case (nil, nil): ""
      case (_, nil): "at least \(text(minimum))"
      case (nil, _): "at most \(text(maximum))"
      default: "\(text(minimum)) to \(text(maximum))"
      }
    return Row(
      title: "\(feature.feature.title(namesItem: namesItem)), \(unit)", first: text(feature.first),
      second: text(feature.second), difference: text(feature.difference, sign: true),
      limits: limits, isWithin: feature.isWithin)
  }

  private static func contacts(_ comparison: TraceComparison) -> Row? {
    let (first, second) = (comparison.first.contactOrder, comparison.second.contactOrder)
    guard !first.isEmpty, !second.isEmpty else { return nil }
    let common = zip(first, second).prefix { $0.0 == $0.1 }.count
    return Row(
      title: "contacts in the same order", first: "\(first.count)", second: "\(second.count)",
      difference: "first \(common) alike", limits: "", isWithin: nil)
  }

  private static func row(_ column: TraceComparison.Column, namesItem: Bool) -> Row {
    let isAngle = column.name == .angle
    let (factor, unit) = isAngle ? (180 / Double.pi, "°") : (1, "points")
    let largest = column.largest.map { largest in
      "\((largest.value * factor).text(decimals: 2)) at \(largest.time.text(decimals: 3)) s"
    }
    let prefix = namesItem ? "\(column.item): " : ""
    let hasLimit = column.tolerance != nil || column.rounding > 0
    let within = hasLimit ? "\(column.countWithin) within" : ""
    return Row(
      title: "\(prefix)\(column.name.rawValue) of each row, \(unit)",
      first: "\(column.differences.count) rows", second: within,
      difference: largest.map { "up to \($0)" } ?? "–",
      limits: column.tolerance.map { "\(($0 * factor).text(decimals: 2))" }
        ?? (column.rounding > 0 ? "rounding \(column.rounding.text(decimals: 2))" : ""),
      isWithin: column.isWithin)
  }
}

extension ComparisonTable.Row {
  /// The cells in the order of the header.
  public var cells: [String] {
    [title, first, second, difference, limits, isWithin.map { $0 ? "yes" : "no" } ?? ""]
  }
}

extension ComparisonTable {
  /// The table with aligned columns, for a terminal.
  ///
  /// - Parameter names: the titles of the two columns of values.
  public func text(names: (first: String, second: String) = ("first", "second")) -> String {
    var header = Self.header
    header[1] = names.first
    header[2] = names.second
    let lines = [header] + rows.map(\.cells)
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { cells in
      let padded = cells.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 || column == 5 ? cell + space : space + cell
      }
      var line = padded.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}

extension TraceComparison {
  /// The differences as a table for a terminal.
  public var text: String { ComparisonTable(self).text() }
}
