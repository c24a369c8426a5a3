// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("What generated scenes of storyboards call")
@MainActor
struct StoryboardPartTests {
  private final class Row: UITableViewCell {
    var isSetUp = false
  }

  private final class Card: UICollectionViewCell {
    var isSetUp = false
  }

  @Test("a view has the frame of a scene's coder in its initializer; another coder is empty")
  func coder() throws {
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    for type in [UIView.self, UILabel.self, UIButton.self, UITableView.self, UIImageView.self] {
      let view = try #require(type.init(coder: SceneCoder(frame: frame)))
      #expect(view.frame == frame)
    }
    #expect(UIView(coder: NSCoder())?.frame == .zero)
    let coder = SceneCoder(frame: frame)
    #expect(!coder.containsValue(forKey: "title"))
    #expect(coder.decodeObject(forKey: "title") == nil)
    #expect(coder.decodeInteger(forKey: "count") == 0)
  }

  @Test("a controller that a storyboard adopts can instantiate others from it")
  func adoption() {
    let controller = UIViewController()
    #expect(controller.storyboard == nil)
    UIStoryboard.register("StoryboardParts", identifier: "Table") { UITableViewController() }
    UIStoryboard(name: "StoryboardParts", bundle: nil).adopt(controller)
    let other = controller.storyboard?.instantiateViewController(withIdentifier: "Table")
    #expect(other is UITableViewController)
  }

  @Test("a new table cell is set up by its prototype once, in its style")
  func tablePrototype() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(prototype: Row.self, forCellReuseIdentifier: "row", style: .subtitle) { row in
      row.isSetUp = true
      row.detailTextLabel?.text = "detail"
    }
    let row = try #require(table.dequeueReusableCell(withIdentifier: "row") as? Row)
    #expect(row.isSetUp)
    #expect(row.reuseIdentifier == "row")
    #expect(row.detailTextLabel?.text == "detail")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let plain = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    #expect(plain.detailTextLabel == nil)
  }

  @Test("static sections are the rows of a table controller")
  func staticSections() {
    let controller = UITableViewController(style: .plain)
    let cells = [UITableViewCell(), UITableViewCell()]
    controller.tableView.staticSections = [
      StaticTableSection(header: "Menu", cells: [(cells[0], 50), (cells[1], 80)])
    ]
    let table: UITableView = controller.tableView
    #expect(controller.numberOfSections(in: table) == 1)
    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(controller.tableView(table, numberOfRowsInSection: 7) == 0)
    let path = IndexPath(row: 1, section: 0)
    #expect(controller.tableView(table, cellForRowAt: path) === cells[1])
    #expect(controller.tableView(table, heightForRowAt: path) == 80)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Menu")
    table.staticSections = []
    #expect(controller.numberOfSections(in: table) == 1)
    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 0)
  }

  @Test("a new collection cell is set up by its prototype, unless a class is registered instead")
  func collectionPrototype() throws {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(prototype: Card.self, forCellWithReuseIdentifier: "card") {
      $0.isSetUp = true
    }
    let path = IndexPath(item: 0, section: 0)
    let card = collection.dequeueReusableCell(withReuseIdentifier: "card", for: path)
    #expect((card as? Card)?.isSetUp == true)
    collection.register(Card.self, forCellWithReuseIdentifier: "card")
    let plain = collection.dequeueReusableCell(withReuseIdentifier: "card", for: path)
    #expect((plain as? Card)?.isSetUp == false)
  }
}
