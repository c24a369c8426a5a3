// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Replaces deprecated type names by current ones such as `UIGestureRecognizer.State`, and `(Void) ->` by
  /// `() ->`.
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

      /// Removes the only parameter of `(Void) -> Int`, which meant none in Swift 3.
      override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.parameters.count == 1, let parameter = node.parameters.first,
          parameter.firstName == nil,
          parameter.type.as(IdentifierTypeSyntax.self)?.name.text == "Void"
        {
          changes.edit(source.range(of: parameter), with: "")
          changes.changed(source.start(of: node), "(Void) -> was replaced by () ->")
        }
        return .visitChildren
      }

      /// The same in an expression: `[String: (Void) -> Int]()`.
      override func visit(_ node: ArrowExprSyntax) -> SyntaxVisitorContinueKind {
        let list = node.parent?.as(ExprListSyntax.self).map(Array.init) ?? []
        if let index = list.firstIndex(where: { $0.id == node.id }), index > 0,
          let tuple = list[index - 1].as(TupleExprSyntax.self), tuple.elements.count == 1,
          let element = tuple.elements.first, element.label == nil,
          element.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Void"
        {
          changes.edit(source.range(of: element), with: "")
          changes.changed(source.start(of: tuple), "(Void) -> was replaced by () ->")
        }
        return .visitChildren
      }

      private func rename(_ token: TokenSyntax) {
        guard let name = DeprecatedTypeNames.table[token.text], !project.isDeclared(token.text)
        else {
          return
        }
        changes.edit(source.range(of: token), with: name)
        changes.changed(source.start(of: token), "\(token.text) was renamed to \(name)")
      }
    }
  }

  extension DeclReferenceExprSyntax {
    /// Whether the name follows a dot.
    var isMemberName: Bool {
      parent?.as(MemberAccessExprSyntax.self)?.declName.id == id
    }
  }
#endif
