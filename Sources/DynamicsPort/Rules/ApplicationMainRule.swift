// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Replaces `@UIApplicationMain` by `@main`, which every platform supports.
  struct ApplicationMainRule: VisitingRule {
    final class Visitor: RuleVisitor {
      override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard node.name == "UIApplicationMain" else { return .skipChildren }
        changes.edit(source.range(of: node.attributeName), with: "main")
        changes.changed(source.start(of: node), "@UIApplicationMain was replaced by @main")
        return .skipChildren
      }
    }
  }
#endif
