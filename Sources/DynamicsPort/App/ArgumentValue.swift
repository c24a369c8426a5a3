// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// The value of an argument with which a run creates a controller, a view, or what makes one for SwiftUI.
  struct ArgumentValue {
    /// What the app passes; nil if none is known.
    let given: ExprSyntax?
    /// The first values of the states of SwiftUI's views, by name.
    let states: [String: ExprSyntax]
    let values: PlainValues

    /// The expression of a value for a parameter: what the app begins with, or a plain one; nil if there is
    /// none.
    func expression(of parameter: DeclaredParameter) -> String? {
      guard let value = given.flatMap(literal) ?? values.value(of: parameter) else { return nil }
      return parameter.isBinding ? ".keeping(\(value))" : value
    }

    /// The text of a literal, or of the one that a state begins with.
    private func literal(_ expression: ExprSyntax) -> String? {
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.text
        let state = name.hasPrefix("$") ? String(name.dropFirst()) : name
        return states[state].flatMap { Self.isLiteral($0) ? $0.trimmedDescription : nil }
      }
      // `.constant(true)`
      if let call = expression.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription.hasSuffix(".constant"),
        let value = call.arguments.first?.expression
      {
        return literal(value)
      }
      return Self.isLiteral(expression) ? expression.trimmedDescription : nil
    }

    private static func isLiteral(_ expression: ExprSyntax) -> Bool {
      if let text = expression.as(StringLiteralExprSyntax.self) {
        return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
      }
      if let list = expression.as(ArrayExprSyntax.self) {
        return list.elements.allSatisfy { isLiteral($0.expression) }
      }
      if let negated = expression.as(PrefixOperatorExprSyntax.self) {
        return isLiteral(negated.expression)
      }
      return expression.is(IntegerLiteralExprSyntax.self)
        || expression.is(FloatLiteralExprSyntax.self)
        || expression.is(BooleanLiteralExprSyntax.self) || expression.is(NilLiteralExprSyntax.self)
    }
  }
#endif
