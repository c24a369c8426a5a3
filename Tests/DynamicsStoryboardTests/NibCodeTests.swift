// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsStoryboard

@Suite("Code of nibs")
struct NibCodeTests {
  private func code(owner: String, _ objects: String, connections: String = "") throws -> NibCode? {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(owner)>
        <connections>\(connections)</connections>
      </placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      \(objects)
      </objects></document>
      """
    let document = try InterfaceDocument(path: "App/CardView.xib", data: Data(text.utf8))
    return NibCode(of: document, classes: ExampleClasses())
  }

  private static let view = """
    <view id="v" customClass="Card">
      <rect key="frame" x="0.0" y="0.0" width="80" height="40"/>
      <subviews><label text="Name" id="l"/></subviews>
      <connections><outlet property="nameLabel" destination="l" id="o"/></connections>
    </view>
    """

  @Test("a nib of a view creates it with its subviews and outlets, and returns it")
  func view() throws {
    let code = try #require(try code(owner: "", Self.view))
    let lines = code.statements.map(\.code)
    #expect(lines.first == "let view1 = Card(frame: CGRect(x: 0, y: 0, width: 80, height: 40))")
    #expect(lines.contains("view1.addSubview(label2)"))
    #expect(lines.contains("view1.nameLabel = label2"))
    #expect(lines.suffix(2) == ["view1.awakeFromNib()", "return [view1]"])
    #expect(code.notes.isEmpty)
    let registration = code.registration(of: "make")
    #expect(registration.code == "UINib.register(\"CardView\", objects: make)")
    #expect(registration.origin == "CardView.xib objects")
  }

  @Test(
    "views of a nib that constraints name are placed by them alone",
    arguments: [
      "<view id=\"v\"><subviews>LABEL</subviews>CONSTRAINTS</view>",
      """
      <collectionViewCell reuseIdentifier="cell" id="v"><view key="contentView" id="content">
      <subviews>LABEL</subviews></view>CONSTRAINTS</collectionViewCell>
      """,
    ])
  func constraints(objects: String) throws {
    let label = "<label text=\"A\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\"/>"
    let constraints = """
      <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v"
        secondAttribute="top" constant="2" id="c"/></constraints>
      """
    let text = objects.replacing("LABEL", with: label).replacing("CONSTRAINTS", with: constraints)
    let lines = try #require(try code(owner: "", text)).statements.map(\.code)
    #expect(lines.contains { $0.hasSuffix(".translatesAutoresizingMaskIntoConstraints = false") })
    #expect(lines.contains { $0.contains("sceneConstraint(label") })
  }

  @Test("the owner of a nib has its class, its outlets and its actions")
  func owner() throws {
    let code = try #require(
      try code(
        owner: " customClass=\"Card\"",
        """
        <view id="v"><subviews><button id="b"><connections>
          <action selector="flip" destination="-1" eventType="touchUpInside" id="a"/>
        </connections></button></subviews></view>
        """, connections: "<outlet property=\"content\" destination=\"v\" id=\"o\"/>"))
    let lines = code.statements.map(\.code)
    #expect(lines.first == "guard let nibOwner = owner as? Card else { return [] }")
    #expect(lines.contains("nibOwner.content = view1"))
    #expect(lines.contains("button2.addTarget(nibOwner, action: #flip, for: .touchUpInside)"))
  }

  @Test("a nib of a cell sets up its content, without a table")
  func cell() throws {
    let code = try #require(
      try code(
        owner: "",
        """
        <tableViewCell reuseIdentifier="row" id="c">
          <tableViewCellContentView key="contentView" id="content">
            <subviews><label text="Name" id="l"/></subviews>
          </tableViewCellContentView>
        </tableViewCell>
        <tapGestureRecognizer id="t"/>
        """))
    let lines = code.statements.map(\.code)
    #expect(
      lines.contains("let tableViewCell1 = UITableViewCell(style: .default, reuseIdentifier: nil)"))
    #expect(lines.contains("let tapGestureRecognizer4 = UITapGestureRecognizer()"))
    #expect(lines.last == "return [tableViewCell1]")
    #expect(!lines.contains { $0.contains("awakeFromNib") })
  }

  @Test("a cell of the app's class in a nib is awakened")
  func ownCell() throws {
    let cell = "<tableViewCell customClass=\"Card\" id=\"c\"/>"
    let lines = try #require(try code(owner: "", cell)).statements.map(\.code)
    #expect(
      lines == [
        "let tableViewCell1 = Card(frame: CGRect.zero)", "tableViewCell1.awakeFromNib()",
        "return [tableViewCell1]",
      ])
  }

  @Test("an object of a nib lives as long as the first view")
  func kept() throws {
    let views = "<view id=\"a\"/><view id=\"b\"/>"
    let object = "<customObject customClass=\"Card\" id=\"o\"/>"
    let lines = try #require(try code(owner: "", views + object)).statements.map(\.code)
    #expect(lines.contains("let customObject3 = sceneKeep(Card(), view1)"))
    #expect(lines.last == "return [view1, view2]")
  }

  @Test("the nib of a controller is a scene")
  func controller() throws {
    #expect(try code(owner: " customClass=\"Board\"", Self.view) == nil)
  }
}
