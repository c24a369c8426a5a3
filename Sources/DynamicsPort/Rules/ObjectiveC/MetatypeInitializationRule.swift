// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Rewrites the creation of a view or controller whose class is known only at run time:
  /// `viewClass.init()`, and `T()` for a parameter of a generic declaration.
  ///
  /// With Objective-C every initializer of UIKit can be called so; without it, only a required one. The
  /// rule duplicates the smallest enclosing statement or member.
  struct MetatypeInitializationRule: VisitingRule {
    final class Visitor: RuleVisitor {
      private var statements = DoubledStatements()

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.isEmpty, node.trailingClosure == nil else { return .visitChildren }
        let callee = node.calledExpression
        let creator: String?
        if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
          member.declName.baseName.text == "init"
        {
          creator = isMetatype(base) ? base.trimmedDescription : nil
        } else if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
          creator = isGenericParameter(name, at: node) ? name : nil
        } else {
          creator = nil
        }
        if let creator {
          let edit = SourceEdit(source.range(of: node), with: "\(creator).instantiated()")
          statements.add([edit], at: source.start(of: node), around: node, in: source)
        }
        return .visitChildren
      }

      private func isMetatype(_ base: ExprSyntax) -> Bool {
        if let type = base.as(DeclReferenceExprSyntax.self) {
          let name = type.baseName.text
          if isGenericParameter(name, at: base) { return true }
          let path = EnclosingType(around: base)?.path
          let written =
            LocalVariables.type(of: name, at: base)
            ?? path.flatMap { project.property(named: name, of: $0) }
          return written.map(isMetatypeName) ?? false
        }
        // The owner's type is not always known, so that all properties of the name have to agree.
        guard let name = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text else {
          return false
        }
        let written = project.types.values.compactMap { $0.properties[name] }
        return !written.isEmpty && written.allSatisfy(isMetatypeName)
      }

      /// Whether a type is that of objects, such as a class of views or controllers: `UIView.Type`.
      private func isMetatypeName(_ name: String) -> Bool {
        name.hasSuffix(".Type") && isInstantiable(String(name.dropLast(".Type".count)))
      }

      private func isInstantiable(_ name: String) -> Bool {
        guard let outer = project.outerClass(of: name) else { return false }
        return ["NSObject", "UIResponder"].contains(outer) || OutletType.isViewClass(outer)
          || OutletType.isViewControllerClass(outer)
      }

      /// Whether a name is a parameter of a generic declaration that stands for objects.
      private func isGenericParameter(_ name: String, at node: some SyntaxProtocol) -> Bool {
        var current = node.parent
        while let syntax = current {
          if let clause = syntax.asProtocol((any WithGenericParametersSyntax).self)?
            .genericParameterClause,
            let parameter = clause.parameters.first(where: { $0.name.text == name })
          {
            return parameter.inheritedType.map { isInstantiable($0.trimmedDescription) } ?? false
          }
          current = syntax.parent
        }
        return false
      }

      override func finish() {
        statements.write(
          to: &changes, in: source,
          note: "without Objective-C instantiated() creates what is known at run time")
      }
    }
  }
#endif
