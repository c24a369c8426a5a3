// SPDX-License-Identifier: Apache-2.0

// The hierarchy of views: each is created with its frame, and set up before its subviews.
extension SceneWriter {
  /// Creates the root view of the controller with its tree, and sets it.
  mutating func writeRoot() {
    guard let view = scene.view else {
      return add("super.loadView()", from: scene.controller, "view of \(scene.controller.name)")
    }
    let ownRoots = [
      "tableViewController": "tableView", "collectionViewController": "collectionView",
    ]
    if let property = ownRoots[scene.controller.name] {
      let root = variable(for: view)
      add("super.loadView()", from: view, "view")
      add("let \(root) = self.\(property)!", from: view, "view of \(scene.controller.name)")
      writeContents(of: view, kind: ViewKind.of(view) ?? ViewKind("UIView"), as: root)
    } else {
      let root = writeView(view)
      // Before the subviews are connected, because an observer of an outlet may read the view.
      add("self.view = \(root)", from: view, "view of the controller")
    }
  }

  /// Creates a view with its tree, and returns its variable.
  ///
  /// - Parameter superview: the frame of the superview in the file; nil for a root.
  mutating func writeView(
    _ element: InterfaceElement, in superview: InterfaceFrame? = nil
  ) -> String {
    let kind = kind(of: element)
    let name = variable(for: element)
    let place = InterfaceFrame(of: element, in: superview)
    if let id = element.id { frames[id] = place }
    let frame = place.expression
    let creation = creation(of: element, kind: kind, frame: frame)
    add("let \(name) = \(creation.expression)", from: element, "creation of \(name)")
    if !creation.hasFrame { add("\(name).frame = \(frame)", from: element, "frame of \(name)") }
    if creation.isOwn { awakened.append(name) }
    if kind.ignoresTouches, element["userInteractionEnabled"] == nil {
      add("\(name).isUserInteractionEnabled = true", from: element, "touches of \(name)")
    }
    writeContents(of: element, kind: kind, as: name)
    return name
  }

  /// Sets the properties of a view, and adds its subviews.
  mutating func writeContents(of element: InterfaceElement, kind: ViewKind, as name: String) {
    if let id = element.id { classNames[id] = element["customClass"] ?? kind.className }
    writeProperties(of: element, kind: kind, as: name)
    writeLayout(of: element, as: name)
    writeDetails(of: element, as: name)
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guard let id = guide.id else { continue }
      guides[id] = LayoutGuideReference(owner: name, role: guide.key ?? "safeArea")
    }
    writeSubviews(of: element, as: name)
    writePrototypes(of: element, as: name)
  }

  private mutating func writeSubviews(of element: InterfaceElement, as name: String) {
    let removed = element.removedMembers(of: "subviews")
    let frame = element.id.flatMap { frames[$0] }
    for subview in element.members(of: "subviews") {
      guard ViewKind.of(subview) != nil || ViewKind.replaced.contains(subview.name) else {
        note(subview.name, "the view \(subview.name) is not read", at: subview)
        continue
      }
      let child = writeView(subview, in: frame)
      if let id = subview.id, removed.contains(id) { continue }
      let method = element.name == "stackView" ? "addArrangedSubview" : "addSubview"
      add("\(name).\(method)(\(child))", from: subview, "place of \(child)")
    }
    // The content of an effect view exists already.
    if element.name == "visualEffectView", let content = element.child(key: "contentView") {
      let inner = variable(for: content)
      add("let \(inner) = \(name).contentView", from: content, "content of \(name)")
      writeContents(of: content, kind: ViewKind("UIView"), as: inner)
    }
  }

  private mutating func kind(of element: InterfaceElement) -> ViewKind {
    if let known = ViewKind.of(element) { return known }
    if element.name == "collectionReusableView" { return ViewKind("UICollectionReusableView") }
    note(
      element.name, "\(element.name) does not exist here; a plain view stands for it", at: element)
    return ViewKind("UIView")
  }

  /// How a view is created.
  private struct Creation {
    let expression: String
    /// Whether the view has its frame then.
    let hasFrame: Bool
    /// Whether it has a class of the app.
    let isOwn: Bool
  }

  /// Creates a view of the class that its outlet is declared with, where the file has another one.
  ///
  /// Objective-C does not check what it assigns to an outlet; here the outlet would stay nil.
  private mutating func creationForOutlet(
    of element: InterfaceElement, kind: ViewKind, frame: String
  ) -> Creation? {
    guard let outlet = element.id.flatMap({ outlets[$0] }),
      let name = classes.outletClass(
        outlet.property, of: outlet.className, insteadOf: kind.className)
    else { return nil }
    let own = classes.isDeclared(name) ? classes.creation(of: name, frame: frame) : nil
    guard own != nil || name.hasPrefix("UI"), name != "UICollectionView" else { return nil }
    note(
      "outlet class \(outlet.property)",
      "\(outlet.property) is not a \(kind.className) but a \(name), which stands for it",
      at: element)
    return Creation(
      expression: own ?? "\(name)(frame: \(frame))", hasFrame: own == nil, isOwn: own != nil)
  }

  private mutating func creation(
    of element: InterfaceElement, kind: ViewKind, frame: String
  ) -> Creation {
    if let name = element["customClass"] {
      if let made = classes.creation(of: name, frame: frame) {
        return Creation(expression: made, hasFrame: false, isOwn: true)
      }
      let reason = classes.isDeclared(name) ? "cannot be created" : "is not in the files"
      note(
        "class \(name)", "the class \(name) \(reason); a \(kind.className) stands for it",
        at: element)
    } else if let declared = creationForOutlet(of: element, kind: kind, frame: frame) {
      return declared
    }
    switch element.name {
    case "button":
      let types = [
        "roundedRect": "system", "system": "system", "detailDisclosure": "detailDisclosure",
        "infoLight": "infoLight", "infoDark": "infoDark", "contactAdd": "contactAdd",
        "close": "close",
      ]
      let type = element["buttonType"].flatMap { types[$0] } ?? "custom"
      return Creation(expression: "UIButton(type: .\(type))", hasFrame: false, isOwn: false)
    case "tableView":
      let style = element["style"] == "grouped" ? "grouped" : "plain"
      return Creation(
        expression: "UITableView(frame: \(frame), style: .\(style))", hasFrame: true, isOwn: false)
    case "collectionView":
      return Creation(
        expression:
          "UICollectionView(frame: \(frame), collectionViewLayout: UICollectionViewFlowLayout())",
        hasFrame: true, isOwn: false)
    default:
      return Creation(
        expression: "\(kind.className)(frame: \(frame))", hasFrame: true, isOwn: false)
    }
  }
}
