// SPDX-License-Identifier: Apache-2.0

/// The runtime attributes that the user defined, as properties, which the compiler checks.
enum RuntimeAttributes {
  /// The path of an attribute's property; nil if it is not written in Swift as it is in the file.
  static func path(of attribute: InterfaceElement) -> String? {
    guard let path = attribute["keyPath"],
      path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    else { return nil }
    return path
  }

  /// The expression of an attribute's value; nil for one that is not read.
  static func value(of attribute: InterfaceElement, in document: InterfaceDocument) -> String? {
    let value = attribute.child(key: "value")
    switch attribute["type"] {
    case "number": return value?.number("value").map(SwiftExpression.number)
    case "boolean": return attribute.flag("value").map { "\($0)" }
    case "string", "localizedString":
      return (attribute["value"] ?? value?.text).map(SwiftExpression.text)
    case "color": return value.flatMap { SwiftExpression.color($0, in: document) }
    case "image": return attribute["value"].map { SwiftExpression.image($0, in: document) }
    case "size": return value.map(SwiftExpression.size)
    case "rect": return value.map { SwiftExpression.rectangle($0) }
    case "point":
      guard let x = value?.number("x"), let y = value?.number("y") else { return nil }
      return "CGPoint(x: \(SwiftExpression.number(x)), y: \(SwiftExpression.number(y)))"
    default: return nil
    }
  }

  /// Whether the values of a scene's controller are set when it is created, before its view is built: those of
  /// the only controller of its class in a storyboard, because values are found by the class.
  static func areRegistered(of scene: InterfaceScene, in document: InterfaceDocument) -> Bool {
    guard document.isStoryboard, let name = scene.customClass else { return false }
    return document.scenes(ofClass: name).count == 1
  }

  /// Statements that register the values of controllers.
  static func registrations(
    of document: InterfaceDocument, _ classes: any SceneClasses
  ) -> [SceneCode.Statement] {
    document.scenes.flatMap { scene -> [SceneCode.Statement] in
      guard let name = scene.customClass, areRegistered(of: scene, in: document),
        classes.isDeclared(name)
      else { return [] }
      return scene.controller.members(of: "userDefinedRuntimeAttributes").compactMap { attribute in
        guard let path = path(of: attribute), let value = value(of: attribute, in: document)
        else { return nil }
        return SceneCode.Statement(
          code: "UIStoryboard.register(\(SwiftExpression.text(document.name)), "
            + "attribute: \(SwiftExpression.text(path)), of: \(name).self) "
            + "{ $0.\(path) = \(value) }",
          origin: "\(document.fileName):\(attribute.line) runtime attribute \(path) of \(name)")
      }
    }
  }
}
