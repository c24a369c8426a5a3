// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Replaces deprecated method names and labels in calls and overrides by their current forms.
  struct MethodNameRule: VisitingRule {
    final class Visitor: RuleVisitor {
      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        guard
          let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? callee.as(DeclReferenceExprSyntax.self)?.baseName
        else { return .visitChildren }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let oldName = compound(name.text, labels)
        if let sign = DeprecatedMembers.operators[oldName], !isOwn(name.text, labels: labels) {
          write(node, as: sign, insteadOf: oldName)
        } else if let call = DeprecatedMembers.calls[oldName], !isOwn(name.text, labels: labels) {
          changes.edit(source.range(of: name), with: call.name)
          for (argument, label) in zip(node.arguments, call.labels) {
            guard let token = argument.label else {
              if label != "_" { changes.insert("\(label): ", at: source.start(of: argument)) }
              continue
            }
            let end = label == "_" ? source.start(of: argument.expression) : source.end(of: token)
            changes.edit(source.start(of: token)..<end, with: label == "_" ? "" : label)
          }
          changes.changed(
            source.start(of: name), "\(oldName) was renamed to \(compound(call.name, call.labels))")
        }
        return .visitChildren
      }

      /// Writes `a.divided(by: b)` as `(a / (b))`, and `a?.b.divided(by: c)` as `(a?.b).map { $0 / (c) }`.
      private func write(_ call: FunctionCallExprSyntax, as sign: String, insteadOf name: String) {
        guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
          let argument = call.arguments.first?.expression
        else { return }
        let isOptional = Self.hasChain(base)
        changes.insert("(", at: source.start(of: base))
        changes.edit(
          source.end(of: base)..<source.start(of: argument),
          with: isOptional ? ").map { $0 \(sign) (" : " \(sign) (")
        changes.edit(
          source.end(of: argument)..<source.end(of: call), with: isOptional ? ") }" : "))")
        changes.changed(source.start(of: base), "\(name) was replaced by the operator \(sign)")
      }

      /// Whether an expression is nil where an optional in its chain is.
      private static func hasChain(_ expression: ExprSyntax) -> Bool {
        if expression.is(OptionalChainingExprSyntax.self) { return true }
        let inner =
          expression.as(MemberAccessExprSyntax.self)?.base
          ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
          ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
        return inner.map(hasChain) ?? false
      }

      override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let method = DeclaredMethod(node)
        let oldName = compound(method.name, method.labels)
        guard method.isOverride, let call = DeprecatedMembers.declarations[oldName] else {
          return .visitChildren
        }
        changes.edit(source.range(of: node.name), with: call.name)
        for (parameter, label) in zip(node.signature.parameterClause.parameters, call.labels)
        where parameter.firstName.text != label {
          let inner = parameter.secondName == nil ? " \(parameter.firstName.text)" : ""
          changes.edit(source.range(of: parameter.firstName), with: label + inner)
        }
        changes.changed(
          source.start(of: node.name),
          "\(oldName) was renamed to \(compound(call.name, call.labels))")
        return .visitChildren
      }

      /// Removes `characters`, which was a separate view of a string in Swift 3.
      override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        if name.text == "characters", let base = node.base,
          project.types.values.allSatisfy({ $0.properties["characters"] == nil })
        {
          changes.edit(source.end(of: base)..<source.end(of: name), with: "")
          changes.changed(
            source.start(of: name), "String.characters was removed: a string is a collection")
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
