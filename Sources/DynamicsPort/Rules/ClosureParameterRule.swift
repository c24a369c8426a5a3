// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Removes the parameter of a closure that gets none, which nothing reads: `dismiss(animated: true) { finished in }`.
  ///
  /// Swift 3 passed the empty tuple.
  struct ClosureParameterRule: VisitingRule {
    final class Visitor: RuleVisitor {
      /// Methods whose trailing closure has no parameter.
      private static let methods: Set<String> = [
        "dismiss(animated:)", "present(_:animated:)", "async()", "asyncAfter(deadline:)",
      ]

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        let name =
          callee.as(MemberAccessExprSyntax.self)?.declName
          ?? callee.as(DeclReferenceExprSyntax.self)
        let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        guard let name else { return .visitChildren }
        if let closure = node.trailingClosure,
          Self.methods.contains("\(name.baseName.text)(\(labels))")
        {
          removeParameter(of: closure, passedBy: name.baseName.text)
        }
        if name.baseName.text == "animate", node.arguments.first?.label?.text == "withDuration",
          let animations = node.arguments.first(where: { $0.label?.text == "animations" }),
          let closure = animations.expression.as(ClosureExprSyntax.self)
        {
          removeParameter(of: closure, passedBy: "animate")
        }
        return .visitChildren
      }

      /// Finds the action of a behavior: `push.action = { _ in }`.
      override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
          parts[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text == "action",
          let closure = parts[2].as(ClosureExprSyntax.self),
          !project.types.values.contains(where: { $0.properties["action"] != nil })
        else { return .visitChildren }
        removeParameter(of: closure, passedBy: "action")
        return .visitChildren
      }

      /// Finds a closure that is assigned with the empty tuple as its parameter, as the type of the variable has
      /// lost that one: `view.ended = ({ (value: Void) -> Void in })`.
      override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        guard let signature = node.signature,
          case .parameterClause(let clause)? = signature.parameterClause,
          clause.parameters.count == 1, let parameter = clause.parameters.first,
          parameter.type?.as(IdentifierTypeSyntax.self)?.name.text == "Void",
          isAssigned(node),
          !uses((parameter.secondName ?? parameter.firstName).text, in: node.statements)
        else { return .visitChildren }
        changes.edit(source.range(of: clause.parameters), with: "")
        changes.changed(source.start(of: node), "the parameter of the type Void was removed")
        return .visitChildren
      }

      /// Whether a closure, also in parentheses, is the value of an assignment or a variable.
      private func isAssigned(_ closure: ClosureExprSyntax) -> Bool {
        var node = Syntax(closure)
        while let element = node.parent?.as(LabeledExprSyntax.self), element.label == nil,
          let tuple = element.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
        {
          node = Syntax(tuple)
        }
        if node.parent?.is(InitializerClauseSyntax.self) == true { return true }
        return node.parent?.as(ExprListSyntax.self)?.dropFirst().first?
          .is(AssignmentExprSyntax.self) == true
      }

      private func removeParameter(of closure: ClosureExprSyntax, passedBy name: String) {
        guard let signature = closure.signature,
          case .simpleInput(let parameters)? = signature.parameterClause,
          parameters.count == 1, let parameter = parameters.first?.name.text,
          !uses(parameter, in: closure.statements)
        else { return }
        if let capture = signature.capture {
          changes.edit(source.end(of: capture)..<source.end(of: parameters), with: "")
        } else {
          changes.edit(source.end(of: closure.leftBrace)..<source.end(of: signature), with: "")
        }
        changes.changed(source.start(of: closure), "\(name) passes nothing to its closure")
      }

      private func uses(_ name: String, in statements: CodeBlockItemListSyntax) -> Bool {
        statements.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
      }
    }
  }
#endif
