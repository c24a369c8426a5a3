// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Writes `abs` as `Swift.abs` in extensions of `CGFloat`, which has a static function of that name in
  /// the Foundation of other platforms.
  struct GlobalFunctionRule: VisitingRule {
    final class Visitor: RuleVisitor {
      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        guard callee.as(DeclReferenceExprSyntax.self)?.baseName.text == "abs",
          EnclosingType(around: node)?.path == "CGFloat", !project.functions.contains("abs")
        else { return .visitChildren }
        changes.insert("Swift.", at: source.start(of: callee))
        changes.changed(source.start(of: callee), "abs was qualified: CGFloat has a member abs")
        return .visitChildren
      }
    }
  }
#endif
