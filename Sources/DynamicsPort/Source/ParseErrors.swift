// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Collects the places where a source does not parse, in source order.
  ///
  /// A clause for an older language version may hold what the parser does not know; the compiler does
  /// not parse it either.
  final class ParseErrors: SyntaxAnyVisitor {
    struct Found: Equatable {
      let offset: Int
      let message: String
    }

    private let source: ParsedSource
    private(set) var found: [Found] = []
    /// Where the previous token ends: something missing belongs there.
    private var lastEnd = 0

    /// The maximum number of characters that a message quotes.
    private static let maximumQuote = 24

    init(in source: ParsedSource) {
      self.source = source
      super.init(viewMode: .all)
      if source.tree.hasError { walk(source.tree) }
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      guard node.hasError else {
        if let last = node.lastToken(viewMode: .sourceAccurate) { lastEnd = source.end(of: last) }
        return .skipChildren
      }
      if let clause = node.as(IfConfigClauseSyntax.self), clause.isForOlderCompiler {
        return .skipChildren
      }
      if node.is(UnexpectedNodesSyntax.self) {
        add(source.start(of: node), "unexpected '\(quote(source.text(of: node)))'")
        lastEnd = source.end(of: node)
        return .skipChildren
      }
      if let name = Self.missingNodes.first(where: { node.kind == $0.key })?.value {
        add(lastEnd, "expected \(name)")
        return .skipChildren
      }
      return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      if token.presence == .missing {
        add(lastEnd, "expected \(Self.name(of: token))\(opening(of: token))")
        return .skipChildren
      }
      if token.hasError, let diagnostic = token.tokenDiagnostic,
        diagnostic.kind != .editorPlaceholder
      {
        let offset = token.position.utf8Offset + Int(diagnostic.byteOffset)
        add(offset, "\(Self.words(for: diagnostic.kind)) in '\(quote(source.text(of: token)))'")
      }
      lastEnd = source.end(of: token)
      return .skipChildren
    }

    /// What follows from an error on its line is not repeated.
    private func add(_ offset: Int, _ message: String) {
      guard found.last.map({ source.line(at: $0.offset) != source.line(at: offset) }) ?? true else {
        return
      }
      found.append(Found(offset: offset, message: message))
    }

    private func quote(_ text: String) -> String {
      let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      return line.count > Self.maximumQuote ? line.prefix(Self.maximumQuote) + "…" : line
    }

    /// The line where the block begins that a missing brace would end.
    private func opening(of token: TokenSyntax) -> String {
      guard token.tokenKind == .rightBrace, let block = token.parent,
        let first = block.firstToken(viewMode: .sourceAccurate)
      else { return "" }
      return " for the block that begins in line \(source.line(at: source.start(of: first)))"
    }

    private static func name(of token: TokenSyntax) -> String {
      switch token.tokenKind {
      case .identifier: "a name"
      case .stringQuote, .multilineStringQuote: "the end of the string"
      case .integerLiteral, .floatLiteral: "a number"
      default: token.text.isEmpty ? "more code" : "'\(token.text)'"
      }
    }

    /// The words of a case of the parser: "unterminated block comment" for `unterminatedBlockComment`.
    private static func words(for kind: TokenDiagnostic.Kind) -> String {
      "\(kind)".reduce(into: "") { text, character in
        text += character.isUppercase ? " " + character.lowercased() : String(character)
      }
    }

    private static let missingNodes: [SyntaxKind: String] = [
      .missing: "more code", .missingDecl: "a declaration", .missingExpr: "an expression",
      .missingPattern: "a pattern", .missingStmt: "a statement", .missingType: "a type",
    ]
  }

  extension IfConfigClauseSyntax {
    /// Whether a version condition keeps the compiler from parsing this clause.
    fileprivate var isForOlderCompiler: Bool {
      var others = [condition]
      if let list = parent?.as(IfConfigClauseListSyntax.self), condition == nil {
        others = list.filter { $0.id != id }.map(\.condition)
        return others.contains { $0.isVersionCondition && PlatformCondition($0) == .holds }
      }
      return condition.isVersionCondition && PlatformCondition(condition) == .fails
    }
  }

  extension ExprSyntax? {
    fileprivate var isVersionCondition: Bool {
      let text = self?.trimmedDescription ?? ""
      return text.contains("swift(") || text.contains("compiler(")
    }
  }
#endif
