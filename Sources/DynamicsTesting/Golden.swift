// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Series of numbers as text that people can read and version control can compare.
///
/// The first line names the columns, every further one holds a row, with `-` where there is no
/// number. Lines that begin with `#` are comments:
///
///     # dynamics golden 1
///     time   red.x    red.y
///     0.000  160.000  240.000
///     0.100  160.000  245.278
public struct Golden: Sendable, Equatable {
  /// The names of the columns, without spaces.
  public let columns: [String]

  /// The rows; each has a number, or nil, for every column.
  public let rows: [[Double?]]

  private static let header = "# dynamics golden 1"

  /// Creates series from rows; rows of another length than the columns are cut or filled with nil.
  public init(columns: [String], rows: [[Double?]]) {
    self.columns = columns.map(Self.withoutSpaces)
    self.rows = rows.map { row in
      columns.indices.map { $0 < row.count ? row[$0] : nil }
    }
  }

  /// Reads the text format.
  ///
  /// - Throws: `GoldenError` with the number of the line that cannot be read.
  public init(parsing text: String) throws(GoldenError) {
    var columns: [String]?
    var rows: [[Double?]] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      if let problem = Self.problem(ofLine: line) {
        throw GoldenError(line: number + 1, problem: problem)
      }
      let fields = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard !fields.isEmpty, !line.hasPrefix("#") else { continue }
      guard let names = columns else {
        columns = fields
        continue
      }
      guard fields.count == names.count else {
        throw GoldenError(
          line: number + 1, problem: "\(fields.count) fields where \(names.count) are expected")
      }
      rows.append(try Self.row(fields, line: number + 1))
    }
    guard let columns else {
      throw GoldenError(line: lines.count, problem: "no line names the columns")
    }
    self.init(columns: columns, rows: rows)
  }

  private static func row(_ fields: [String], line: Int) throws(GoldenError) -> [Double?] {
    var row: [Double?] = []
    for field in fields {
      let value = Double(field)
      guard field == "-" || value?.isFinite == true else {
        throw GoldenError(line: line, problem: "\"\(field)\" is not a number")
      }
      row.append(field == "-" ? nil : value)
    }
    return row
  }

  /// What tells that a line is none of a golden that this version reads; nil for all others.
  private static func problem(ofLine line: Substring) -> String? {
    if line.hasPrefix("# dynamics golden "), line.split(separator: " ").last != "1" {
      return "the format is another than \"\(header)\""
    }
    let isOfConflict = ["<<<<<<< ", ">>>>>>> "].contains { line.hasPrefix($0) }
    return isOfConflict ? "a conflict of version control is not resolved" : nil
  }

  /// The text format: columns aligned, three decimals.
  public var text: String {
    let cells = [columns] + rows.map { $0.map(Self.field) }
    let widths = columns.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    let lines = cells.map { row in
      zip(row, widths).map { field, width in
        String(repeating: " ", count: max(width - field.count, 0)) + field
      }.joined(separator: "  ")
    }
    return ([Self.header] + lines).joined(separator: "\n") + "\n"
  }

  static func field(_ value: Double?) -> String {
    guard let value, value.isFinite, abs(value) < 1e12 else { return "-" }
    let thousandths = Int64((value * 1000).rounded())
    let digits = String(abs(thousandths) % 1000 + 1000).dropFirst()
    return "\(thousandths < 0 ? "-" : "")\(abs(thousandths) / 1000).\(digits)"
  }
}

/// A golden file that cannot be read.
public struct GoldenError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The number of the line, from 1.
  public let line: Int

  /// What is wrong with it.
  public let problem: String

  /// Line and problem.
  public var description: String { "line \(line): \(problem)" }
}
