#if Port
  import SwiftSyntax

  /// What the files that are ported together tell about a type.
  struct DeclaredType {
    enum Kind { case `class`, `struct`, `enum`, `protocol`, actor, alias }

    /// The name with those of the types around it: `Deck.Card`.
    let path: String
    var kind: Kind?
    /// What stands behind the colon, here and in extensions.
    var inherited: [String] = []
    var isFinal = false
    /// Whether the attribute `@objcMembers` stands before it.
    var exposesMembers = false
    var methods: [DeclaredMethod] = []
    /// The types of properties by name, as far as they are written or can be seen.
    var properties: [String: String] = [:]
    var initializers: [DeclaredInitializer] = []
    var nestedTypes: Set<String> = []

    init(path: String) {
      self.path = path
    }
  }

  /// A method that a file declares.
  struct DeclaredMethod {
    let name: String
    /// The labels at a call; "_" for none.
    let labels: [String]
    let returnType: String?
    let isStatic: Bool
    let isOverride: Bool
    /// Whether a call has to `try` or to `await`, which a selector cannot.
    let needsEffect: Bool
    /// The name that `@objc(name)` gives.
    let objectiveCName: String?
    /// Whether Objective-C sees it by an attribute of its own.
    let isExposed: Bool

    init(_ function: FunctionDeclSyntax) {
      name = function.name.text
      let parameters = function.signature.parameterClause.parameters
      labels = parameters.map(\.firstName.text)
      returnType = function.signature.returnClause?.type.trimmedDescription
      isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
      isOverride = function.modifiers.contains { $0.name.text == "override" }
      needsEffect = function.signature.effectSpecifiers != nil
      let attributes = function.attributes.flattened
      objectiveCName = attributes.first { $0.name == "objc" }?.arguments?.trimmedDescription
      isExposed = attributes.contains { ["objc", "IBAction", "NSManaged"].contains($0.name) }
    }

    /// The name as `#selector` and a method reference write it: `tapped(_:)`.
    var compoundName: String {
      labels.isEmpty ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    /// The name that Objective-C knows the method by.
    var selectorName: String { objectiveCName ?? ObjectiveCName.selector(name, labels: labels) }
  }

  /// An initializer that a file declares.
  struct DeclaredInitializer {
    let labels: [String]
    /// Whether it can be called with none of its arguments.
    let takesNothing: Bool
    let isConvenience: Bool
    let isFailable: Bool

    init(_ initializer: InitializerDeclSyntax) {
      let parameters = initializer.signature.parameterClause.parameters
      labels = parameters.map(\.firstName.text)
      takesNothing = parameters.allSatisfy { $0.defaultValue != nil }
      isConvenience = initializer.modifiers.contains { $0.name.text == "convenience" }
      isFailable = initializer.optionalMark != nil
    }
  }

  extension AttributeListSyntax {
    /// The attributes, also those under a condition.
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
