// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Collects what the app passes to initializers, and the values with which they begin, also under
  /// conditions that do not hold: without SwiftUI that is where its views stand.
  final class CallerCollector: SyntaxVisitor {
    /// The arguments of the first call of each name, by label.
    private(set) var calls: [String: [String: ExprSyntax]] = [:]
    /// The first values of variables, by name.
    private(set) var states: [String: ExprSyntax] = [:]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
        calls[callee.baseName.text] == nil
      {
        calls[callee.baseName.text] = Dictionary(
          node.arguments.compactMap { argument in
            argument.label.map { ($0.text, argument.expression) }
          }, uniquingKeysWith: { first, _ in first })
      }
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.attributes.flattened.contains(where: { $0.name == "State" }) else {
        return .visitChildren
      }
      for binding in node.bindings {
        guard let value = binding.initializer?.value else { continue }
        states[binding.pattern.trimmedDescription] = value
      }
      return .visitChildren
    }
  }
#endif
