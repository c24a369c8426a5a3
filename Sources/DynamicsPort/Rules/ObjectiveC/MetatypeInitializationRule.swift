// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Rewrites the creation of a view or controller whose class is known only at run time:
  /// `viewClass.init()`, `screens[0].init()`, and `T()` for a parameter of a generic declaration.
  ///
  /// With Objective-C every initializer of UIKit can be called so; without it, only a required one. The
  /// rule duplicates the smallest enclosing statement or member.
  struct MetatypeInitializationRule: VisitingRule {
    final class Visitor: RuleVisitor {
      private var statements = DoubledStatements()
      /// Whether all classes that the file names as values can be created: what a list of them holds, whose
      /// type nothing writes, is one of these.
      private lazy var namesInstantiableClasses: Bool = {
        let classes = ClassesAsValues(in: source.tree).names
        return !classes.isEmpty && classes.allSatisfy(isInstantiable)
      }()

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.isEmpty, node.trailingClosure == nil else { return .visitChildren }
        let callee = node.calledExpression
        let creator: String?
        if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
          member.declName.baseName.text == "init"
        {
          creator = isMetatype(base) ? base.trimmedDescription : nil
        } else if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
          creator = isGenericParameter(name, at: node) ? name : nil
        } else {
          creator = nil
        }
        if let creator {
          let edit = SourceEdit(source.range(of: node), with: "\(creator).instantiated()")
          statements.add([edit], at: source.start(of: node), around: node, in: source)
        }
        return .visitChildren
      }

      private func isMetatype(_ base: ExprSyntax) -> Bool {
        if let type = base.as(DeclReferenceExprSyntax.self) {
          let name = type.baseName.text
          if isGenericParameter(name, at: base) { return true }
          let path = EnclosingType(around: base)?.path
          let written =
            LocalVariables.type(of: name, at: base)
            ?? path.flatMap { project.property(named: name, of: $0) }
          return written.map(isMetatypeName) ?? (isValue(name) && namesInstantiableClasses)
        }
        if base.is(SubscriptCallExprSyntax.self) { return namesInstantiableClasses }
        // The owner's type is not always known, so that all properties of the name have to agree.
        guard let name = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text else {
          return false
        }
        let written = project.types.values.compactMap { $0.properties[name] }
        return written.isEmpty
          ? isValue(name) && namesInstantiableClasses : written.allSatisfy(isMetatypeName)
      }

      /// Whether a name is that of a variable, or the index of an element of a tuple, and not of a type.
      private func isValue(_ name: String) -> Bool {
        name != "self" && name.first?.isUppercase == false
      }

      /// Whether a type is that of objects, such as a class of views or controllers: `UIView.Type`.
      private func isMetatypeName(_ name: String) -> Bool {
        name.hasSuffix(".Type") && isInstantiable(String(name.dropLast(".Type".count)))
      }

      private func isInstantiable(_ name: String) -> Bool {
        guard let outer = project.outerClass(of: name) else { return false }
        return ["NSObject", "UIResponder"].contains(outer) || OutletType.isViewClass(outer)
          || OutletType.isViewControllerClass(outer)
      }

      /// Whether a name is a parameter of a generic declaration that stands for objects.
      private func isGenericParameter(_ name: String, at node: some SyntaxProtocol) -> Bool {
        var current = node.parent
        while let syntax = current {
          if let clause = syntax.asProtocol((any WithGenericParametersSyntax).self)?
            .genericParameterClause,
            let parameter = clause.parameters.first(where: { $0.name.text == name })
          {
            return parameter.inheritedType.map { isInstantiable($0.trimmedDescription) } ?? false
          }
          current = syntax.parent
        }
        return false
      }

      override func finish() {
        statements.write(
          to: &changes, in: source,
          note: "without Objective-C instantiated() creates what is known at run time")
      }
    }
  }

  /// The classes that a source names as values: `Page.self`, `Page.Type`.
  private final class ClassesAsValues: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init(in tree: some SyntaxProtocol) {
      super.init(viewMode: .sourceAccurate)
      walk(tree)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.declName.baseName.text == "self", let base = node.base {
        names.insert(base.trimmedDescription)
      }
      return .visitChildren
    }

    override func visit(_ node: MetatypeTypeSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.baseType.trimmedDescription)
      return .visitChildren
    }
  }
#endif
