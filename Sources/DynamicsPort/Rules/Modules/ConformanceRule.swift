// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Moves conformances to protocols of unavailable modules into guarded extensions, so that the type
  /// itself stays: `class Map: UIViewController, CLLocationManagerDelegate`.
  struct ConformanceRule: PortRule {
    func changes(in source: ParsedSource, project: ProjectIndex) -> PortChanges {
      let visitor = Visitor(MissingNames(in: source, project: project))
      visitor.walk(source.tree)
      var changes = PortChanges()
      for found in visitor.found {
        let kept = found.clause.inheritedTypes.map(\.type.trimmedDescription)
          .filter { name in !found.moved.contains { $0.name == name } }
        let list = kept.isEmpty ? "" : ": " + kept.joined(separator: ", ")
        changes.edit(source.range(of: found.clause), with: list)
        let line = source.newline
        for (name, condition) in found.moved {
          changes.insert(
            "\(line)\(line)#if \(condition)\(line)extension \(found.path): \(name) {}\(line)#endif",
            at: source.end(of: found.outermost))
          changes.changed(
            source.start(of: found.clause),
            "the conformance to \(name) is kept only if \(condition)")
        }
      }
      return changes
    }

    private final class Visitor: PortableSyntaxVisitor {
      struct Found {
        let clause: InheritanceClauseSyntax
        let moved: [(name: String, condition: String)]
        let path: String
        /// The declaration at the top of the file that contains the type.
        let outermost: Syntax
      }

      let missing: MissingNames
      var found: [Found] = []

      init(_ missing: MissingNames) { self.missing = missing }

      override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node, node.memberBlock, node.inheritanceClause, hasSuperclass: true)
        return .visitChildren
      }

      override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node, node.memberBlock, node.inheritanceClause, hasSuperclass: false)
        return .visitChildren
      }

      override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node, node.memberBlock, node.inheritanceClause, hasSuperclass: false)
        return .visitChildren
      }

      private func note(
        _ node: some DeclSyntaxProtocol, _ members: MemberBlockSyntax,
        _ clause: InheritanceClauseSyntax?, hasSuperclass: Bool
      ) {
        guard let clause, let type = EnclosingType(around: members.leftBrace), !type.isLocal,
          let outermost = outermost(around: Syntax(node))
        else { return }
        var moved: [(name: String, condition: String)] = []
        for (index, entry) in clause.inheritedTypes.enumerated() {
          guard let name = entry.type.as(IdentifierTypeSyntax.self)?.trimmedDescription,
            missing.mayBeMissing(name),
            let condition = missing.condition(of: name, in: nil, at: entry, isMember: false)
          else { continue }
          // What SwiftUI shows is nothing without it, and neither is a class without its superclass.
          guard !Self.indispensable.contains(condition),
            index > 0 || !hasSuperclass || Self.suffixes.contains(where: name.hasSuffix)
          else { return }
          moved.append((name, condition))
        }
        guard !moved.isEmpty else { return }
        found.append(Found(clause: clause, moved: moved, path: type.path, outermost: outermost))
      }

      /// The statement at the top of the file, unless the type cannot be named there.
      private func outermost(around node: Syntax) -> Syntax? {
        var current = node
        while let parent = current.parent {
          if parent.is(CodeBlockItemSyntax.self) { return parent }
          if let declaration = current.asProtocol((any WithModifiersSyntax).self),
            declaration.modifiers.contains(where: { $0.name.text == "private" })
          {
            return nil
          }
          current = parent
        }
        return nil
      }

      private static let indispensable: Set<String> = [
        "canImport(SwiftUI)", "canImport(Combine)", "canImport(SwiftData)",
        MissingNames.objectiveC,
      ]
      /// How the names of protocols end that come first in a list.
      private static let suffixes = ["Delegate", "DataSource", "Observer"]
    }
  }
#endif
