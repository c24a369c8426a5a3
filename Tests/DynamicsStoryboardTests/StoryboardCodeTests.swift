// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsStoryboard

@Suite("Controllers and segues of storyboards")
struct StoryboardCodeTests {
  private static let board = """
    <scene><objects>
    <viewController storyboardIdentifier="Board" id="board" customClass="Board" sceneMemberID="viewController">
      <tabBarItem key="tabBarItem" title="Play" image="ball" id="item"/>
    </viewController>
    </objects></scene>
    """

  private static let plain = """
    <scene><objects>
    <viewController storyboardIdentifier="About" id="about" sceneMemberID="viewController">
      <view key="view" id="page"/>
    </viewController>
    </objects></scene>
    """

  private static func container(_ name: String, _ relationship: String, _ ids: String...) -> String
  {
    let segues = ids.map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(relationship)\"/>"
    }
    return """
      <scene><objects>
      <\(name) id="container" sceneMemberID="viewController">
      <connections>\(segues.joined())</connections>
      </\(name)>
      </objects></scene>
      """
  }

  private func code(_ scenes: String, leftOut: Set<String> = []) throws -> StoryboardCode {
    let document = try ExampleStoryboard.document(scenes, initial: "container")
    return StoryboardCode(of: document, classes: ControllerClasses(), leftOut: leftOut)
  }

  @Test("the initial controller is in its containers, with the items of a tab bar")
  func containers() throws {
    let tabs = try code(
      Self.container("tabBarController", "viewControllers", "board", "about") + Self.board
        + Self.plain)
    #expect(
      tabs.initial?.code
        == "sceneTabs(UITabBarController(), [sceneTabItem(Board(), title: \"Play\", "
        + "image: UIImage(named: \"ball\")), MainScene3()])")
    let navigation = try code(
      Self.container("navigationController", "rootViewController", "about") + Self.plain)
    #expect(navigation.initial?.code == "sceneNavigation(UINavigationController(), MainScene2())")
    #expect(navigation.plainScenes.map(\.className) == ["MainScene2"])
  }

  @Test(
    "the bars of a navigation controller are as it is written, around its first controller",
    arguments: [
      ("", ""), ("navigationBarHidden=\"YES\"", ", isBarHidden: true"),
      ("navigationBarHidden=\"NO\" toolbarHidden=\"NO\"", ", hasToolbar: true"),
      ("toolbarHidden=\"YES\"", ""),
    ])
  func bars(attributes: String, style: String) throws {
    let container = Self.container("navigationController", "rootViewController", "about", "board")
      .replacing("id=\"container\"", with: "id=\"container\" \(attributes)")
    let code = try code(container + Self.plain + Self.board)
    #expect(
      code.initial?.code == "sceneNavigation(UINavigationController(), MainScene2()\(style))")
  }

  @Test("a reference is the controller of another storyboard, the initial one by default")
  func references() throws {
    func initial(_ attributes: String) throws -> String? {
      try code(
        """
        <scene><objects><viewControllerPlaceholder storyboardName="Fade" \(attributes) id="container"
          sceneMemberID="viewController"/></objects></scene>
        """
      ).initial?.code
    }
    let storyboard = "UIStoryboard(name: \"Fade\", bundle: nil)"
    #expect(
      try initial("")
        == "(\(storyboard).instantiateInitialViewController() ?? UIViewController())")
    #expect(
      try initial("referencedIdentifier=\"Page\"")
        == "\(storyboard).instantiateViewController(withIdentifier: \"Page\")")
  }

  @Test("containers that contain each other end")
  func circle() throws {
    let code = try code(Self.container("navigationController", "rootViewController", "container"))
    #expect(code.initial == nil)
  }

  @Test("controllers with identifiers are registered, and can be left out")
  func identifiers() throws {
    let scenes = Self.container("navigationController", "rootViewController", "about") + Self.plain
    let all = try code(scenes)
    let statement = try #require(all.registrations.first)
    #expect(
      statement.code
        == "UIStoryboard.register(\"Main\", identifier: \"About\") { MainScene2() }")
    #expect(try code(scenes, leftOut: [statement.origin]).registrations.count == 1)
  }

  @Test(
    "segues are triggered by controls, and registered by their names",
    arguments: [
      (
        "kind=\"show\" identifier=\"go\"",
        [
          "UIStoryboardSegue.register(\"go\", kind: .show) { Board() }",
          "sceneTrigger(button2, self) { scenePerform($0, \"go\", .show, sender: $1) { Board() } }",
        ]
      ),
      (
        "kind=\"push\"",
        ["sceneTrigger(button2, self) { scenePerform($0, nil, .show, sender: $1) { Board() } }"]
      ),
      (
        "kind=\"presentation\"",
        [
          "sceneTrigger(button2, self) { scenePerform($0, nil, .present, sender: $1) { Board() } }"
        ]
      ),
      (
        "kind=\"presentation\" modalPresentationStyle=\"fullScreen\" modalTransitionStyle=\"flip\"",
        [
          "sceneTrigger(button2, self) { scenePerform($0, nil, .present, sender: $1) { sceneModal(Board(), style: .fullScreen) } }"
        ]
      ),
      (
        "kind=\"modal\" modalTransitionStyle=\"crossDissolve\"",
        [
          "sceneTrigger(button2, self) { scenePerform($0, nil, .present, sender: $1) { sceneModal(Board(), transition: .crossDissolve) } }"
        ]
      ),
      (
        "kind=\"custom\" customClass=\"Menu\"",
        [
          "sceneTrigger(button2, self) { scenePerform($0, nil, .present, sender: $1, segue: { Menu(identifier: $0, source: $1, destination: $2) }) { Board() } }"
        ]
      ),
      (
        "kind=\"unwind\" unwindAction=\"back:\"",
        ["sceneTrigger(button2, self) { sceneUnwind($0, sender: $1) }"]
      ),
    ])
  func segues(attributes: String, statements: [String]) throws {
    let document = try ExampleStoryboard.document(
      """
      <scene><objects>
      <viewController id="controller" customClass="Menu" sceneMemberID="viewController">
      <view key="view" id="root"><subviews><button id="b"><connections>
        <segue destination="target" \(attributes) id="s"/>
      </connections></button></subviews></view>
      </viewController></objects></scene>
      <scene><objects>
      <viewController id="target" customClass="Board" sceneMemberID="viewController"/>
      </objects></scene>
      """)
    let scene = try #require(document.initialScene)
    let code = SceneCode(of: scene, in: document, classes: ControllerClasses())
    for statement in statements { #expect(code.has(statement)) }
    #expect(code.notes.isEmpty)
  }

  @Test("a container view embeds its controller")
  func embedding() throws {
    let document = try ExampleStoryboard.document(
      """
      <scene><objects>
      <viewController id="controller" customClass="Menu" sceneMemberID="viewController">
      <view key="view" id="root"><subviews><containerView id="b"><connections>
        <segue destination="target" kind="embed" identifier="inner" id="s"/>
      </connections></containerView></subviews></view>
      </viewController></objects></scene>
      <scene><objects>
      <viewController id="target" customClass="Board" sceneMemberID="viewController"/>
      </objects></scene>
      """)
    let scene = try #require(document.initialScene)
    let code = SceneCode(of: scene, in: document, classes: ControllerClasses())
    #expect(code.has("sceneEmbed(self, \"inner\", in: containerView2) { Board() }"))
  }
}

/// An app with the controllers `Board` and `Menu`.
private struct ControllerClasses: SceneClasses {
  func isController(_ className: String) -> Bool { isDeclared(className) }

  func isDeclared(_ className: String) -> Bool { ["Board", "Menu"].contains(className) }

  func creation(of className: String, frame: String?) -> String? {
    isDeclared(className) ? "\(className)()" : nil
  }

  func outletClass(_ name: String, of className: String, insteadOf viewClass: String) -> String? {
    nil
  }

  func selector(_ name: String, of className: String) -> String? { nil }
}
