#if Port
  import SwiftSyntax

  /// Puts observers of key paths under the condition that there is Objective-C, where without it nobody
  /// would tell them of changes.
  ///
  /// Responders are told on all platforms, and stay as they are.
  struct KeyValueObservingRule: VisitingRule {
    final class Visitor: RuleVisitor {
      private var lastEnd = 0

      override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = DeclaredMethod(node).labels
        guard node.name.text == "observeValue", labels.first == "forKeyPath",
          !isInResponder(node)
        else { return .visitChildren }
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
        if isObserver, !isInResponder(node), let holder = RemovableNode(around: node) {
          keep(holder.node)
        }
        return .visitChildren
      }

      /// Whether the type around a node is a view, a view controller, or else a responder.
      private func isInResponder(_ node: some SyntaxProtocol) -> Bool {
        guard let enclosing = EnclosingType(around: node),
          let root = project.lineage(of: enclosing.path).last?.inherited.first
        else { return false }
        return OutletType.isViewClass(root) || OutletType.isViewControllerClass(root)
          || root == "UIResponder" || root == "UIApplication"
      }

      private func keep(_ node: some SyntaxProtocol) {
        let range = source.range(of: node)
        guard range.lowerBound >= lastEnd else { return }
        lastEnd = range.upperBound
        for edit in source.guarded(range, by: "canImport(ObjectiveC)") { changes.add(edit) }
        changes.cannot(
          range.lowerBound,
          "only views and controllers are told of key paths where there is no Objective-C: "
            + "use didSet or observe(_:options:changeHandler:)")
      }
    }
  }
#endif
