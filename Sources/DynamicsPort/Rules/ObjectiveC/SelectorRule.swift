// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Replaces each `#selector` by a named constant that is defined in another way without Objective-C.
  ///
  ///     UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
  ///     UITapGestureRecognizer(target: self, action: DeckViewController.tappedSelector)
  ///
  /// The constants are declared at the end of the type: with Objective-C as the original `#selector`,
  /// which the compiler checks, and without it from a reference to the method.
  struct SelectorRule: VisitingRule {
    /// The declaration that holds selector constants: a type, or the file.
    fileprivate struct Holder {
      let path: String?
      let members: MemberBlockSyntax?
      var constants: [SelectorConstant] = []
      var names: Set<String> = []
      /// The names of the constants, by their code.
      var namesByCode: [String: String] = [:]
    }

    final class Visitor: RuleVisitor {
      private var holders: [Holder] = []
      private var holderIndices: [String?: Int] = [:]

      override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector", let argument = node.arguments.first else {
          return .visitChildren
        }
        let enclosing = EnclosingType(around: node)
        let resolver = SelectorResolver(source: source, project: project, enclosing: enclosing)
        guard let resolved = resolver.resolve(argument, at: node) else {
          changes.unsupported(
            source.start(of: node), "the method that \(source.text(of: node)) names is unknown")
          return .skipChildren
        }
        replace(node, by: resolved, in: enclosing)
        return .skipChildren
      }

      /// Resolves a selector from a string, as written before Swift 2.2, by method name.
      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let enclosing = EnclosingType(around: node)
        let resolver = SelectorResolver(source: source, project: project, enclosing: enclosing)
        if let resolved = resolver.resolve(string: node) {
          replace(node, by: resolved, in: enclosing)
        }
        return .visitChildren
      }

      private func replace(
        _ node: some SyntaxProtocol, by constant: SelectorConstant, in enclosing: EnclosingType?
      ) {
        let start = source.start(of: node)
        if let problem = constant.problem { changes.unsupported(start, problem) }
        let name = constantName(for: constant, in: enclosing)
        let use = enclosing.map { "\(qualifier(of: $0)).\(name)" } ?? name
        changes.edit(source.range(of: node), with: use)
        changes.changed(start, "\(source.text(of: node)) was replaced by \(use)")
      }

      /// The type that qualifies the constant: `Self` in a protocol, whose own members cannot be named.
      private func qualifier(of type: EnclosingType) -> String {
        project.type(named: type.path)?.kind == .protocol ? "Self" : type.path
      }

      /// The name of the constant for a selector; equal selectors share one constant.
      private func constantName(
        for constant: SelectorConstant, in enclosing: EnclosingType?
      ) -> String {
        let path = enclosing.flatMap { $0.isLocal ? "\($0.path) \($0.members.id)" : $0.path }
        let index = holderIndices[path] ?? holders.count
        if index == holders.count {
          holders.append(Holder(path: path, members: enclosing?.members))
          holderIndices[path] = index
        }
        if let known = holders[index].namesByCode[constant.code] { return known }
        var named = constant
        let declared = enclosing.flatMap { project.type(named: $0.path) }?.properties ?? [:]
        var number = 2
        while holders[index].names.contains(named.name) || declared[named.name] != nil {
          named.name = "\(constant.name)\(number)"
          number += 1
        }
        holders[index].constants.append(named)
        holders[index].names.insert(named.name)
        holders[index].namesByCode[constant.code] = named.name
        return named.name
      }

      override func finish() {
        for holder in holders { write(holder) }
      }

      private func write(_ holder: Holder) {
        let newline = source.newline
        guard let members = holder.members else {
          let lines = holder.lines(isGlobal: true, indentation: "")
          let end = source.bytes.count
          let opening = source.bytes.last == UInt8(ascii: "\n") ? newline : newline + newline
          changes.insert(opening + lines.joined(separator: newline) + newline, at: end)
          return
        }
        let inner = source.memberIndentation(of: members)
        let lines = holder.lines(isGlobal: false, indentation: inner)
        let text = lines.joined(separator: newline) + newline
        changes.insert(text, atEndOf: members, in: source)
      }
    }
  }

  extension SelectorRule.Holder {
    fileprivate func lines(isGlobal: Bool, indentation: String) -> [String] {
      let start = isGlobal ? "private var" : "fileprivate static var"
      let native = constants.map { "\(start) \($0.name): Selector { \($0.native) }" }
      let portable = constants.map { "\(start) \($0.name): Selector { \($0.portable) }" }
      return (["#if canImport(ObjectiveC)"] + native + ["#else"] + portable + ["#endif"]).map {
        indentation + $0
      }
    }
  }

  extension ParsedSource {
    /// The indentation of the members of a type: that of the first member, or four more than the brace.
    func memberIndentation(of members: MemberBlockSyntax) -> String {
      for member in members.members {
        let start = start(of: member)
        if startsLine(start) { return indentation(at: start) }
      }
      return indentation(at: start(of: members.rightBrace)) + "    "
    }
  }
#endif
