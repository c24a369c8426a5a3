// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Replaces deprecated names of constants and notifications by their current names.
  struct ConstantNameRule: VisitingRule {
    final class Visitor: RuleVisitor {
      override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.isMemberName, let name = DeprecatedConstantNames.current(node.baseName.text),
          LocalVariables.type(of: node.baseName.text, at: node) == nil
        {
          rename(node, to: name)
        }
        // Properties of controllers, which methods of their own read without self.
        if !node.isMemberName, node.baseName.text.hasPrefix("childViewController") {
          renameProperty(node.baseName)
        }
        return .visitChildren
      }

      override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let base = node.base?.trimmedDescription
        let isNotification = [nil, "NSNotification.Name", "Notification.Name"].contains(base)
        if isNotification, let name = DeprecatedNotificationNames.table[node.declName.baseName.text]
        {
          rename(node, to: name)
          return .skipChildren
        }
        renameProperty(node.declName.baseName)
        return .visitChildren
      }

      /// Renames a property that no type of the app declares.
      private func renameProperty(_ node: TokenSyntax) {
        guard let name = DeprecatedMembers.properties[node.text],
          project.types.values.allSatisfy({ $0.properties[node.text] == nil })
        else { return }
        rename(node, to: name)
      }

      /// Changes the type of a dictionary of text attributes, whose keys were strings in Swift 3.
      override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
        let keys = node.content.as(DictionaryElementListSyntax.self)?.map(\.key) ?? []
        let hasAttributes = keys.contains { key in
          key.as(DeclReferenceExprSyntax.self).map { $0.baseName.text }
            .flatMap(DeprecatedConstantNames.current)?.hasPrefix(Self.attributeKey) == true
        }
        if hasAttributes, let type = Self.statedType(of: node)?.as(DictionaryTypeSyntax.self),
          type.key.trimmedDescription == "String"
        {
          rename(type.key, to: Self.attributeKey)
        }
        return .visitChildren
      }

      private static let attributeKey = "NSAttributedString.Key"

      /// The type that a cast or the declaration of a variable states for a value.
      private static func statedType(of node: DictionaryExprSyntax) -> TypeSyntax? {
        if let list = node.parent?.as(ExprListSyntax.self), list.count == 3,
          let cast = list.last?.as(TypeExprSyntax.self)
        {
          return cast.type
        }
        return node.parent?.as(InitializerClauseSyntax.self)?.parent?
          .as(PatternBindingSyntax.self)?.typeAnnotation?.type
      }

      private func rename(_ node: some SyntaxProtocol, to name: String) {
        changes.edit(source.range(of: node), with: name)
        changes.changed(source.start(of: node), "\(source.text(of: node)) was renamed to \(name)")
      }
    }
  }
#endif
