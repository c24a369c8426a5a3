// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftParser
  import SwiftSyntax

  /// A source text with its syntax tree and line index.
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
      let lineEnd = bytes.lineEnd
      lineStarts = [0] + bytes.indices.filter { bytes[$0] == lineEnd }.map { $0 + 1 }
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    var lineCount: Int { lineStarts.count }

    /// The line terminator of the file, used for new lines.
    var newline: String {
      guard bytes.lineEnd == UInt8(ascii: "\n") else { return "\r" }
      guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
      return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// The line of an offset, counted from 1.
    func line(at offset: Int) -> Int {
      var low = 0
      var high = lineStarts.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if lineStarts[middle] <= offset { low = middle } else { high = middle }
      }
      return low + 1
    }

    /// The line where a node begins, counted from 1.
    func line(of node: some SyntaxProtocol) -> Int { line(at: start(of: node)) }

    /// The offset of the first token of a node, after leading trivia.
    func start(of node: some SyntaxProtocol) -> Int {
      node.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    /// The offset after the last token of a node, before trailing trivia.
    func end(of node: some SyntaxProtocol) -> Int {
      node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The byte range of a node without surrounding trivia.
    func range(of node: some SyntaxProtocol) -> Range<Int> {
      start(of: node)..<max(end(of: node), start(of: node))
    }

    /// The text of a node without surrounding trivia.
    func text(of node: some SyntaxProtocol) -> String { text(in: range(of: node)) }

    func text(in range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self)
    }

    /// The indentation of the line of an offset.
    func indentation(at offset: Int) -> String {
      let start = lineStarts[line(at: offset) - 1]
      let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return String(decoding: blanks, as: UTF8.self)
    }

    /// Whether only blanks precede an offset on its line.
    func startsLine(_ offset: Int) -> Bool {
      let start = lineStarts[line(at: offset) - 1]
      return bytes[start..<offset].allSatisfy {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
      }
    }

    /// Whether the file imports UIKit where there is no Objective-C.
    var importsUIKit: Bool {
      let visitor = UIKitImports()
      visitor.walk(tree)
      return visitor.isFound
    }

    /// The offset where the line of an offset begins.
    func lineStart(_ offset: Int) -> Int { lineStarts[line(at: offset) - 1] }

    /// The offset where a line begins, counted from 1.
    func lineStart(ofLine line: Int) -> Int { lineStarts[line - 1] }
  }

  private final class UIKitImports: PortableSyntaxVisitor {
    var isFound = false

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      let module = node.path.first?.name.text ?? ""
      let modules = ["UIKit", "OpenUIKit", "OpenUIDynamics", "SwiftUIValues"]
      isFound = isFound || modules.contains(module)
      return .skipChildren
    }
  }
#endif
