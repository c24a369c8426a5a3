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
      /// The expression that creates it.
      let expression: String

      var root: AppRoot {
        isController
          ? .controller(name, make: "RepresentableController(\(expression))")
          : .view(name, make: "RepresentableView(\(expression))")
      }
    }

    /// The structures in the order of the files.
    let items: [Item]

    init(_ sources: [ParsedSource], callers: CallerCollector, project: ProjectIndex) {
      let collector = StructureCollector()
      for source in sources { collector.walk(source.tree) }
      items = collector.structures.compactMap { structure in
        PlainValues(project).call(structure.name, structure.parameters, given: callers).map {
          Item(
            name: structure.name, isController: structure.isController,
            dynamicsUses: structure.dynamicsUses, expression: $0)
        }
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
    struct Structure {
      let name: String
      let isController: Bool
      let dynamicsUses: Int
      let parameters: [DeclaredParameter]
    }

    private(set) var structures: [Structure] = []

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let kind = node.representableKind, node.genericParameterClause == nil,
        node.ancestor(MemberBlockSyntax.self) == nil,
        let parameters = DeclaredParameter.required(by: node)
      else { return .visitChildren }
      let uses = node.tokens(viewMode: .sourceAccurate).count {
        $0.text.hasPrefix("UIDynamic") || $0.text.hasPrefix("UI") && $0.text.hasSuffix("Behavior")
      }
      structures.append(
        Structure(
          name: node.name.text, isController: kind == "UIViewControllerRepresentable",
          dynamicsUses: uses, parameters: parameters))
      return .skipChildren
    }
  }

  extension StructDeclSyntax {
    /// The protocol by which the structure makes views or controllers for SwiftUI; nil if it does not.
    var representableKind: String? {
      inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription).first {
        ["UIViewRepresentable", "UIViewControllerRepresentable"].contains($0)
      }
    }
  }
#endif
