// SPDX-License-Identifier: Apache-2.0

// What only some classes of views have: states of buttons, segments, sizes of collections.
extension SceneWriter {
  /// Sets what an element holds beside properties.
  mutating func writeDetails(of element: InterfaceElement, as name: String) {
    switch element.name {
    case "button": writeButton(element, as: name)
    case "label":
      // Interface Builder writes only that the font does not shrink.
      if element["adjustsFontSizeToFit"] == nil,
        element["minimumFontSize"] ?? element["minimumScaleFactor"] != nil
      {
        add("\(name).adjustsFontSizeToFitWidth = true", from: element, "shrinking of \(name)")
      }
    case "segmentedControl": writeSegments(of: element, as: name)
    case "activityIndicatorView":
      if element.flag("animating") == true {
        add("\(name).startAnimating()", from: element, "animation of \(name)")
      }
    case "toolbar":
      guard let items = element.child("items") else { break }
      let names = items.children.map { writeBarButton($0) }
      add("\(name).items = [\(names.joined(separator: ", "))]", from: items, "items of \(name)")
    case "navigationBar", "tabBar": writeBarItems(of: element, as: name)
    case "collectionView": writeFlowLayout(of: element, as: name)
    case "textField":
      if element.child("textInputTraits")?.flag("secureTextEntry") == true {
        add("\(name).isSecureTextEntry = true", from: element, "secureTextEntry of \(name)")
      }
    case _ where ViewKind.replaced.contains(element.name) && element.name != "containerView":
      add("sceneStandIn(\(name), \"\(element.name)\")", from: element, "stand-in of \(name)")
    default: break
    }
  }

  /// Sets the items of a bar that belongs to no controller.
  private mutating func writeBarItems(of bar: InterfaceElement, as name: String) {
    guard let items = bar.child("items") else { return }
    let names = items.children.map { item in
      let variable = variable(for: item)
      if bar.name == "tabBar" {
        add("let \(variable) = \(tabBarItem(item))", from: item, "creation of \(variable)")
      } else {
        add("let \(variable) = UINavigationItem()", from: item, "creation of \(variable)")
        writeNavigationItem(item, as: variable)
      }
      return variable
    }
    let list = "[\(names.joined(separator: ", "))]"
    add("\(name).setItems(\(list), animated: false)", from: items, "items of \(name)")
  }

  private func tabBarItem(_ item: InterfaceElement) -> String {
    guard item["systemItem"] == nil else {
      return "UITabBarItem(tabBarSystemItem: .\(item["systemItem"] ?? ""), tag: 0)"
    }
    let isSymbol = item["catalog"] == "system"
    let image = item["image"].map { self.image($0, isSymbol: isSymbol) } ?? "nil"
    let title = SwiftExpression.text(item["title"] ?? "")
    return "UITabBarItem(title: \(title), image: \(image), tag: 0)"
  }

  private mutating func writeButton(_ button: InterfaceElement, as name: String) {
    for state in button.children where state.name == "state" {
      let key = state.key ?? "normal"
      guard ["normal", "highlighted", "selected", "disabled"].contains(key) else { continue }
      writeState(state, key, of: name)
    }
    if let mode = button["lineBreakMode"], mode != "middleTruncation",
      case .choice(let cases) = ElementProperty.lineBreakMode.kind, let known = cases[mode]
    {
      add(
        "\(name).titleLabel?.lineBreakMode = .\(known)", from: button, "lineBreakMode of \(name)")
    }
    for inset in button.children where inset.name == "inset" {
      guard let key = inset.key,
        ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"].contains(key)
      else { continue }
      add("\(name).\(key) = \(SwiftExpression.insets(inset))", from: inset, "\(key) of \(name)")
    }
    if let configuration = button.child("buttonConfiguration") {
      writeConfiguration(configuration, of: name)
    }
  }

  private mutating func writeState(
    _ state: InterfaceElement, _ key: String, of name: String
  ) {
    let place = "for: .\(key)"
    let title = state["title"] ?? state.child(key: "title")?.text
    let attributed = state.child(key: "attributedTitle")?.children
      .compactMap { $0["content"] ?? $0.child(key: "content")?.text }.joined()
    if let title = attributed ?? title {
      add(
        "\(name).setTitle(\(SwiftExpression.text(title)), \(place))", from: state,
        "title of \(name)")
    }
    if let fragment = state.child(key: "attributedTitle")?.child("fragment") {
      writeTitleStyle(of: fragment, place, of: name)
    }
    let reference = state.child("imageReference")
    if let image = state["image"] ?? reference?["image"] {
      let isSymbol = (reference ?? state)["catalog"] == "system"
      add(
        "\(name).setImage(\(self.image(image, isSymbol: isSymbol)), \(place))", from: state,
        "image of \(name)")
    }
    if let image = state["backgroundImage"] {
      add(
        "\(name).setBackgroundImage(\(self.image(image, isSymbol: false)), \(place))", from: state,
        "backgroundImage of \(name)")
    }
    for (key, method) in [
      ("titleColor", "setTitleColor"), ("titleShadowColor", "setTitleShadowColor"),
    ] {
      guard let color = state.child(key: key).flatMap({ SwiftExpression.color($0, in: document) })
      else { continue }
      add("\(name).\(method)(\(color), \(place))", from: state, "\(key) of \(name)")
    }
  }

