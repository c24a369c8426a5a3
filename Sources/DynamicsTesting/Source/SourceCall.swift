// SPDX-License-Identifier: Apache-2.0

/// A call in the text of a source file: where its arguments and its trailing closure stand.
///
/// A scanner of brackets, strings and comments is enough for that; it knows no other grammar.
struct SourceCall {
  /// The bytes of the file.
  let text: [UInt8]

  /// The name of the function.
  let name: Range<Int>

  /// What stands between the parentheses; nil without any.
  let arguments: Range<Int>?

  /// The trailing closure with its braces; nil without one.
  let closure: Range<Int>?

  /// Finds the call of a function at a line and a column, both from 1; columns count bytes of UTF-8, as
  /// the compiler does, and point to the name or to what follows it.
  init?(of function: String, in source: String, line: Int, column: Int) {
    let text = Array(source.utf8)
    let name = Array(function.utf8)
    var scanner = SourceScanner(text: text)
    guard let offset = Self.offset(line: line, column: column, in: text) else { return nil }
    let end = text[..<offset].lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? 0
    let starts = [offset, end - name.count]
    guard let start = starts.first(where: { $0 >= 0 && text[$0...].starts(with: name) }) else {
      return nil
    }
    self.text = text
    self.name = start..<start + name.count
    scanner.position = self.name.upperBound
    arguments = scanner.bracketed("(", ")").map { $0.lowerBound + 1..<$0.upperBound - 1 }
    scanner.skipSpace()
    closure = scanner.bracketed("{", "}")
    guard arguments != nil || closure != nil else { return nil }
  }

  /// The end of the arguments, after which a trailing closure stands.
  var endOfArguments: Int { arguments.map { $0.upperBound + 1 } ?? name.upperBound }

  /// The white space at the beginning of the line of the name.
  var indentation: String {
    let start = text[..<name.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return self[start..<text.count].prefix { $0 == " " || $0 == "\t" }.description
  }

  /// The text of a range of bytes.
  subscript(range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// The arguments, each with its label.
  var argumentList: [String] {
    guard let arguments else { return [] }
    var scanner = SourceScanner(text: Array(text[arguments]))
    return scanner.separated(by: ",").map { String(decoding: $0, as: UTF8.self) }
      .map { $0.trimmingWhiteSpace }.filter { !$0.isEmpty }
  }

  private static func offset(line: Int, column: Int, in text: [UInt8]) -> Int? {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let offset = start + max(column, 1) - 1
    return offset <= text.count ? offset : nil
  }
}

extension String {
  /// The text without white space at both ends.
  var trimmingWhiteSpace: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
