#if Port
  import SwiftSyntax

  /// A rule that a visitor carries out on its way through a file.
  protocol VisitingRule: PortRule {
    associatedtype Visitor: RuleVisitor
  }

  extension VisitingRule {
    func changes(in source: ParsedSource, project: ProjectIndex) -> PortChanges {
      let visitor = Visitor(source, project)
      visitor.walk(source.tree)
      visitor.finish()
      return visitor.changes
    }
  }

  /// Visits a file for a rule, and collects what the rule changes in it.
  class RuleVisitor: PortableSyntaxVisitor {
    final let source: ParsedSource
    final let project: ProjectIndex
    final var changes = PortChanges()

    required init(_ source: ParsedSource, _ project: ProjectIndex) {
      self.source = source
      self.project = project
      super.init()
    }

    /// Changes what only the whole file tells; called after all of it was visited.
    func finish() {}
  }
#endif
