// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// An overriding member of an extension whose class is in another file.
  ///
  /// The class overrides the member and calls the one of the extension, which is renamed and stays in its
  /// file, because it may use what only that file sees.
  struct ForwardedOverride {
    /// The member as the class declares it.
    let declaration: String
    /// The edits of the extension's file, which rename the member.
    let edits: [SourceEdit]
    /// The call of the renamed method, with its own parameters; nil for a property.
    let call: String?

    /// Nil if the member cannot be called as it is declared, or if not all platforms have it.
    init?(_ node: MemberBlockItemSyntax, in source: ParsedSource) {
      guard let outer = node.unconditionalExtension,
        outer.attributes.flattened.allSatisfy({ $0.name == "objc" }),
        let modified = node.decl.asProtocol((any WithModifiersSyntax).self),
        let attributed = node.decl.asProtocol((any WithAttributesSyntax).self),
        attributed.attributes.flattened.allSatisfy({ $0.name != "objc" || $0.arguments == nil }),
        let member = Member(node.decl, in: source)
      else { return nil }
      let access = outer.modifiers.first(where: \.isAccess)
      let declared = modified.modifiers
      guard !declared.contains(where: { ["private", "fileprivate"].contains($0.name.text) })
      else { return nil }

      let inherited = declared.contains(where: \.isAccess) ? nil : access
      let words =
        attributed.attributes.map(\.trimmedDescription)
        + [inherited?.trimmedDescription].compactMap { $0 }
        + declared.map(\.trimmedDescription)
      declaration = (words + [member.forwarding]).joined(separator: " ")

      var edits: [SourceEdit] = []
      for modifier in declared where modifier.isAccess || modifier.name.text == "override" {
        let range = source.start(of: modifier)..<modifier.endPosition.utf8Offset
        edits.append(SourceEdit(range, with: ""))
      }
      if access != nil {
        edits.append(SourceEdit(insert: "internal ", at: source.start(of: member.keyword)))
      }
      edits.append(SourceEdit(source.range(of: member.name), with: member.newName))
      self.edits = edits
      call = member.call
    }

    /// A method, or a computed property.
    private struct Member {
      let keyword: TokenSyntax
      let name: TokenSyntax
      /// The declaration without attributes and modifiers.
      let forwarding: String
      /// The call of the renamed method; nil for a property.
      let call: String?

      var newName: String { Self.newName(of: name) }

      /// A name that no framework declares: `layoutSubviewsOverride`.
      private static func newName(of name: TokenSyntax) -> String { name.text + "Override" }

      init?(_ declaration: DeclSyntax, in source: ParsedSource) {
        if let function = declaration.as(FunctionDeclSyntax.self) {
          self.init(function, in: source)
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
          self.init(variable, in: source)
        } else {
          return nil
        }
      }

      private init?(_ function: FunctionDeclSyntax, in source: ParsedSource) {
        guard case .identifier = function.name.tokenKind, !function.name.text.hasPrefix("`"),
          let body = function.body
        else { return nil }
        var arguments: [String] = []
        for parameter in function.signature.parameterClause.parameters {
          guard let argument = Self.argument(for: parameter) else { return nil }
          arguments.append(argument)
        }
        let effects = function.signature.effectSpecifiers
        let throwing = effects?.throwsClause?.throwsSpecifier.text
        guard throwing != "rethrows" else { return nil }
        keyword = function.funcKeyword
        name = function.name
        let head = source.text(in: source.start(of: keyword)..<source.start(of: body))
        let call = Self.newName(of: name) + "(" + arguments.joined(separator: ", ") + ")"
        self.call = call
        forwarding =
          head + "{ " + (throwing == nil ? "" : "try ")
          + (effects?.asyncSpecifier == nil ? "" : "await ") + call + " }"
      }

      private static func argument(for parameter: FunctionParameterSyntax) -> String? {
        let local = (parameter.secondName ?? parameter.firstName).text
        let type = parameter.type.trimmedDescription
        guard local != "_", parameter.ellipsis == nil, !type.contains("@autoclosure") else {
          return nil
        }
        let value = (type.hasPrefix("inout ") ? "&" : "") + local
        let label = parameter.firstName.text
        return label == "_" ? value : "\(label): \(value)"
      }

      private init?(_ variable: VariableDeclSyntax, in source: ParsedSource) {
        guard variable.bindings.count == 1, let binding = variable.bindings.first,
          let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
          !pattern.identifier.text.hasPrefix("`"), let type = binding.typeAnnotation,
          let block = binding.accessorBlock
        else { return nil }
        keyword = variable.bindingSpecifier
        name = pattern.identifier
        var accessors = ["get"]
        if case .accessors(let list) = block.accessors {
          accessors = list.map(\.accessorSpecifier.text)
          guard list.allSatisfy({ $0.effectSpecifiers == nil }) else { return nil }
        }
        call = nil
        let head = "var \(name.text)\(type.trimmedDescription) "
        let value = Self.newName(of: name)
        switch Set(accessors) {
        case ["get"]: forwarding = head + "{ \(value) }"
        case ["get", "set"]: forwarding = head + "{ get { \(value) } set { \(value) = newValue } }"
        default: return nil
        }
      }
    }
  }

  extension MemberBlockItemSyntax {
    /// The extension whose member it is, unless there is a condition or a constraint on either.
    ///
    /// That UIKit can be imported is no condition: the file needs it.
    var unconditionalExtension: ExtensionDeclSyntax? {
      guard let outer = parent?.parent?.parent?.as(ExtensionDeclSyntax.self),
        outer.genericWhereClause == nil
      else { return nil }
      var holder = outer.parent?.parent?.parent
      if let clause = holder?.as(IfConfigClauseSyntax.self),
        clause.condition?.trimmedDescription == "canImport(UIKit)"
      {
        // The list of clauses, the condition, its statement, and their list.
        holder = clause.parent?.parent?.parent?.parent?.parent
      }
      return holder?.is(SourceFileSyntax.self) == true ? outer : nil
    }
  }

  extension DeclModifierSyntax {
    var isAccess: Bool { Self.accessNames.contains(name.text) || name.text == "open" }
  }
#endif
