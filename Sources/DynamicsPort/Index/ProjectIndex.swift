// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// The declarations of all files of an app.
  struct ProjectIndex {
    private(set) var types: [String: DeclaredType] = [:]
    /// Methods that `#selector` names, by their base names.
    private(set) var selectedMethods: Set<String> = []
    /// The base names of functions outside of types.
    private(set) var functions: Set<String> = []
    /// The optional methods of Objective-C protocols in these files, by their base names.
    private(set) var optionalMethods: Set<String> = []
    /// Declarations that are guarded by an unavailable module.
    private(set) var conditionalNames: [ConditionalNames.Name] = []

    init(of sources: [ParsedSource]) {
      for source in sources {
        let collector = DeclarationCollector()
        collector.walk(source.tree)
        types.merge(collector.types) { $0.merged(with: $1) }
        let methods = ObjectiveCMethods()
        methods.walk(source.tree)
        selectedMethods.formUnion(methods.selected)
        optionalMethods.formUnion(methods.optional)
        functions.formUnion(collector.functions)
        let conditional = ConditionalNames()
        conditional.walk(source.tree)
        conditionalNames += conditional.names
      }
    }

    /// The type that a name refers to, looked up from the enclosing types outwards.
    func type(named name: String, from path: String? = nil) -> DeclaredType? {
      var scope = path
      while let current = scope {
        if let found = types["\(current).\(name)"] { return found }
        scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
      }
      return types[name]
    }

    func isDeclared(_ name: String) -> Bool {
      types[name] != nil || types.keys.contains { $0.hasSuffix(".\(name)") }
    }

    /// A type and its superclasses within the app, nearest first.
    func lineage(of path: String) -> [DeclaredType] {
      var found: [DeclaredType] = []
      var next: String? = path
      while let name = next, let type = types[name],
        !found.contains(where: { $0.path == type.path })
      {
        found.append(type)
        next = type.inherited.first
      }
      return found
    }

    /// Whether a type or one of its superclasses inherits from one of the names.
    func inherits(_ path: String, from names: Set<String>) -> Bool {
      lineage(of: path).contains { !names.isDisjoint(with: $0.inherited) }
    }

    /// The methods with a base name that a type declares or inherits within the app.
    func methods(named name: String, of path: String) -> [DeclaredMethod] {
      for type in lineage(of: path) {
        let found = type.methods.filter { $0.name == name }
        if !found.isEmpty { return found }
      }
      return []
    }

    /// The type of a property that a type declares or inherits within the app.
    func property(named name: String, of path: String) -> String? {
      lineage(of: path).lazy.compactMap { $0.properties[name] }.first
    }
  }

  extension DeclaredType {
    func merged(with other: DeclaredType) -> DeclaredType {
      var result = self
      // Only the declaration names the superclass, so its inheritance clause comes first.
      result.inherited = kind == nil ? other.inherited + inherited : inherited + other.inherited
      result.kind = kind ?? other.kind
      result.isFinal = isFinal || other.isFinal
      result.exposesMembers = exposesMembers || other.exposesMembers
      result.methods += other.methods
      result.properties.merge(other.properties) { first, _ in first }
      result.initializers += other.initializers
      result.nestedTypes.formUnion(other.nestedTypes)
      return result
    }
  }
#endif
