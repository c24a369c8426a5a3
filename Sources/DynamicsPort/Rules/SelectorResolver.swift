#if Port
  import SwiftSyntax

  /// A selector with a name of its own.
  struct SelectorConstant {
    var name: String
    /// The selector with Objective-C: `#selector(Deck.tapped(_:))`.
    let native: String
    /// The selector without: `Selector("tapped:", Deck.tapped(_:))`.
    let portable: String
    /// What the selector cannot do without Objective-C; nil if it does everything.
    let problem: String?

    func sameCode(as other: SelectorConstant) -> Bool {
      native == other.native && portable == other.portable
    }
  }

  /// Finds out which method of which type a `#selector` names.
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

    /// The selector that a call such as `Selector("tapped:")` makes; nil if no method has the name.
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
        problem: "\(name) is a name without a method where there is no Objective-C")
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
      // Where a base name stands for one of several methods, the compiler has to be told which.
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

    /// Why a selector cannot be made of a method; nil if it can.
    private func problem(with method: DeclaredMethod?, named name: String) -> String? {
      guard let method else { return nil }
      let end = "so that \(name) is a name without a method where there is no Objective-C"
      if method.isStatic { return "\(method.name) is a method of the type, \(end)" }
      if method.needsEffect { return "\(method.name) throws or is asynchronous, \(end)" }
      if method.labels.count > 2 { return "\(method.name) has more than two arguments, \(end)" }
      return nil
    }

    /// The type of a method of an instance as one of a method that has no instance yet.
    private func unapplied(_ type: String, target: String) -> String {
      type.components(separatedBy: "->").count > 2 ? type : "(\(target)) -> \(type)"
    }

    /// The type whose method is named; nil where nothing tells.
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
    /// Whether this is the name of a type rather than a tuple, a function or a composition.
    var isTypeName: Bool {
      first?.isUppercase == true && allSatisfy { $0.isLetter || $0.isNumber || "._<>".contains($0) }
    }

    func components(separatedBy separator: String) -> [Substring] {
      split(separator: separator, omittingEmptySubsequences: false)
    }
  }
#endif
