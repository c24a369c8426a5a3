// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// A type declaration, merged from all files of the app.
  struct DeclaredType {
    enum Kind { case `class`, `struct`, `enum`, `protocol`, actor, alias }

    /// The qualified name: `Deck.Card`.
    let path: String
    var kind: Kind?
    /// The inherited types, including those of extensions.
    var inherited: [String] = []
    var isFinal = false
    /// Whether the type has the attribute `@objcMembers`.
    var exposesMembers = false
    var methods: [DeclaredMethod] = []
    /// The types of properties by name; empty if a type is unknown.
    var properties: [String: String] = [:]
    var initializers: [DeclaredInitializer] = []
    var nestedTypes: Set<String> = []
    /// What the initializer of a structure takes; nil if it cannot be called, or for another kind of type.
    var memberParameters: [DeclaredParameter]?
    /// The members that name a value of the type: static properties, and cases without values.
    var ownValues: [String] = []

    init(path: String) {
      self.path = path
    }
  }

  /// A method declaration.
  struct DeclaredMethod {
    let name: String
    /// The argument labels; "_" for none.
    let labels: [String]
    let returnType: String?
    let isStatic: Bool
    let isOverride: Bool
    /// Whether the method throws or is asynchronous, which a selector cannot call.
    let hasEffects: Bool
    /// The name that `@objc(name)` gives.
    let objectiveCName: String?
    /// Whether an attribute of the method exposes it to Objective-C.
    let isExposed: Bool

    init(_ function: FunctionDeclSyntax) {
      name = function.name.text
      let parameters = function.signature.parameterClause.parameters
      labels = parameters.map(\.firstName.text)
      returnType = function.signature.returnClause?.type.trimmedDescription
      isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
      isOverride = function.modifiers.contains { $0.name.text == "override" }
      hasEffects = function.signature.effectSpecifiers != nil
      let attributes = function.attributes.flattened
      objectiveCName = attributes.first { $0.name == "objc" }?.arguments?.trimmedDescription
      isExposed = attributes.contains { ["objc", "IBAction", "NSManaged"].contains($0.name) }
    }

    /// The compound name: `tapped(_:)`.
    var compoundName: String {
      labels.isEmpty ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    /// The name with its labels, also where it has none, to compare declarations.
    var labeledName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }

    /// The Objective-C name of the method.
    var selectorName: String { objectiveCName ?? ObjectiveCName.selector(name, labels: labels) }
  }

  /// An initializer declaration.
  struct DeclaredInitializer {
    let labels: [String]
    /// The parameters without default values.
    let required: [DeclaredParameter]
    /// Whether all parameters have default values.
    var isCallableWithoutArguments: Bool { required.isEmpty }
    let isConvenience: Bool
    let isFailable: Bool
    /// Whether other files cannot call the initializer.
    let isPrivate: Bool
    /// Whether the body ends the program, as where storyboards are not expected.
    let endsProgram: Bool

    init(_ initializer: InitializerDeclSyntax) {
      let parameters = initializer.signature.parameterClause.parameters
      labels = parameters.map(\.firstName.text)
      required = DeclaredParameter.required(by: initializer)
      isConvenience = initializer.modifiers.contains { $0.name.text == "convenience" }
      isFailable = initializer.optionalMark != nil
      isPrivate = initializer.modifiers.contains {
        ["private", "fileprivate"].contains($0.name.text)
      }
      endsProgram = initializer.body?.description.contains("fatalError(") ?? false
    }
  }

  extension AttributeListSyntax {
    /// The attributes, including conditional ones.
    var flattened: [AttributeSyntax] {
      flatMap { element -> [AttributeSyntax] in
        switch element {
        case .attribute(let attribute): [attribute]
        case .ifConfigDecl(let config):
          config.clauses.flatMap { clause in
            clause.elements?.as(AttributeListSyntax.self)?.flattened ?? []
          }
        }
      }
    }
  }

  extension AttributeSyntax {
    /// The name without the at sign: `IBOutlet`.
    var name: String { attributeName.trimmedDescription }
  }
#endif
