// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsStoryboard

@Suite("Values of scenes")
struct SceneValueTests {
  @Test(
    "views are created by style, and added as their superview arranges them",
    arguments: [
      (#"<button buttonType="roundedRect" id="v"/>"#, "let button2 = UIButton(type: .system)"),
      (
        #"<tableView style="grouped" id="v"/>"#,
        "let tableView2 = UITableView(frame: CGRect.zero, style: .grouped)"
      ),
      (
        #"<stackView id="v"><subviews><view id="w"/></subviews></stackView>"#,
        "stackView2.addArrangedSubview(view3)"
      ),
      (
        #"<button id="v"><buttonConfiguration key="configuration" style="tinted" subtitle="B"/></button>"#,
        "button2.configuration = .tinted()"
      ),
      (
        #"<button id="v"><buttonConfiguration key="configuration" style="plain" subtitle="B"/></button>"#,
        #"button2.configuration?.subtitle = "B""#
      ),
      (
        """
        <button id="v"><buttonConfiguration key="configuration" style="plain">
        <color key="baseBackgroundColor" white="0" alpha="1"/></buttonConfiguration></button>
        """,
        "button2.configuration?.baseBackgroundColor = UIColor(white: 0, alpha: 1)"
      ),
      (
        """
        <collectionView id="v"><collectionViewFlowLayout key="collectionViewLayout"
        minimumInteritemSpacing="6" id="f"/></collectionView>
        """,
        "collectionViewFlowLayout3.minimumInteritemSpacing = 6"
      ),
    ])
  func views(element: String, statement: String) throws {
    #expect(try ExampleStoryboard.code(subviews: element).has(statement))
  }

  @Test(
    "fonts and texts become literals",
    arguments: [
      (
        #"<label id="v"><fontDescription key="fontDescription" type="italicSystem" pointSize="9"/></label>"#,
        "label2.font = UIFont.italicSystemFont(ofSize: 9)"
      ),
      (
        #"<label id="v"><fontDescription key="fontDescription" name=".SFUI-Regular" pointSize="9"/></label>"#,
        "label2.font = UIFont.systemFont(ofSize: 9)"
      ),
      (
        #"<label id="v"><fontDescription key="fontDescription" type="system" size="11"/></label>"#,
        "label2.font = UIFont.systemFont(ofSize: 11)"
      ),
      (#"<label text="a&#9;b" id="v"/>"#, #"label2.text = "a\tb""#),
    ])
  func literals(element: String, statement: String) throws {
    #expect(try ExampleStoryboard.code(subviews: element).has(statement))
  }

  @Test(
    "runtime attributes of every type are assigned; a path that is none is not",
    arguments: [
      (
        #"type="size" keyPath="reach"><size key="value" width="3" height="4"/>"#,
        "view2.reach = CGSize(width: 3, height: 4)"
      ),
      (
        #"type="rect" keyPath="area"><rect key="value" x="1" y="2" width="3" height="4"/>"#,
        "view2.area = CGRect(x: 1, y: 2, width: 3, height: 4)"
      ),
      (
        #"type="image" keyPath="picture" value="sun">"#,
        #"view2.picture = sceneImage("sun", width: 40, height: 40)"#
      ),
      (#"type="string" keyPath="a; exit(1)" value="b">"#, nil),
    ] as [(String, String?)])
  func runtimeAttributes(attribute: String, statement: String?) throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <view id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute \(attribute)</userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        """)
    if let statement {
      #expect(code.has(statement))
    } else {
      #expect(!code.statements.contains { $0.code.contains("exit") })
    }
  }

  @Test("recognizers have their direction or edges, and no limits beyond counting")
  func recognizers() throws {
    let code = try ExampleStoryboard.code(
      objects: """
        <swipeGestureRecognizer direction="left" id="a"/>
        <screenEdgePanGestureRecognizer edges="right" id="b"/>
        <panGestureRecognizer maximumNumberOfTouches="4294967295" id="c"/>
        """)
    let lines = code.statements.map(\.code)
    #expect(lines.contains { $0.hasSuffix(".direction = .left") })
    #expect(lines.contains { $0.hasSuffix(".edges = .right") })
    #expect(!lines.contains { $0.contains("maximumNumberOfTouches") })
  }

  @Test("a prototype has its style, its selection and its color")
  func prototype() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <tableView id="t"><prototypes><tableViewCell style="IBUITableViewCellStyleValue1"
          selectionStyle="none" reuseIdentifier="row" id="c">
        <color key="backgroundColor" white="0.5" alpha="1"/></tableViewCell></prototypes></tableView>
        """)
    let lines = code.statements.map(\.code)
    #expect(lines.contains { $0.contains("style: .value1") })
    #expect(lines.contains { $0.hasSuffix(".selectionStyle = .none") })
    #expect(lines.contains { $0.hasSuffix(".backgroundColor = UIColor(white: 0.5, alpha: 1)") })
  }
}
