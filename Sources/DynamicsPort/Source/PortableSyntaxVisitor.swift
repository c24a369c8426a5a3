#if Port
  import SwiftSyntax

  /// Visits the source that is compiled where there is no Objective-C, and nothing else.
  ///
  /// What a file keeps for Apple's platforms alone is as it should be already; that a rule never looks
  /// there is also why porting twice changes nothing the second time.
  class PortableSyntaxVisitor: SyntaxVisitor {
    init() {
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      for clause in node.portableClauses {
        if let elements = clause.elements { walk(elements) }
      }
      return .skipChildren
    }
  }

  extension IfConfigDeclSyntax {
    /// The clauses that may be compiled where there is no Objective-C.
    var portableClauses: [IfConfigClauseSyntax] {
      var found: [IfConfigClauseSyntax] = []
      for clause in clauses {
        let condition = PlatformCondition(clause.condition)
        if condition == .fails { continue }
        found.append(clause)
        if condition == .holds { break }
      }
      return found
    }
  }

  extension SyntaxProtocol {
    /// Whether the node is compiled where there is no Objective-C.
    var isPortable: Bool {
      var node = Syntax(self)
      while let parent = node.parent {
        if let clause = node.as(IfConfigClauseSyntax.self),
          let config = parent.parent?.as(IfConfigDeclSyntax.self),
          !config.portableClauses.contains(where: { $0.id == clause.id })
        {
          return false
        }
        node = parent
      }
      return true
    }

    /// The nearest node of a kind that this one is inside of.
    func ancestor<Kind: SyntaxProtocol>(_ kind: Kind.Type) -> Kind? {
      var node = parent
      while let current = node {
        if let found = current.as(Kind.self) { return found }
        node = current.parent
      }
      return nil
    }
  }
#endif
