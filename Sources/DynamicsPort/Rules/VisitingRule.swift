// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// A rule that is implemented by a syntax visitor.
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

  /// Visits a file and collects the changes of a rule.
  class RuleVisitor: PortableSyntaxVisitor {
    final let source: ParsedSource
    final let project: ProjectIndex
    final var changes = PortChanges()

    required init(_ source: ParsedSource, _ project: ProjectIndex) {
      self.source = source
      self.project = project
      super.init()
    }

    /// Makes changes that depend on the whole file; called after the visit.
    func finish() {}
  }
#endif
