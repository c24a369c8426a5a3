#if Port
  import SwiftSyntax

  /// Writes methods by the names and labels that they have since Swift 4.2, where they are called and
  /// where they are overridden.
  struct MethodNameRule: VisitingRule {
    final class Visitor: RuleVisitor {
      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        guard
          let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? callee.as(DeclReferenceExprSyntax.self)?.baseName
        else { return .visitChildren }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let former = compound(name.text, labels)
        if let call = FormerMembers.calls[former], !isOwn(name.text, labels: labels) {
          changes.edit(source.range(of: name), with: call.name)
          for (argument, label) in zip(node.arguments, call.labels) {
            guard let token = argument.label else { continue }
            let end = label == "_" ? source.start(of: argument.expression) : source.end(of: token)
            changes.edit(source.start(of: token)..<end, with: label == "_" ? "" : label)
          }
          changes.changed(
            source.start(of: name), "\(former) is \(compound(call.name, call.labels)) now")
        }
        return .visitChildren
      }

      override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let method = DeclaredMethod(node)
        let former = compound(method.name, method.labels)
        guard method.isOverride, let call = FormerMembers.declarations[former] else {
          return .visitChildren
        }
        changes.edit(source.range(of: node.name), with: call.name)
        for (parameter, label) in zip(node.signature.parameterClause.parameters, call.labels)
        where parameter.firstName.text != label {
          let inner = parameter.secondName == nil ? " \(parameter.firstName.text)" : ""
          changes.edit(source.range(of: parameter.firstName), with: label + inner)
        }
        changes.changed(
          source.start(of: node.name), "\(former) is \(compound(call.name, call.labels)) now")
        return .visitChildren
      }

      /// Characters of a string were a view of their own in Swift 3.
      override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        if name.text == "characters", let base = node.base,
          project.types.values.allSatisfy({ $0.properties["characters"] == nil })
        {
          changes.edit(source.end(of: base)..<source.end(of: name), with: "")
          changes.changed(source.start(of: name), "a string is its characters now")
        }
        return .visitChildren
      }

      private func isOwn(_ name: String, labels: [String]) -> Bool {
        project.types.values.contains { type in
          type.methods.contains { $0.name == name && $0.labels == labels && !$0.isOverride }
        }
      }

      private func compound(_ name: String, _ labels: [String]) -> String {
        name + "(" + labels.map { $0 + ":" }.joined() + ")"
      }
    }
  }
#endif
