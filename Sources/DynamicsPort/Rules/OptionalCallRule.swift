// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Rewrites calls of optional requirements of Objective-C protocols: `delegate?.moved?(card)`.
  ///
  /// Without Objective-C the requirement has a default implementation, so the second question mark does
  /// not compile. The rule duplicates the smallest enclosing statement.
  struct OptionalCallRule: VisitingRule {
    private struct Statement {
      let range: Range<Int>
      var marks: [TokenSyntax]
    }

    final class Visitor: RuleVisitor {
      private var statements: [Statement] = []

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let (mark, callee) = node.calledExpression.optionalCallee,
          let member = callee.as(MemberAccessExprSyntax.self),
          isMethod(member.declName.baseName.text, arguments: node.arguments),
          let range = statement(around: node)
        else { return .visitChildren }
        let own = Statement(range: range, marks: [mark])
        if let outer = statements.firstIndex(where: { $0.range.contains(range.lowerBound) }) {
          statements[outer].marks.append(mark)
        } else {
          statements.append(own)
        }
        return .visitChildren
      }

      /// Tells a method from a closure in a property, whose call never has labels.
      private func isMethod(_ name: String, arguments: LabeledExprListSyntax) -> Bool {
        arguments.contains { $0.label != nil } || project.optionalMethods.contains(name)
          || DelegateMethods.names.contains(name)
      }

      private func statement(around node: some SyntaxProtocol) -> Range<Int>? {
        if let item = node.ancestor(CodeBlockItemSyntax.self) { return source.range(of: item) }
        return node.ancestor(MemberBlockItemSyntax.self).map { source.range(of: $0) }
      }

      override func finish() {
        for statement in statements {
          let removals = statement.marks.map { SourceEdit(source.range(of: $0), with: "") }
          let portable = source.text(in: statement.range, after: removals)
          for edit in source.doubled(statement.range, otherwise: portable) { changes.add(edit) }
          for mark in statement.marks {
            changes.changed(
              source.start(of: mark),
              "without Objective-C the optional method has a default implementation")
          }
        }
      }
    }
  }

  extension ExprSyntax {
    /// The callee before a question or exclamation mark, and the mark.
    fileprivate var optionalCallee: (mark: TokenSyntax, callee: ExprSyntax)? {
      if let chain = self.as(OptionalChainingExprSyntax.self) {
        return (chain.questionMark, chain.expression)
      }
      return self.as(ForceUnwrapExprSyntax.self).map { ($0.exclamationMark, $0.expression) }
    }
  }
#endif
