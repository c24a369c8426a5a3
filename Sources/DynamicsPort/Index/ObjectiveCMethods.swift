// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Collects the base names of methods used by selectors and of optional requirements.
  final class ObjectiveCMethods: SyntaxVisitor {
    /// Methods that a `#selector` names.
    private(set) var selected: Set<String> = []
    /// Optional requirements of protocols.
    private(set) var optional: Set<String> = []
    /// Optional properties of protocols.
    private(set) var optionalProperties: Set<String> = []

    init() {
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "selector", let argument = node.arguments.first?.expression,
        let reference = SelectorReference(argument)
      {
        selected.insert(reference.name)
      }
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.modifiers.contains(where: { $0.name.text == "optional" }) {
        optionalProperties.formUnion(node.bindings.map(\.pattern.trimmedDescription))
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.modifiers.contains(where: { $0.name.text == "optional" }) {
        optional.insert(node.name.text)
      }
      return .visitChildren
    }
  }
#endif
