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

    init(_ sources: [ParsedSource], project: ProjectIndex) {
      let (collector, callers) = (StructureCollector(), CallerCollector(viewMode: .sourceAccurate))
      for source in sources {
        collector.walk(source.tree)
        callers.walk(source.tree)
      }
      items = collector.structures.compactMap { structure in
        let given = callers.calls[structure.name] ?? [:]
        var arguments: [String] = []
        for parameter in structure.parameters {
          let value = ArgumentValue(
            given: parameter.label.flatMap { given[$0] }, states: callers.states, project: project)
          guard let text = value.expression(of: parameter.type, isBinding: parameter.isBinding)
          else { return nil }
          arguments.append(parameter.label.map { "\($0): \(text)" } ?? text)
        }
        return Item(
          name: structure.name, isController: structure.isController,
          dynamicsUses: structure.dynamicsUses,
          expression: "\(structure.name)(\(arguments.joined(separator: ", ")))")
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
    struct Parameter {
      /// The label of the argument; nil if it has none.
      let label: String?
      let type: String
      let isBinding: Bool
    }

    struct Structure {
      let name: String
      let isController: Bool
      let dynamicsUses: Int
      let parameters: [Parameter]
    }

    private(set) var structures: [Structure] = []

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let kind = node.representableKind, node.genericParameterClause == nil,
        node.ancestor(MemberBlockSyntax.self) == nil,
        let parameters = Self.parameters(of: node)
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

    /// The parameters without default values of the first initializer, or of that of the members; nil if it
    /// cannot be called.
    private static func parameters(of node: StructDeclSyntax) -> [Parameter]? {
      let members = node.memberBlock.members.map(\.decl)
      if let own = members.lazy.compactMap({ $0.as(InitializerDeclSyntax.self) }).first {
        return own.signature.parameterClause.parameters.filter { $0.defaultValue == nil }.map {
          let label = $0.firstName.text
          return parameter(label == "_" ? nil : label, $0.type.trimmedDescription)
        }
      }
      var found: [Parameter] = []
      for variable in members.compactMap({ $0.as(VariableDeclSyntax.self) }) {
        let modifiers = variable.modifiers.map(\.name.text)
        if modifiers.contains(where: { ["static", "lazy"].contains($0) }) { continue }
        let isBinding = variable.attributes.flattened.contains { $0.name == "Binding" }
        for binding in variable.bindings where binding.isStoredWithoutValue {
          guard !modifiers.contains("private"), let type = binding.typeAnnotation?.type else {
            return nil
          }
          // A variable that may be nil is so by default.
          let isOptional = type.trimmedDescription.hasSuffix("?")
          if isOptional, !isBinding, variable.bindingSpecifier.text == "var" { continue }
          let name = binding.pattern.trimmedDescription
          found.append(
            Parameter(label: name, type: type.trimmedDescription, isBinding: isBinding))
        }
      }
      return found
    }

    private static func parameter(_ label: String?, _ type: String) -> Parameter {
      guard type.hasPrefix("Binding<"), type.hasSuffix(">") else {
        return Parameter(label: label, type: type, isBinding: false)
      }
      return Parameter(
        label: label, type: String(type.dropFirst(8).dropLast()), isBinding: true)
    }
  }

  /// Collects what SwiftUI's views pass to others, and the values with which they begin, also under
  /// conditions that do not hold: without SwiftUI that is where its views stand.
  private final class CallerCollector: SyntaxVisitor {
    /// The arguments of the first call of each name, by label.
    private(set) var calls: [String: [String: ExprSyntax]] = [:]
    /// The first values of variables, by name.
    private(set) var states: [String: ExprSyntax] = [:]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
        calls[callee.baseName.text] == nil
      {
        calls[callee.baseName.text] = Dictionary(
          node.arguments.compactMap { argument in
            argument.label.map { ($0.text, argument.expression) }
          }, uniquingKeysWith: { first, _ in first })
      }
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.attributes.flattened.contains(where: { $0.name == "State" }) else {
        return .visitChildren
      }
      for binding in node.bindings {
        guard let value = binding.initializer?.value else { continue }
        states[binding.pattern.trimmedDescription] = value
      }
      return .visitChildren
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

  extension PatternBindingSyntax {
    /// Whether the variable is stored, and has no first value.
    fileprivate var isStoredWithoutValue: Bool {
      guard initializer == nil else { return false }
      guard case .accessors(let list) = accessorBlock?.accessors else {
        return accessorBlock == nil
      }
      return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
#endif
