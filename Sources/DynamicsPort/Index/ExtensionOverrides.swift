// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// An override that an extension declares, perhaps in another file than the class.
  struct ExtensionOverride {
    /// The qualified name of the class.
    let path: String
    /// The name of the file with the extension.
    let file: String
    /// The text of the member, without its comments.
    let text: String
  }

  /// Collects the overrides in the extensions of a file.
  final class ExtensionOverrides: PortableSyntaxVisitor {
    private let source: ParsedSource
    private(set) var found: [ExtensionOverride] = []

    init(in source: ParsedSource) {
      self.source = source
      super.init()
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
      guard let type = EnclosingType(around: node), type.isExtension,
        let modified = node.decl.asProtocol((any WithModifiersSyntax).self),
        modified.modifiers.contains(where: { $0.name.text == "override" })
      else { return .visitChildren }
      found.append(
        ExtensionOverride(path: type.path, file: source.name, text: source.text(of: node)))
      return .skipChildren
    }
  }
#endif
