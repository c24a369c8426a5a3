#if Port
  import SwiftSyntax

  /// Writes types by the names that they have since Swift 4.2: `UIGestureRecognizer.State`.
  struct TypeNameRule: VisitingRule {
    final class Visitor: RuleVisitor {
      override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        rename(node.name)
        return .visitChildren
      }

      override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.isMemberName { rename(node.baseName) }
        return .visitChildren
      }

      private func rename(_ token: TokenSyntax) {
        guard let name = FormerTypeNames.table[token.text], !project.isDeclared(token.text) else {
          return
        }
        changes.edit(source.range(of: token), with: name)
        changes.changed(source.start(of: token), "\(token.text) is \(name) now")
      }
    }
  }

  extension DeclReferenceExprSyntax {
    /// Whether the name stands behind a dot.
    var isMemberName: Bool {
      parent?.as(MemberAccessExprSyntax.self)?.declName.id == id
    }
  }
#endif
