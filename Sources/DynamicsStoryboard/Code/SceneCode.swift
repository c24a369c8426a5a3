// SPDX-License-Identifier: Apache-2.0

/// Swift code that builds the views of a scene, and connects them with the controller.
///
/// The code belongs into a method of the controller. It refers to UIKit and to the functions of the
/// template `PortedScene`.
package struct SceneCode: Equatable, Sendable {
  /// A line of code, and the place that it is made from.
  package struct Statement: Equatable, Sendable {
    /// One line.
    package let code: String
    /// The place, by which the line can be left out: `Main.storyboard:12 image of imageView`; empty for a
    /// line that others need.
    package let origin: String
  }

  /// The statements in order.
  package let statements: [Statement]
  /// What is not understood, one line each: `Main.storyboard:12: unsupported: …`.
  package let notes: [String]

  /// Generates the code of a scene.
  ///
  /// - Parameters:
  ///   - leftOut: origins of statements to leave out, because they do not compile.
  package init(
    of scene: InterfaceScene, in document: InterfaceDocument, classes: any SceneClasses,
    leftOut: Set<String> = []
  ) {
    var writer = SceneWriter(scene: scene, document: document, classes: classes)
    writer.write()
    statements = writer.statements.filter { !leftOut.contains($0.origin) }
    notes = writer.notes
  }
}

/// Writes the statements of a scene in the order in which they have to run.
struct SceneWriter {
  let scene: InterfaceScene
  let document: InterfaceDocument
  let classes: any SceneClasses
  private(set) var statements: [SceneCode.Statement] = []
  private(set) var notes: [String] = []
  /// What is already noted.
  private var noted: Set<String> = []
  /// The expressions of objects by their identifiers: local variables, and `self`.
  var expressions: [String: String] = [:]
  /// The classes of objects by their identifiers.
  var classNames: [String: String] = [:]
  /// The frames of views in the file, by their identifiers.
  var frames: [String: InterfaceFrame] = [:]
  /// The layout guides by their identifiers.
  var guides: [String: LayoutGuideReference] = [:]
  /// An outlet of a class of the app for each view, by the view's identifier.
  let outlets: [String: (property: String, className: String)]
  /// The variables of views with classes of the app, which are notified at the end.
  var awakened: [String] = []
  /// The expression of the object that retains the objects beside the views.
  var keeper = "self"
  private var variableCount = 0

  init(scene: InterfaceScene, document: InterfaceDocument, classes: any SceneClasses) {
    self.scene = scene
    self.document = document
    self.classes = classes
    outlets = Self.outlets(of: scene)
    if let id = scene.controller.id {
      expressions[id] = "self"
      classNames[id] = scene.customClass ?? "UIViewController"
    }
  }

  private static func outlets(
    of scene: InterfaceScene
  ) -> [String: (property: String, className: String)] {
    var found: [String: (property: String, className: String)] = [:]
    for owner in [scene.controller] + (scene.view.map(treeWithoutPrototypes) ?? []) {
      let name = owner.id == scene.controller.id ? scene.customClass : owner["customClass"]
      guard let name else { continue }
      for outlet in owner.child("connections")?.children ?? [] where outlet.name == "outlet" {
        guard let property = outlet["property"], let id = outlet["destination"] else { continue }
        found[id] = (property, name)
      }
    }
    return found
  }

  mutating func write() {
    noteUnknownParts(of: scene.controller)
    if document.isStoryboard {
      let name = SwiftExpression.text(document.name)
      add(
        "UIStoryboard(name: \(name), bundle: nil).adopt(self)", from: scene.controller,
        "storyboard of the controller")
    }
    writeRoot()
    for object in scene.objects { writeObject(object) }
    writeControllerProperties()
    for element in viewTree + barElements { writeConstraints(of: element) }
    for element in connectedElements { writeConnections(of: element) }
    for element in [scene.controller] + viewTree { writeRuntimeAttributes(of: element) }
    for variable in awakened {
      add("\(variable).awakeFromNib()", from: scene.controller, "awakeFromNib of \(variable)")
    }
    if let view = scene.view, let root = view.id.flatMap({ expressions[$0] }) {
      // After the subviews have their frames in the size of the file, they follow that of the screen.
      add("\(root).frame = UIScreen.main.bounds", from: view, "size of the screen")
    }
  }

  /// The elements of the root view's tree, without those of prototypes.
  var viewTree: [InterfaceElement] { scene.view.map(Self.treeWithoutPrototypes) ?? [] }

  /// An element and the elements in it, without those of prototypes of cells, which have code of their own.
  static func treeWithoutPrototypes(_ element: InterfaceElement) -> [InterfaceElement] {
    let children = element.children.filter {
      !["prototypes", "cells", "sections"].contains($0.name)
    }
    return [element] + children.flatMap(treeWithoutPrototypes)
  }

  private var connectedElements: [InterfaceElement] {
    [scene.controller] + viewTree + scene.objects + barElements
  }

  /// The bar buttons of the controller, with the views in them.
  private var barElements: [InterfaceElement] {
    (scene.controller.child(key: "navigationItem")?.tree ?? [])
      + (scene.controller.child("toolbarItems")?.tree ?? [])
  }

  /// Adds a statement that is made from an element.
  mutating func add(_ code: String, from element: InterfaceElement, _ subject: String) {
    statements.append(
      SceneCode.Statement(code: code, origin: "\(document.fileName):\(element.line) \(subject)"))
  }

  /// Adds a line of a block, which cannot be left out.
  mutating func addLine(_ code: String) {
    statements.append(SceneCode.Statement(code: code, origin: ""))
  }

  /// A new variable that is named after an element: `label3`.
  mutating func variable(for element: InterfaceElement) -> String {
    variableCount += 1
    let name = "\(element.name)\(variableCount)"
    if let id = element.id { expressions[id] = name }
    return name
  }

  /// Notes what is not understood, once for each subject.
  mutating func note(_ subject: String, _ problem: String, at element: InterfaceElement) {
    guard noted.insert(subject).inserted else { return }
    notes.append("\(document.path):\(element.line): unsupported: \(problem)")
  }

  private mutating func noteUnknownParts(of controller: InterfaceElement) {
    let known: Set<String> = [
      "view", "tableView", "collectionView", "connections", "navigationItem", "tabBarItem",
      "layoutGuides", "extendedEdge", "size", "value", "simulatedStatusBarMetrics",
      "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedNavigationBarMetrics",
      "simulatedScreenMetrics", "simulatedOrientationMetrics", "modalFormSheetSimulatedSizeMetrics",
      "nil", "keyCommands", "navigationBar", "tabBar", "toolbarItems",
      "userDefinedRuntimeAttributes",
    ]
    for child in controller.children where !known.contains(child.name) {
      note(child.name, "\(child.name) is not read", at: child)
    }
  }
}
