// SPDX-License-Identifier: Apache-2.0

/// Declarations that several sources share; it finds those that a source uses.
package struct HelperLibrary: Sendable {
  private struct Helper: Sendable {
    /// The head of the extension that contains a member, for example "extension UIColor".
    let container: String?
    let declaration: SourceDeclaration
    /// What the helper itself uses.
    let words: SourceWords
    let keyword: Substring
    let name: Substring
    /// The parameters of an initializer or a function.
    let parameters: [Parameter]

    init(_ declaration: SourceDeclaration, in container: String? = nil) {
      self.container = container
      self.declaration = declaration
      words = SourceWords(declaration.text)
      (keyword, name) = declaration.keywordAndName
      parameters = ["init", "func"].contains(keyword) ? Parameter.list(of: declaration) : []
    }
  }

  private let library: [Helper]
  private let subclasses: [Substring: Set<Substring>]

  /// Reads the declarations of some files.
  package init(_ files: [String]) {
    library = files.flatMap(SourceDeclaration.declarations).flatMap { declaration -> [Helper] in
      switch declaration.keywordAndName {
      case ("import", _), (_, "GalleryScene"): return []
      case ("extension", let type):
        return declaration.members.map { Helper($0, in: "extension \(type)") }
      default: return [Helper(declaration)]
      }
    }
    subclasses = Self.subclasses(
      in: library.filter { $0.container == nil }.map(\.declaration))
  }

  /// The types that inherit from another one, whose initializers they may have.
  private static func subclasses(in types: [SourceDeclaration]) -> [Substring: Set<Substring>] {
    var subclasses: [Substring: Set<Substring>] = [:]
    for type in types {
      guard let parent = type.head.firstMatch(of: /: (\w+)/)?.1 else { continue }
      subclasses[parent, default: []].insert(type.keywordAndName.name)
    }
    return subclasses
  }

  /// The helpers that some declarations use, as private declarations, in the order of the library.
  ///
  /// - Returns: the helpers, and what the declarations and they use.
  func helpers(
    for declarations: [SourceDeclaration]
  ) -> (helpers: [SourceDeclaration], words: [SourceWords]) {
    let own = Set(declarations.map(\.keywordAndName.name))
    let subclasses = self.subclasses.merging(Self.subclasses(in: declarations)) { $0.union($1) }
    var isUsed = library.map { _ in false }
    var sources = declarations.map { SourceWords($0.text) }
    var done = 0
    while done < sources.count {
      let words = sources[done]
      done += 1
      for index in library.indices where !isUsed[index] {
        let helper = library[index]
        let isOwn = helper.container == nil && own.contains(helper.name)
        guard !isOwn, uses(words, helper, subclasses) else { continue }
        isUsed[index] = true
        sources.append(helper.words)
      }
    }
    return (merged(library.indices.filter { isUsed[$0] }.map { library[$0] }), sources)
  }

  private func uses(
    _ source: SourceWords, _ helper: Helper, _ subclasses: [Substring: Set<Substring>]
  ) -> Bool {
    guard let container = helper.container else { return source.words.contains(helper.name) }
    let type = container.dropFirst("extension ".count)
    let callees: Set<Substring>
    switch helper.keyword {
    case "init": callees = (subclasses[type] ?? []).union([type, "init"])
    case "func": callees = [helper.name]
    default: return source.members.contains(helper.name)
    }
    return source.calls.contains {
      callees.contains($0.callee) && Parameter.accept($0.labels, helper.parameters)
    }
  }

  /// Types first, then one extension for each extended type.
  private func merged(_ helpers: [Helper]) -> [SourceDeclaration] {
    var types: [SourceDeclaration] = []
    var extensions: [(head: String, members: [SourceDeclaration])] = []
    for helper in helpers {
      guard let container = helper.container else {
        types.append(helper.declaration.with(access: "private"))
        continue
      }
      let member = helper.declaration.with(access: "fileprivate")
      if let index = extensions.firstIndex(where: { $0.head == container }) {
        extensions[index].members.append(member)
      } else {
        extensions.append((container, [member]))
      }
    }
    return types
      + extensions.map { container in
        var lines = ["\(container.head) {"]
        for (index, member) in container.members.enumerated() {
          if index > 0, member.allLines.count > 1 { lines.append("") }
          lines += member.allLines
        }
        return SourceDeclaration(comments: [], lines: lines + ["}"])
      }
  }
}

/// A parameter of an initializer.
private struct Parameter: Sendable {
  let label: Substring
  let isOptional: Bool

  static func list(of declaration: SourceDeclaration) -> [Parameter] {
    let text = declaration.text
    guard let open = text.firstIndex(of: "(") else { return [] }
    var depth = 0
    var parts: [Substring] = []
    var start = text.index(after: open)
    for index in text[start...].indices {
      let letter = text[index]
      if letter == ")" && depth == 0 || letter == "," && depth == 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
        if letter == ")" { break }
      }
      if "([{".contains(letter) { depth += 1 }
      if ")]}".contains(letter) { depth -= 1 }
    }
    return parts.compactMap { part in
      part.firstMatch(of: /(\w+)/).map { Parameter(label: $0.1, isOptional: part.contains("=")) }
    }
  }

  /// Whether a call with these labels fits the parameters.
  static func accept(_ labels: [Substring], _ parameters: [Parameter]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if rest.first == parameter.label {
        rest.removeFirst()
      } else if !parameter.isOptional {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension SourceDeclaration {
  /// The declaration with another access modifier.
  fileprivate func with(access: String) -> SourceDeclaration {
    guard var first = lines.first else { return self }
    let blanks = first.prefix { $0 == " " }
    first = String(first.dropFirst(blanks.count))
    for old in ["package ", "public ", "internal ", "fileprivate ", "private "]
    where first.hasPrefix(old) {
      first = String(first.dropFirst(old.count))
    }
    return SourceDeclaration(
      comments: comments, lines: ["\(blanks)\(access) \(first)"] + lines.dropFirst())
  }
}
