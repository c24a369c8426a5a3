// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// The value of an `#if` condition without Objective-C: true, false, or build-dependent.
  enum PlatformCondition {
    case holds, fails, depends

    init(_ condition: ExprSyntax?) {
      guard let condition else {
        self = .holds
        return
      }
      if let sequence = condition.as(SequenceExprSyntax.self) {
        self = Self.sequence(Array(sequence.elements))
      } else if let infix = condition.as(InfixOperatorExprSyntax.self) {
        self = Self.sequence([infix.leftOperand, infix.operator, infix.rightOperand])
      } else if let prefix = condition.as(PrefixOperatorExprSyntax.self),
        prefix.operator.text == "!"
      {
        self = !PlatformCondition(prefix.expression)
      } else if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
        self = PlatformCondition(only.expression)
      } else if let literal = condition.as(BooleanLiteralExprSyntax.self) {
        self = literal.literal.tokenKind == .keyword(.true) ? .holds : .fails
      } else if let call = condition.as(FunctionCallExprSyntax.self) {
        self = Self.call(call)
      } else {
        self = .depends
      }
    }

    static prefix func ! (condition: PlatformCondition) -> PlatformCondition {
      switch condition {
      case .holds: .fails
      case .fails: .holds
      case .depends: .depends
      }
    }

    /// Evaluates a sequence of operators, in which `&&` has higher precedence than `||`.
    private static func sequence(_ elements: [ExprSyntax]) -> PlatformCondition {
      let alternatives = elements.split { $0.trimmedDescription == "||" }.map { conjunction in
        conjunction.filter { $0.trimmedDescription != "&&" }.map { PlatformCondition($0) }
      }
      let values = alternatives.map { terms -> PlatformCondition in
        if terms.contains(.fails) { return .fails }
        return terms.contains(.depends) ? .depends : .holds
      }
      if values.contains(.holds) { return .holds }
      return values.contains(.depends) ? .depends : .fails
    }

    private static func call(_ call: FunctionCallExprSyntax) -> PlatformCondition {
      let argument = call.arguments.first?.expression.trimmedDescription ?? ""
      switch call.calledExpression.trimmedDescription {
      case "os", "targetEnvironment": return argument == "Linux" ? .holds : .fails
      case "canImport": return Modules.isAvailable(argument) ? .holds : .fails
      case "swift", "compiler": return argument.hasPrefix("<") ? .fails : .holds
      default: return .depends
      }
    }
  }
#endif
