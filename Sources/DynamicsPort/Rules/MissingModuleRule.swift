#if Port
  import SwiftSyntax

  /// Puts what uses a missing module under the condition that the module is there.
  ///
  /// The smallest statement or declaration that names something of the module goes; what uses that goes
  /// with the next round.
  struct MissingModuleRule: PortRule {
    func changes(in source: ParsedSource, project: ProjectIndex) -> PortChanges {
      let missing = MissingNames(in: source, project: project)
      let visitor = Visitor(source, missing)
      visitor.walk(source.tree)
      var changes = PortChanges()
      for place in visitor.places.outermostInOrder(joinedIn: source) {
        for edit in source.guarded(place.range, by: place.condition) { changes.add(edit) }
        changes.changed(place.range.lowerBound, "only where \(place.condition): \(place.name)")
      }
      return changes
    }

    private final class Visitor: PortableSyntaxVisitor {
      let source: ParsedSource
      let missing: MissingNames
      var places: [GuardedPlace] = []

      init(_ source: ParsedSource, _ missing: MissingNames) {
        self.source = source
        self.missing = missing
      }

      private func note(_ name: String, at node: some SyntaxProtocol, isMember: Bool = false) {
        let type = EnclosingType(around: node)?.path
        guard let condition = missing.condition(of: name, in: type, at: node, isMember: isMember),
          let holder = RemovableNode(around: node)
        else { return }
        places.append(
          GuardedPlace(range: source.range(of: holder.node), condition: condition, name: name))
      }

      override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, at: node)
        return .visitChildren
      }

      override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id
        {
          if member.base?.trimmedDescription == "self" {
            note(node.baseName.text, at: node, isMember: true)
          }
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

  /// A statement or declaration that goes under a condition.
  struct GuardedPlace {
    var range: Range<Int>
    let condition: String
    let name: String
  }

  extension UInt8 {
    fileprivate var isBlank: Bool { isLineEnd || [0x20, 0x09].contains(self) }
  }

  extension Array<GuardedPlace> {
    /// The places that are not inside of others, from first to last; neighbours are one.
    fileprivate func outermostInOrder(joinedIn source: ParsedSource) -> [GuardedPlace] {
      var kept: [GuardedPlace] = []
      let sorted = sorted {
        ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
      }
      for place in sorted where place.range.lowerBound >= kept.last?.range.upperBound ?? 0 {
        if let last = kept.last, last.condition == place.condition,
          source.bytes[last.range.upperBound..<place.range.lowerBound].allSatisfy(\.isBlank)
        {
          kept[kept.count - 1].range = last.range.lowerBound..<place.range.upperBound
        } else {
          kept.append(place)
        }
      }
      return kept
    }
  }
#endif
