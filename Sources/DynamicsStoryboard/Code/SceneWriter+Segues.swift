// SPDX-License-Identifier: Apache-2.0

// Segues: from controls, from the controller by name, and those that embed a controller.
extension SceneWriter {
  /// Connects a segue with its trigger.
  mutating func writeSegue(
    _ segue: InterfaceElement, of element: InterfaceElement, as owner: String
  ) {
    let kind = segue["kind"] ?? "show"
    if kind == "unwind" { return writeUnwind(of: segue, element, as: owner) }
    let controllers = ControllerExpression(document: document, classes: classes)
    guard let id = segue["destination"], let controller = controllers.controller(id) else {
      return note(
        "segue to \(segue["destination"] ?? "")", "a segue to a controller that is not read",
        at: segue)
    }
    let destination = controllers.presented(controller, as: segue)
    let identifier = segue["identifier"].map(SwiftExpression.text)
    if kind == "embed" {
      add(
        "sceneEmbed(self, \(identifier ?? "nil"), in: \(owner)) { \(destination) }", from: segue,
        "embedding in \(owner)")
      return
    }
    let isShown = ["show", "push", "showDetail", "replace"].contains(kind)
    let way = isShown ? ".show" : ".present"
    let maker = maker(of: segue).map { ", segue: \($0)" } ?? ""
    if let identifier {
      add(
        "UIStoryboardSegue.register(\(identifier), kind: \(way)\(maker)) { \(destination) }",
        from: segue, "segue \(identifier)")
    }
    guard owner != "self" else { return }
    let call =
      "scenePerform($0, \(identifier ?? "nil"), \(way), sender: $1\(maker)) { \(destination) }"
    writeTrigger(call, from: segue, element, as: owner)
  }

  /// The closure that creates a segue of a class of the app; nil for a plain segue.
  private mutating func maker(of segue: InterfaceElement) -> String? {
    guard let name = segue["customClass"] else { return nil }
    guard classes.isDeclared(name) else {
      note("segue class \(name)", "the segue class \(name) is not one of the files", at: segue)
      return nil
    }
    return "{ \(name)(identifier: $0, source: $1, destination: $2) }"
  }

  private mutating func writeUnwind(
    of segue: InterfaceElement, _ element: InterfaceElement, as owner: String
  ) {
    guard owner != "self" else { return }
    writeTrigger("sceneUnwind($0, sender: $1)", from: segue, element, as: owner)
  }

  /// Calls code with the controller and the sender when a control, an item or a recognizer is used.
  private mutating func writeTrigger(
    _ call: String, from segue: InterfaceElement, _ element: InterfaceElement, as owner: String
  ) {
    let subject = "segue of \(owner)"
    let isKnown =
      ViewKind.of(element)?.isControl == true
      || ["barButtonItem", "tableViewCell", "collectionViewCell"].contains(element.name)
      || element.name.hasSuffix("GestureRecognizer")
    guard isKnown else {
      return note("segue of \(element.name)", "segues of \(element.name) are not read", at: segue)
    }
    add("sceneTrigger(\(owner), self) { \(call) }", from: segue, subject)
  }
}
