// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// The smallest statements or members that are kept with Objective-C and have a portable form for
  /// other platforms.
  struct DoubledStatements {
    private struct Statement {
      let range: Range<Int>
      var places: [Int]
      var edits: [SourceEdit]
    }

    private var statements: [Statement] = []

    /// Adds the edits that make the statement or member around a node portable.
    mutating func add(
      _ edits: [SourceEdit], at place: Int, around node: some SyntaxProtocol,
      in source: ParsedSource
    ) {
      var item = node.parent
      while let syntax = item, !syntax.is(CodeBlockItemSyntax.self),
        !syntax.is(MemberBlockItemSyntax.self)
      {
        item = syntax.parent
      }
      guard let item else { return }
      statements.append(Statement(range: source.range(of: item), places: [place], edits: edits))
    }

    /// Doubles the outermost statements, and notes each place.
    func write(to changes: inout PortChanges, in source: ParsedSource, note: String) {
      for statement in outermost {
        let portable = source.text(in: statement.range, after: statement.edits)
        for edit in source.doubled(statement.range, otherwise: portable) { changes.add(edit) }
        for place in statement.places { changes.changed(place, note) }
      }
    }

    /// The outermost statements, with the edits of those inside.
    private var outermost: [Statement] {
      let sorted = statements.enumerated().sorted {
        let (first, second) = ($0.element.range, $1.element.range)
        return (first.lowerBound, -first.upperBound, $0.offset)
          < (second.lowerBound, -second.upperBound, $1.offset)
      }
      var kept: [Statement] = []
      for (_, statement) in sorted {
        if let last = kept.last, last.range.contains(statement.range.lowerBound) {
          kept[kept.count - 1].places += statement.places
          kept[kept.count - 1].edits += statement.edits
        } else {
          kept.append(statement)
        }
      }
      return kept
    }
  }
#endif
