// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// The view controllers and views of an app, and the classes that create them.
  struct AppClasses {
    let project: ProjectIndex
    /// The qualified names of the classes, in file order.
    private(set) var order: [String] = []
    /// Classes that an app or scene delegate creates.
    private(set) var createdByDelegates: [String] = []
    /// The class of the navigation controller in which a delegate puts a controller, by the class of that.
    private(set) var navigationControllers: [String: String] = [:]
    /// Classes that a SwiftUI view of the app hosts: first those that its beginning shows, in order.
    private(set) var hostedBySwiftUI: [String] = []
    /// What makes views and controllers for SwiftUI.
    let representables: Representables
    /// The SwiftUI view around one of these, with its controls; nil if there is none.
    private(set) var screen: Screen?
    /// What the app passes to initializers.
    let callers = CallerCollector(viewMode: .sourceAccurate)
    private let hosts = HostCollector(viewMode: .sourceAccurate)
    /// Classes that other classes create.
    private(set) var createdByOtherClasses: Set<String> = []
    /// The number of uses of UIKit Dynamics in each class.
    private(set) var dynamicsUses: [String: Int] = [:]

    /// - Parameter excluded: the parts of the code of a screen that stay away.
    init(_ sources: [ParsedSource], excluded: Set<String> = []) {
      project = ProjectIndex(of: sources)
      for source in sources { callers.walk(source.tree) }
      representables = Representables(sources, callers: callers, project: project)
      for source in sources {
        let collector = UseCollector()
        collector.walk(source.tree)
        order += collector.classes
        hosts.walk(source.tree)
        for (path, count) in collector.dynamicsUses { dynamicsUses[path, default: 0] += count }
        for creation in collector.created { note(creation) }
      }
      hostedBySwiftUI = hosts.hosted.filter { project.types[$0]?.kind == .class }
      screen = Screen(
        sources, representables: orderedRepresentables, callers: callers, project: project,
        excluded: excluded)
    }

    private mutating func note(_ creation: Creation) {
      guard let owner = creation.owner, owner != creation.name else { return }
      if let root = creation.navigationRoot, isDelegate(owner),
        project.outerClass(of: creation.name) == "UINavigationController"
      {
        navigationControllers[root] = creation.name
      } else if project.types[creation.name]?.kind == .class {
        if isDelegate(owner) {
          createdByDelegates.append(creation.name)
        } else {
          createdByOtherClasses.insert(creation.name)
        }
      }
    }

    /// What makes views and controllers: first what uses dynamics most, in its coordinator or its class.
    private var orderedRepresentables: [(name: String, provided: [String])] {
      let ranked = representables.structures.enumerated().map { index, structure in
        let uses = hosts.classes(in: structure.name).reduce(structure.dynamicsUses) {
          $0 + (dynamicsUses[$1] ?? 0)
        }
        return (rank: (-uses, index), item: (structure.name, structure.provided))
      }
      return ranked.sorted { $0.rank < $1.rank }.map(\.item)
    }

    /// Whether a delegate of the app creates the class of a root.
    func isCreatedByDelegate(_ root: AppRoot) -> Bool {
      guard case .controller(let path, _) = root, let name = path.split(separator: ".").last else {
        return false
      }
      return createdByDelegates.contains(String(name))
    }

    /// Expressions that create the delegates of the app and its scene, as arguments of the run; none for one that
    /// is missing or has arguments.
    var delegateArguments: [String] {
      let kinds: [(label: String, protocols: Set<String>)] = [
        ("delegate", ["UIApplicationDelegate"]),
        ("sceneDelegate", ["UIWindowSceneDelegate", "UISceneDelegate"]),
      ]
      return kinds.compactMap { kind in
        order.first { project.inherits($0, from: kind.protocols) }
          .flatMap { Initialization.expression(of: $0, in: project, frame: nil) }
          .map { "\(kind.label): { \($0) }" }
      }
    }

    /// What makes a class for SwiftUI, and can be created; nil if there is none.
    func representable(hosting path: String) -> Representables.Item? {
      let names = hosts.hosts(of: path)
      return representables.items.first { names.contains($0.name) }
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

    /// The creation of an object of a class.
    private struct Creation {
      let name: String
      /// The type whose code creates it.
      let owner: String?
      /// The class of the controller that it receives as its root; nil without one.
      let navigationRoot: String?
    }

    private final class UseCollector: PortableSyntaxVisitor {
      var classes: [String] = []
      var created: [Creation] = []
      var dynamicsUses: [String: Int] = [:]

      override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        // A generic class cannot be instantiated without its arguments.
        if node.genericParameterClause == nil,
          let type = EnclosingType(around: node.memberBlock.leftBrace), !type.isLocal
        {
          classes.append(type.path)
        }
        return .visitChildren
      }

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) {
          let root = node.arguments.first { $0.label?.text == "rootViewController" }
          created.append(
            Creation(
              name: callee.baseName.text, owner: EnclosingType(around: node)?.path,
              navigationRoot: root.flatMap { className(of: $0.expression) }))
        }
        return .visitChildren
      }

      /// The class of `Home()`, or of a variable whose type its declaration shows.
      private func className(of value: ExprSyntax) -> String? {
        if let call = value.as(FunctionCallExprSyntax.self) {
          return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        }
        let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name.flatMap { LocalVariables.type(of: $0, at: value) }
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
