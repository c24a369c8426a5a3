// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// The innermost type declaration around a node.
  struct EnclosingType {
    /// The qualified name: `Deck.Card`.
    let path: String
    let members: MemberBlockSyntax
    let isExtension: Bool
    /// Whether the type is local to a function.
    let isLocal: Bool

    /// Finds the innermost type around a node; nil at file scope and in a global function.
    init?(around node: some SyntaxProtocol) {
      var names: [String] = []
      var innermost: (members: MemberBlockSyntax, isExtension: Bool)?
      var isLocal = false
      var current = node.parent
      while let syntax = current {
        if let group = syntax.asProtocol((any DeclGroupSyntax).self) {
          let type = syntax.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
          guard let name = type ?? syntax.asProtocol((any NamedDeclSyntax).self)?.name.text else {
            return nil
          }
          innermost = innermost ?? (group.memberBlock, type != nil)
          names.insert(name, at: 0)
        } else if innermost != nil, syntax.is(CodeBlockSyntax.self) {
          isLocal = true
        }
        current = syntax.parent
      }
      guard let innermost else { return nil }
      path = names.joined(separator: ".")
      members = innermost.members
      isExtension = innermost.isExtension
      self.isLocal = isLocal
    }
  }
#endif
