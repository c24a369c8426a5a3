// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// The value of an argument with which a run creates a representable.
  struct ArgumentValue {
    /// What a SwiftUI view of the app passes; nil if none is known.
    let given: ExprSyntax?
    /// The first values of the states of SwiftUI's views, by name.
    let states: [String: ExprSyntax]
    let project: ProjectIndex

    /// The expression of a value of a type: what the app begins with, or the plainest one; nil if there is
    /// none.
    func expression(of type: String, isBinding: Bool) -> String? {
      guard let value = given.flatMap(literal) ?? Self.plainest(of: type, in: project) else {
        return nil
      }
      return isBinding ? ".keeping(\(value))" : value
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

    private static let plainestValues = [
      "Bool": "false", "String": "\"\"", "CGAffineTransform": ".identity", "Date": "Date()",
      "UIColor": ".systemBlue", "Color": ".blue", "UIImage": "UIImage()", "UIView": "UIView()",
      "CGSize": ".zero", "CGPoint": ".zero", "CGRect": ".zero", "CGVector": ".zero",
      "Int": "0", "UInt": "0", "Double": "0", "Float": "0", "CGFloat": "0", "TimeInterval": "0",
    ]

    /// The plainest value of a type: nothing, zero, or an object that needs no arguments.
    private static func plainest(of type: String, in project: ProjectIndex) -> String? {
      var name = type
      for prefix in ["@escaping ", "@MainActor ", "@Sendable "] where name.hasPrefix(prefix) {
        name.removeFirst(prefix.count)
      }
      if name.hasSuffix("?") { return "nil" }
      if let known = plainestValues[name] { return known }
      if name.hasPrefix("["), name.hasSuffix("]") { return name.contains(":") ? "[:]" : "[]" }
      if name.hasPrefix("Set<") { return "[]" }
      if let arrow = name.range(of: "->") { return closure(name, arrow.lowerBound) }
      guard project.types[name]?.kind == .class else { return nil }
      return Initialization.expression(of: name, in: project, frame: nil)
    }

    /// A closure that does nothing; nil for one that returns something.
    private static func closure(_ type: String, _ arrow: String.Index) -> String? {
      let result = type[arrow...].dropFirst(2).filter { !" ()".contains($0) }
      guard result.isEmpty || result == "Void" else { return nil }
      let parameters = type[..<arrow].filter { $0 != " " }.drop { $0 == "(" }
        .reversed().drop { $0 == ")" }
      if parameters.isEmpty { return "{}" }
      let count = parameters.count { $0 == "," } + 1
      return "{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in }"
    }
  }
#endif
