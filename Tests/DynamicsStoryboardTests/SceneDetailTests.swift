// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsStoryboard

@Suite("Details of views in scenes")
struct SceneDetailTests {
  @Test(
    "states, insets and configurations of buttons are set",
    arguments: [
      (
        #"<button lineBreakMode="tailTruncation" id="v"/>"#,
        "titleLabel?.lineBreakMode = .byTruncatingTail"
      ),
      (
        #"<button id="v"><inset key="titleEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/></button>"#,
        "titleEdgeInsets = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)"
      ),
      (
        #"<button id="v"><inset key="imageEdgeInsets" minX="5" minY="0" maxX="0" maxY="0"/></button>"#,
        "imageEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)"
      ),
      (
        #"<button id="v"><state key="normal"><imageReference key="image" image="sun" catalog="system"/></state></button>"#,
        #"setImage(UIImage(systemName: "sun"), for: .normal)"#
      ),
      (
        #"<button id="v"><state key="selected" backgroundImage="paper"/></button>"#,
        #"setBackgroundImage(sceneImage("paper", width: 40, height: 40), for: .selected)"#
      ),
      (
        #"<button id="v"><state key="normal"><color key="titleShadowColor" white="0.5" alpha="1"/></state></button>"#,
        "setTitleShadowColor(UIColor(white: 0.5, alpha: 1), for: .normal)"
      ),
      (
        """
        <button id="v"><state key="normal" title="Plain"><attributedString key="attributedTitle">
        <fragment content="Rich"/></attributedString></state></button>
        """,
        #"setTitle("Rich", for: .normal)"#
      ),
      (
        """
        <button id="v"><buttonConfiguration key="configuration" style="plain">
        <imageReference key="image" image="sun" catalog="system"/></buttonConfiguration></button>
        """,
        #"configuration?.image = UIImage(systemName: "sun")"#
      ),
    ])
  func buttons(element: String, statement: String) throws {
    #expect(try ExampleStoryboard.code(subviews: element).has("button2.\(statement)"))
  }

  @Test(
    "values that stand in elements of their own are set",
    arguments: [
      (
        #"<textField id="v"><string key="placeholder">Name</string></textField>"#,
        #"textField2.placeholder = "Name""#
      ),
      (
        #"<textField id="v"><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>"#,
        "textField2.isSecureTextEntry = true"
      ),
      (
        #"<visualEffectView id="v"><blurEffect style="dark"/></visualEffectView>"#,
        "visualEffectView2.effect = UIBlurEffect(style: .dark)"
      ),
      (
        #"<scrollView id="v"><size key="contentSize" width="10" height="20"/></scrollView>"#,
        "scrollView2.contentSize = CGSize(width: 10, height: 20)"
      ),
      (
        #"<segmentedControl id="v"><segments><segment title="A"/></segments></segmentedControl>"#,
        "segmentedControl2.selectedSegmentIndex = 0"
      ),
      (
        """
        <collectionView id="v"><collectionViewFlowLayout key="collectionViewLayout" id="f">
        <size key="headerReferenceSize" width="50" height="20"/></collectionViewFlowLayout></collectionView>
        """,
        "collectionViewFlowLayout3.headerReferenceSize = CGSize(width: 50, height: 20)"
      ),
    ])
  func values(element: String, statement: String) throws {
    #expect(try ExampleStoryboard.code(subviews: element).has(statement))
  }

  @Test(
    "a view of UIKit has the frame that it is created with, and is not awakened; one of the app is",
    arguments: [
      ("<tableView id=\"v\"/>", "tableView2", false),
      ("<collectionView id=\"v\"/>", "collectionView2", false),
      ("<slider id=\"v\"/>", "slider2", false),
      ("<tableView id=\"v\" customClass=\"Card\"/>", "tableView2", true),
    ])
  func creation(element: String, name: String, isOwn: Bool) throws {
    let code = try ExampleStoryboard.code(subviews: element)
    #expect(code.has("\(name).frame = CGRect.zero") == isOwn)
    #expect(code.has("\(name).awakeFromNib()") == isOwn)
  }

  @Test(
    "a view says what it stands for, where there is no such view",
    arguments: [
      ("<mapView id=\"v\"/>", true), ("<view id=\"v\"/>", false), ("<label id=\"v\"/>", false),
      ("<containerView id=\"v\"/>", false),
    ])
  func standIns(element: String, isReplaced: Bool) throws {
    let code = try ExampleStoryboard.code(subviews: element)
    #expect(code.statements.contains { $0.code.contains("sceneStandIn(") } == isReplaced)
  }

  @Test("the controls of UIKit are controls, other views are not")
  func controls() throws {
    let controls = [
      "control", "button", "slider", "switch", "segmentedControl", "stepper", "pageControl",
      "datePicker", "textField",
    ]
    let others = ["view", "label", "imageView", "progressView", "textView", "tableView"]
    for name in controls + others {
      let element = InterfaceElement(name: name, attributes: [:], line: 1)
      #expect(try #require(ViewKind.of(element)).isControl == controls.contains(name), "\(name)")
    }
  }

  @Test(
    "what the class does by itself, or the storyboard refuses, is not set",
    arguments: [
      (
        #"<label minimumFontSize="9" adjustsFontSizeToFit="NO" id="v"/>"#,
        "adjustsFontSizeToFitWidth = true"
      ),
      (#"<button lineBreakMode="middleTruncation" id="v"/>"#, "lineBreakMode"),
    ])
  func defaults(element: String, property: String) throws {
    let code = try ExampleStoryboard.code(subviews: element)
    #expect(!code.statements.contains { $0.code.contains(property) })
  }

  @Test(
    "the guides of a controller before safe areas are the bars: their inner edges are the safe area's",
    arguments: [
      ("top", "bottom", "view1.safeAreaLayoutGuide, .top"),
      ("bottom", "top", "view1.safeAreaLayoutGuide, .bottom"),
      ("top", "top", "view1, .top"), ("bottom", "bottom", "view1, .bottom"),
    ])
  func guides(guide: String, edge: String, side: String) throws {
    let document = try ExampleStoryboard.document(
      """
      <scene><objects><viewController id="controller" customClass="Board"
        sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="\(guide)" id="guide"/></layoutGuides>
      <view key="view" id="root"><subviews><view id="a"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="baseline" secondItem="guide"
        secondAttribute="\(edge)" id="c"/></constraints></view>
      </viewController></objects></scene>
      """)
    let scene = try #require(document.initialScene)
    let code = SceneCode(of: scene, in: document, classes: ExampleClasses(), leftOut: [])
    #expect(
      code.has(
        "let constraint3 = sceneConstraint(view2, .lastBaseline, .equal, \(side), multiplier: 1, "
          + "constant: 0, priority: 1000)"))
  }

  @Test("a view with a fixed frame keeps it, also if a constraint names it")
  func fixedFrame() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
        """,
      rest: """
        <constraints><constraint firstItem="a" firstAttribute="top" secondItem="root"
          secondAttribute="top" id="c"/></constraints>
        """)
    #expect(code.statements.contains { $0.code.contains("sceneConstraint(view2") })
    #expect(!code.statements.contains { $0.code.contains("translatesAutoresizing") })
  }
}
