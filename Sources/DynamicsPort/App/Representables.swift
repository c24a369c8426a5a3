// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// The structures of an app that make views or controllers for SwiftUI.
  struct Representables {
    /// A structure that can be created.
    struct Item {
      let name: String
      /// Whether it makes a controller.
      let isController: Bool
      /// The number of uses of UIKit Dynamics, those of its coordinator included.
      let dynamicsUses: Int
      /// Whether it does more than to create a view or controller: sets it up, or updates it.
      let configures: Bool
      /// The expression that creates it.
      let expression: String

      var root: AppRoot {
        isController
          ? .controller(name, make: "RepresentableController(\(expression))")
          : .view(name, make: "RepresentableView(\(expression))")
      }
    }

    /// The structures that can be created here, in the order of the files.
    let items: [Item]
    /// All structures.
    let structures: [Structure]

    /// A structure that makes a view or controller.
    struct Structure {
      let name: String
      let isController: Bool
      let dynamicsUses: Int
      let configures: Bool
      /// The classes of the objects that views around provide.
      let provided: [String]
      /// Nil if it cannot be created without the views around it.
      let parameters: [DeclaredParameter]?
    }

    init(_ sources: [ParsedSource], callers: CallerCollector, project: ProjectIndex) {
      let collector = StructureCollector()
      for source in sources { collector.walk(source.tree) }
      structures = collector.structures
      items = collector.structures.compactMap { structure in
        guard let parameters = structure.parameters,
          let call = PlainValues(project).call(structure.name, parameters, given: callers)
        else { return nil }
        return Item(
          name: structure.name, isController: structure.isController,
          dynamicsUses: structure.dynamicsUses, configures: structure.configures, expression: call)
      }
    }

    /// The structure with the most uses of UIKit Dynamics, the first of several; nil if none uses them.
    var first: Item? {
      let most = items.map(\.dynamicsUses).max() ?? 0
      return most == 0 ? nil : items.first { $0.dynamicsUses == most }
    }
  }

  /// Collects the representables that are compiled here.
  private final class StructureCollector: PortableSyntaxVisitor {
    private(set) var structures: [Representables.Structure] = []

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let kind = node.representableKind, node.genericParameterClause == nil,
        node.ancestor(MemberBlockSyntax.self) == nil
      else { return .visitChildren }
      let uses = node.tokens(viewMode: .sourceAccurate).count {
        $0.text.hasPrefix("UIDynamic") || $0.text.hasPrefix("UI") && $0.text.hasSuffix("Behavior")
      }
      let provided = node.environmentClasses
      structures.append(
        Representables.Structure(
          name: node.name.text, isController: kind == "UIViewControllerRepresentable",
          dynamicsUses: uses, configures: Self.configures(node), provided: provided,
          parameters: provided.isEmpty ? DeclaredParameter.required(by: node) : nil))
      return .skipChildren
    }

    /// Whether the methods that make and update set a property, or call a method of what is made.
    private static func configures(_ node: StructDeclSyntax) -> Bool {
      let names = ["makeUIView", "makeUIViewController", "updateUIView", "updateUIViewController"]
      return node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        .filter { names.contains($0.name.text) }
        .contains { function in
          let search = ConfigurationSearch(viewMode: .sourceAccurate)
          if let body = function.body { search.walk(body) }
          return search.isFound
        }
    }
  }

  /// Looks for assignments, and for calls of methods.
  private final class ConfigurationSearch: SyntaxVisitor {
    private(set) var isFound = false

    override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
      isFound = true
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil { isFound = true }
      return .visitChildren
    }
  }

  extension StructDeclSyntax {
    /// The classes of the objects that views around provide.
    var environmentClasses: [String] {
      memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        .filter { $0.attributes.flattened.contains { $0.name == "EnvironmentObject" } }
        .compactMap { $0.bindings.first?.typeAnnotation?.type.trimmedDescription }
    }

    /// The protocol by which the structure makes views or controllers for SwiftUI; nil if it does not.
    var representableKind: String? {
      inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription).first {
        ["UIViewRepresentable", "UIViewControllerRepresentable"].contains($0)
      }
    }
  }
#endif
