#if Port
  import SwiftSyntax

  /// Lets `#if os(iOS)` hold where there is no Objective-C too: `#if os(iOS) || !canImport(ObjectiveC)`.
  ///
  /// A condition that speaks of Linux, or asks for the module UIKit, is the author's own and stays.
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
        guard let phone = calls.phones.last else { return }
        let isWhole = condition.id == ExprSyntax(phone).id
        changes.edit(
          source.range(of: phone),
          with: isWhole
            ? "os(iOS) || !canImport(ObjectiveC)" : "(os(iOS) || !canImport(ObjectiveC))")
        changes.changed(
          source.start(of: clause), "what is for iOS is compiled where there is no Objective-C too")
      }
    }

    private final class PlatformCalls: SyntaxVisitor {
      var phones: [FunctionCallExprSyntax] = []

      init() {
        super.init(viewMode: .sourceAccurate)
      }

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.trimmedDescription == "os(iOS)" { phones.append(node) }
        return .visitChildren
      }
    }
  }
#endif
