// SPDX-License-Identifier: Apache-2.0

// Objects beside the root view, values of the controller, and user-defined runtime attributes.
extension SceneWriter {
  /// Creates a gesture recognizer or another object of the scene.
  mutating func writeObject(_ object: InterfaceElement) {
    switch object.name {
    // A navigation item outside of a controller has no effect.
    case "placeholder", "exit", "navigationItem": break
    case _ where object.name.hasSuffix("GestureRecognizer"): writeRecognizer(object)
    case "customObject":
      guard let name = object["customClass"],
        let made = classes.creation(of: name, frame: nil)
      else {
        return note("customObject", "an object of the scene cannot be created", at: object)
      }
      let variable = variable(for: object)
      if let id = object.id { classNames[id] = name }
      // A weak outlet would lose its object.
      add(
        "let \(variable) = sceneKeep(\(made), \(keeper))", from: object, "creation of \(variable)")
    case _ where ViewKind.of(object) != nil:
      let name = writeView(object)
      add("_ = sceneKeep(\(name), \(keeper))", from: object, "view \(name) beside the root")
    default:
      note(object.name, "\(object.name) is not read", at: object)
    }
  }

  private static let recognizerClasses = [
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "tapGestureRecognizer": "UITapGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    // Interface Builder's own spelling.
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
  ]

  private mutating func writeRecognizer(_ object: InterfaceElement) {
    let own = object["customClass"].flatMap { classes.creation(of: $0, frame: nil) }
    guard let made = own ?? Self.recognizerClasses[object.name].map({ "\($0)()" }) else {
      return note(object.name, "\(object.name) is not read", at: object)
    }
    let name = variable(for: object)
    if let id = object.id {
      classNames[id] = object["customClass"] ?? Self.recognizerClasses[object.name]
    }
    add("let \(name) = \(made)", from: object, "creation of \(name)")
    let numbers = [
      "minimumNumberOfTouches", "maximumNumberOfTouches", "numberOfTapsRequired",
      "numberOfTouchesRequired", "minimumPressDuration", "allowableMovement",
    ]
    for attribute in numbers {
      guard let value = object.number(attribute), value < 1e9 else { continue }
      add(
        "\(name).\(attribute) = \(SwiftExpression.number(value))", from: object,
        "\(attribute) of \(name)")
    }
    let flags = [
      "enabled": "isEnabled", "cancelsTouchesInView": "cancelsTouchesInView",
      "delaysTouchesBegan": "delaysTouchesBegan", "delaysTouchesEnded": "delaysTouchesEnded",
    ]
    for (attribute, property) in flags.sorted(by: { $0.key < $1.key }) {
      guard let value = object.flag(attribute) else { continue }
      add("\(name).\(property) = \(value)", from: object, "\(attribute) of \(name)")
    }
    if let direction = object["direction"] ?? object["edges"] {
      let property = object["direction"] == nil ? "edges" : "direction"
      add("\(name).\(property) = .\(direction)", from: object, "\(property) of \(name)")
    }
  }

  /// Sets the title, the navigation item and the guides of the controller.
  mutating func writeControllerProperties() {
    let controller = scene.controller
    let root = scene.view?.id.flatMap { expressions[$0] }
    for guide in controller.members(of: "layoutGuides") {
      if let id = guide.id, let type = guide["type"], let root {
        guides[id] = LayoutGuideReference(owner: root, role: type)
      }
    }
    if let title = controller["title"] {
      add("self.title = \(SwiftExpression.text(title))", from: controller, "title")
      // Which sets the title in a tab bar as well.
      if let item = controller.child(key: "tabBarItem"), let own = item["title"] {
        add(
          "self.tabBarItem.title = \(SwiftExpression.text(own))", from: item, "title in a tab bar")
      }
    }
    if let item = controller.child(key: "navigationItem") {
      writeNavigationItem(item, as: "self.navigationItem")
    }
    if let items = controller.child("toolbarItems") {
      let names = items.children.map { writeBarButton($0) }
      add("self.toolbarItems = [\(names.joined(separator: ", "))]", from: items, "toolbar items")
    }
  }

  /// Sets the title and the buttons of a navigation item.
  mutating func writeNavigationItem(_ item: InterfaceElement, as owner: String) {
    if let id = item.id { expressions[id] = owner }
    if let title = item["title"] {
      add("\(owner).title = \(SwiftExpression.text(title))", from: item, "title of \(owner)")
    }
    for side in ["left", "right"] {
      let single = item.child(key: "\(side)BarButtonItem").map { [$0] } ?? []
      let buttons = single + (item.child(key: "\(side)BarButtonItems")?.children ?? [])
      let names = buttons.map { writeBarButton($0) }
      guard let first = buttons.first else { continue }
      add(
        "\(owner).\(side)BarButtonItems = [\(names.joined(separator: ", "))]", from: first,
        "\(side) bar buttons of \(owner)")
    }
  }

  /// Creates a bar button, and returns its variable.
  mutating func writeBarButton(_ button: InterfaceElement) -> String {
    let name = variable(for: button)
    var made = "UIBarButtonItem()"
    if let view = button.child(key: "customView"), ViewKind.of(view) != nil {
      made = "UIBarButtonItem(customView: \(writeView(view)))"
    } else if let system = button["systemItem"] {
      made = "UIBarButtonItem(barButtonSystemItem: .\(system), target: nil, action: nil)"
    } else if let image = button["image"] {
      let expression = self.image(image, isSymbol: button["catalog"] == "system")
      made = "UIBarButtonItem(image: \(expression), style: .plain, target: nil, action: nil)"
    } else if let title = button["title"] {
      let text = SwiftExpression.text(title)
      made = "UIBarButtonItem(title: \(text), style: .plain, target: nil, action: nil)"
    }
    add("let \(name) = \(made)", from: button, "creation of \(name)")
    if button.flag("enabled") == false {
      add("\(name).isEnabled = false", from: button, "enabled of \(name)")
    }
    return name
  }

  /// Sets the runtime attributes of a view, or those of the controller that are not set when it is created.
  mutating func writeRuntimeAttributes(of element: InterfaceElement) {
    guard let id = element.id, let owner = expressions[id] else { return }
    let isSetBefore =
      element.id == scene.controller.id && RuntimeAttributes.areRegistered(of: scene, in: document)
    for attribute in element.members(of: "userDefinedRuntimeAttributes") {
      guard let path = RuntimeAttributes.path(of: attribute) else { continue }
      guard let value = RuntimeAttributes.value(of: attribute, in: document) else {
        note("runtime \(path)", "the runtime attribute \(path) is not read", at: attribute)
        continue
      }
      if isSetBefore { continue }
      add("\(owner).\(path) = \(value)", from: attribute, "runtime attribute \(path) of \(owner)")
    }
  }
}
