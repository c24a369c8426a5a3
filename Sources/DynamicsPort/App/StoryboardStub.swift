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
    private let actions: [StoryboardAction]

    private struct Outlet {
      let name: String
      let type: String
      let isArray: Bool
    }

    /// Collects outlets and actions; actions that code already connects are left out.
    ///
    /// - Parameters:
    ///   - extensionActions: the actions that extensions of the class declare.
    ///   - excluded: qualified names of outlets and actions to leave out.
    init?(
      _ node: ClassDeclSyntax, path: String, project: ProjectIndex,
      extensionActions: [StoryboardAction], excluded: Set<String>
    ) {
      self.path = path
      var outlets: [Outlet] = []
      var actions: [StoryboardAction] = []
      for member in node.memberBlock.members {
        if let variable = member.decl.as(VariableDeclSyntax.self),
          variable.attributes.flattened.contains(where: { $0.name == "IBOutlet" })
        {
          outlets += variable.bindings.compactMap(Self.outlet)
        } else if let action = member.decl.as(FunctionDeclSyntax.self)
          .flatMap(StoryboardAction.init)
        {
          actions.append(action)
        }
      }
      self.outlets = outlets.filter { !excluded.contains("\(path).\($0.name)") }
      self.actions = (actions + extensionActions).filter {
        let method = $0.method
        return method.labels.count < 2 && !method.hasEffects
          && !project.selectedMethods.contains(method.name)
          && !excluded.contains("\(path).\(method.name)")
      }
      guard !self.outlets.isEmpty || !self.actions.isEmpty else { return nil }
    }

    private static func outlet(_ binding: PatternBindingSyntax) -> Outlet? {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation?.type.unwrappedName
      else { return nil }
      let isArray = type.hasPrefix("[")
      let element = isArray ? type.filter { !"[]".contains($0) } : type
      return element.isTypeName ? Outlet(name: name, type: element, isArray: isArray) : nil
    }

    /// Precedes the outlet or action in each line that connects it, so that an error names it.
    static let mark = "  // connects "

    /// The name of the method that sets outlets and connects actions.
    var methodName: String { "connectOutletsOf" + path.filter { $0 != "." } }

    /// The extension with that method.
    func source(in project: ProjectIndex) -> String {
      var lines = ["extension \(path) {", "  fileprivate func \(methodName)() {"]
      lines.append("    let layout = PlaceholderLayout(in: view)")
      for outlet in outlets {
        lines += connect(outlet, in: project).map { $0 + Self.mark + "\(path).\(outlet.name)" }
      }
      for action in actions {
        lines += connect(action, in: project).map {
          $0 + Self.mark + "\(path).\(action.method.name)"
        }
      }
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
      let isOwn = project.types[type]?.kind == .class
      if kind == .object || kind == .recognizer {
        let make =
          isOwn
          ? Initialization.expression(of: type, in: project, frame: nil)
          : kind == .recognizer || OutletType.plainObjects.contains(type) ? "\(type)()" : nil
        // A weak outlet would lose its object.
        return make.map {
          kind == .object ? "layout.keep(\($0))" : "layout.add(\($0), \"\(name)\")"
        }
      }
      let frame = kind == .view ? "layout.nextFrame()" : "layout.nextControlFrame()"
      let plain =
        type == "UICollectionView"
        ? "\(type)(frame: \(frame), collectionViewLayout: UICollectionViewFlowLayout())"
        : "\(type)(frame: \(frame))"
      let make = isOwn ? Initialization.expression(of: type, in: project, frame: frame) : plain
      return make.map { "layout.add(\($0), \"\(name)\")" }
    }

    /// Connects an action to a sender of its parameter type: a recognizer, a control, or a button.
    private func connect(_ action: StoryboardAction, in project: ProjectIndex) -> [String] {
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
        let line = "    \(outlet.name)?.\(target)"
        guard type == "UIButton" else { return [line] }
        return [line, "    layout.name(\(outlet.name), \"\(name)\", not: \"\(outlet.name)\")"]
      }
      return [
        "    layout.add(\(type)(frame: layout.nextControlFrame()), \"\(name)\").\(target)"
      ]
    }
  }
#endif
