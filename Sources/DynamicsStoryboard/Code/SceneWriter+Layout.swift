// SPDX-License-Identifier: Apache-2.0

/// A layout guide of a view or controller.
struct LayoutGuideReference {
  /// The variable of the view.
  let owner: String
  /// `safeArea`, `layoutMargins`, `contentLayoutGuide`, `frameLayoutGuide`, or `top` and `bottom` of a
  /// controller.
  let role: String
}

// How views are resized: autoresizing masks, priorities and constraints.
extension SceneWriter {
  /// Sets what resizes a view.
  mutating func writeLayout(of element: InterfaceElement, as name: String) {
    if let mask = element.child(key: "autoresizingMask") {
      let options = [
        ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
        ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
        ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
      ].filter { mask.flag($0.0) == true }
      if !options.isEmpty {
        let list = options.map { ".\($0.1)" }.joined(separator: ", ")
        add("\(name).autoresizingMask = [\(list)]", from: mask, "autoresizingMask of \(name)")
      }
    }
    // Without constraints a view keeps its frame, as with those that Xcode adds when it builds.
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false,
      element.flag("fixedFrame") != true, isConstrained(element)
    {
      add(
        "\(name).translatesAutoresizingMaskIntoConstraints = false", from: element,
        "constraints of \(name)")
    }
    for (attribute, method) in Self.priorityMethods {
      guard let value = element.number(attribute) else { continue }
      let axis = attribute.hasPrefix("horizontal") ? "horizontal" : "vertical"
      add(
        "\(name).\(method)(UILayoutPriority(\(SwiftExpression.number(value))), for: .\(axis))",
        from: element, "\(attribute) of \(name)")
    }
  }

  private static let priorityMethods = [
    ("horizontalHuggingPriority", "setContentHuggingPriority"),
    ("verticalHuggingPriority", "setContentHuggingPriority"),
    ("horizontalCompressionResistancePriority", "setContentCompressionResistancePriority"),
    ("verticalCompressionResistancePriority", "setContentCompressionResistancePriority"),
  ]

  private func isConstrained(_ element: InterfaceElement) -> Bool {
    guard let id = element.id else { return false }
    return !element.members(of: "constraints").isEmpty || constrainedIDs.contains(id)
  }

  /// The identifiers that constraints name, also those of the views of a nib, which stand beside its owner.
  var constrainedIDs: Set<String> {
    let elements = (scene.view?.tree ?? []) + scene.objects.flatMap(\.tree)
    return Set(
      elements.filter { $0.name == "constraint" }
        .flatMap { [$0["firstItem"], $0["secondItem"]] }.compactMap { $0 })
  }

  /// Creates and activates the constraints that a view holds.
  mutating func writeConstraints(of element: InterfaceElement) {
    // Those of cells are in no view of the scene.
    guard element.id.flatMap({ expressions[$0] }) != nil else { return }
    let removed = element.removedMembers(of: "constraints")
    for constraint in element.members(of: "constraints") where constraint.name == "constraint" {
      // A placeholder is removed when Xcode builds.
      guard constraint.flag("placeholder") != true else { continue }
      let isActive = constraint.id.map { !removed.contains($0) } ?? true
      writeConstraint(constraint, in: element, isActive: isActive)
    }
  }

  private mutating func writeConstraint(
    _ constraint: InterfaceElement, in element: InterfaceElement, isActive: Bool
  ) {
    let firstID = constraint["firstItem"] ?? element.id
    guard let attribute = constraint["firstAttribute"],
      let first = side(of: firstID, attribute, constraint)
    else { return }
    var second = (item: "nil", attribute: ".notAnAttribute")
    if let attribute = constraint["secondAttribute"] {
      let id = constraint["secondItem"] ?? element.id
      guard let side = side(of: id, attribute, constraint) else { return }
      second = side
    }
    let name = variable(for: constraint)
    if let id = constraint.id { classNames[id] = "NSLayoutConstraint" }
    let relations = ["greaterThanOrEqual", "lessThanOrEqual"]
    let relation = constraint["relation"].flatMap { relations.contains($0) ? $0 : nil } ?? "equal"
    let priority = SwiftExpression.number(constraint.number("priority") ?? 1000)
    let constant = SwiftExpression.number(constraint.number("constant") ?? 0)
    add(
      "let \(name) = sceneConstraint(\(first.item), \(first.attribute), .\(relation), "
        + "\(second.item), \(second.attribute), multiplier: \(multiplier(of: constraint)), "
        + "constant: \(constant), priority: \(priority)\(isActive ? "" : ", isActive: false"))",
      from: constraint, "creation of \(name)")
    if !isActive || constraint.id.flatMap({ outlets[$0] }) != nil {
      // Nothing else retains it while it is not active, as the app may make it, and its outlet may be weak.
      add("_ = sceneKeep(\(name), self)", from: constraint, "keeping of \(name)")
    }
    if let identifier = constraint["identifier"] {
      add(
        "\(name).identifier = \(SwiftExpression.text(identifier))", from: constraint,
        "identifier of \(name)")
    }
  }

  /// The factor, which may be written as a ratio: `16:9`.
  private func multiplier(of constraint: InterfaceElement) -> String {
    guard let text = constraint["multiplier"] else { return "1" }
    let parts = text.split(whereSeparator: { ":/".contains($0) }).compactMap { Double($0) }
    guard let first = parts.first, first.isFinite else { return "1" }
    guard parts.count > 1, parts[1].isFinite, parts[1] != 0 else {
      return SwiftExpression.number(first)
    }
    return "\(first / parts[1])"
  }

  /// The item and the attribute of one side of a constraint.
  private mutating func side(
    of id: String?, _ attribute: String, _ constraint: InterfaceElement
  ) -> (item: String, attribute: String)? {
    let known: Set<String> = [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY", "baseline", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin",
      "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
      "centerYWithinMargins",
    ]
    guard known.contains(attribute) else {
      note("constraint \(attribute)", "constraints of \(attribute) are not read", at: constraint)
      return nil
    }
    let name = attribute == "baseline" ? "lastBaseline" : attribute
    if let guide = id.flatMap({ guides[$0] }) { return side(of: guide, name) }
    guard let item = id.flatMap({ expressions[$0] }) else {
      note("constraint of unknown", "a constraint of an object that is not read", at: constraint)
      return nil
    }
    return (item, ".\(name)")
  }

  private func side(
    of guide: LayoutGuideReference, _ attribute: String
  ) -> (item: String, attribute: String) {
    switch (guide.role, attribute) {
    // The old guides are the bars beyond the safe area.
    case ("top", "bottom"): ("\(guide.owner).safeAreaLayoutGuide", ".top")
    case ("bottom", "top"): ("\(guide.owner).safeAreaLayoutGuide", ".bottom")
    case ("top", _), ("bottom", _): (guide.owner, ".\(attribute)")
    case ("layoutMargins", _): ("\(guide.owner).layoutMarginsGuide", ".\(attribute)")
    case ("contentLayoutGuide", _), ("frameLayoutGuide", _):
      ("\(guide.owner).\(guide.role)", ".\(attribute)")
    default: ("\(guide.owner).safeAreaLayoutGuide", ".\(attribute)")
    }
  }
}
