// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsStoryboard

@Suite("Code of prototypes of cells")
struct PrototypeCodeTests {
  private static let table = """
    <tableView style="plain" id="t"><prototypes>
      <tableViewCell reuseIdentifier="row" customClass="Card" accessoryType="checkmark" id="c">
        <tableViewCellContentView key="contentView" id="content">
          <subviews><label text="Name" id="l"/></subviews>
          <constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="content" secondAttribute="top" id="k"/>
          </constraints>
        </tableViewCellContentView>
        <connections><outlet property="nameLabel" destination="l" id="o"/></connections>
      </tableViewCell>
    </prototypes></tableView>
    """

  @Test("a prototype of the app's class sets up each new cell, with its outlets and constraints")
  func customCell() throws {
    let code = try ExampleStoryboard.code(subviews: Self.table)
    let lines = [
      "tableView2.register(prototype: Card.self, forCellReuseIdentifier: \"row\", style: .default) { tableViewCell3 in",
      "tableViewCell3.accessoryType = .checkmark",
      "let tableViewCellContentView4 = tableViewCell3.contentView",
      "tableViewCellContentView4.addSubview(label5)",
      "let constraint6 = sceneConstraint(label5, .top, .equal, tableViewCellContentView4, .top, multiplier: 1, constant: 0, priority: 1000)",
      "tableViewCell3.nameLabel = label5", "tableViewCell3.awakeFromNib()", "}",
    ]
    let places = lines.map { code.index(of: $0) }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    #expect(code.statements.filter { $0.code == "}" }.count == 1)
    #expect(code.notes.isEmpty)
  }

  @Test("what surrounds a block stays when all that can be left out is left out")
  func blocks() throws {
    let all = try ExampleStoryboard.code(subviews: Self.table)
    let origins = Set(all.statements.map(\.origin)).subtracting([""])
    let rest = try ExampleStoryboard.code(subviews: Self.table, leftOut: origins)
    #expect(rest.statements.count == 2)
    #expect(rest.statements.last?.code == "}")
  }

  @Test("of the colors of a cell only that of its background is set")
  func colors() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <tableView id="t"><prototypes><tableViewCell reuseIdentifier="row" id="c">
          <color key="tintColor" white="1" alpha="1"/>
          <color key="backgroundColor" white="0" alpha="1"/>
        </tableViewCell></prototypes></tableView>
        """)
    let lines = code.statements.map(\.code).filter { $0.contains("tableViewCell3.background") }
    #expect(lines == ["tableViewCell3.backgroundColor = UIColor(white: 0, alpha: 1)"])
  }

  @Test("the labels of a standard style are those of the cell")
  func standardCell() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <tableView id="t"><prototypes>
          <tableViewCell reuseIdentifier="row" textLabel="l" style="IBUITableViewCellStyleSubtitle" id="c">
            <tableViewCellContentView key="contentView" id="content">
              <subviews><label text="Name" id="l"/></subviews>
            </tableViewCellContentView>
          </tableViewCell>
        </prototypes></tableView>
        """)
    #expect(
      code.has(
        "tableView2.register(prototype: UITableViewCell.self, forCellReuseIdentifier: \"row\", "
          + "style: .subtitle) { tableViewCell3 in"))
    #expect(code.has("let label5 = tableViewCell3.textLabel!"))
    #expect(code.has("label5.text = \"Name\""))
    #expect(!code.statements.contains { $0.code.contains("addSubview(label5)") })
  }

  @Test("static cells are rows of the table, and show their segues when selected")
  func staticCells() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <tableView rowHeight="50" id="t"><sections><tableViewSection headerTitle="Menu" id="s"><cells>
          <tableViewCell textLabel="l" style="IBUITableViewCellStyleDefault" id="c">
            <tableViewCellContentView key="contentView" id="content">
              <subviews><label text="Play" id="l"/></subviews>
            </tableViewCellContentView>
            <connections><segue destination="controller" kind="show" id="g"/></connections>
          </tableViewCell>
          <tableViewCell rowHeight="80" customClass="Card" id="d"/>
        </cells></tableViewSection></sections></tableView>
        """)
    let lines = [
      "let tableViewCell3 = UITableViewCell(style: .default, reuseIdentifier: nil)",
      "let label5 = tableViewCell3.textLabel!", "label5.text = \"Play\"",
      "let tableViewCell6 = Card(frame: CGRect.zero)",
      "tableView2.staticSections = [StaticTableSection(header: \"Menu\", footer: nil, "
        + "cells: [(tableViewCell3, 50), (tableViewCell6, 80)])]",
    ]
    for line in lines { #expect(code.has(line)) }
  }

  @Test("a collection has its layout with sizes, and prototypes")
  func collection() throws {
    let code = try ExampleStoryboard.code(
      subviews: """
        <collectionView id="t">
          <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal"
            minimumLineSpacing="4" id="f">
            <size key="itemSize" width="80" height="90"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
          </collectionViewFlowLayout>
          <cells><collectionViewCell reuseIdentifier="cell" id="c">
            <view key="contentView" id="v"/>
          </collectionViewCell></cells>
        </collectionView>
        """)
    #expect(code.has("collectionView2.collectionViewLayout = collectionViewFlowLayout3"))
    #expect(code.has("collectionViewFlowLayout3.scrollDirection = .horizontal"))
    #expect(code.has("collectionViewFlowLayout3.itemSize = CGSize(width: 80, height: 90)"))
    #expect(
      code.has(
        "collectionViewFlowLayout3.sectionInset = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)"
      )
    )
    #expect(
      code.has(
        "collectionView2.register(prototype: UICollectionViewCell.self, "
          + "forCellWithReuseIdentifier: \"cell\") { collectionViewCell4 in"))
  }
}
