// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsStoryboard

@Suite("Code of texts with attributes and of bars")
struct TextCodeTests {
  private static let red =
    "<color key=\"NSColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"

  @Test("a text of one fragment is plain, in its font, color and alignment")
  func single() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <label id="l"><attributedString key="attributedText"><fragment content="One">
          <attributes><font key="NSFont" size="20" name="x"/>\(Self.red)
          <paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes>
        </fragment></attributedString></label>
        """)
    #expect(code.index(of: "label2.text = \"One\"") != nil)
    let color = "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
    #expect(code.index(of: "label2.textColor = \(color)") != nil)
    #expect(code.index(of: "label2.textAlignment = .center") != nil)
    #expect(code.notes.isEmpty)
  }

  @Test("fragments keep attributes of their own")
  func fragments() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <label id="l"><attributedString key="attributedText">
          <fragment content="One"><attributes>\(Self.red)</attributes></fragment>
          <fragment content="Two"><attributes><integer key="NSUnderline" value="1"/></attributes>
          </fragment><fragment content="Three"/>
          <fragment content="Four"><attributes><integer key="NSStrikethrough" value="1"/></attributes>
          </fragment><fragment content="Five"><attributes>
          <color key="NSBackgroundColor" white="1" alpha="1"/></attributes></fragment>
        </attributedString></label>
        """)
    let lines = [
      "let attributedString3 = NSMutableAttributedString()",
      "attributedString3.append(NSAttributedString(string: \"One\", attributes: "
        + "[.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)]))",
      "attributedString3.append(NSAttributedString(string: \"Two\", attributes: "
        + "[.underlineStyle: NSUnderlineStyle.single.rawValue]))",
      "attributedString3.append(NSAttributedString(string: \"Three\", attributes: [:]))",
      "attributedString3.append(NSAttributedString(string: \"Four\", attributes: "
        + "[.strikethroughStyle: NSUnderlineStyle.single.rawValue]))",
      "attributedString3.append(NSAttributedString(string: \"Five\", attributes: "
        + "[.backgroundColor: UIColor(white: 1, alpha: 1)]))",
      "label2.attributedText = attributedString3",
    ]
    let places = lines.map { code.index(of: $0) }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    #expect(code.notes.isEmpty)
  }

  @Test("an attributed title gives a button its color")
  func title() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <button id="b"><state key="normal"><attributedString key="attributedTitle">
          <fragment content="Go"><attributes>\(Self.red)</attributes></fragment>
        </attributedString></state></button>
        """)
    #expect(code.index(of: "button2.setTitle(\"Go\", for: .normal)") != nil)
    let color = "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
    #expect(code.index(of: "button2.setTitleColor(\(color), for: .normal)") != nil)
  }

  @Test("a navigation bar without a controller has its items")
  func navigationBar() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <navigationBar id="n"><items><navigationItem title="Menu" id="i">
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="a"/>
        </navigationItem></items></navigationBar>
        """)
    let lines = [
      "let navigationBar2 = UINavigationBar(frame: CGRect.zero)",
      "let navigationItem3 = UINavigationItem()", "navigationItem3.title = \"Menu\"",
      "navigationItem3.rightBarButtonItems = [barButtonItem4]",
      "navigationBar2.setItems([navigationItem3], animated: false)",
    ]
    #expect(lines.filter { code.index(of: $0) == nil } == [])
    #expect(code.notes.isEmpty)
  }

  @Test("a tab bar without a controller has its items")
  func tabBar() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <tabBar id="t"><items><tabBarItem title="One" id="i"/>
          <tabBarItem systemItem="search" id="j"/></items></tabBar>
        """)
    let lines = [
      "let tabBarItem3 = UITabBarItem(title: \"One\", image: nil, tag: 0)",
      "let tabBarItem4 = UITabBarItem(tabBarSystemItem: .search, tag: 0)",
      "tabBar2.setItems([tabBarItem3, tabBarItem4], animated: false)",
    ]
    #expect(lines.filter { code.index(of: $0) == nil } == [])
  }

  @Test("a cell has the accessory with a button and a sign", arguments: ["detailDisclosureButton"])
  func accessory(type: String) throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <tableView id="t"><prototypes><tableViewCell reuseIdentifier="row" accessoryType="\(type)" id="c">
          <tableViewCellContentView key="contentView" id="content"/></tableViewCell></prototypes></tableView>
        """)
    #expect(code.index(of: "tableViewCell3.accessoryType = .\(type)") != nil)
  }
}
