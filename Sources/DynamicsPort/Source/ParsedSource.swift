#if Port
  import SwiftParser
  import SwiftSyntax

  /// A source text with its syntax tree and its lines.
  struct ParsedSource {
    let name: String
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    private let lineStarts: [Int]

    init(name: String, text: String) {
      self.name = name
      let bytes = Array(text.utf8)
      self.bytes = bytes
      tree = Parser.parse(source: text)
      lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    var lineCount: Int { lineStarts.count }

    /// How this file ends its lines, so that new lines look like the others.
    var newline: String {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
      return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// The line of a place, from 1.
    func line(at offset: Int) -> Int {
      var low = 0
      var high = lineStarts.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if lineStarts[middle] <= offset { low = middle } else { high = middle }
      }
      return low + 1
    }

    /// The line where a node begins, from 1.
    func line(of node: some SyntaxProtocol) -> Int { line(at: start(of: node)) }

    /// The place of the first letter of a node, without the blanks and comments before it.
    func start(of node: some SyntaxProtocol) -> Int {
      node.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    /// The place behind the last letter of a node.
    func end(of node: some SyntaxProtocol) -> Int {
      node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The bytes of a node without the blanks and comments around it.
    func range(of node: some SyntaxProtocol) -> Range<Int> {
      start(of: node)..<max(end(of: node), start(of: node))
    }

    /// The text of a node without the blanks and comments around it.
    func text(of node: some SyntaxProtocol) -> String { text(in: range(of: node)) }

    func text(in range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self)
    }

    /// The blanks at the start of the line of a place.
    func indentation(at offset: Int) -> String {
      let start = lineStarts[line(at: offset) - 1]
      let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return String(decoding: blanks, as: UTF8.self)
    }

    /// Whether only blanks stand before a place on its line.
    func startsLine(_ offset: Int) -> Bool {
      let start = lineStarts[line(at: offset) - 1]
      return bytes[start..<offset].allSatisfy {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
      }
    }

    /// The place where the line of a place begins.
    func lineStart(_ offset: Int) -> Int { lineStarts[line(at: offset) - 1] }

    /// The place behind the line of a place, with the end of the line; nil on the last line.
    func nextLineStart(_ offset: Int) -> Int? {
      let line = line(at: offset)
      return line < lineStarts.count ? lineStarts[line] : nil
    }
  }
#endif