  /// Sets the font and the color with which an attributed title begins.
  private mutating func writeTitleStyle(
    of fragment: InterfaceElement, _ place: String, of name: String
  ) {
    guard let attributes = fragment.child("attributes") else { return }
    if let font = attributes.child("font") {
      let expression = SwiftExpression.font(font)
      add("\(name).titleLabel?.font = \(expression)", from: font, "font of \(name)")
    }
    if let color = attributes.child("color").flatMap({ SwiftExpression.color($0, in: document) }) {
      add("\(name).setTitleColor(\(color), \(place))", from: fragment, "titleColor of \(name)")
    }
  }

  private mutating func writeConfiguration(_ element: InterfaceElement, of name: String) {
    let style = element["style"] ?? "plain"
    guard ["plain", "gray", "tinted", "filled"].contains(style) else {
      return note("configuration \(style)", "a button of style \(style) is not read", at: element)
    }
    add("\(name).configuration = .\(style)()", from: element, "configuration of \(name)")
    for attribute in ["title", "subtitle"] {
      guard let text = element[attribute] else { continue }
      add(
        "\(name).configuration?.\(attribute) = \(SwiftExpression.text(text))", from: element,
        "\(attribute) of \(name)")
    }
    let reference = element.child("imageReference")
    if let image = element["image"] ?? reference?["image"] {
      let isSymbol = (reference ?? element)["catalog"] == "system"
      add(
        "\(name).configuration?.image = \(self.image(image, isSymbol: isSymbol))", from: element,
        "image of \(name)")
    }
    for color in element.children where color.name == "color" {
      guard let key = color.key, ["baseForegroundColor", "baseBackgroundColor"].contains(key),
        let value = SwiftExpression.color(color, in: document)
      else { continue }
      add("\(name).configuration?.\(key) = \(value)", from: color, "\(key) of \(name)")
    }
  }

  private mutating func writeSegments(of element: InterfaceElement, as name: String) {
    for (index, segment) in element.members(of: "segments").enumerated() {
      let title = SwiftExpression.text(segment["title"] ?? "")
      add(
        "\(name).insertSegment(withTitle: \(title), at: \(index), animated: false)", from: segment,
        "segment \(index) of \(name)")
    }
    // Again, because it was set when there were no segments; the first one is selected by default.
    let selected = SwiftExpression.number(element.number("selectedSegmentIndex") ?? 0)
    add("\(name).selectedSegmentIndex = \(selected)", from: element, "selection of \(name)")
  }

  private mutating func writeFlowLayout(of element: InterfaceElement, as name: String) {
    guard let layout = element.child(key: "collectionViewLayout") else { return }
    let own = layout["customClass"].flatMap { classes.creation(of: $0, frame: nil) }
    let variable = variable(for: layout)
    add(
      "let \(variable) = \(own ?? "UICollectionViewFlowLayout()")", from: layout,
      "layout of \(name)")
    add("\(name).collectionViewLayout = \(variable)", from: layout, "layout of \(name) set")
    if layout["scrollDirection"] == "horizontal" {
      add("\(variable).scrollDirection = .horizontal", from: layout, "direction of \(name)")
    }
    for attribute in ["minimumLineSpacing", "minimumInteritemSpacing"] {
      guard let value = layout.number(attribute) else { continue }
      add(
        "\(variable).\(attribute) = \(SwiftExpression.number(value))", from: layout,
        "\(attribute) of \(name)")
    }
    for child in layout.children {
      guard let key = child.key else { continue }
      if child.name == "size",
        ["itemSize", "headerReferenceSize", "footerReferenceSize"].contains(key)
      {
        add("\(variable).\(key) = \(SwiftExpression.size(child))", from: child, "\(key) of \(name)")
      } else if child.name == "inset", key == "sectionInset" {
        let insets = SwiftExpression.insets(child)
        add("\(variable).\(key) = \(insets)", from: child, "\(key) of \(name)")
      }
    }
  }
}
