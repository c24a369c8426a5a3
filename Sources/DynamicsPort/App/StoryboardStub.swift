// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Generates code that sets the outlets and connects the actions of a controller, as a storyboard
  /// would.
  ///
  /// The code is added to the file of the class, where private members are accessible.
  struct StoryboardStub {
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

    /// Collects outlets and actions; actions that code already connects are left out.
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
      self.actions = actions.filter { $0.method.labels.count < 2 && !$0.method.hasEffects }
    }

    private static func outlet(_ binding: PatternBindingSyntax) -> Outlet? {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation?.type.unwrappedName
      else { return nil }
      let isArray = type.hasPrefix("[")
      let element = isArray ? type.filter { !"[]".contains($0) } : type
      return element.isTypeName ? Outlet(name: name, type: element, isArray: isArray) : nil
    }

    /// The name of the method that sets outlets and connects actions.
    var methodName: String { "connectOutletsOf" + path.filter { $0 != "." } }

    /// The extension with that method.
    func source(in project: ProjectIndex) -> String {
      var lines = ["extension \(path) {", "  fileprivate func \(methodName)() {"]
      lines.append("    let layout = PlaceholderLayout(in: view)")
      lines += outlets.flatMap { connect($0, in: project) }
      lines += actions.flatMap { connect($0, in: project) }
      lines += ["    _ = layout", "  }", "}"]
      return lines.map { $0 + "\n" }.joined()
    }

    /// Creates the object of an unset outlet; three objects for an outlet collection.
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

    /// Connects an action to a sender of its parameter type: a recognizer, a control, or a button.
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
