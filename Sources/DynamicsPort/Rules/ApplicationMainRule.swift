#if Port
  import SwiftSyntax

  /// Writes `@UIApplicationMain` as `@main`, which both know.
  struct ApplicationMainRule: PortRule {
    func changes(in source: ParsedSource, project: ProjectIndex) -> PortChanges {
      let visitor = Visitor(source)
      visitor.walk(source.tree)
      return visitor.changes
    }

    private final class Visitor: PortableSyntaxVisitor {
      let source: ParsedSource
      var changes = PortChanges()

      init(_ source: ParsedSource) {
        self.source = source
      }

      override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard node.name == "UIApplicationMain" else { return .skipChildren }
        changes.edit(source.range(of: node.attributeName), with: "main")
        changes.changed(source.start(of: node), "@UIApplicationMain is written as @main")
        return .skipChildren
      }
    }
  }
#endif
