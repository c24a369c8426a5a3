#if Port
  import SwiftSyntax

  /// Keeps observers of key paths where there is Objective-C, which alone can tell them of changes.
  struct KeyValueObservingRule: VisitingRule {
    final class Visitor: RuleVisitor {
      private var lastEnd = 0

      override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = DeclaredMethod(node).labels
        guard node.name.text == "observeValue", labels.first == "forKeyPath" else {
          return .visitChildren
        }
        keep(node)
        return .skipChildren
      }

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        let name =
          callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
        let labels = node.arguments.compactMap { $0.label?.text }
        let isObserver =
          ["addObserver", "removeObserver"].contains(name ?? "") && labels.contains("forKeyPath")
        if isObserver, let holder = RemovableNode(around: node) { keep(holder.node) }
        return .visitChildren
      }

      private func keep(_ node: some SyntaxProtocol) {
        let range = source.range(of: node)
        guard range.lowerBound >= lastEnd else { return }
        lastEnd = range.upperBound
        for edit in source.guarded(range, by: "canImport(ObjectiveC)") { changes.add(edit) }
        changes.cannot(
          range.lowerBound,
          "nothing observes key paths where there is no Objective-C: use didSet or layoutSubviews()"
        )
      }
    }
  }
#endif
