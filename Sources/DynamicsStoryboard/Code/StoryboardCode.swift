// SPDX-License-Identifier: Apache-2.0

/// Swift code that creates the controllers of a storyboard: the initial one, those with identifiers, and
/// those without a class of the app.
package struct StoryboardCode {
  /// A controller without a class of the app.
  package struct PlainScene {
    /// The name of its generated class.
    package let className: String
    /// The class of UIKit from which it inherits.
    package let superclass: String
    /// The code of its view.
    package let code: SceneCode
  }

  /// Statements that register the values of controllers, and the controllers with identifiers.
  package let registrations: [SceneCode.Statement]
  /// The controllers that need a generated class.
  package let plainScenes: [PlainScene]
  /// The expression of the initial controller; nil if it cannot be created.
  package let initial: SceneCode.Statement?

  /// Generates the code of a storyboard.
  ///
  /// - Parameter leftOut: origins of statements to leave out, because they do not compile.
  package init(
    of document: InterfaceDocument, classes: any SceneClasses, leftOut: Set<String> = []
  ) {
    let expressions = ControllerExpression(document: document, classes: classes)
    func statement(
      _ code: String, _ scene: InterfaceScene, _ subject: String
    ) -> SceneCode.Statement {
      SceneCode.Statement(
        code: code, origin: "\(document.fileName):\(scene.controller.line) \(subject)")
    }
    let name = SwiftExpression.text(document.name)
    var registrations = RuntimeAttributes.registrations(of: document, classes)
    for scene in document.scenes {
      guard let id = scene.controller.id, let identifier = scene.storyboardIdentifier,
        let created = expressions.controller(id)
      else { continue }
      let text = SwiftExpression.text(identifier)
      registrations.append(
        statement(
          "UIStoryboard.register(\(name), identifier: \(text)) { \(created) }", scene,
          "identifier \(identifier)"))
    }
    let first = document.initialScene
    let created = first?.controller.id.flatMap { expressions.controller($0) }
    initial = first.flatMap { scene in
      created.map { statement($0, scene, "initial controller") }
    }.flatMap { leftOut.contains($0.origin) ? nil : $0 }
    if let first, let created {
      registrations.append(
        statement(
          "UIStoryboard.register(\(name), initial: { \(created) })", first,
          "initial controller registered"))
    }
    self.registrations = registrations.filter { !leftOut.contains($0.origin) }
    plainScenes = Self.plainScenes(of: document, expressions, leftOut)
  }

  private static func plainScenes(
    of document: InterfaceDocument, _ expressions: ControllerExpression, _ leftOut: Set<String>
  ) -> [PlainScene] {
    document.scenes.compactMap { scene in
      let isOwn = scene.customClass.map(expressions.classes.isDeclared) ?? false
      guard !isOwn, let className = expressions.plainClass(of: scene) else { return nil }
      return PlainScene(
        className: className,
        superclass: ControllerExpression.plainSuperclasses[scene.controller.name]
          ?? "UIViewController",
        code: SceneCode(of: scene, in: document, classes: expressions.classes, leftOut: leftOut))
    }
  }
}
