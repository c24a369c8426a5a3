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
        let known = LookedUpMembers.classes[member]
        guard let base = node.base, let owner = known ?? protocolName(of: member) else {
          return .visitChildren
        }
        if let cast = castToAnyObject(in: base) {
          changes.edit(cast, with: "as! \(owner)")
        } else if isAnyObject(base) {
          changes.edit(source.range(of: base), with: "(\(base.trimmedDescription) as! \(owner))")
        } else if let (value, mark) = unwrapped(base), isAnyObject(value) {
          let name = value.trimmedDescription
          let cast = mark == "?" ? "(\(name) as? \(owner))?" : "(\(name) as! \(owner))"
          changes.edit(source.range(of: base), with: cast)
        } else {
          return .visitChildren
        }
        // What is looked up is optional; what a class declares is not.
        if known != nil, let mark = mark(after: node) {
          changes.edit(source.range(of: mark), with: "")
        }
        changes.changed(source.start(of: node), "\(member) is read as that of \(owner)")
        return .visitChildren
      }

      /// The name of a class, such as `type(of: object).description()`, which classes that are not of
      /// Foundation do not have.
      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
          let member = node.calledExpression.as(MemberAccessExprSyntax.self),
          member.declName.baseName.text == "description",
          let base = member.base, isAnyClass(base)
        else { return .visitChildren }
        changes.edit(
          source.range(of: node), with: "String(reflecting: \(base.trimmedDescription))")
        changes.changed(source.start(of: node), "description() of a class is its name")
        return .skipChildren
      }

      /// Whether a value is a class of an object of any kind.
      private func isAnyClass(_ value: ExprSyntax) -> Bool {
        if let call = value.as(FunctionCallExprSyntax.self) {
          guard call.calledExpression.trimmedDescription == "type", call.arguments.count == 1,
            let argument = call.arguments.first, argument.label?.text == "of"
          else { return false }
          return isAnyObject(argument.expression)
        }
        if value.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "classForCoder" {
          return true
        }
        return type(of: value).map { ["AnyClass", "AnyObject.Type"].contains($0) } == true
      }

      /// The only protocol of the app that has an optional method.
      private func protocolName(of method: String) -> String? {
        guard project.optionalMethods.contains(method) else { return nil }
        let protocols = project.types.values.filter { type in
          type.kind == .protocol && type.methods.contains { $0.name == method }
        }
        return protocols.count == 1 ? protocols.first?.path : nil
      }

      /// Whether a value is a variable or property of the type `AnyObject`, or an optional one.
      private func isAnyObject(_ value: ExprSyntax) -> Bool { type(of: value) == "AnyObject" }

      /// The type of a variable or property, as it is declared; nil for other values.
      private func type(of value: ExprSyntax) -> String? {
        let member = value.as(MemberAccessExprSyntax.self)
        let isOfSelf = member?.base?.trimmedDescription == "self"
        let reference =
          isOfSelf ? member?.declName : value.as(DeclReferenceExprSyntax.self)
        guard let name = reference?.baseName.text else { return nil }
        let local = isOfSelf ? nil : LocalVariables.type(of: name, at: value)
        let property = EnclosingType(around: value)
          .flatMap { project.property(named: name, of: $0.path) }
        return local ?? property
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

      /// The value before a question or exclamation mark: `object?`.
      private func unwrapped(_ base: ExprSyntax) -> (value: ExprSyntax, mark: String)? {
        let chain = base.as(OptionalChainingExprSyntax.self)?.expression
        return (chain ?? base.as(ForceUnwrapExprSyntax.self)?.expression)
          .map { ($0, chain == nil ? "!" : "?") }
      }

      /// The question or exclamation mark that follows a member.
      private func mark(after node: MemberAccessExprSyntax) -> TokenSyntax? {
        node.parent?.as(OptionalChainingExprSyntax.self)?.questionMark
          ?? node.parent?.as(ForceUnwrapExprSyntax.self)?.exclamationMark
      }
    }
  }
#endif
