// SPDX-License-Identifier: Apache-2.0

/// Swift code that creates the objects of a nib: of a view, of a cell, or of an owner that is no controller.
///
/// The code belongs into a function of `owner`, which is `Any?`, and returns the objects.
package struct NibCode: Equatable, Sendable {
  private let name: String
  private let fileName: String
  /// The statements in order.
  package let statements: [SceneCode.Statement]
  /// What is not understood, one line each.
  package let notes: [String]

  /// Generates the code of a nib; nil for a storyboard, and for the nib of a controller of the app, which has
  /// a scene.
  ///
  /// - Parameter leftOut: origins of statements to leave out, because they do not compile.
  package init?(
    of document: InterfaceDocument, classes: any SceneClasses, leftOut: Set<String> = []
  ) {
    let objects = document.nibObjects
    guard let owner = objects.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" }),
      owner["customClass"].map(classes.isController) != true
    else { return nil }
    (name, fileName) = (document.name, document.fileName)
    let scene = InterfaceScene(owner: owner, objects: objects.filter { $0.id != owner.id })
    var writer = SceneWriter(scene: scene, document: document, classes: classes)
    writer.writeNib()
    statements = writer.statements.filter { !leftOut.contains($0.origin) }
    notes = writer.notes
  }
}

extension NibCode {
  /// The statement that makes a function with the code create the objects of the nib.
  package func registration(of function: String) -> SceneCode.Statement {
    SceneCode.Statement(
      code: "UINib.register(\(SwiftExpression.text(name)), objects: \(function))",
      origin: "\(fileName) objects")
  }
}

// The objects of a nib, which have no controller around them.
extension SceneWriter {
  /// Creates the views and objects of a nib, connects them, and returns them.
  mutating func writeNib() {
    bindOwner()
    let cells = scene.objects.filter { ["tableViewCell", "collectionViewCell"].contains($0.name) }
    let views = scene.objects.filter {
      $0.name == "collectionReusableView" || ViewKind.of($0) != nil
    }
    let names = cells.map { writeStaticCell($0) } + views.map { writeView($0) }
    // An object that nothing else retains lives as long as the first view.
    if let first = names.first { keeper = first }
    let others = scene.objects.filter { object in
      !names.isEmpty && !(cells + views).contains { $0.id == object.id }
    }
    for object in others { writeObject(object) }
    let elements = views.flatMap(Self.treeWithoutPrototypes)
    for element in elements { writeConstraints(of: element) }
    for element in [scene.controller] + elements + others { writeConnections(of: element) }
    for element in elements { writeRuntimeAttributes(of: element) }
    for variable in awakened {
      add("\(variable).awakeFromNib()", from: scene.controller, "awakeFromNib of \(variable)")
    }
    addLine("return [\(names.joined(separator: ", "))]")
  }

  /// Gives the owner its class, so that its outlets and actions can be connected.
  private mutating func bindOwner() {
    guard let id = scene.controller.id else { return }
    expressions[id] = nil
    guard let name = scene.customClass, classes.isDeclared(name) else { return }
    expressions[id] = "nibOwner"
    addLine("guard let nibOwner = owner as? \(name) else { return [] }")
  }
}
