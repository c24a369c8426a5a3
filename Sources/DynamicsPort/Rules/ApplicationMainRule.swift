#if Port
  import SwiftSyntax

  /// Writes `@UIApplicationMain` as `@main`, which both know.
  struct ApplicationMainRule: VisitingRule {
    final class Visitor: RuleVisitor {
      override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard node.name == "UIApplicationMain" else { return .skipChildren }
        changes.edit(source.range(of: node.attributeName), with: "main")
        changes.changed(source.start(of: node), "@UIApplicationMain is written as @main")
        return .skipChildren
      }
    }
  }
#endif
