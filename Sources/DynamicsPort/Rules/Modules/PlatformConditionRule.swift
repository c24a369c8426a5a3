// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Extends `#if os(iOS)` to platforms without Objective-C: `#if os(iOS) || !canImport(ObjectiveC)`.
  ///
  /// Conditions that mention Linux, UIKit or Objective-C are left unchanged: the author has already
  /// decided.
  struct PlatformConditionRule: PortRule {
    func changes(in source: ParsedSource, project: ProjectIndex) -> PortChanges {
      let visitor = Visitor(source)
      visitor.walk(source.tree)
      return visitor.changes
    }

    private final class Visitor: SyntaxVisitor {
      let source: ParsedSource
      var changes = PortChanges()

      init(_ source: ParsedSource) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
      }

      override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let conditions = node.clauses.compactMap { $0.condition?.trimmedDescription }
        let isDecided = conditions.contains { condition in
          ["os(Linux)", "canImport(UIKit)", "canImport(ObjectiveC)"].contains {
            condition.contains($0)
          }
        }
        if !isDecided { for clause in node.clauses { extend(clause) } }
        return .visitChildren
      }

      private func extend(_ clause: IfConfigClauseSyntax) {
        guard let condition = clause.condition else { return }
        let calls = PlatformCalls()
        calls.walk(condition)
        guard let call = calls.iOSCalls.last else { return }
        let isWhole = condition.id == ExprSyntax(call).id
        changes.edit(
          source.range(of: call),
          with: isWhole
            ? "os(iOS) || !canImport(ObjectiveC)" : "(os(iOS) || !canImport(ObjectiveC))")
        changes.changed(
          source.start(of: clause), "the iOS branch is also compiled without Objective-C")
      }
    }

    private final class PlatformCalls: SyntaxVisitor {
      var iOSCalls: [FunctionCallExprSyntax] = []

      init() {
        super.init(viewMode: .sourceAccurate)
      }

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.trimmedDescription == "os(iOS)" { iOSCalls.append(node) }
        return .visitChildren
      }
    }
  }
#endif
