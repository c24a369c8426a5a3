// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// The properties and methods that a file adds to types by extensions.
  final class ExtensionMembers: PortableSyntaxVisitor {
    struct Member {
      /// The extended type, its constraints, and the signature, without blanks.
      let key: String
      let node: MemberBlockItemSyntax
    }

    private(set) var found: [Member] = []
    /// Whether a class or structure of the file is the beginning of an app.
    private(set) var hasMainAttribute = false

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard !Self.isPrivate(node.modifiers) else { return .skipChildren }
      let owner =
        node.extendedType.trimmedDescription + (node.genericWhereClause?.trimmedDescription ?? "")
      for item in node.memberBlock.members {
        guard let signature = Self.signature(of: item.decl) else { continue }
        let key = "\(owner) \(signature)".filter { !$0.isWhitespace }
        found.append(Member(key: key, node: item))
      }
      return .skipChildren
    }

    /// The signature of a method, or of the properties of one declaration; nil for other members, and for
    /// those that only the file sees.
    private static func signature(of declaration: DeclSyntax) -> String? {
      if let function = declaration.as(FunctionDeclSyntax.self), !isPrivate(function.modifiers) {
        return "func \(function.name.text)\(function.genericParameterClause?.description ?? "")"
          + function.signature.description + (function.genericWhereClause?.description ?? "")
      }
      guard let variable = declaration.as(VariableDeclSyntax.self),
        !isPrivate(variable.modifiers)
      else { return nil }
      return "var "
        + variable.bindings.map {
          $0.pattern.description + ($0.typeAnnotation?.description ?? "")
        }.joined(separator: ",")
    }

    private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }

    private func noteMain(_ attributes: AttributeListSyntax) {
      if attributes.flattened.contains(where: { ["main", "UIApplicationMain"].contains($0.name) }) {
        hasMainAttribute = true
      }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      noteMain(node.attributes)
      return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      noteMain(node.attributes)
      return .skipChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
#endif
