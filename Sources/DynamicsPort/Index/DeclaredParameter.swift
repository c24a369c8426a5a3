// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// A value that a caller of an initializer passes.
  struct DeclaredParameter {
    /// The label of the argument; nil if it has none.
    let label: String?
    let type: String
    /// Whether the value is passed as a binding of SwiftUI.
    let isBinding: Bool

    init(label: String?, type: String, isBinding: Bool) {
      (self.label, self.type, self.isBinding) = (label, type, isBinding)
    }

    /// Creates the parameter of an initializer, which may take a binding.
    init(_ parameter: FunctionParameterSyntax) {
      let (name, type) = (parameter.firstName.text, parameter.type.trimmedDescription)
      label = name == "_" ? nil : name
      isBinding = type.hasPrefix("Binding<") && type.hasSuffix(">")
      self.type = isBinding ? String(type.dropFirst(8).dropLast()) : type
    }

    /// The parameters without default values of a structure's first initializer, or of that of its members;
    /// nil if it cannot be called.
    static func required(by node: StructDeclSyntax) -> [DeclaredParameter]? {
      let members = node.memberBlock.members.map(\.decl)
      if let own = members.lazy.compactMap({ $0.as(InitializerDeclSyntax.self) }).first {
        return required(by: own)
      }
      var found: [DeclaredParameter] = []
      for variable in members.compactMap({ $0.as(VariableDeclSyntax.self) }) {
        let modifiers = variable.modifiers.map(\.name.text)
        if modifiers.contains(where: { ["static", "lazy"].contains($0) }) { continue }
        let wrappers = variable.attributes.flattened.map(\.name)
        // Other views provide what these hold.
        if wrappers.contains(where: { ["Environment", "EnvironmentObject"].contains($0) }) {
          continue
        }
        let isBinding = wrappers.contains("Binding")
        for binding in variable.bindings where binding.isStoredWithoutValue {
          guard !modifiers.contains("private"), let type = binding.typeAnnotation?.type else {
            return nil
          }
          // A variable that may be nil is so by default.
          let isOptional = type.trimmedDescription.hasSuffix("?")
          if isOptional, !isBinding, variable.bindingSpecifier.text == "var" { continue }
          found.append(
            DeclaredParameter(
              label: binding.pattern.trimmedDescription, type: type.trimmedDescription,
              isBinding: isBinding))
        }
      }
      return found
    }

    /// The parameters without default values of an initializer.
    static func required(by node: InitializerDeclSyntax) -> [DeclaredParameter] {
      node.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
        .map(DeclaredParameter.init)
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
