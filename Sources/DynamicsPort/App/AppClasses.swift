#if Port
  import SwiftSyntax

  /// What an app's files tell about its controllers and views, and who makes them.
  struct AppClasses {
    let project: ProjectIndex
    /// The paths of classes in the order of the files.
    private(set) var order: [String] = []
    /// Classes that are made by an app's or a scene's delegate.
    private(set) var madeByDelegate: [String] = []
    /// Classes that other classes make.
    private(set) var madeByOthers: Set<String> = []
    /// How often a class names something of UIKit Dynamics.
    private(set) var dynamicsUses: [String: Int] = [:]

    init(_ sources: [ParsedSource]) {
      project = ProjectIndex(of: sources)
      for source in sources {
        let collector = UseCollector()
        collector.walk(source.tree)
        order += collector.classes
        for (path, count) in collector.dynamicsUses { dynamicsUses[path, default: 0] += count }
        for made in collector.made where project.types[made.name]?.kind == .class {
          guard let owner = made.owner, owner != made.name else { continue }
          if isDelegate(owner) {
            madeByDelegate.append(made.name)
          } else {
            madeByOthers.insert(made.name)
          }
        }
      }
    }

    func isController(_ path: String) -> Bool {
      project.lineage(of: path).contains { type in
        type.kind == .class
          && (type.inherited.first.map(OutletType.isViewControllerClass) ?? false)
      }
    }

    func isView(_ path: String) -> Bool {
      project.lineage(of: path).contains { type in
        type.kind == .class && (type.inherited.first.map(OutletType.isViewClass) ?? false)
      }
    }

    private func isDelegate(_ path: String) -> Bool {
      let protocols: Set<String> = [
        "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
      ]
      return project.inherits(path, from: protocols)
    }

    private final class UseCollector: PortableSyntaxVisitor {
      var classes: [String] = []
      var made: [(name: String, owner: String?)] = []
      var dynamicsUses: [String: Int] = [:]

      override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        // A generic class cannot be made without knowing what of.
        if node.genericParameterClause == nil,
          let type = EnclosingType(around: node.memberBlock.leftBrace), !type.isLocal
        {
          classes.append(type.path)
        }
        return .visitChildren
      }

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) {
          made.append((callee.baseName.text, EnclosingType(around: node)?.path))
        }
        return .visitChildren
      }

      override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        let text = token.text
        let isDynamics =
          text.hasPrefix("UIDynamic") || text.hasPrefix("UI") && text.hasSuffix("Behavior")
        if isDynamics, let path = EnclosingType(around: token)?.path {
          dynamicsUses[path, default: 0] += 1
        }
        return .skipChildren
      }
    }
  }
#endif
