// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Visits only the source that is compiled without Objective-C.
  ///
  /// Code for Apple's platforms alone needs no porting. Because rules skip it, porting is idempotent.
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
    /// The clauses that may be compiled without Objective-C.
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
    /// The nearest ancestor of a given type.
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
