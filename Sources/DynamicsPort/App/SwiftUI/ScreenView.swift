// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// A structure of an app that is a view of SwiftUI.
  struct ScreenView {
    let node: StructDeclSyntax
    /// The name of its file.
    let file: String
    /// The names that it calls.
    private(set) var calls: Set<String> = []
    /// Its members, with those of extensions.
    private(set) var members: [DeclSyntax] = []

    var name: String { node.name.text }

    init(_ node: StructDeclSyntax, file: String) {
      (self.node, self.file) = (node, file)
      add(node.memberBlock)
    }

    /// Adds the members of an extension.
    mutating func add(_ block: MemberBlockSyntax) {
      let collector = Calls(viewMode: .sourceAccurate)
      collector.walk(block)
      calls.formUnion(collector.names)
      add(block.members)
    }

    /// Adds members, those in the first clause of a condition included.
    private mutating func add(_ list: MemberBlockItemListSyntax) {
      for member in list.map(\.decl) {
        guard let condition = member.as(IfConfigDeclSyntax.self) else {
          members.append(member)
          continue
        }
        if case .decls(let inner) = condition.clauses.first?.elements { add(inner) }
      }
    }

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
    private var found: [ScreenView] = []
    private var extensions: [ExtensionDeclSyntax] = []
    private var file = ""

    /// The views in the order of the files.
    var views: [ScreenView] {
      found.map { view in
        var view = view
        for node in extensions where node.extendedType.trimmedDescription == view.name {
          view.add(node.memberBlock)
        }
        return view
      }
    }

    func collect(_ source: ParsedSource) {
      file = source.name
      walk(source.tree)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      guard inherited.contains("View"), node.genericParameterClause == nil else {
        return .visitChildren
      }
      found.append(ScreenView(node, file: file))
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.inheritanceClause == nil { extensions.append(node) }
      return .visitChildren
    }
  }
#endif
