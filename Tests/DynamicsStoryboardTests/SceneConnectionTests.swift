// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsStoryboard

@Suite("Connections and constraints of scenes")
struct SceneConnectionTests {
  @Test("outlets and collections are set, with what they name in the order of the file")
  func outlets() throws {
    let code = try ExampleStoryboard.code(
      subviews: "<view id=\"a\"/><label id=\"b\"/>",
      connections: """
        <outlet property="box" destination="a" id="1"/>
        <outletCollection property="boxes" destination="b" collectionClass="NSArray" id="2"/>
        <outletCollection property="boxes" destination="a" collectionClass="NSArray" id="3"/>
        <outlet property="lost" destination="nothing" id="4"/>
        <outlet property="view" destination="root" id="5"/>
        """)
    #expect(code.has("self.box = view2"))
    #expect(code.has("self.boxes = [label3, view2]"))
    #expect(
      !code.has("self.view = view1")
        || code.statements.filter { $0.code == "self.view = view1" }.count == 1)
    #expect(code.notes.count == 1)
    #expect(code.notes.first?.contains("the outlet lost") == true)
  }

  @Test("outlets of views are set as well, such as a data source")
  func outletsOfViews() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <tableView style="plain" id="t"><connections>
          <outlet property="dataSource" destination="controller" id="1"/>
        </connections></tableView>
        """)
    #expect(code.has("let tableView2 = UITableView(frame: CGRect.zero, style: .plain)"))
    #expect(code.has("tableView2.dataSource = self"))
  }

  @Test("actions of controls are added for their events")
  func actions() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <button id="b"><connections>
          <action selector="tap:" destination="controller" eventType="touchUpInside" id="1"/>
          <action selector="missing" destination="controller" eventType="touchDown" id="2"/>
        </connections></button>
        <switch id="s"><connections>
          <action selector="reset" destination="controller" eventType="valueChanged" id="3"/>
        </connections></switch>
        """)
    #expect(code.has("button2.addTarget(self, action: #tap:, for: .touchUpInside)"))
    #expect(code.has("switch3.addTarget(self, action: #reset, for: .valueChanged)"))
    #expect(code.notes.count == 1)
    #expect(code.notes.first?.contains("Board has no action missing") == true)
  }

  @Test("gesture recognizers are created, set up, attached to their views and connected")
  func recognizers() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <view id="a"><connections>
          <outletCollection property="gestureRecognizers" destination="p" appends="YES" id="1"/>
        </connections></view>
        """,
      objects: """
        <panGestureRecognizer minimumNumberOfTouches="2" enabled="NO" id="p"><connections>
          <action selector="tap:" destination="controller" id="2"/>
          <outlet property="delegate" destination="controller" id="3"/>
        </connections></panGestureRecognizer>
        <pongPressGestureRecognizer minimumPressDuration="0.25" id="l"/>
        """)
    #expect(code.has("let panGestureRecognizer3 = UIPanGestureRecognizer()"))
    #expect(code.has("panGestureRecognizer3.minimumNumberOfTouches = 2"))
    #expect(code.has("panGestureRecognizer3.isEnabled = false"))
    #expect(code.has("view2.addGestureRecognizer(panGestureRecognizer3)"))
    #expect(code.has("panGestureRecognizer3.addTarget(self, action: #tap:)"))
    #expect(code.has("panGestureRecognizer3.delegate = self"))
    #expect(code.has("let pongPressGestureRecognizer4 = UILongPressGestureRecognizer()"))
    #expect(code.notes.isEmpty)
  }

  @Test(
    "constraints name views, guides and margins",
    arguments: [
      (
        "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\" constant=\"8\"",
        "view2, .top, .equal, view1.safeAreaLayoutGuide, .top, multiplier: 1, constant: 8, priority: 1000"
      ),
      (
        "firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" constant=\"-20.5\"",
        "view1, .trailing, .equal, view2, .trailing, multiplier: 1, constant: -20.5, priority: 1000"
      ),
      (
        "firstItem=\"a\" firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"44\" priority=\"750\"",
        "view2, .width, .greaterThanOrEqual, nil, .notAnAttribute, multiplier: 1, constant: 44, priority: 750"
      ),
      (
        "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" multiplier=\"4:3\"",
        "view2, .width, .equal, view2, .height, multiplier: 1.3333333333333333, constant: 0, priority: 1000"
      ),
      (
        "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leadingMargin\"",
        "view2, .leading, .equal, view1, .leadingMargin, multiplier: 1, constant: 0, priority: 1000"
      ),
    ])
  func constraints(attributes: String, arguments: String) throws {
    let code = try ExampleStoryboard.code(
      subviews: "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"/>",
      rest: """
        <constraints><constraint \(attributes) id="c"/></constraints>
        <viewLayoutGuide key="safeArea" id="safe"/>
        """,
      connections: "<outlet property=\"distance\" destination=\"c\" id=\"o\"/>")
    #expect(code.has("let constraint3 = sceneConstraint(\(arguments))"))
    #expect(code.has("view2.translatesAutoresizingMaskIntoConstraints = false"))
    #expect(code.has("self.distance = constraint3"))
  }

  @Test("a view without constraints keeps its frame, and a placeholder is left out")
  func unconstrained() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
        """,
      rest:
        "<constraints><constraint firstItem=\"root\" firstAttribute=\"width\" placeholder=\"YES\" id=\"c\"/></constraints>"
    )
    #expect(!code.statements.contains { $0.code.contains("translatesAutoresizing") })
    #expect(!code.statements.contains { $0.code.contains("sceneConstraint") })
  }

  @Test("what is not installed on a phone held upright is created, but neither active nor added")
  func variations() throws {
    let code = try ExampleStoryboard.code(
      subviews: "<view id=\"a\"/><view id=\"b\"/>",
      rest: """
        <constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
          <constraint firstItem="a" firstAttribute="left" secondItem="root" secondAttribute="left" id="d"/>
        </constraints>
        <variation key="default">
          <mask key="subviews"><exclude reference="b"/></mask>
          <mask key="constraints"><exclude reference="c"/><exclude reference="d"/></mask>
        </variation>
        <variation key="heightClass=regular-widthClass=compact">
          <mask key="constraints"><include reference="d"/></mask>
        </variation>
        """)
    let arguments = "multiplier: 1, constant: 0, priority: 1000"
    #expect(
      code.has(
        "let constraint4 = sceneConstraint(view2, .top, .equal, view1, .top, \(arguments), isActive: false)"
      ))
    #expect(code.has("_ = sceneKeep(constraint4, self)"))
    #expect(
      code.has(
        "let constraint5 = sceneConstraint(view2, .left, .equal, view1, .left, \(arguments))"))
    #expect(code.has("view1.addSubview(view2)"))
    #expect(!code.has("view1.addSubview(view3)"))
  }

  @Test("a constraint with an outlet is kept, because the app may deactivate it")
  func keptConstraints() throws {
    let code = try ExampleStoryboard.code(
      subviews: "<view id=\"a\"/>",
      rest: """
        <constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
          <constraint firstItem="a" firstAttribute="left" secondItem="root" secondAttribute="left" id="d"/>
        </constraints>
        """,
      connections: "<outlet property=\"top\" destination=\"c\" id=\"o\"/>")
    #expect(code.has("_ = sceneKeep(constraint3, self)"))
    #expect(!code.has("_ = sceneKeep(constraint4, self)"))
  }

  @Test("attributes, frames and fonts are those of a phone held upright")
  func variedAttributes() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <label id="a" text="A">
          <rect key="frame" x="1" y="2" width="30" height="40"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <variation key="widthClass=compact">
            <fontDescription key="fontDescription" type="system" pointSize="12"/>
          </variation>
          <variation key="heightClass=regular-widthClass=compact" alpha="0.5">
            <rect key="frame" x="5" y="6" width="70" height="80"/>
          </variation>
          <variation key="heightClass=regular-widthClass=regular" alpha="0.25">
            <rect key="frame" x="9" y="9" width="9" height="9"/>
          </variation>
        </label>
        """,
      rest: """
        <constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c">
            <variation key="heightClass=compact" constant="2"/>
            <variation key="widthClass=compact" constant="20"/>
          </constraint>
        </constraints>
        """)
    #expect(code.statements.contains { $0.code.contains("x: 5, y: 6, width: 70, height: 80") })
    #expect(code.statements.contains { $0.code.contains("ofSize: 12") })
    #expect(code.has("label2.alpha = 0.5"))
    #expect(code.statements.contains { $0.code.contains("constant: 20,") })
  }

  @Test(
    "the image of a bar button is a symbol, or one of the app",
    arguments: [
      (" catalog=\"system\"", "UIBarButtonItem(image: UIImage(systemName: \"sun\")"),
      ("", "UIBarButtonItem(image: sceneImage(\"sun\""),
    ])
  func barButtonImages(attributes: String, creation: String) throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <toolbar id="t"><items><barButtonItem image="sun"\(attributes) id="b"/></items></toolbar>
        """)
    #expect(code.statements.contains { $0.code.contains(creation) })
  }

  @Test(
    "the factor of a constraint is a number or a ratio, 1 where it is neither",
    arguments: [
      ("0.5", "0.5"), ("3:2", "1.5"), ("3/2", "1.5"), ("2:0", "2"), ("2:nan", "2"), ("inf", "1"),
      ("wide", "1"),
    ])
  func factors(text: String, factor: String) throws {
    let code = try ExampleStoryboard.code(
      rest: """
        <constraints><constraint firstItem="root" firstAttribute="width" secondItem="root"
          secondAttribute="height" multiplier="\(text)" id="c"/></constraints>
        """)
    #expect(code.statements.contains { $0.code.contains("multiplier: \(factor), constant: 0") })
  }

  @Test("a constraint without an identifier is active")
  func unnamedConstraint() throws {
    let code = try ExampleStoryboard.code(
      rest: """
        <constraints><constraint firstItem="root" firstAttribute="width" constant="9"/></constraints>
        """)
    let made = code.statements.map(\.code).filter { $0.contains("sceneConstraint(") }
    #expect(made.count == 1 && !made.contains { $0.contains("isActive") })
  }

  @Test(
    "frames of Xcode 8 are distances from the edges of the superview",
    arguments: [
      ("minX=\"10\" minY=\"20\" width=\"30\" height=\"40\"", "x: 10, y: 20, width: 30, height: 40"),
      (
        "maxX=\"10\" maxY=\"20\" width=\"30\" height=\"40\"",
        "x: 335, y: 607, width: 30, height: 40"
      ),
      ("minX=\"10\" maxX=\"15\" minY=\"20\" maxY=\"47\"", "x: 10, y: 20, width: 350, height: 600"),
      // A distance of 0 is not written.
      ("width=\"30\" height=\"40\"", "x: 0, y: 0, width: 30, height: 40"),
      ("maxX=\"15\" maxY=\"47\"", "x: 0, y: 0, width: 360, height: 620"),
    ])
  func insets(attributes: String, frame: String) throws {
    let code = try ExampleStoryboard.code(
      subviews: "<view id=\"a\"><frame key=\"frameInset\" \(attributes)/></view>")
    #expect(code.has("let view2 = UIView(frame: CGRect(\(frame)))"))
  }

  @Test("user-defined runtime attributes are properties, which the compiler checks")
  func runtimeAttributes() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <view id="a"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <integer key="value" value="12"/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
          <userDefinedRuntimeAttribute type="string" keyPath="title" value="One"/>
          <userDefinedRuntimeAttribute type="color" keyPath="ink">
            <color key="value" white="0" alpha="1"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        """)
    #expect(code.has("view2.layer.cornerRadius = 12"))
    #expect(code.has("view2.isRound = true"))
    #expect(code.has("view2.title = \"One\""))
    #expect(code.has("view2.ink = UIColor(white: 0, alpha: 1)"))
  }

  private static func boardScene(_ id: String) -> String {
    """
    <scene><objects>
    <viewController id="\(id)" customClass="Board" sceneMemberID="viewController">
    <view key="view" id="root\(id)"/><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="level" value="Two"/>
    <userDefinedRuntimeAttribute type="image" keyPath="back" value="felt"/>
    <userDefinedRuntimeAttribute type="range" keyPath="rows"/>
    </userDefinedRuntimeAttributes></viewController></objects></scene>
    """
  }

  @Test(
    "runtime attributes of a controller are set when it is created, or by its scene if it has several"
  )
  func controllerAttributes() throws {
    let assigned = [
      "self.level = \"Two\"", "self.back = sceneImage(\"felt\", width: 40, height: 40)",
    ]
    let registered = [
      "UIStoryboard.register(\"Main\", attribute: \"level\", of: Board.self) { $0.level = \"Two\" }",
      "UIStoryboard.register(\"Main\", attribute: \"back\", of: Board.self) "
        + "{ $0.back = sceneImage(\"felt\", width: 40, height: 40) }",
    ]
    for isOnly in [true, false] {
      let scenes = Self.boardScene("controller") + (isOnly ? "" : Self.boardScene("other"))
      let document = try ExampleStoryboard.document(scenes)
      let scene = try #require(document.initialScene)
      let code = SceneCode(of: scene, in: document, classes: ExampleClasses())
      #expect(assigned.allSatisfy { code.has($0) != isOnly } && code.notes.count == 1)
      let start = StoryboardCode(of: document, classes: ExampleClasses()).registrations.map(\.code)
      #expect(Array(start.prefix(isOnly ? 2 : 0)) == (isOnly ? registered : []))
      #expect(registered.allSatisfy { start.contains($0) == isOnly })
    }
  }

  @Test(
    "a view has the class of its outlet where a view of the file's class cannot be assigned",
    arguments: [
      ("card", "view", "let view2 = Card(frame: CGRect.zero)", 1),
      ("picture", "view", "let view2 = UIImageView(frame: CGRect.zero)", 1),
      ("picture", "imageView", "let imageView2 = UIImageView(frame: CGRect.zero)", 0),
      ("other", "view", "let view2 = UIView(frame: CGRect.zero)", 0),
    ])
  func outletClasses(property: String, element: String, statement: String, notes: Int) throws {
    let code = try ExampleStoryboard.code(
      subviews: "<\(element) id=\"a\"/>",
      connections: "<outlet property=\"\(property)\" destination=\"a\" id=\"o\"/>")
    #expect(code.has(statement) && code.notes.count == notes)
  }

  @Test("the items of toolbars are bar buttons with their actions")
  func toolbars() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <toolbar id="t"><items>
          <barButtonItem systemItem="flexibleSpace" enabled="YES" id="s"/>
          <barButtonItem enabled="NO" title="Reset" id="r"><connections>
            <action selector="reset" destination="controller" id="a"/>
          </connections></barButtonItem>
        </items></toolbar>
        """)
    #expect(
      code.has(
        "let barButtonItem3 = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)"
      ))
    #expect(code.has("toolbar2.items = [barButtonItem3, barButtonItem4]"))
    #expect(code.has("barButtonItem4.action = #reset"))
    #expect(code.has("barButtonItem4.isEnabled = false"))
    #expect(!code.has("barButtonItem3.isEnabled = false"))
    #expect(code.notes.isEmpty)
  }

  @Test("a bar button shows its own view, with its action, its constraints and its outlet")
  func customViewOfBarButton() throws {
    let document = try ExampleStoryboard.document(
      """
      <scene><objects><viewController id="controller" customClass="Board" sceneMemberID="viewController">
        <view key="view" id="root"/>
        <navigationItem key="navigationItem" id="n"><barButtonItem key="leftBarButtonItem" id="i">
          <button key="customView" id="b">
            <constraints><constraint firstAttribute="width" constant="30" id="w"/></constraints>
            <connections>
              <action selector="reset" destination="controller" eventType="touchUpInside" id="a"/>
            </connections>
          </button>
        </barButtonItem></navigationItem>
        <connections><outlet property="panel" destination="b" id="o"/></connections>
      </viewController></objects></scene>
      """)
    let scene = try #require(document.initialScene)
    let code = SceneCode(of: scene, in: document, classes: ExampleClasses(), leftOut: [])
    #expect(code.has("let barButtonItem2 = UIBarButtonItem(customView: button3)"))
    #expect(code.has("button3.addTarget(self, action: #reset, for: .touchUpInside)"))
    #expect(
      code.has(
        "let constraint4 = sceneConstraint(button3, .width, .equal, nil, .notAnAttribute, "
          + "multiplier: 1, constant: 30, priority: 1000)"))
    #expect(code.has("self.panel = button3"))
    #expect(code.notes.isEmpty)
  }
}
