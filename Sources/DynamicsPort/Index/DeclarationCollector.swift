// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Collects the declarations of one file.
  final class DeclarationCollector: PortableSyntaxVisitor {
    private(set) var types: [String: DeclaredType] = [:]
    private(set) var functions: Set<String> = []
    private var path: [String] = []

    private func enter(
      _ node: some DeclGroupSyntax, named name: String, as kind: DeclaredType.Kind?
    ) -> SyntaxVisitorContinueKind {
      if let outer = path.last { types[outer]?.nestedTypes.insert(name) }
      let full = path.last.map { "\($0).\(name)" } ?? name
      var type = types[full] ?? DeclaredType(path: full)
      var declared = DeclaredType(path: full)
      declared.kind = kind
      declared.inherited =
        node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      declared.isFinal = node.modifiers.contains { $0.name.text == "final" }
      declared.exposesMembers = node.attributes.flattened.contains { $0.name == "objcMembers" }
      type = type.merged(with: declared)
      types[full] = type
      path.append(full)
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, named: node.name.text, as: .class)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      let result = enter(node, named: node.name.text, as: .struct)
      if let path = path.last {
        types[path]?.memberParameters = DeclaredParameter.required(by: node)
      }
      return result
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, named: node.name.text, as: .enum)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, named: node.name.text, as: .actor)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, named: node.name.text, as: .protocol)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, named: node.extendedType.trimmedDescription, as: nil)
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      let full = path.last.map { "\($0).\(node.name.text)" } ?? node.name.text
      var type = DeclaredType(path: full)
      type.kind = .alias
      types[full] = types[full] ?? type
      return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if let path = path.last, node.parent?.is(MemberBlockItemSyntax.self) == true {
        types[path]?.methods.append(DeclaredMethod(node))
      } else {
        functions.insert(node.name.text)
      }
      return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      if let path = path.last { types[path]?.initializers.append(DeclaredInitializer(node)) }
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let path = path.last, node.parent?.is(MemberBlockItemSyntax.self) == true else {
        return .visitChildren
      }
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          continue
        }
        types[path]?.properties[name] = binding.visibleType ?? ""
        let isOwnValue =
          node.modifiers.contains { $0.name.text == "static" }
          && !node.modifiers.contains { $0.name.text.hasSuffix("private") }
          && path.split(separator: ".").last.map(String.init) == binding.visibleType
        if isOwnValue { types[path]?.ownValues.append(name) }
      }
      return .visitChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
      if let path = path.last {
        types[path]?.ownValues += node.elements.filter { $0.parameterClause == nil }.map(
          \.name.text)
      }
      return .visitChildren
    }
  }

  extension PatternBindingSyntax {
    /// The written type, or the type that the initial value calls.
    var visibleType: String? {
      if let written = typeAnnotation?.type { return written.unwrappedName }
      var value = initializer?.value
      // Other than a written type, only a cast and a call of an initializer name the type.
      if let cast = value?.as(SequenceExprSyntax.self)?.elements, cast.count == 3,
        cast.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
        let type = cast.last?.as(TypeExprSyntax.self)?.type
      {
        return type.unwrappedName
      }
      guard let call = value?.as(FunctionCallExprSyntax.self) else { return nil }
      value = call.calledExpression
      let name = value?.trimmedDescription ?? ""
      return name.first?.isUppercase == true ? name : nil
    }
  }

  extension TypeSyntax {
    /// The name of the type without optional marks.
    var unwrappedName: String {
      if let optional = self.as(OptionalTypeSyntax.self) {
        return optional.wrappedType.unwrappedName
      }
      if let implicit = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return implicit.wrappedType.unwrappedName
      }
      return trimmedDescription
    }
  }
#endif
