// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Moves overrides from extensions into the class, because extensions may override only with
  /// Objective-C.
  ///
  /// Without Objective-C the same text is compiled at the end of the class. Methods of an extension that
  /// a subclass overrides are moved likewise.
  struct ExtensionOverrideRule: VisitingRule {
    final class Visitor: RuleVisitor {
      private var classes: [String: MemberBlockSyntax] = [:]
      private var moved: [(type: String, member: MemberBlockItemSyntax)] = []

      override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = EnclosingType(around: node.memberBlock) {
          classes[type.path] = node.memberBlock
        }
        return .visitChildren
      }

      override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard let type = EnclosingType(around: node), type.isExtension,
          let modified = node.decl.asProtocol((any WithModifiersSyntax).self)
        else { return .visitChildren }
        let isOverride = modified.modifiers.contains { $0.name.text == "override" }
        let isOverridden = node.decl.as(FunctionDeclSyntax.self).map {
          self.isOverridden(DeclaredMethod($0), of: type.path)
        }
        guard isOverride || isOverridden == true else { return .visitChildren }
        moved.append((type.path, node))
        return .skipChildren
      }

      private func isOverridden(_ method: DeclaredMethod, of path: String) -> Bool {
        project.types.values.contains { other in
          other.path != path
            && other.methods.contains {
              $0.isOverride && $0.name == method.name && $0.labels == method.labels
            } && project.lineage(of: other.path).contains { $0.path == path }
        }
      }

      override func finish() {
        var bodies: [String: [String]] = [:]
        for (type, member) in moved {
          let range = source.range(of: member)
          guard classes[type] != nil else {
            changes.unsupported(
              range.lowerBound, "move the overridden member into the class \(type)")
            continue
          }
          for edit in source.guarded(range, by: "canImport(ObjectiveC)") { changes.add(edit) }
          changes.changed(
            range.lowerBound, "without Objective-C the override is declared in the class")
          bodies[type, default: []].append(source.text(in: range))
        }
        for (type, members) in bodies.sorted(by: { $0.key < $1.key }) {
          guard let block = classes[type] else { continue }
          insert(members, into: block)
        }
      }

      private func insert(_ members: [String], into block: MemberBlockSyntax) {
        let inner = source.memberIndentation(of: block)
        let lines = ["#if !canImport(ObjectiveC)"] + members + ["#endif"]
        let text = lines.map { inner + $0 + source.newline }.joined()
        changes.insert(text, atEndOf: block, in: source)
      }
    }
  }
#endif
