// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Collects imports, and declarations that are guarded by an unavailable module.
  final class ConditionalNames: SyntaxVisitor {
    struct Name {
      let name: String
      /// The enclosing type; nil at file scope.
      let path: String?
      let condition: String
    }

    private(set) var imports: [String] = []
    private(set) var names: [Name] = []
    /// The names that guarded statements declare.
    private(set) var locals: Set<String> = []

    init() {
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      imports.append(node.path.map(\.name.text).joined(separator: "."))
      return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let condition = node.missingCondition, let clause = node.clauses.first else {
        return .visitChildren
      }
      locals.formUnion(node.declaredLocals)
      let path = EnclosingType(around: node)?.path
      if let list = clause.elements?.as(MemberBlockItemListSyntax.self) {
        for item in list { collect(item.decl, path: path, condition: condition) }
      } else if let list = clause.elements?.as(CodeBlockItemListSyntax.self), isTopLevel(node) {
        for item in list {
          if case .decl(let declaration) = item.item {
            collect(declaration, path: nil, condition: condition)
          }
        }
      }
      return .visitChildren
    }

    private func isTopLevel(_ node: IfConfigDeclSyntax) -> Bool {
      node.ancestor(CodeBlockSyntax.self) == nil && node.ancestor(ClosureExprSyntax.self) == nil
        && node.ancestor(MemberBlockSyntax.self) == nil
    }

    private func collect(_ declaration: DeclSyntax, path: String?, condition: String) {
      if let variable = declaration.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          names.append(
            Name(name: binding.pattern.trimmedDescription, path: path, condition: condition))
        }
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        // The superclass still declares an override.
        guard !function.modifiers.contains(where: { $0.name.text == "override" }) else { return }
        names.append(Name(name: function.name.text, path: path, condition: condition))
      } else if !declaration.is(ExtensionDeclSyntax.self),
        let named = declaration.asProtocol((any NamedDeclSyntax).self)
      {
        names.append(Name(name: named.name.text, path: nil, condition: condition))
      }
    }
  }
#endif
