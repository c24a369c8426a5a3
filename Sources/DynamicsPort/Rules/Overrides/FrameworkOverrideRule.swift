// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Lets a method that the app adds to a class of the framework call the methods that override it in
  /// extensions of other such classes.
  ///
  /// Extensions may override only with Objective-C, and the app cannot change the framework's classes. The
  /// overriding method is renamed, and the overridden one calls it for objects of that class:
  ///
  ///     extension UIView {
  ///       func add(_ views: [UIView]) {
  ///         if let object = self as? UITableViewCell { return object.addOverride(views) }
  ///         …
  struct FrameworkOverrideRule: VisitingRule {
    final class Visitor: RuleVisitor {
      override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard let function = node.decl.as(FunctionDeclSyntax.self),
          let type = EnclosingType(around: node), type.isExtension, isOfFramework(type.path)
        else { return .visitChildren }
        let own = ExtensionOverride(path: type.path, node: node, source: source)
        let name = DeclaredMethod(function).labeledName
        if own.isOverride {
          if partners(named: name, of: own).contains(where: { Self.isPair(own, $0) }) {
            rename(own)
          }
        } else {
          let overrides = partners(named: name, of: own).filter { Self.isPair($0, own) }
          if !overrides.isEmpty { call(overrides, from: own, function) }
        }
        return .skipChildren
      }

      /// Whether a class is declared outside of the app.
      private func isOfFramework(_ path: String) -> Bool { project.types[path]?.kind == nil }

      /// The members of the same name in extensions of other classes of the framework; overrides, or what
      /// they override.
      private func partners(named name: String, of own: ExtensionOverride) -> [ExtensionOverride] {
        project.extensionOverrides.sorted { $0.key < $1.key }.flatMap { path, members in
          members.filter { member in
            guard path != own.path, isOfFramework(path), member.isOverride != own.isOverride,
              let function = member.node.decl.as(FunctionDeclSyntax.self)
            else { return false }
            return DeclaredMethod(function).labeledName == name
          }
        }
      }

      /// Whether the second member can call the first one, which overrides it now.
      private static func isPair(
        _ override: ExtensionOverride, _ overridden: ExtensionOverride
      ) -> Bool {
        guard let function = override.node.decl.as(FunctionDeclSyntax.self),
          !DeclaredMethod(function).isStatic,
          // It would call itself again.
          !function.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "super" }),
          overridden.node.decl.as(FunctionDeclSyntax.self)?.body != nil
        else { return false }
        return [override, overridden].allSatisfy {
          ForwardedOverride($0.node, in: $0.source)?.call != nil
        }
      }

      private func rename(_ override: ExtensionOverride) {
        guard let forwarded = ForwardedOverride(override.node, in: source) else { return }
        for edit in forwarded.edits { changes.add(edit) }
        changes.changed(
          source.start(of: override.node), "renamed: the method that it overrides calls it")
      }

      private func call(
        _ overrides: [ExtensionOverride], from own: ExtensionOverride,
        _ function: FunctionDeclSyntax
      ) {
        guard let body = function.body, let call = ForwardedOverride(own.node, in: source)?.call
        else { return }
        let effects = function.signature.effectSpecifiers
        let words =
          (effects?.throwsClause == nil ? "" : "try ")
          + (effects?.asyncSpecifier == nil ? "" : "await ")
        let lines = overrides.map {
          "if let object = self as? \($0.path) { return \(words)object.\(call) }"
        }
        let start = body.statements.first.map { source.start(of: $0) }
        let place = start ?? source.end(of: body.leftBrace)
        let startsLine = start.map { source.startsLine($0) } ?? false
        let separator = startsLine ? source.newline + source.indentation(at: place) : "; "
        let text = lines.joined(separator: separator)
        changes.insert(start == nil ? " " + text + " " : text + separator, at: place)
        if body.givesValueWithoutReturn(of: function) { changes.insert("return ", at: place) }
        changes.changed(
          source.start(of: own.node),
          "calls the method that overrides it in an extension of \(overrides[0].path)")
      }
    }
  }

  extension CodeBlockSyntax {
    /// Whether the body of a function is one expression, whose value the function returns.
    fileprivate func givesValueWithoutReturn(of function: FunctionDeclSyntax) -> Bool {
      let type = function.signature.returnClause?.type.trimmedDescription
      guard !["Void", "()", nil].contains(type), statements.count == 1,
        case .expr(let value) = statements.first?.item
      else { return false }
      return !value.is(IfExprSyntax.self) && !value.is(SwitchExprSyntax.self)
    }
  }
#endif
