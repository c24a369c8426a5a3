// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsStoryboard

@Suite("Interface documents")
struct InterfaceDocumentTests {
  @Test("a storyboard has its scenes, resources and initial class")
  func scenes() throws {
    let document = try ExampleStoryboard.document(
      """
      <scene><objects>
        <navigationController id="nav" sceneMemberID="viewController">
          <connections><segue destination="first" kind="relationship" id="s"/></connections>
        </navigationController>
      </objects></scene>
      <scene><objects>
        <viewController storyboardIdentifier="Start" id="first" customClass="First"
          sceneMemberID="viewController"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="responder"/>
      </objects></scene>
      """, initial: "nav", resources: "<image name=\"star\" width=\"41\" height=\"40\"/>")
    #expect(document.scenes.count == 2)
    #expect(document.initialScene?.controller.name == "navigationController")
    #expect(document.initialClass == "First")
    #expect(document.scenes(ofClass: "First").first?.storyboardIdentifier == "Start")
    #expect(document.scenes(ofClass: "Second").isEmpty)
    #expect(document.imageSizes["star"]?.width == 41)
    #expect(document.name == "Main" && document.fileName == "Main.storyboard")
  }

  @Test("text may stand in a section of characters")
  func characterData() throws {
    let document = try ExampleStoryboard.document(
      """
      <scene><objects><viewController id="controller" sceneMemberID="viewController">
      <view key="view" id="v"><string key="note"><![CDATA[a < b]]></string></view>
      </viewController></objects></scene>
      """)
    #expect(document.initialScene?.view?.child(key: "note")?.text == "a < b")
  }

  @Test("an app begins with the class of a container, if that has one")
  func containerClass() throws {
    let document = try ExampleStoryboard.document(
      """
      <scene><objects><navigationController id="nav" customClass="Stack" sceneMemberID="viewController">
        <connections><segue destination="root" kind="relationship" id="s"/></connections>
      </navigationController></objects></scene>
      <scene><objects><viewController id="root" customClass="Root" sceneMemberID="viewController"/>
      </objects></scene>
      """, initial: "nav")
    #expect(document.initialClass == "Stack")
  }

  @Test("documents are equal if path, scenes and beginning are")
  func equality() throws {
    func document(_ id: String, initial: String = "a") throws -> InterfaceDocument {
      try ExampleStoryboard.document(
        """
        <scene><objects><viewController id="\(id)" sceneMemberID="viewController"/></objects></scene>
        """, initial: initial)
    }
    #expect(try document("a") == document("a"))
    #expect(try document("a") != document("b"))
    #expect(try document("a") != document("a", initial: "b"))
  }

  @Test("an app begins with the first controller of a container, not with what its segues show")
  func relationships() throws {
    let scenes = ["First", "Second", "Third"].map {
      """
      <scene><objects><viewController id="\($0)" customClass="\($0)" sceneMemberID="viewController"/>
      </objects></scene>
      """
    }
    let document = try ExampleStoryboard.document(
      """
      <scene><objects><tabBarController id="tabs" sceneMemberID="viewController"><connections>
        <outlet property="delegate" destination="Third" kind="relationship" id="o"/>
        <segue destination="Third" kind="show" id="shown"/>
        <segue destination="First" kind="relationship" id="one"/>
        <segue destination="Second" kind="relationship" id="two"/>
      </connections></tabBarController></objects></scene>
      """ + scenes.joined(), initial: "tabs")
    #expect(document.initialScene?.relatedControllers == ["First", "Second"])
    #expect(document.initialClass == "First")
  }

  @Test(
    "the screen has the size of the phone for which the first view was drawn, and its bars",
    arguments: [
      ("y=\"0\" width=\"375\" height=\"667\"", [667, 20, 0]),
      ("y=\"64\" width=\"375\" height=\"603\"", [667, 20, 0]),
      ("y=\"0\" width=\"375\" height=\"812\"", [812, 44, 34]),
      ("y=\"0\" width=\"896\" height=\"414\"", [896, 44, 34]),
      ("y=\"0\" width=\"600\" height=\"600\"", nil),
      ("y=\"0\" width=\"768\" height=\"1024\"", nil),
    ] as [(String, [Int]?)])
  func screen(frame: String, expected: [Int]?) throws {
    let document = try ExampleStoryboard.document(
      """
      <scene><objects><viewController id="controller" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" \(frame)/></view>
      </viewController></objects></scene>
      """)
    let (size, insets) = (document.screenSize, document.screenInsets)
    #expect(size.flatMap { size in insets.map { [size.height, $0.top, $0.bottom] } } == expected)
  }

  @Test("a nib is the scene of its owner, if that has the view")
  func nib() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Board">
        <connections><outlet property="view" destination="v" id="1"/>
          <outlet property="box" destination="b" id="2"/></connections>
      </placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      <view id="v"><subviews><view id="b"><connections>
        <outletCollection property="gestureRecognizers" destination="t" id="3"/>
      </connections></view></subviews></view>
      <tapGestureRecognizer id="t"><connections>
        <action selector="tap:" destination="-1" id="4"/>
      </connections></tapGestureRecognizer>
      </objects></document>
      """
    let document = try InterfaceDocument(path: "Board.xib", data: Data(text.utf8))
    let scene = try #require(document.scenes(ofClass: "Board").first)
    let code = SceneCode(of: scene, in: document, classes: ExampleClasses())
    for statement in [
      "self.view = view1", "self.box = view2", "view2.addGestureRecognizer(tapGestureRecognizer3)",
      "tapGestureRecognizer3.addTarget(self, action: #tap:)",
    ] { #expect(code.has(statement)) }
    #expect(!code.statements.contains { $0.code.contains("UIStoryboard") })
    let other = text.replacing("property=\"view\"", with: "property=\"card\"")
    #expect(
      try InterfaceDocument(path: "Card.xib", data: Data(other.utf8)).scenes.isEmpty)
  }

  @Test("elements keep their lines, texts and entities")
  func elements() throws {
    let text =
      "<document>\n  <label\n    text=\"a&#10;b &amp; c\"/>\n  <string>1 &lt; 2</string>\n</document>"
    let root = try InterfaceReader.root(of: Data(text.utf8))
    #expect(root.children.map(\.name) == ["label", "string"])
    #expect(root.children.map(\.line) == [3, 4])
    #expect(root.child("label")?["text"] == "a\nb & c")
    #expect(root.child("string")?.text == "1 < 2")
  }

  @Test(
    "what is no storyboard is refused with its line",
    arguments: [
      ("", 1), ("class C {}", 1), ("<document>\n<scenes>\n</document>", 3),
      ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\"/>", 1),
    ])
  func problems(text: String, line: Int) {
    let problem = #expect(throws: InterfaceProblem.self) {
      try InterfaceDocument(path: "Main.storyboard", data: Data(text.utf8))
    }
    #expect(problem?.line == line)
  }

  @Test("elements nested without measure are refused")
  func depth() {
    let text = String(repeating: "<view>", count: 5_000)
    #expect(throws: InterfaceProblem.self) { try InterfaceReader.root(of: Data(text.utf8)) }
  }
}
