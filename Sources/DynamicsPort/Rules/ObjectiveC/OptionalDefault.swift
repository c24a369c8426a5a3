// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// The default implementation of an optional requirement.
  struct OptionalDefault {
    private let declaration: DeclSyntax
    private let value: String

    /// Returns nil if there is no default value for the type of the requirement.
    init?(_ declaration: DeclSyntax) {
      self.declaration = declaration
      if let function = declaration.as(FunctionDeclSyntax.self) {
        guard let value = Self.value(of: function.signature.returnClause?.type) else { return nil }
        self.value = value
      } else if let type = declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?
        .type,
        let value = Self.value(of: type)
      {
        self.value = value
      } else {
        return nil
      }
    }

    /// The default implementation, given the requirement without its attributes; one with a value reports
    /// that it was called, which needs `import UIKit`.
    func text(required: String) -> String {
      let value =
        !["", "nil"].contains(self.value)
        ? "OptionalRequirement.absent(\(self.value))" : self.value
      guard let variable = declaration.as(VariableDeclSyntax.self),
        let block = variable.bindings.first?.accessorBlock
      else { return required + (value.isEmpty ? " {}" : " { \(value) }") }
      let head = required.prefix { $0 != "{" }
      let isSettable = block.trimmedDescription.contains("set")
      return head + (isSettable ? "{ get { \(value) } set {} }" : "{ \(value) }")
    }

    private static func value(of type: TypeSyntax?) -> String? {
      guard let type else { return "" }
      if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return "nil"
      }
      if type.is(ArrayTypeSyntax.self) { return "[]" }
      if type.is(DictionaryTypeSyntax.self) { return "[:]" }
      return values[type.trimmedDescription]
    }

    private static let values: [String: String] = [
      "Void": "", "()": "", "Bool": "false", "String": "\"\"", "Int": "0", "UInt": "0",
      "Float": "0",
      "Double": "0", "CGFloat": "0", "TimeInterval": "0", "CGPoint": ".zero", "CGSize": ".zero",
      "CGRect": ".zero", "CGVector": "CGVector(dx: 0, dy: 0)", "UIEdgeInsets": ".zero",
      "UIOffset": ".zero", "CGAffineTransform": ".identity", "UIColor": ".clear",
      "UIView": "UIView()", "UIImage": "UIImage()",
    ]
  }
#endif
