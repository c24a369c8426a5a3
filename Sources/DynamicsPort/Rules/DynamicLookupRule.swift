// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Casts an `AnyObject` to the class that declares the member which is used of it.
  ///
  /// Objective-C finds a member of any class on such an object: `(sender as AnyObject).tag`. The cast
  /// means the same on all platforms.
  struct DynamicLookupRule: VisitingRule {
    final class Visitor: RuleVisitor {
      override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let member = node.declName.baseName.text
        guard let owner = LookedUpMembers.classes[member], let base = node.base else {
          return .visitChildren
        }
        if let cast = castToAnyObject(in: base) {
          changes.edit(cast, with: "as! \(owner)")
        } else if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
          LocalVariables.type(of: name, at: node) == "AnyObject"
        {
          changes.edit(source.range(of: base), with: "(\(name) as! \(owner))")
        } else if let (name, mark) = unwrappedName(in: base),
          LocalVariables.type(of: name, at: node) == "AnyObject"
        {
          let cast = mark == "?" ? "(\(name) as? \(owner))?" : "(\(name) as! \(owner))"
          changes.edit(source.range(of: base), with: cast)
        } else {
          return .visitChildren
        }
        // What is looked up is optional; what a class declares is not.
        if let mark = mark(after: node) { changes.edit(source.range(of: mark), with: "") }
        changes.changed(source.start(of: node), "\(member) is read as that of \(owner)")
        return .visitChildren
      }

      /// The range of `as AnyObject` in parentheses; nil in any other expression.
      private func castToAnyObject(in base: ExprSyntax) -> Range<Int>? {
        guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
          let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
          elements.count == 3, let type = elements.last?.as(TypeExprSyntax.self),
          type.trimmedDescription == "AnyObject",
          let cast = elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self)
        else { return nil }
        return source.start(of: cast)..<source.end(of: type)
      }

      /// The variable before a question or exclamation mark: `object?`.
      private func unwrappedName(in base: ExprSyntax) -> (name: String, mark: String)? {
        let chain = base.as(OptionalChainingExprSyntax.self)
        let unwrapped = chain?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
        return unwrapped?.as(DeclReferenceExprSyntax.self)
          .map { ($0.baseName.text, chain == nil ? "!" : "?") }
      }

      /// The question or exclamation mark that follows a member.
      private func mark(after node: MemberAccessExprSyntax) -> TokenSyntax? {
        node.parent?.as(OptionalChainingExprSyntax.self)?.questionMark
          ?? node.parent?.as(ForceUnwrapExprSyntax.self)?.exclamationMark
      }
    }
  }
#endif
