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
    /// The optional properties of Objective-C protocols in these files.
    private(set) var optionalProperties: Set<String> = []
    /// Declarations that are guarded by an unavailable module.
    private(set) var conditionalNames: [ConditionalNames.Name] = []

    /// The overrides that extensions declare, by the qualified name of the class.
    private(set) var extensionOverrides: [String: [ExtensionOverride]] = [:]
    /// The names of the folders around the files.
    private(set) var folders: Set<String> = []
    /// The name of the first file that adds a member to a type, by the member's signature.
    private(set) var extensionMembers: [String: String] = [:]
    /// The number of files that declare the beginning of an app.
    private(set) var appCount = 0
    /// The names of members among those declarations.
    private(set) var conditionalMembers: Set<String> = []
    /// The last components of the names of all types.
    private var typeNames: Set<String> = []
    /// The types that override a method, by its name with labels.
    private var overriders: [String: [String]] = [:]

    init(of sources: [ParsedSource]) {
      self.init(merging: sources.map { FileDeclarations(in: $0) })
    }

    init(merging files: [FileDeclarations]) {
      for file in files {
        types.merge(file.types) { $0.merged(with: $1) }
        selectedMethods.formUnion(file.selectedMethods)
        optionalMethods.formUnion(file.optionalMethods)
        optionalProperties.formUnion(file.optionalProperties)
        functions.formUnion(file.functions)
        conditionalNames += file.conditionalNames
        folders.formUnion(file.folders)
        extensionMembers.merge(file.extensionMembers) { first, _ in first }
        if file.beginsApp { appCount += 1 }
        for override in file.extensionOverrides {
          extensionOverrides[override.path, default: []].append(override)
        }
        conditionalMembers.formUnion(file.conditionalNames.filter { $0.path != nil }.map(\.name))
      }
      for (path, type) in types {
        // An extension declares no type.
        if type.kind != nil {
          typeNames.insert(path.split(separator: ".").last.map(String.init) ?? path)
        }
        for method in type.methods where method.isOverride {
          overriders[method.labeledName, default: []].append(path)
        }
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

    /// Whether a type has a name; a type that is only extended is declared elsewhere.
    func isDeclared(_ name: String) -> Bool {
      types[name]?.kind != nil || typeNames.contains(name)
    }

    /// Whether a type has a name that means it at a place in another type: a nested one is named outside of
    /// its type, and of those that inherit from it, only together with it.
    func isDeclared(_ name: String, visibleFrom path: String?) -> Bool {
      guard isDeclared(name) else { return false }
      if types[name]?.kind != nil { return true }
      var scope = path
      while let current = scope {
        var (pending, visited): ([String], Set<String>) = ([current], [])
        while let next = pending.popLast() {
          guard visited.insert(next).inserted else { continue }
          if types["\(next).\(name)"]?.kind != nil { return true }
          pending += types[next]?.inherited ?? []
        }
        scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
      }
      return false
    }

    /// Whether a subclass within the app overrides a method of a type.
    func isOverridden(_ method: DeclaredMethod, of path: String) -> Bool {
      (overriders[method.labeledName] ?? []).contains { other in
        other != path && lineage(of: other).contains { $0.path == path }
      }
    }

    /// A type and its superclasses within the app, nearest first.
    func lineage(of path: String) -> [DeclaredType] {
      var found: [DeclaredType] = []
      var next: String? = path
      while let name = next, let type = types[name],
        !found.contains(where: { $0.path == type.path })
      {
        found.append(type)
        // What only extensions name, such as a class of UIKit, inherits nothing that is known here.
        next = type.kind == nil ? nil : type.inherited.first
      }
      return found
    }

    /// The class outside of the app from which a class descends, which is itself if the app does not
    /// declare it; nil if it has none.
    func outerClass(of name: String) -> String? {
      var current = name
      var visited: Set<String> = []
      while let type = types[current], type.kind == .class, visited.insert(current).inserted {
        guard let superclass = type.inherited.first else { return nil }
        current = superclass
      }
      return types[current]?.kind == nil ? current : nil
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

  /// The declarations of one file, for the index of all files.
  struct FileDeclarations {
    let types: [String: DeclaredType]
    let functions: Set<String>
    let selectedMethods: Set<String>
    let optionalMethods: Set<String>
    let optionalProperties: Set<String>
    let conditionalNames: [ConditionalNames.Name]
    /// The overrides that extensions declare.
    let extensionOverrides: [ExtensionOverride]
    /// The names of the folders around the file.
    let folders: Set<String>
    /// The name of the file by the signature of each member that it adds to a type.
    let extensionMembers: [String: String]
    /// Whether the file declares the beginning of an app.
    let beginsApp: Bool

    init(in source: ParsedSource) {
      let collector = DeclarationCollector()
      collector.walk(source.tree)
      (types, functions) = (collector.types, collector.functions)
      let methods = ObjectiveCMethods()
      methods.walk(source.tree)
      (selectedMethods, optionalMethods) = (methods.selected, methods.optional)
      optionalProperties = methods.optionalProperties
      let conditional = ConditionalNames()
      conditional.walk(source.tree)
      conditionalNames = conditional.names
      let overrides = ExtensionOverrides(in: source)
      overrides.walk(source.tree)
      extensionOverrides = overrides.found
      folders = Set(source.name.split(separator: "/").dropLast().map(String.init))
      let members = ExtensionMembers()
      members.walk(source.tree)
      beginsApp = members.hasMainAttribute
      let isTest = conditional.imports.contains { ["XCTest", "Testing"].contains($0) }
      extensionMembers = Dictionary(
        isTest ? [] : members.found.map { ($0.key, source.name) },
        uniquingKeysWith: { first, _ in first })
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
      result.memberParameters = memberParameters ?? other.memberParameters
      result.ownValues += other.ownValues
      return result
    }
  }
#endif
