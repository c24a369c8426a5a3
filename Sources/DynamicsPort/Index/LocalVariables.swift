// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Looks up local variables and parameters of the enclosing functions.
  enum LocalVariables {
    /// The written type of a variable or parameter, empty if unknown; nil if there is no such variable.
    static func type(of name: String, at node: some SyntaxProtocol) -> String? {
      var current = node.parent
      while let syntax = current {
        if let function = syntax.as(FunctionDeclSyntax.self) {
          let parameters = function.signature.parameterClause.parameters
          if let found = parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
            return found.type.unwrappedName
          }
        }
        if let list = syntax.as(CodeBlockItemListSyntax.self),
          let found = list.lazy.compactMap({ declaredType(of: name, in: $0.item) }).first
        {
          return found
        }
        if let condition = syntax.as(IfExprSyntax.self)?.conditions,
          let found = condition.lazy.compactMap({ boundType(of: name, in: $0) }).first
        {
          return found
        }
        current = syntax.parent
      }
      return nil
    }

    private static func declaredType(of name: String, in item: CodeBlockItemSyntax.Item) -> String?
    {
      if case .decl(let declaration) = item, let variable = declaration.as(VariableDeclSyntax.self)
      {
        return variable.bindings.first { $0.pattern.trimmedDescription == name }?.visibleType
      }
      if case .stmt(let statement) = item, let guarded = statement.as(GuardStmtSyntax.self) {
        return guarded.conditions.lazy.compactMap { boundType(of: name, in: $0) }.first
      }
      return nil
    }

    /// The type of `if let name = value as? Type`.
    private static func boundType(of name: String, in element: ConditionElementSyntax) -> String? {
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.trimmedDescription == name
      else { return nil }
      if let written = binding.typeAnnotation?.type { return written.unwrappedName }
      let value = binding.initializer?.value.as(SequenceExprSyntax.self)
      return value?.elements.last?.as(TypeExprSyntax.self)?.type.unwrappedName
    }
  }
#endif
