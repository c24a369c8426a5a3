// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Guards uses of the appearance of a class whose `init(coder:)` ends the program.
  ///
  /// The proxy of a class is an object of it here, which only `init(coder:)` can create, and it has no effect.
  struct AppearanceRule: VisitingRule {
    final class Visitor: RuleVisitor {
      private var lastEnd = 0

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
          callee.declName.baseName.text == "appearance", let base = callee.base,
          let type = project.type(
            named: base.trimmedDescription, from: EnclosingType(around: node)?.path),
          type.kind == .class, !project.createsByCoder(type.path),
          let holder = RemovableNode(around: node)
        else { return .visitChildren }
        let range = source.range(of: holder.node)
        guard range.lowerBound >= lastEnd else { return .visitChildren }
        lastEnd = range.upperBound
        for edit in source.guarded(range, by: MissingNames.objectiveC) { changes.add(edit) }
        changes.unsupported(
          range.lowerBound,
          "appearances have no effect without Objective-C, and \(type.path).init(coder:) ends the "
            + "program: set the properties of the views when you create them")
        return .visitChildren
      }
    }
  }
#endif
