// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// The smallest enclosing statement or declaration that can be removed on its own.
  struct RemovableNode {
    let node: Syntax

    init?(around place: some SyntaxProtocol) {
      var current = place.parent
      while let syntax = current {
        if let item = syntax.as(CodeBlockItemSyntax.self), !Self.givesValue(item) {
          node = syntax
          return
        }
        if syntax.is(MemberBlockItemSyntax.self) {
          node = syntax
          return
        }
        current = syntax.parent
      }
      return nil
    }

    /// The node, or the type around it if it is the only initializer of a type that cannot do without one.
    static func withoutOrphans(_ node: Syntax) -> Syntax {
      guard let item = node.as(MemberBlockItemSyntax.self),
        let own = item.decl.as(InitializerDeclSyntax.self), own.isDesignated,
        let members = item.parent?.as(MemberBlockItemListSyntax.self),
        let type = members.parent?.parent, type.is(ClassDeclSyntax.self),
        !members.contains(where: {
          $0.id != item.id && $0.decl.as(InitializerDeclSyntax.self)?.isDesignated == true
        }),
        members.contains(where: { $0.decl.as(VariableDeclSyntax.self)?.needsInitializer == true })
      else { return node }
      return type.parent ?? node
    }

    /// Whether the enclosing code uses the value of a statement.
    private static func givesValue(_ item: CodeBlockItemSyntax) -> Bool {
      if item.item.is(ReturnStmtSyntax.self) { return returnsValue(item) }
      guard item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1,
        case .expr = item.item, !item.item.is(IfExprSyntax.self),
        !item.item.is(SwitchExprSyntax.self)
      else { return false }
      return returnsValue(item)
    }

    private static func returnsValue(_ item: CodeBlockItemSyntax) -> Bool {
      var current = item.parent
      while let syntax = current {
        if let function = syntax.as(FunctionDeclSyntax.self) {
          let type = function.signature.returnClause?.type.trimmedDescription
          return !["Void", "()", nil].contains(type)
        }
        if let closure = syntax.as(ClosureExprSyntax.self) {
          let type = closure.signature?.returnClause?.type.trimmedDescription
          return !["Void", "()", nil].contains(type) || item.hasReturnedValue
        }
        if let accessor = syntax.as(AccessorDeclSyntax.self) {
          return accessor.accessorSpecifier.tokenKind == .keyword(.get)
        }
        if syntax.is(AccessorBlockSyntax.self) { return true }
        if syntax.is(MemberBlockItemSyntax.self) { return false }
        current = syntax.parent
      }
      return false
    }
  }

  extension InitializerDeclSyntax {
    fileprivate var isDesignated: Bool {
      !modifiers.contains { $0.name.text == "convenience" }
    }
  }

  extension VariableDeclSyntax {
    /// Whether an initializer has to give a stored property its value.
    fileprivate var needsInitializer: Bool {
      guard !modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
      else { return false }
      return bindings.contains { binding in
        let type = binding.typeAnnotation?.type
        let isOptional =
          type?.is(OptionalTypeSyntax.self) == true
          || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
        return binding.initializer == nil && binding.accessorBlock == nil
          && (bindingSpecifier.text == "let" || !isOptional)
      }
    }
  }

  extension CodeBlockItemSyntax {
    fileprivate var hasReturnedValue: Bool { item.as(ReturnStmtSyntax.self)?.expression != nil }
  }
#endif
