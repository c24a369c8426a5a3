// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsStoryboard

@Suite("Code of scenes")
struct SceneCodeTests {
  @Test("the root view is set before its subviews are connected, and gets the screen's size last")
  func root() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <view contentMode="scaleToFill" id="box">
          <rect key="frame" x="20" y="30.5" width="100" height="40"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        </view>
        """,
      connections: "<outlet property=\"box\" destination=\"box\" id=\"o\"/>")
    let expected = [
      "UIStoryboard(name: \"Main\", bundle: nil).adopt(self)",
      "let view1 = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))",
      "let view2 = UIView(frame: CGRect(x: 20, y: 30.5, width: 100, height: 40))",
      "view2.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]",
      "view1.addSubview(view2)", "self.view = view1", "self.box = view2",
      "view1.frame = UIScreen.main.bounds",
    ]
    let places = expected.map { code.index(of: $0) }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    #expect(code.notes.isEmpty)
  }

  @Test(
    "attributes of views become properties",
    arguments: [
      ("<view alpha=\"0.5\" id=\"v\"/>", "view2.alpha = 0.5"),
      ("<view hidden=\"YES\" id=\"v\"/>", "view2.isHidden = true"),
      ("<view tag=\"7\" id=\"v\"/>", "view2.tag = 7"),
      (
        "<imageView userInteractionEnabled=\"NO\" contentMode=\"scaleAspectFit\" id=\"v\"/>",
        "imageView2.contentMode = .scaleAspectFit"
      ),
      ("<view clipsSubviews=\"YES\" id=\"v\"/>", "view2.clipsToBounds = true"),
      ("<label text=\"Say &quot;hi&quot;&#10;\" id=\"v\"/>", "label2.text = \"Say \\\"hi\\\"\\n\""),
      ("<label textAlignment=\"center\" id=\"v\"/>", "label2.textAlignment = .center"),
      (
        "<label lineBreakMode=\"tailTruncation\" id=\"v\"/>",
        "label2.lineBreakMode = .byTruncatingTail"
      ),
      ("<label minimumFontSize=\"9\" id=\"v\"/>", "label2.adjustsFontSizeToFitWidth = true"),
      ("<slider value=\"3\" maxValue=\"8\" id=\"v\"/>", "slider2.maximumValue = 8"),
      ("<switch on=\"YES\" id=\"v\"/>", "switch2.isOn = true"),
      (
        "<textField borderStyle=\"roundedRect\" id=\"v\"/>", "textField2.borderStyle = .roundedRect"
      ),
      ("<stackView axis=\"vertical\" id=\"v\"/>", "stackView2.axis = .vertical"),
      (
        "<stackView spacingType=\"standard\" id=\"v\"/>",
        "stackView2.spacing = UIStackView.spacingUseSystem"
      ),
      (
        "<activityIndicatorView animating=\"YES\" id=\"v\"/>",
        "activityIndicatorView2.startAnimating()"
      ),
    ])
  func attributes(element: String, statement: String) throws {
    let code = try ExampleStoryboard.code(subviews: element)
    #expect(code.has(statement))
    #expect(code.notes.isEmpty)
  }

  @Test(
    "an image view and a label receive touches unless the file says that they do not",
    arguments: ["imageView", "label"])
  func touches(element: String) throws {
    let statement = "\(element)2.isUserInteractionEnabled = true"
    #expect(try ExampleStoryboard.code(subviews: "<\(element) id=\"v\"/>").has(statement))
    let refused = "<\(element) userInteractionEnabled=\"NO\" id=\"v\"/>"
    let code = try ExampleStoryboard.code(subviews: refused)
    #expect(!code.has(statement))
    #expect(code.has("\(element)2.isUserInteractionEnabled = false"))
  }

  @Test("a slider has its limits before its value")
  func order() throws {
    let code = try ExampleStoryboard.code(
      subviews: "<slider value=\"30\" minValue=\"10\" maxValue=\"80\" id=\"v\"/>")
    let value = try #require(code.index(of: "slider2.value = 30"))
    #expect(try #require(code.index(of: "slider2.maximumValue = 80")) < value)
    #expect(try #require(code.index(of: "slider2.minimumValue = 10")) < value)
  }

  @Test(
    "colors are components, colors of the system, or names",
    arguments: [
      (
        "red=\"1\" green=\"0.5\" blue=\"0.25\" alpha=\"0.75\" colorSpace=\"calibratedRGB\"",
        "UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)"
      ),
      ("white=\"0.333333333\" alpha=\"1\"", "UIColor(white: 0.3333, alpha: 1)"),
      ("systemColor=\"systemBackgroundColor\"", "UIColor.systemBackground"),
      ("systemColor=\"secondaryLabelColor\"", "UIColor.secondaryLabel"),
      ("cocoaTouchSystemColor=\"darkTextColor\"", "UIColor.darkText"),
      ("cocoaTouchSystemColor=\"whiteColor\"", "UIColor.white"),
      (
        "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"",
        "UIColor.systemBackground"
      ),
      (
        "systemColor=\"tertiarySystemGroupedBackgroundColor\"",
        "UIColor.tertiarySystemGroupedBackground"
      ),
      ("name=\"Sea\"", "UIColor(named: \"Sea\") ?? UIColor(white: 0.5, alpha: 1)"),
    ])
  func colors(attributes: String, color: String) throws {
    let code = try ExampleStoryboard.code(
      subviews: "<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>",
      resources: "<namedColor name=\"Sea\"><color white=\"0.5\" alpha=\"1\"/></namedColor>")
    #expect(code.has("view2.backgroundColor = \(color)"))
  }

  @Test(
    "fonts are of the system, of a text style, or of a family",
    arguments: [
      ("type=\"system\" pointSize=\"20\"", "UIFont.systemFont(ofSize: 20)"),
      (
        "type=\"system\" weight=\"light\" pointSize=\"39\"",
        "UIFont.systemFont(ofSize: 39, weight: .light)"
      ),
      ("type=\"boldSystem\" pointSize=\"17\"", "UIFont.boldSystemFont(ofSize: 17)"),
      (
        "name=\"Avenir-Book\" family=\"Avenir\" pointSize=\"12\"",
        "UIFont(name: \"Avenir-Book\", size: 12)"
      ),
      (
        "style=\"UICTFontTextStyleBody\"",
        "UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: \"UICTFontTextStyleBody\"))"
      ),
    ])
  func fonts(attributes: String, font: String) throws {
    let code = try ExampleStoryboard.code(
      subviews: "<label id=\"v\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
    #expect(code.has("label2.font = \(font)"))
  }

  @Test("an image has the size of the resources, for the frame that stands for a missing one")
  func images() throws {
    let code = try ExampleStoryboard.code(
      subviews:
        "<imageView image=\"star\" id=\"v\"/><imageView image=\"sun\" catalog=\"system\" id=\"w\"/>",
      resources: "<image name=\"star\" width=\"41\" height=\"40\"/>")
    #expect(code.has("imageView2.image = sceneImage(\"star\", width: 41, height: 40)"))
    #expect(code.has("imageView3.image = UIImage(systemName: \"sun\")"))
  }

  @Test("a button has its type, and titles, images and colors for its states")
  func buttons() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <button buttonType="roundedRect" lineBreakMode="middleTruncation" id="v">
          <fontDescription key="fontDescription" type="system" pointSize="15"/>
          <state key="normal" title="Add a box"><color key="titleColor" white="1" alpha="1"/></state>
          <state key="highlighted" image="lit"/>
        </button>
        <button id="w"/>
        """)
    #expect(code.has("let button2 = UIButton(type: .system)"))
    #expect(code.has("let button3 = UIButton(type: .custom)"))
    #expect(code.has("button2.setTitle(\"Add a box\", for: .normal)"))
    #expect(code.has("button2.setTitleColor(UIColor(white: 1, alpha: 1), for: .normal)"))
    #expect(
      code.has("button2.setImage(sceneImage(\"lit\", width: 40, height: 40), for: .highlighted)"))
    #expect(code.has("button2.titleLabel?.font = UIFont.systemFont(ofSize: 15)"))
  }

  @Test("segments are selected after they exist")
  func segments() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <segmentedControl selectedSegmentIndex="1" id="v">
          <segments><segment title="One"/><segment title="Two"/></segments>
        </segmentedControl>
        """)
    let two = "segmentedControl2.insertSegment(withTitle: \"Two\", at: 1, animated: false)"
    let selections = code.statements.indices.filter {
      code.statements[$0].code == "segmentedControl2.selectedSegmentIndex = 1"
    }
    #expect(try #require(code.index(of: two)) < (try #require(selections.last)))
  }

  @Test("a view of the app's class is created by it; one of an unknown class is plain, with a note")
  func classes() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <view customClass="Card" id="v"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
        <view customClass="Deck" id="w"/>
        <view customClass="Elsewhere" id="x"/>
        <mapView id="m"/>
        """)
    #expect(code.has("let view2 = Card(frame: CGRect(x: 1, y: 2, width: 3, height: 4))"))
    #expect(code.has("view2.awakeFromNib()"))
    #expect(code.has("let view3 = UIView(frame: CGRect.zero)"))
    #expect(code.has("let mapView5 = UIView(frame: CGRect.zero)"))
    #expect(code.has("sceneStandIn(mapView5, \"mapView\")"))
    #expect(code.notes.count == 3)
    #expect(code.notes.contains { $0.contains("the class Deck cannot be created") })
    #expect(code.notes.contains { $0.contains("the class Elsewhere is not in the files") })
    #expect(code.notes.contains { $0.hasPrefix("App/Main.storyboard:") && $0.contains("mapView") })
  }

  @Test("what is not understood is noted once")
  func notes() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <view wobbles="YES" id="v"/><view wobbles="YES" id="w"><pageGuide id="p"/></view>
        """)
    #expect(code.notes.count == 2)
    #expect(code.notes.last?.contains("pageGuide of view is not read") == true)
    #expect(code.notes.first?.contains("the attribute wobbles of view is not read") == true)
  }

  @Test("a statement that does not compile is left out by its origin")
  func leftOut() throws {
    let subviews = "<view alpha=\"0.5\" id=\"v\"/>"
    let all = try ExampleStoryboard.code(subviews: subviews)
    let statement = try #require(all.statements.first { $0.code == "view2.alpha = 0.5" })
    #expect(statement.origin.hasPrefix("Main.storyboard:"))
    #expect(Set(all.statements.map(\.origin)).count == all.statements.count)
    let rest = try ExampleStoryboard.code(subviews: subviews, leftOut: [statement.origin])
    #expect(!rest.has("view2.alpha = 0.5"))
    #expect(rest.statements.count == all.statements.count - 1)
  }
}
