// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Removes conditions whose value is known without Objective-C, and what they exclude.
  ///
  /// The result is for platforms without Objective-C alone. Conditions that depend on the build, such as
  /// `#if DEBUG`, and on the version of the compiler stay.
  struct StripRule: PortRule {
    func changes(in source: ParsedSource, project: ProjectIndex) -> PortChanges {
      let visitor = Visitor(source)
      visitor.walk(source.tree)
      var changes = PortChanges()
      for range in visitor.removed.union { changes.edit(range, with: "") }
      return changes
    }

    private final class Visitor: SyntaxVisitor {
      let source: ParsedSource
      /// The lines to remove; those of an inner condition may lie in those of an outer one.
      var removed: [Range<Int>] = []

      init(_ source: ParsedSource) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
      }

      override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let clauses = Array(node.clauses)
        let values = clauses.map {
          $0.condition.isVersionDependent ? .depends : PlatformCondition($0.condition)
        }
        let decision = values.firstIndex { $0 != .fails }
        guard decision.map({ values[$0] == .holds }) ?? true else { return .visitChildren }
        // Each clause ends where the directive of the next one begins.
        let starts =
          clauses.map { source.lineStart(source.start(of: $0)) }
          + [source.lineStart(source.start(of: node.poundEndif))]
        for index in clauses.indices {
          let contents = source.nextLine(after: starts[index])
          removed.append(starts[index]..<(index == decision ? contents : starts[index + 1]))
        }
        removed.append(starts[clauses.count]..<source.nextLine(after: starts[clauses.count]))
        return .visitChildren
      }
    }
  }

  extension ExprSyntax? {
    fileprivate var isVersionDependent: Bool {
      let text = self?.trimmedDescription ?? ""
      return ["swift(", "compiler("].contains { text.contains($0) }
    }
  }

  extension ParsedSource {
    /// The offset of the line after that of an offset.
    fileprivate func nextLine(after offset: Int) -> Int {
      let line = line(at: offset)
      return line < lineCount ? lineStart(ofLine: line + 1) : bytes.count
    }
  }

  extension [Range<Int>] {
    /// The same places as ranges that do not overlap, in order.
    fileprivate var union: [Range<Int>] {
      var kept: [Range<Int>] = []
      for range in sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
        if let last = kept.last, last.upperBound >= range.lowerBound {
          kept[kept.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
        } else {
          kept.append(range)
        }
      }
      return kept
    }
  }
#endif
