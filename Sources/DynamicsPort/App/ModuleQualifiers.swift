// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Finds the names of modules before the names that they declare: `Stevia.alignCenter(view)`.
  ///
  /// All files of a run are in one module. The sources of a library are often in a folder of its name.
  final class ModuleQualifiers: PortableSyntaxVisitor {
    /// The module of a run.
    static let moduleOfRun = "App"

    private let project: ProjectIndex
    private(set) var found: [TokenSyntax] = []

    init(_ project: ProjectIndex) {
      self.project = project
      super.init()
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base?.as(DeclReferenceExprSyntax.self) {
        note(base.baseName, before: node.declName.baseName.text)
      }
      return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.baseType.as(IdentifierTypeSyntax.self) {
        note(base.name, before: node.name.text)
      }
      return .visitChildren
    }

    private func note(_ token: TokenSyntax, before member: String) {
      let name = token.text
      guard project.folders.contains(name), !Modules.isAvailable(name), !project.isDeclared(name),
        project.functions.contains(member) || project.isDeclared(member),
        LocalVariables.type(of: name, at: token) == nil
      else { return }
      found.append(token)
    }
  }
#endif
