// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Replaces calls of deprecated C functions by initializers, methods and properties.
  struct FunctionNameRule: VisitingRule {
    final class Visitor: RuleVisitor {
      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
          let form = DeprecatedFunctions.table[callee.baseName.text]
            ?? DeprecatedFunctions.inherited[callee.baseName.text],
          !project.functions.contains(callee.baseName.text),
          node.arguments.allSatisfy({ $0.label == nil })
        else { return .visitChildren }
        if write(node, as: form) {
          changes.changed(
            source.start(of: node), "\(callee.baseName.text) was replaced by its current form")
        }
        return .visitChildren
      }

      private func write(_ call: FunctionCallExprSyntax, as form: DeprecatedFunctions.Form) -> Bool
      {
        let arguments = Array(call.arguments)
        switch form {
        case .call(let name, let labels):
          guard arguments.count == labels.count else { return false }
          changes.edit(source.range(of: call.calledExpression), with: name)
          label(arguments, with: labels)
        case .constant(let name):
          guard arguments.isEmpty else { return false }
          changes.edit(source.range(of: call), with: name)
        case .property(let name):
          guard arguments.count == 1, let first = arguments.first else { return false }
          openReceiver(call, first)
          changes.edit(source.end(of: first.expression)..<source.end(of: call), with: "." + name)
        case .method(let name, let labels):
          guard let first = arguments.first, arguments.count == labels.count + 1 else {
            return false
          }
          openReceiver(call, first)
          let next = arguments.dropFirst().first.map { source.start(of: $0) }
          let end = next ?? source.end(of: first.expression)
          changes.edit(source.end(of: first.expression)..<end, with: ".\(name)(")
          label(Array(arguments.dropFirst()), with: labels)
        case .equality:
          guard arguments.count == 2, let first = arguments.first, let last = arguments.last else {
            return false
          }
          changes.edit(source.start(of: call)..<source.start(of: first), with: "(")
          changes.edit(source.end(of: first.expression)..<source.start(of: last), with: " == ")
        }
        return true
      }

      /// Removes the function name and parenthesis before the argument that becomes the receiver.
      private func openReceiver(_ call: FunctionCallExprSyntax, _ first: LabeledExprSyntax) {
        let isSimple =
          !first.expression.is(SequenceExprSyntax.self)
          && !first.expression.is(PrefixOperatorExprSyntax.self)
        changes.edit(
          source.start(of: call)..<source.start(of: first), with: isSimple ? "" : "(")
        if !isSimple { changes.insert(")", at: source.end(of: first.expression)) }
      }

      private func label(_ arguments: [LabeledExprSyntax], with labels: [String]) {
        for (argument, label) in zip(arguments, labels) where label != "_" {
          changes.insert("\(label): ", at: source.start(of: argument))
        }
      }
    }
  }
#endif
