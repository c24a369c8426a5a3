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

  extension CodeBlockItemSyntax {
    fileprivate var hasReturnedValue: Bool { item.as(ReturnStmtSyntax.self)?.expression != nil }
  }
#endif
