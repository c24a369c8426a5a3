// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Gives optional requirements of an Objective-C protocol default implementations.
  ///
  /// Objective-C protocols are class-bound; without Objective-C the protocol must inherit `AnyObject`.
  struct OptionalMemberRule: VisitingRule {
    final class Visitor: RuleVisitor {
      override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.flattened.contains(where: { $0.name == "objc" }) else {
          return .skipChildren
        }
        if node.inheritanceClause == nil {
          changes.insert(": AnyObject", at: source.end(of: node.name))
          changes.changed(
            source.start(of: node), "added AnyObject: an Objective-C protocol is class-bound")
        }
        let members = OptionalMembers()
        members.walk(node.memberBlock)
        let defaults = members.found.compactMap { write($0) }
        if !defaults.isEmpty { write(defaults, for: node) }
        return .skipChildren
      }

      /// Duplicates a requirement and returns its default implementation.
      private func write(_ member: DeclSyntax) -> String? {
        let range = source.range(of: member)
        let required = source.text(in: range, after: member.removals(in: source))
        for edit in source.doubled(range, otherwise: required) { changes.add(edit) }
        changes.changed(
          range.lowerBound,
          "without Objective-C the optional requirement has a default implementation")
        guard let value = OptionalDefault(member) else {
          changes.unsupported(
            range.lowerBound, "write a default implementation of this requirement in an extension")
          return nil
        }
        return value.text(required: required)
      }

      private func write(_ defaults: [String], for node: ProtocolDeclSyntax) {
        let newline = source.newline
        let outer = source.indentation(at: source.start(of: node))
        let inner = source.memberIndentation(of: node.memberBlock)
        let access = node.modifiers.first { DeclModifierSyntax.accessNames.contains($0.name.text) }
        var lines = ["", "#if !canImport(ObjectiveC)"]
        // A file of protocols often imports Foundation alone.
        if !source.importsUIKit, defaults.contains(where: { $0.contains("OptionalRequirement") }) {
          lines.append("import UIKit")
        }
        lines.append("\(access.map { $0.name.text + " " } ?? "")extension \(node.name.text) {")
        lines += defaults.map { String(inner.dropFirst(outer.count)) + $0 }
        lines += ["}", "#endif"]
        let text = lines.map { newline + ($0.isEmpty ? "" : outer + $0) }.joined()
        changes.insert(text, at: source.end(of: node))
      }
    }

    private final class OptionalMembers: PortableSyntaxVisitor {
      var found: [DeclSyntax] = []

      override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(where: { $0.name.text == "optional" }) {
          found.append(DeclSyntax(node))
        }
        return .skipChildren
      }

      override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(where: { $0.name.text == "optional" }) {
          found.append(DeclSyntax(node))
        }
        return .skipChildren
      }
    }
  }

  extension DeclModifierSyntax {
    static let accessNames: Set<String> = [
      "public", "package", "internal", "fileprivate", "private",
    ]
  }

  extension DeclSyntax {
    /// The edits that remove `@objc` and `optional` from a requirement.
    fileprivate func removals(in source: ParsedSource) -> [SourceEdit] {
      guard let declaration = asProtocol((any WithAttributesSyntax).self),
        let modified = asProtocol((any WithModifiersSyntax).self)
      else { return [] }
      let start = source.start(of: self)
      let attributes = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
        .filter { $0.name == "objc" }.map { Syntax($0) }
      let modifiers = modified.modifiers.filter { $0.name.text == "optional" }.map { Syntax($0) }
      return (attributes + modifiers).map { node in
        let end = max(node.endPosition.utf8Offset, start)
        return SourceEdit(source.start(of: node)..<end, with: "")
      }
    }
  }
#endif
