// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Guards key-value observers by `#if canImport(ObjectiveC)`, because without it they would not be
  /// called.
  ///
  /// Observers in responders are left unchanged: they are called on all platforms.
  struct KeyValueObservingRule: VisitingRule {
    final class Visitor: RuleVisitor {
      private var lastEnd = 0

      override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = DeclaredMethod(node).labels
        guard node.name.text == "observeValue", labels.first == "forKeyPath",
          !isInResponder(node)
        else { return .visitChildren }
        guardNode(node)
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
          guardNode(holder.node)
        }
        return .visitChildren
      }

      /// Whether the enclosing type of a node is a responder, such as a view or a view controller.
      private func isInResponder(_ node: some SyntaxProtocol) -> Bool {
        guard let enclosing = EnclosingType(around: node),
          let root = project.outerClass(of: enclosing.path)
        else { return false }
        return OutletType.isViewClass(root) || OutletType.isViewControllerClass(root)
          || root == "UIResponder" || root == "UIApplication"
      }

      private func guardNode(_ node: some SyntaxProtocol) {
        let range = source.range(of: node)
        guard range.lowerBound >= lastEnd else { return }
        lastEnd = range.upperBound
        for edit in source.guarded(range, by: "canImport(ObjectiveC)") { changes.add(edit) }
        changes.unsupported(
          range.lowerBound,
          "without Objective-C only views and view controllers observe key paths: "
            + "use didSet or observe(_:options:changeHandler:)")
      }
    }
  }
#endif
