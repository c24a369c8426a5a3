// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// A member of an extension that overrides another, or that a subclass may override.
  struct ExtensionOverride {
    /// The qualified name of the class.
    let path: String
    let node: MemberBlockItemSyntax
    let source: ParsedSource

    /// Whether the member itself overrides another.
    var isOverride: Bool {
      node.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
        .contains { $0.name.text == "override" } == true
    }

    /// Whether Objective-C is needed for the member to stay an override, or to be overridden, where it is.
    func isEffective(in project: ProjectIndex) -> Bool {
      if isOverride { return true }
      guard let function = node.decl.as(FunctionDeclSyntax.self) else { return false }
      return project.isOverridden(DeclaredMethod(function), of: path)
    }
  }

  /// Collects the members of extensions in a file that may be overrides or overridden.
  final class ExtensionOverrides: PortableSyntaxVisitor {
    private let source: ParsedSource
    private(set) var found: [ExtensionOverride] = []

    init(in source: ParsedSource) {
      self.source = source
      super.init()
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
      guard let type = EnclosingType(around: node), type.isExtension else {
        return .visitChildren
      }
      let override = ExtensionOverride(path: type.path, node: node, source: source)
      guard override.isOverride || node.decl.is(FunctionDeclSyntax.self) else {
        return .visitChildren
      }
      found.append(override)
      return .skipChildren
    }
  }
#endif
