// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Guards uses of an unavailable module by `#if canImport(Module)`.
  ///
  /// Each pass guards the smallest statements and declarations that name a symbol of the module; the
  /// next pass guards the uses of those declarations.
  struct MissingModuleRule: PortRule {
    func changes(in source: ParsedSource, project: ProjectIndex) -> PortChanges {
      let missing = MissingNames(in: source, project: project)
      let visitor = Visitor(source, missing, project)
      visitor.walk(source.tree)
      var changes = PortChanges()
      if let first = visitor.guarded.first(where: { Modules.runtimeSymbols.contains($0.name) }) {
        changes.unsupported(
          first.range.lowerBound,
          "without Objective-C methods cannot be exchanged at run time (\(first.name)): "
            + "nothing that relies on it happens")
      }
      for use in visitor.guarded.outermostInOrder(joinedIn: source) {
        for edit in source.guarded(use.range, by: use.condition) { changes.add(edit) }
        changes.changed(use.range.lowerBound, "compiled only if \(use.condition): \(use.name)")
      }
      return changes
    }

    private final class Visitor: PortableSyntaxVisitor {
      let source: ParsedSource
      let missing: MissingNames
      let project: ProjectIndex
      var guarded: [GuardedRange] = []

      init(_ source: ParsedSource, _ missing: MissingNames, _ project: ProjectIndex) {
        self.source = source
        self.missing = missing
        self.project = project
      }

      /// Notes a member that a module adds to the types of others, such as `view.snp`.
      private func noteMember(_ node: DeclReferenceExprSyntax) {
        guard let condition = missing.extensionCondition(of: node.baseName.text) else { return }
        guardHolder(of: node, by: condition, name: node.baseName.text)
      }

      /// Notes an argument label of an initializer that a module adds, such as `gifName:`.
      override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if let label = node.label?.text, let condition = missing.extensionCondition(of: label + ":")
        {
          guardHolder(of: node, by: condition, name: label)
        }
        return .visitChildren
      }

      /// The structure that makes views for SwiftUI and could not do so without what is to be left out: one
      /// of its members, or a name of SwiftUI; nil elsewhere.
      private func representable(
        around node: some SyntaxProtocol, leavingOut removed: Syntax, missing condition: String
      ) -> StructDeclSyntax? {
        guard let structure = node.ancestor(StructDeclSyntax.self),
          structure.representableKind != nil,
          condition == "canImport(SwiftUI)"
            || removed.parent?.id == Syntax(structure.memberBlock.members).id
        else { return nil }
        return structure
      }

      private func guardHolder(of node: some SyntaxProtocol, by condition: String, name: String) {
        guard let found = RemovableNode(around: node)?.node else { return }
        let removed = RemovableNode.withoutOrphans(found)
        let whole = representable(around: node, leavingOut: removed, missing: condition)
        guarded.append(
          GuardedRange(
            range: whole.map(source.range) ?? source.range(of: removed), condition: condition,
            name: name))
      }

      private func note(_ name: String, at node: some SyntaxProtocol, isMember: Bool = false) {
        guard missing.mayBeMissing(name) else { return }
        let type = EnclosingType(around: node)?.path
        guard let condition = missing.condition(of: name, in: type, at: node, isMember: isMember)
        else { return }
        guardHolder(of: node, by: condition, name: name)
      }

      /// The qualified name of the type of a variable or property; nil for other values.
      private func type(of base: ExprSyntax) -> String? {
        var value = base
        if let chain = value.as(OptionalChainingExprSyntax.self) { value = chain.expression }
        if let unwrapped = value.as(ForceUnwrapExprSyntax.self) { value = unwrapped.expression }
        let path = EnclosingType(around: base)?.path
        let owner = value.as(MemberAccessExprSyntax.self)
        let isOfSelf = owner?.base?.trimmedDescription == "self"
        let name = value.as(DeclReferenceExprSyntax.self) ?? (isOfSelf ? owner?.declName : nil)
        guard let name = name?.baseName.text else { return nil }
        let local = isOfSelf ? nil : LocalVariables.type(of: name, at: base)
        guard let type = local ?? path.flatMap({ project.property(named: name, of: $0) }),
          !type.isEmpty
        else { return nil }
        return project.type(named: type, from: path)?.path
      }

      override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, at: node)
        return .visitChildren
      }

      /// Notes types of blocks, and of C functions that implement methods.
      override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
        let conventions = node.attributes.flattened.filter { $0.name == "convention" }
          .compactMap { $0.arguments?.trimmedDescription }
        let isMethod = node.baseType.tokens(viewMode: .sourceAccurate).contains {
          ["AnyObject", "Selector"].contains($0.text)
        }
        if conventions.contains("block") || isMethod && conventions.contains("c") {
          guardHolder(of: node, by: MissingNames.objectiveC, name: "@convention")
        }
        return .visitChildren
      }

      override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id
        {
          if member.base?.trimmedDescription == "self" {
            note(node.baseName.text, at: node, isMember: true)
          } else if let base = member.base, missing.mayBeMissing(node.baseName.text),
            let type = type(of: base),
            let condition = missing.condition(
              of: node.baseName.text, in: type, at: node, isMember: true)
          {
            guardHolder(of: node, by: condition, name: node.baseName.text)
          }
          noteMember(node)
        } else {
          note(node.baseName.text, at: node)
        }
        return .visitChildren
      }

      override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { note("#Preview", at: node) }
        return .visitChildren
      }

      override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { note("#Preview", at: node) }
        return .visitChildren
      }

      override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
  }

  /// A statement or declaration to guard by a condition.
  struct GuardedRange {
    var range: Range<Int>
    let condition: String
    let name: String
  }

  extension UInt8 {
    fileprivate var isBlank: Bool { isLineEnd || [0x20, 0x09].contains(self) }
  }

  extension Array<GuardedRange> {
    /// The outermost ranges in source order; adjacent ranges are merged.
    fileprivate func outermostInOrder(joinedIn source: ParsedSource) -> [GuardedRange] {
      var kept: [GuardedRange] = []
      let sorted = sorted {
        ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
      }
      for use in sorted where use.range.lowerBound >= kept.last?.range.upperBound ?? 0 {
        if let last = kept.last, last.condition == use.condition,
          source.bytes[last.range.upperBound..<use.range.lowerBound].allSatisfy(\.isBlank)
        {
          kept[kept.count - 1].range = last.range.lowerBound..<use.range.upperBound
        } else {
          kept.append(use)
        }
      }
      return kept
    }
  }
#endif
