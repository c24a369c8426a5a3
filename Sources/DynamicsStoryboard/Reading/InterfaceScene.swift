// SPDX-License-Identifier: Apache-2.0

/// A scene of a storyboard: a controller, and objects beside it such as gesture recognizers.
package struct InterfaceScene: Equatable, Sendable {
  /// The controller.
  package let controller: InterfaceElement
  /// The objects beside the controller, with the placeholder of the first responder.
  package let objects: [InterfaceElement]

  /// Reads a scene; nil for one without a controller.
  init?(_ element: InterfaceElement) {
    let objects = element.members(of: "objects")
    guard let controller = objects.first(where: { $0["sceneMemberID"] == "viewController" })
    else { return nil }
    self.controller = controller
    self.objects = objects.filter { $0.id != controller.id }
  }

  /// Reads the objects of a nib whose owner is a controller with a view; nil for other nibs.
  init?(nib objects: [InterfaceElement]) {
    guard let owner = objects.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" }),
      let viewID = owner.members(of: "connections")
        .first(where: { $0["property"] == "view" })?["destination"],
      let view = objects.first(where: { $0.id == viewID })
    else { return nil }
    controller = owner.renamed("viewController", adding: view.withKey("view"))
    self.objects = objects.filter { $0.id != owner.id && $0.id != viewID }
  }

  /// Creates a scene of the objects of a nib, with its owner in place of a controller.
  init(owner: InterfaceElement, objects: [InterfaceElement]) {
    controller = owner
    self.objects = objects
  }

  /// The class of the app that the controller has; nil for one of UIKit's.
  package var customClass: String? { controller["customClass"] }

  /// The identifier by which code instantiates the controller; nil if it has none.
  package var storyboardIdentifier: String? { controller["storyboardIdentifier"] }

  /// The root view; nil for a container.
  package var view: InterfaceElement? { controller.child(key: "view") }

  /// The identifiers of the controllers that a container begins with.
  package var relatedControllers: [String] {
    controller.members(of: "connections")
      .filter { $0.name == "segue" && $0["kind"] == "relationship" }
      .compactMap { $0["destination"] }
  }
}
