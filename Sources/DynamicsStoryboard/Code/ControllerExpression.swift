// SPDX-License-Identifier: Apache-2.0

/// Expressions that create the controllers of a storyboard, with the containers around them.
struct ControllerExpression {
  let document: InterfaceDocument
  let classes: any SceneClasses

  /// The maximum nesting of container controllers, such as navigation in a tab bar.
  private static let maximumContainerDepth = 8

  /// The expression of the controller with an identifier of the file; nil if it cannot be created.
  func controller(_ id: String, depth: Int = maximumContainerDepth) -> String? {
    guard depth > 0, let scene = document.scene(of: id) else { return nil }
    let children = scene.relatedControllers.compactMap { controller($0, depth: depth - 1) }
    guard let made = creation(of: scene, children) else { return nil }
    let created = presented(made, as: scene.controller)
    guard let item = scene.controller.child(key: "tabBarItem") else { return created }
    let title = item["title"].map(SwiftExpression.text) ?? "nil"
    let image = item["image"].map { name in
      item["catalog"] == "system"
        ? "UIImage(systemName: \(SwiftExpression.text(name)))"
        : "UIImage(named: \(SwiftExpression.text(name)))"
    }
    return "sceneTabItem(\(created), title: \(title), image: \(image ?? "nil"))"
  }

  /// The expression of a controller in the style that an element, its own or a segue, gives its presentation.
  func presented(_ controller: String, as element: InterfaceElement) -> String {
    let styles = [("style", "modalPresentationStyle"), ("transition", "modalTransitionStyle")]
      .compactMap { label, attribute in
        element[attribute].flatMap { Self.styles.contains($0) ? "\(label): .\($0)" : nil }
      }
    guard !styles.isEmpty else { return controller }
    return "sceneModal(\(controller), \(styles.joined(separator: ", ")))"
  }

  /// The names of styles, which are the same in a file and in code.
  private static let styles: Set<String> = [
    "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom",
    "overFullScreen", "overCurrentContext", "popover", "coverVertical", "flipHorizontal",
    "crossDissolve", "partialCurl",
  ]

  private func creation(of scene: InterfaceScene, _ children: [String]) -> String? {
    let own = scene.customClass.flatMap { classes.creation(of: $0, frame: nil) }
      .map { chosen($0, scene) }
    switch scene.controller.name {
    case "navigationController":
      guard let root = children.first else { return own }
      let bar = scene.controller.child(key: "navigationBar")
      let isHidden = scene.controller.flag("navigationBarHidden") == true
      let style = [
        isHidden ? "isBarHidden: true" : nil,
        bar?.flag("largeTitles") == true ? "hasLargeTitles: true" : nil,
        scene.controller.flag("toolbarHidden") == false ? "hasToolbar: true" : nil,
      ].compactMap { $0 }.map { ", \($0)" }.joined()
      return "sceneNavigation(\(own ?? "UINavigationController()"), \(root)\(style))"
    case "tabBarController":
      return "sceneTabs(\(own ?? "UITabBarController()"), [\(children.joined(separator: ", "))])"
    case "splitViewController":
      return own ?? children.first
    case "viewControllerPlaceholder":
      return reference(of: scene)
    default:
      return own ?? plainClass(of: scene).map { "\($0)()" }
    }
  }

  /// The controller of another storyboard.
  private func reference(of scene: InterfaceScene) -> String? {
    guard let name = scene.controller["storyboardName"] else { return nil }
    let storyboard = "UIStoryboard(name: \(SwiftExpression.text(name)), bundle: nil)"
    if let identifier = scene.controller["referencedIdentifier"] {
      let text = SwiftExpression.text(identifier)
      return "\(storyboard).instantiateViewController(withIdentifier: \(text))"
    }
    return "(\(storyboard).instantiateInitialViewController() ?? UIViewController())"
  }

  /// Tells a controller which scene is its own, if its class has several.
  private func chosen(_ controller: String, _ scene: InterfaceScene) -> String {
    guard let name = scene.customClass, let id = scene.controller.id,
      document.scenes(ofClass: name).count > 1
    else { return controller }
    return "sceneChosen(\(controller), \(SwiftExpression.text(id)))"
  }

  /// The superclasses of generated classes, by the element of the controller.
  static let plainSuperclasses = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
  ]

  /// The generated class of a controller without a class of the app; nil for what is no plain one.
  func plainClass(of scene: InterfaceScene) -> String? {
    guard Self.plainSuperclasses[scene.controller.name] != nil, scene.view != nil,
      let index = document.scenes.firstIndex(of: scene)
    else { return nil }
    let name = document.name.filter { $0.isLetter || $0.isNumber }
    return "\(name)Scene\(index + 1)"
  }
}
