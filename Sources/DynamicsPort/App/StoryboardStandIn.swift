#if Port
  import SwiftSyntax

  /// Writes what a storyboard would do for a controller: outlets are set, actions are connected.
  ///
  /// The code goes into the file of the class, where private members can be reached.
  struct StoryboardStandIn {
    let path: String
    private let outlets: [Outlet]
    private let actions: [Action]

    private struct Outlet {
      let name: String
      let type: String
      let isArray: Bool
    }

    private struct Action {
      let method: DeclaredMethod
      let sender: String?
    }

    /// The actions that code connects by itself are left to it.
    init?(_ node: ClassDeclSyntax, path: String, project: ProjectIndex) {
      self.path = path
      var outlets: [Outlet] = []
      var actions: [Action] = []
      for member in node.memberBlock.members {
        if let variable = member.decl.as(VariableDeclSyntax.self),
          variable.attributes.flattened.contains(where: { $0.name == "IBOutlet" })
        {
          outlets += variable.bindings.compactMap(Self.outlet)
        } else if let function = member.decl.as(FunctionDeclSyntax.self),
          function.attributes.flattened.contains(where: { $0.name == "IBAction" }),
          !project.selectedMethods.contains(function.name.text)
        {
          let method = DeclaredMethod(function)
          let parameter = function.signature.parameterClause.parameters.first
          actions.append(Action(method: method, sender: parameter?.type.unwrappedName))
        }
      }
      guard !outlets.isEmpty || !actions.isEmpty else { return nil }
      self.outlets = outlets
      self.actions = actions.filter { $0.method.labels.count < 2 && !$0.method.needsEffect }
    }

    private static func outlet(_ binding: PatternBindingSyntax) -> Outlet? {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation?.type.unwrappedName
      else { return nil }
      let isArray = type.hasPrefix("[")
      let element = isArray ? type.filter { !"[]".contains($0) } : type
      return element.isTypeName ? Outlet(name: name, type: element, isArray: isArray) : nil
    }

    /// The name of the method that connects everything.
    var methodName: String { "connectOutletsOf" + path.filter { $0 != "." } }

    /// The extension that connects everything.
    func source(in project: ProjectIndex) -> String {
      var lines = ["extension \(path) {", "  fileprivate func \(methodName)() {"]
      lines.append("    let layout = PlaceholderLayout(in: view)")
      lines += outlets.flatMap { connect($0, in: project) }
      lines += actions.flatMap { connect($0, in: project) }
      lines += ["    _ = layout", "  }", "}"]
      return lines.map { $0 + "\n" }.joined()
    }

    /// What an outlet is missing is made; three stand for an array.
    private func connect(_ outlet: Outlet, in project: ProjectIndex) -> [String] {
      let kind = OutletType(outlet.type, in: project)
      guard !outlet.isArray else {
        let makes = (1...3).map {
          made(outlet.type, kind, named: "\(outlet.name) \($0)", in: project)
        }
        guard let first = makes.first, first != nil else { return [] }
        let list = makes.compactMap { $0 }.joined(separator: ", ")
        return [
          "    if (\(outlet.name) as [\(outlet.type)]?) == nil { \(outlet.name) = [\(list)] }"
        ]
      }
      guard let make = made(outlet.type, kind, named: outlet.name, in: project) else { return [] }
      return [
        "    if (\(outlet.name) as \(outlet.type)?) == nil {",
        "      let made = \(make)",
        "      \(outlet.name) = made",
        "    }",
      ]
    }

    private func made(
      _ type: String, _ kind: OutletType, named name: String, in project: ProjectIndex
    ) -> String? {
      let frame: String? =
        switch kind {
        case .view: "layout.nextFrame()"
        case .control: "layout.nextControlFrame()"
        case .recognizer, .object: nil
        }
      let isOwn = project.types[type] != nil
      let make =
        isOwn
        ? Initialization.expression(of: type, in: project, frame: frame)
        : frame.map {
          type == "UICollectionView"
            ? "\(type)(frame: \($0), collectionViewLayout: UICollectionViewFlowLayout())"
            : "\(type)(frame: \($0))"
        } ?? "\(type)()"
      return make.map { kind == .object ? $0 : "layout.add(\($0), \"\(name)\")" }
    }

    /// What calls an action is the sender that it asks for: a recognizer, a control, else a button.
    private func connect(_ action: Action, in project: ProjectIndex) -> [String] {
      let method = action.method
      let selector = "Selector(\"\(method.selectorName)\", \(path).\(method.compoundName))"
      if let sender = action.sender, sender.hasSuffix("GestureRecognizer") {
        let type = sender == "UIGestureRecognizer" ? "UIPanGestureRecognizer" : sender
        return ["    view.addGestureRecognizer(\(type)(target: self, action: \(selector)))"]
      }
      let sender = action.sender ?? "UIButton"
      guard !sender.hasSuffix("Segue") else { return [] }
      let isControl = OutletType(sender, in: project) == .control
      let type = isControl ? sender : "UIButton"
      let event = type == "UIButton" ? ".touchUpInside" : ".valueChanged"
      let name = method.name
      let target = "addTarget(self, action: \(selector), for: \(event))"
      if let outlet = outlets.first(where: { $0.type == type && !$0.isArray }),
        actions.filter({ ($0.sender ?? "UIButton") == sender }).count == 1, isControl
      {
        return ["    \(outlet.name)?.\(target)"]
      }
      return [
        "    layout.add(\(type)(frame: layout.nextControlFrame()), \"\(name)\").\(target)"
      ]
    }
  }
#endif
