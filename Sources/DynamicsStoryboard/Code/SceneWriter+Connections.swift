// SPDX-License-Identifier: Apache-2.0

// Outlets, outlet collections and actions.
extension SceneWriter {
  /// Makes the connections of an element: a controller, a view, or an object beside them.
  mutating func writeConnections(of element: InterfaceElement) {
    guard let group = element.child("connections"), let id = element.id,
      let owner = expressions[id]
    else { return }
    // The order of a file is by kind: outlets come before what their observers may need.
    var collections: [String: [InterfaceElement]] = [:]
    var order: [String] = []
    for connection in group.children {
      switch connection.name {
      case "outlet": writeOutlet(connection, of: owner)
      case "action": writeAction(connection, of: element, as: owner)
      case "outletCollection":
        guard let property = connection["property"] else { continue }
        if collections[property] == nil { order.append(property) }
        collections[property, default: []].append(connection)
      case "segue":
        if connection["kind"] != "relationship" { writeSegue(connection, of: element, as: owner) }
      default:
        note(connection.name, "connections of \(connection.name) are not read", at: connection)
      }
    }
    for property in order {
      writeCollection(property, collections[property] ?? [], of: owner)
    }
  }

  private mutating func writeOutlet(_ outlet: InterfaceElement, of owner: String) {
    guard let property = outlet["property"], let id = outlet["destination"] else { return }
    // The root view is set already.
    if owner == "self", property == "view" { return }
    guard let object = expressions[id] else {
      return note(
        "outlet \(id)", "the outlet \(property) names an object that is not read", at: outlet)
    }
    add("\(owner).\(property) = \(object)", from: outlet, "outlet \(property)")
  }

  private mutating func writeCollection(
    _ property: String, _ connections: [InterfaceElement], of owner: String
  ) {
    let members = connections.compactMap { connection in
      connection["destination"].flatMap { expressions[$0] }
        .map { (connection: connection, object: $0) }
    }
    guard let first = connections.first, !members.isEmpty else { return }
    if property == "gestureRecognizers" {
      for (connection, object) in members {
        add("\(owner).addGestureRecognizer(\(object))", from: connection, "place of \(object)")
      }
      return
    }
    let list = members.map(\.object).joined(separator: ", ")
    add("\(owner).\(property) = [\(list)]", from: first, "outlet collection \(property)")
  }

  private mutating func writeAction(
    _ action: InterfaceElement, of element: InterfaceElement, as sender: String
  ) {
    guard let name = action["selector"], let id = action["destination"] else { return }
    guard let target = expressions[id], let className = classNames[id] else {
      // The first responder, and the exit of a scene.
      return note("action \(id)", "the action \(name) has no target that is read", at: action)
    }
    guard let selector = classes.selector(name, of: className) else {
      return note(
        "action \(className).\(name)", "\(className) has no action \(name) that can be called",
        at: action)
    }
    let subject = "action \(name) of \(sender)"
    if element.name.hasSuffix("GestureRecognizer") {
      add("\(sender).addTarget(\(target), action: \(selector))", from: action, subject)
    } else if element.name == "barButtonItem" {
      add("\(sender).target = \(target)", from: action, "target of \(sender)")
      add("\(sender).action = \(selector)", from: action, subject)
    } else {
      let event = event(of: action, sender: element)
      add(
        "\(sender).addTarget(\(target), action: \(selector), for: .\(event))", from: action,
        subject)
    }
  }

  private mutating func event(of action: InterfaceElement, sender: InterfaceElement) -> String {
    let known: Set<String> = [
      "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
      "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
      "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
      "editingDidEndOnExit", "allTouchEvents", "allEditingEvents", "allEvents",
    ]
    let type = action["eventType"] ?? "touchUpInside"
    if known.contains(type) { return type }
    note("event \(type)", "the event \(type) of \(sender.name) is not known", at: action)
    return "touchUpInside"
  }
}
