// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// A structure of an app that is a view of SwiftUI.
  struct ScreenView {
    let node: StructDeclSyntax
    /// The name of its file.
    let file: String
    /// The names that it calls.
    let calls: Set<String>

    var name: String { node.name.text }

    init(_ node: StructDeclSyntax, file: String) {
      (self.node, self.file) = (node, file)
      let collector = Calls(viewMode: .sourceAccurate)
      collector.walk(node.memberBlock)
      calls = collector.names
    }

    var members: [DeclSyntax] { node.memberBlock.members.map(\.decl) }

    /// Whether it has state of its own, which its creator cannot know.
    var hasState: Bool {
      members.contains { member in
        member.as(VariableDeclSyntax.self)?.attributes.flattened.contains {
          ["State", "StateObject"].contains($0.name)
        } ?? false
      }
    }

    private final class Calls: SyntaxVisitor {
      var names: Set<String> = []

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) {
          names.insert(callee.baseName.text)
        }
        return .visitChildren
      }
    }
  }

  /// Collects the views of SwiftUI, also under conditions that do not hold: without SwiftUI they stand there.
  final class ScreenViewCollector: SyntaxVisitor {
    private(set) var views: [ScreenView] = []
    private var file = ""

    func collect(_ source: ParsedSource) {
      file = source.name
      walk(source.tree)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      guard inherited.contains("View"), node.genericParameterClause == nil else {
        return .visitChildren
      }
      views.append(ScreenView(node, file: file))
      return .visitChildren
    }
  }
#endif
