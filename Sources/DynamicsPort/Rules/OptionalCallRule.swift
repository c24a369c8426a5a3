#if Port
  import SwiftSyntax

  /// Calls of methods that a protocol of Objective-C leaves optional: `delegate?.moved?(card)`.
  ///
  /// Without Objective-C the method is there, so that the second question mark is a mistake. The
  /// smallest statement around the call is written twice.
  struct OptionalCallRule: VisitingRule {
    private struct Statement {
      let range: Range<Int>
      var marks: [TokenSyntax]
    }

    final class Visitor: RuleVisitor {
      private var statements: [Statement] = []

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let (mark, callee) = node.calledExpression.askedCallee,
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

      /// A closure in a property has no labels at its call, a method mostly has.
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
              source.start(of: mark), "an optional method has a default without Objective-C")
          }
        }
      }
    }
  }

  extension ExprSyntax {
    /// What stands before a question or exclamation mark, with the mark.
    fileprivate var askedCallee: (mark: TokenSyntax, callee: ExprSyntax)? {
      if let chain = self.as(OptionalChainingExprSyntax.self) {
        return (chain.questionMark, chain.expression)
      }
      return self.as(ForceUnwrapExprSyntax.self).map { ($0.exclamationMark, $0.expression) }
    }
  }
#endif
