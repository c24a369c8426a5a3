// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Names what an app uses of UIKit and this package lacks, before the compiler rejects it.
  ///
  /// It changes nothing. A name is noted once in a file, where it is used first.
  struct UnknownNameRule: VisitingRule {
    final class Visitor: RuleVisitor {
      private var noted: Set<String> = []

      override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, at: node)
        return .visitChildren
      }

      override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let member = node.parent?.as(MemberAccessExprSyntax.self)
        if member?.declName.id != node.id { note(node.baseName.text, at: node) }
        return .visitChildren
      }

      override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

      private func note(_ name: String, at node: some SyntaxProtocol) {
        guard SliceNames.hasPrefix(name), !SliceNames.all.contains(name), !noted.contains(name),
          !project.isDeclared(name, visibleFrom: EnclosingType(around: node)?.path),
          !project.functions.contains(name), LocalVariables.type(of: name, at: node) == nil
        else { return }
        noted.insert(name)
        changes.unsupported(source.start(of: node), "\(name) is not part of this package")
      }
    }
  }
#endif
