// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Rewrites calls of optional requirements of Objective-C protocols: `delegate?.moved?(card)`.
  ///
  /// Without Objective-C the requirement has a default implementation, so the second question mark does
  /// not compile. The rule duplicates the smallest enclosing statement. A value that is used is still
  /// nil if the member is not implemented: `delegate?.height?() ?? 44` keeps its 44.
  struct OptionalCallRule: VisitingRule {
    final class Visitor: RuleVisitor {
      private var statements = DoubledStatements()
      private lazy var canAskForResult = source.importsUIKit

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let (mark, callee) = node.calledExpression.optionalCallee,
          let member = callee.as(MemberAccessExprSyntax.self),
          isMethod(member.declName.baseName.text, arguments: node.arguments)
        else { return .visitChildren }
        var edits = [SourceEdit(source.range(of: mark), with: "")]
        if mark.tokenKind == .postfixQuestionMark, node.trailingClosure == nil,
          project.optionalMethods.contains(member.declName.baseName.text)
        {
          let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
          edits += asking(for: "\(member.declName.baseName.text)(\(labels))", ExprSyntax(node))
        }
        add(edits, at: source.start(of: mark), around: node)
        return .visitChildren
      }

      /// A property has no second mark; only where a value takes its place it matters who has it.
      override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        if project.optionalProperties.contains(name), let base = node.base,
          base.is(OptionalChainingExprSyntax.self), ExprSyntax(node).chain.isBeforeDefault
        {
          let edits = asking(for: name, ExprSyntax(node))
          if !edits.isEmpty { add(edits, at: source.start(of: node.declName), around: node) }
        }
        return .visitChildren
      }

      /// The edits that make the value of a member nil where it is not implemented; none where the
      /// value is not used.
      private func asking(for member: String, _ expression: ExprSyntax) -> [SourceEdit] {
        let chain = expression.chain
        guard canAskForResult, chain.parent?.is(CodeBlockItemSyntax.self) != true else { return [] }
        let range = source.range(of: chain)
        return [
          SourceEdit(
            insert: "OptionalRequirement.result(of: \"\(member)\", ", at: range.lowerBound),
          SourceEdit(insert: ")", at: range.upperBound),
        ]
      }

      private func add(_ edits: [SourceEdit], at place: Int, around node: some SyntaxProtocol) {
        statements.add(edits, at: place, around: node, in: source)
      }

      /// Tells a method from a closure in a property, whose call never has labels.
      private func isMethod(_ name: String, arguments: LabeledExprListSyntax) -> Bool {
        arguments.contains { $0.label != nil } || project.optionalMethods.contains(name)
          || DelegateMethods.names.contains(name)
      }

      override func finish() {
        statements.write(
          to: &changes, in: source,
          note: "without Objective-C the optional member has a default implementation")
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

    /// The whole chain of members and calls that begins with this expression.
    fileprivate var chain: ExprSyntax {
      var top = self
      while let parent = top.parent {
        let base: ExprSyntax? =
          parent.as(MemberAccessExprSyntax.self)?.base
          ?? parent.as(FunctionCallExprSyntax.self)?.calledExpression
          ?? parent.as(SubscriptCallExprSyntax.self)?.calledExpression
          ?? parent.as(OptionalChainingExprSyntax.self)?.expression
        guard base?.id == top.id, let next = parent.as(ExprSyntax.self) else { break }
        top = next
      }
      return top
    }

    /// Whether `??` follows.
    fileprivate var isBeforeDefault: Bool {
      guard let list = parent?.as(ExprListSyntax.self), let index = list.firstIndex(of: self) else {
        return false
      }
      let next = list.index(after: index)
      return next < list.endIndex && list[next].trimmedDescription == "??"
    }
  }
#endif
