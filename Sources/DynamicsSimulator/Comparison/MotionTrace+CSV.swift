// SPDX-License-Identifier: Apache-2.0

import Foundation

extension MotionTrace {
  /// Reads a CSV trace (RFC 4180): a header with the names of columns, then a row for each frame and
  /// item.
  ///
  /// The columns `time` and `item` are required; `x`, `y`, `angle`, `width` and `height` are read
  /// where they exist, and an empty field is a missing value. Other columns are ignored.
  ///
  /// - Throws: a ``TraceError`` with the line, which counts from 1, and the column.
  public init(csv text: String) throws(TraceError) {
    self.init()
    var rows = CSVRows(text)
    guard let header = try rows.next()?.fields else {
      throw .invalidSyntax(place: "line 1", reason: "a header with names of columns is expected")
    }
    let columns = try CSVFields.columns(header)
    var indices: [String: Int] = [:]
    while let row = try rows.next() {
      guard row.fields.count == header.count else {
        throw .invalidSyntax(
          place: "line \(row.line)",
          reason: "\(row.fields.count) fields, but the header has \(header.count)")
      }
      let fields = CSVFields(row: row, columns: columns)
      guard let time = try fields.number("time") else {
        throw .invalidValue(place: fields.place("time"), reason: "a number is expected")
      }
      let name = fields.text("item")
      let index = indices[name] ?? items.count
      if index == items.count {
        items.append(Item(name: name))
        indices[name] = index
      }
      let last = [items[index].x.end, items[index].y.end, items[index].angle.end]
      if let previous = last.compactMap({ $0 }).max(), time <= previous {
        throw .invalidValue(
          place: fields.place("time"), reason: "\(time) does not come after \(previous)")
      }
      if let width = try fields.number("width"), let height = try fields.number("height") {
        items[index].size = CGSize(width: width, height: height)
      }
      items[index].add(
        x: try fields.number("x"), y: try fields.number("y"), angle: try fields.number("angle"),
        at: time)
    }
    removeJumps()
  }
}

/// The fields of a row by the names of their columns.
private struct CSVFields {
  let row: CSVRows.Row
  let columns: [String: Int]

  /// The indices of the columns by their names; the first of those with one name.
  static func columns(_ header: [String]) throws(TraceError) -> [String: Int] {
    let columns = Dictionary(
      header.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for name in ["time", "item"] where columns[name] == nil {
      throw .invalidValue(place: "line 1", reason: "the column '\(name)' is missing")
    }
    return columns
  }

  func text(_ name: String) -> String {
    columns[name].map { row.fields[$0] } ?? ""
  }

  func place(_ name: String) -> String { "line \(row.line), column '\(name)'" }

  /// The number in a column; nil for an empty field or a missing column.
  func number(_ name: String) throws(TraceError) -> Double? {
    let text = text(name)
    guard !text.isEmpty else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw .invalidValue(place: place(name), reason: "'\(text)' is not a number")
    }
    return number
  }
}

/// The rows of a CSV file, which end with a line feed, or a carriage return and a line feed.
struct CSVRows {
  struct Row: Equatable {
    /// The line at which the row begins, from 1.
    let line: Int
    let fields: [String]
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The next row that is not empty; nil at the end.
  mutating func next() throws(TraceError) -> Row? {
    while position < bytes.count {
      let start = line
      let fields = try readRow()
      if fields != [""] { return Row(line: start, fields: fields) }
    }
    return nil
  }

  private mutating func readRow() throws(TraceError) -> [String] {
    var fields: [String] = []
    while true {
      fields.append(try readField())
      guard position < bytes.count else { return fields }
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: ","): continue
      case UInt8(ascii: "\n"):
        line += 1
        return fields
      default:  // A carriage return; `readField` stops at nothing else.
        if position < bytes.count, bytes[position] == UInt8(ascii: "\n") { position += 1 }
        line += 1
        return fields
      }
    }
  }

  /// Reads up to a comma, the end of the line or the end of the text.
  private mutating func readField() throws(TraceError) -> String {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      let start = position
      while position < bytes.count, !Self.ends.contains(bytes[position]) { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    return try readQuoted()
  }

  /// Reads a field in quotes; two quotes in it are one.
  private mutating func readQuoted() throws(TraceError) -> String {
    let start = line
    var content: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      if byte != UInt8(ascii: "\"") {
        content.append(byte)
      } else if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
        content.append(byte)
        position += 1
      } else {
        guard position == bytes.count || Self.ends.contains(bytes[position]) else {
          throw .invalidSyntax(
            place: "line \(line)",
            reason: "a comma or the end of the line is expected after a quote")
        }
        return String(decoding: content, as: UTF8.self)
      }
    }
    throw .invalidSyntax(place: "line \(start)", reason: "a quote is not closed")
  }

  private static let ends = [UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
}
