// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// A named selector constant.
  struct SelectorConstant {
    var name: String
    /// The expression with Objective-C: `#selector(Deck.tapped(_:))`.
    let native: String
    /// The expression without Objective-C: `Selector("tapped:", Deck.tapped(_:))`.
    let portable: String
    /// The limitation of the selector without Objective-C; nil if there is none.
    let problem: String?

    /// Both expressions, to compare constants.
    var code: String { native + "\n" + portable }
  }

  /// Resolves the type and method that a `#selector` names.
  struct SelectorResolver {
    let source: ParsedSource
    let project: ProjectIndex
    let enclosing: EnclosingType?

    func resolve(_ argument: LabeledExprSyntax, at node: some SyntaxProtocol) -> SelectorConstant? {
      guard let reference = SelectorReference(argument.expression),
        let target = target(of: reference, at: node)
      else { return nil }
      if let accessor = argument.label?.text {
        return property(reference, accessor: accessor, of: target)
      }
      return method(reference, of: target)
    }

    /// The selector that `Selector("tapped:")` creates; nil if no method has that name.
    func resolve(string call: FunctionCallExprSyntax) -> SelectorConstant? {
      guard call.calledExpression.trimmedDescription == "Selector", call.arguments.count == 1,
        let path = enclosing?.path, var value = call.arguments.first?.expression
      else { return nil }
      if let tuple = value.as(TupleExprSyntax.self), let only = tuple.elements.first {
        value = only.expression
      }
      guard let name = value.as(StringLiteralExprSyntax.self)?.segments.trimmedDescription else {
        return nil
      }
      let methods = project.lineage(of: path).flatMap(\.methods)
      guard let method = methods.first(where: { $0.selectorName == name }),
        problem(with: method, named: name) == nil
      else { return nil }
      return SelectorConstant(
        name: "\(method.name)Selector", native: source.text(of: call),
        portable: "Selector(\"\(name)\", \(path).\(method.compoundName))", problem: nil)
    }

    private func property(
      _ reference: SelectorReference, accessor: String, of target: String
    ) -> SelectorConstant {
      let name =
        accessor == "setter" ? ObjectiveCName.setter(reference.name) : reference.name
      return SelectorConstant(
        name: "\(reference.name)\(accessor.prefix(1).uppercased())\(accessor.dropFirst())Selector",
        native: "#selector(\(accessor): \(target).\(reference.name))",
        portable: "Selector(\"\(name)\")",
        problem: "without Objective-C \(name) is a selector without a method")
    }

    private func method(_ reference: SelectorReference, of target: String) -> SelectorConstant {
      let path = project.type(named: target, from: enclosing?.path)?.path ?? target
      let candidates = project.methods(named: reference.name, of: path)
      let method =
        candidates.first { $0.labels == reference.labels }
        ?? (reference.labels == nil
          ? candidates.first : nil)
      let selector =
        method?.selectorName
        ?? ObjectiveCName.selector(reference.name, labels: reference.labels ?? [])
      // A base name that is ambiguous must be written with its labels.
      let written =
        candidates.count > 1 && reference.labels == nil
        ? (method?.compoundName ?? reference.name) : reference.compoundName
      let callee = "\(target).\(written)"
      let cast = reference.cast.map { " as \(unapplied($0, target: target))" } ?? ""
      let problem = problem(with: method, named: selector)
      return SelectorConstant(
        name: "\(reference.name)Selector", native: "#selector(\(callee)\(cast))",
        portable: problem == nil
          ? "Selector(\"\(selector)\", \(callee)\(cast))" : "Selector(\"\(selector)\")",
        problem: problem)
    }

    /// The reason why a selector cannot call a method; nil if it can.
    private func problem(with method: DeclaredMethod?, named name: String) -> String? {
      guard let method else { return nil }
      let end = "without Objective-C \(name) is a selector without a method"
      if method.isStatic { return "\(method.name) is a type method: \(end)" }
      if method.hasEffects { return "\(method.name) throws or is asynchronous: \(end)" }
      if method.labels.count > 2 { return "\(method.name) has more than two arguments: \(end)" }
      return nil
    }

    /// The type of an unapplied method reference, given the type of the method.
    private func unapplied(_ type: String, target: String) -> String {
      type.components(separatedBy: "->").count > 2 ? type : "(\(target)) -> \(type)"
    }

    /// The type whose method is named; nil if it is unknown.
    private func target(of reference: SelectorReference, at node: some SyntaxProtocol) -> String? {
      guard let base = reference.base else { return enclosing?.path }
      let text = base.trimmedDescription
      if ["self", "Self", "type(of: self)"].contains(text) { return enclosing?.path }
      if text == "super" {
        return enclosing.flatMap { project.type(named: $0.path)?.inherited.first }
      }
      if text.first?.isUppercase == true { return text }
      let name = text.replacing("self.", with: "").replacing("?", with: "").replacing("!", with: "")
      let property = enclosing.flatMap { project.property(named: name, of: $0.path) }
      let type = property ?? LocalVariables.type(of: name, at: node)
      return type.flatMap { $0.isEmpty || !$0.isTypeName ? nil : $0 }
    }
  }

  extension String {
    /// Whether this is a type name rather than a tuple, function or composition type.
    var isTypeName: Bool {
      first?.isUppercase == true && allSatisfy { $0.isLetter || $0.isNumber || "._<>".contains($0) }
    }

    func components(separatedBy separator: String) -> [Substring] {
      split(separator: separator, omittingEmptySubsequences: false)
    }
  }
#endif
