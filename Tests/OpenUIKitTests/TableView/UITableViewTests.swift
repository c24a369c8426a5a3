// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UITableView")
@MainActor
struct UITableViewTests {
  private final class Cell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Two sections of 50 rows.
  private final class Rows: UITableViewController {
    var made = Set<ObjectIdentifier>()
    var chosen: [IndexPath] = []
    var offsets: [CGFloat] = []
    var rowCount = 50
    var footerHeight: CGFloat = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Cell.self, forCellReuseIdentifier: "cell")
      tableView.rowHeight = 40
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rowCount
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { section == 1 ? "Second" : nil }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
      made.insert(ObjectIdentifier(cell))
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
    override func tableView(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { footerHeight }
    override func tableView(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? {
      let view = UIView()
      view.tag = 77
      return view
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  private let fixture = ControllerFixture()

  private func table() throws -> (Rows, UITableView) {
    let controller = Rows(style: .plain)
    fixture.show(controller)
    return (controller, try #require(controller.tableView))
  }

  @Test("the rows that are seen have cells of the registered class, and others wait to be used")
  func reuse() throws {
    let (controller, table) = try table()
    #expect(table.contentSize == CGSize(width: 320, height: 100 * 40 + 28))
    #expect(table.visibleCells.count == 12)
    #expect(table.visibleCells.allSatisfy { $0 is Cell })
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY == 80)
    for offset in stride(from: 0, through: 3500, by: 40) {
      table.contentOffset.y = CGFloat(offset)
      fixture.time.run { table.layoutIfNeeded() }
    }
    #expect(controller.made.count <= 15)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 2028)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 2030)) == IndexPath(row: 0, section: 1))
  }

  @Test("a tap selects a row and tells the delegate; code selects without telling")
  func selection() throws {
    let (controller, table) = try table()
    fixture.time.run {
      let touches = TouchDispatcher(window: fixture.window)
      touches.begin(0, at: CGPoint(x: 100, y: 90))
      touches.end(0)
    }
    #expect(controller.chosen == [IndexPath(row: 2, section: 0)])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    #expect(controller.chosen.count == 1)
    table.scrollToRow(at: IndexPath(row: 49, section: 1), at: .bottom, animated: false)
    // 4028 points of rows less the 480 of the screen.
    #expect(table.contentOffset.y == 3548)
  }

  @Test("an identifier without a class is refused with a plain cell")
  func unregistered() throws {
    let table = UITableView(frame: .zero)
    let messages = RefusalLog.record {
      _ = table.dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
    }
    #expect(messages.count == 1 && table.dequeueReusableCell(withIdentifier: "x") == nil)
  }

  @Test("selection shows behind the content, whose own background stays the app's")
  func selectionBackground() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.backgroundColor = .red
    cell.setSelected(true, animated: false)
    cell.setSelected(false, animated: false)
    #expect(cell.contentView.backgroundColor == .red)
    let (background, selection) = (UIView(), UIView())
    cell.backgroundView = background
    cell.selectedBackgroundView = selection
    let parts = [background, selection, cell.contentView]
    #expect(cell.subviews.filter(parts.contains) == parts)
    #expect(selection.isHidden)
    cell.isSelected = true
    #expect(!selection.isHidden)
  }

  @Test("content that becomes shorter goes back as far as it has to")
  func shorter() throws {
    let (controller, table) = try table()
    table.contentOffset.y = 3548
    controller.rowCount = 10
    table.reloadData()
    fixture.time.run { table.layoutIfNeeded() }
    // 20 rows and a header less the 480 of the screen.
    #expect(table.contentOffset.y == 348)
    #expect(table.visibleCells.count == 12)
  }

  @Test("a table's controller can override delegate methods for rows and scrolling")
  func overriding() throws {
    let (controller, table) = try table()
    #expect(table.contentSize.height == CGFloat(4028))
    controller.footerHeight = 10
    table.reloadData()
    fixture.time.run { table.layoutIfNeeded() }
    #expect(table.contentSize.height == CGFloat(4048))
    #expect(table.subviews.contains { $0.tag == 77 && $0.frame.minY == 2000 })
    fixture.time.run { table.contentOffset.y = 12 }
    #expect(controller.offsets.last == 12)
  }

  @Test("every row of several loses its selection when the table appears again")
  func clearing() throws {
    let (controller, table) = try table()
    table.allowsMultipleSelection = true
    for row in 0..<3 {
      table.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    #expect(table.indexPathsForSelectedRows?.count == 3)
    controller.viewWillAppear(false)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test("a section is asked once for a header that it does not have")
  func missingHeaders() {
    let source = KeptCells()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    table.sectionHeaderHeight = 20
    table.rowHeight = 40
    (table.dataSource, table.delegate) = (source, source)
    for offset in [0, 10, 20, 30] as [CGFloat] {
      table.contentOffset.y = offset
      table.setNeedsLayout()
      table.layoutIfNeeded()
    }
    #expect(source.askedHeaders == 1)
  }

  @Test("a cell that its data source keeps is never handed out while it is seen")
  func keptCells() {
    let source = KeptCells()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    // Heights that the cells decide: each is measured before it is shown.
    table.rowHeight = UITableView.automaticDimension
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
    let seen = Set(table.visibleCells.map(ObjectIdentifier.init))
    #expect(seen.count == 3)
    var waiting = 0
    while let cell = table.dequeueReusableCell(withIdentifier: "kept") {
      waiting += 1
      #expect(!seen.contains(ObjectIdentifier(cell)))
    }
    #expect(waiting == source.cells.count - seen.count)
  }

  /// Ten rows whose cells are never given away.
  private final class KeptCells: NSObject, UITableViewDataSource, UITableViewDelegate {
    let cells = (0..<10).map { _ in UITableViewCell(style: .default, reuseIdentifier: "kept") }
    var askedHeaders = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cells.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cells[indexPath.row] }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      askedHeaders += 1
      return nil
    }
  }
}
