// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Heights and positions in a table")
@MainActor
struct TableLayoutTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// A style with the heights of headers with and without a title, and of footers likewise.
  struct Heights: Sendable {
    let style: UITableView.Style
    let titled: CGFloat
    let untitled: CGFloat
    let footer: CGFloat
  }

  private nonisolated static let heights = [
    Heights(style: .plain, titled: 28, untitled: 0, footer: 28),
    Heights(style: .grouped, titled: 38, untitled: 19, footer: 28),
    Heights(style: .insetGrouped, titled: 38, untitled: 19, footer: 28),
  ]

  @Test("sections follow each other with their headers, rows and footers", arguments: heights)
  func sections(heights: Heights) {
    let fixture = TableRowsFixture([2, 3], style: heights.style)
    fixture.titles = [1: "Second"]
    fixture.footers = [0: "Below"]
    fixture.reload()
    #expect(fixture.table.rectForRow(at: path(0)).minY == heights.untitled)
    let second = heights.untitled + 80 + heights.footer + heights.titled
    #expect(
      fixture.table.rectForRow(at: path(2, 1))
        == CGRect(x: 0, y: second + 80, width: 300, height: 40))
    #expect(fixture.table.contentSize.height == second + 120 + heights.untitled)
  }

  @Test("views above and below all rows take their own heights")
  func supplements() {
    let fixture = TableRowsFixture([3])
    let header = UIView(frame: CGRect(x: 5, y: 7, width: 300, height: 70))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 33))
    fixture.table.tableHeaderView = header
    fixture.table.tableFooterView = footer
    fixture.reload()
    #expect(header.frame.origin == .zero && fixture.table.rectForRow(at: path(0)).minY == 70)
    #expect(footer.frame.minY == 190 && fixture.table.contentSize.height == 223)
    fixture.table.tableHeaderView = nil
    fixture.scroll.layOut()
    #expect(header.superview == nil && footer.frame.minY == 120)
  }

  private nonisolated static let rowHeights: [(height: CGFloat, expected: CGFloat)] = [
    (60, 60), (0, 0), (0.5, 0.5), (-1, 44), (.nan, 44), (.infinity, 44),
  ]

  @Test("the delegate's height counts; a row without a usable height has 44", arguments: rowHeights)
  func rowHeights(height: CGFloat, expected: CGFloat) {
    let fixture = TableRowsFixture([3])
    fixture.heights = [path(1): height]
    fixture.reload()
    #expect(fixture.table.rectForRow(at: path(1)).height == expected)
    #expect(fixture.table.rectForRow(at: path(2)).minY == 40 + expected)
    #expect(fixture.table.contentSize.height == 80 + expected)
  }

  @Test("the delegate's header height outranks that of the title; 0 shows no header")
  func headerHeights() {
    let fixture = TableRowsFixture([1])
    fixture.titles = [0: "Title"]
    for height in [0, 12.5, 100] as [CGFloat] {
      fixture.headerHeight = height
      fixture.reload()
      #expect(fixture.table.rectForRow(at: path(0)).minY == height)
      let header = fixture.table.headerView(forSection: 0)
      #expect((header?.textLabel?.text == "Title") == (height > 0))
    }
  }

  @Test("the height of all headers and footers is that of those that exist in a plain table")
  func heightOfAbsentHeaders() {
    let fixture = TableRowsFixture([1, 1])
    fixture.titles = [1: "Title"]
    (fixture.table.sectionHeaderHeight, fixture.table.sectionFooterHeight) = (30, 20)
    fixture.reload()
    #expect(fixture.table.rectForRow(at: path(0)).minY == 0)
    #expect(fixture.table.rectForRow(at: path(0, 1)).minY == 70)
    #expect(fixture.table.contentSize.height == 110)
  }

  @Test("a grouped table writes its headers in capitals, a plain one does not")
  func titles() {
    for (style, text) in [(UITableView.Style.plain, "Title"), (.grouped, "TITLE")] {
      let fixture = TableRowsFixture([1], style: style)
      fixture.titles = [0: "Title"]
      fixture.reload()
      #expect(fixture.table.headerView(forSection: 0)?.textLabel?.text == text)
    }
  }

  private nonisolated static let points: [(y: CGFloat, row: Int?)] = [
    (0, 0), (39.9, 0), (40, 1), (119, 2), (120, nil), (-1, nil),
  ]

  @Test("a point belongs to the row that begins at or above it", arguments: points)
  func points(y: CGFloat, row: Int?) {
    let fixture = TableRowsFixture([3])
    fixture.reload()
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 10, y: y)) == row.map { path($0) })
  }

  private nonisolated static let positions: [(UITableView.ScrollPosition, Int, CGFloat)] = [
    // 100 rows of 40 points in a view of 400.
    (.top, 50, 2000), (.middle, 50, 1820), (.bottom, 50, 1640), (.top, 99, 3600),
    (.bottom, 0, 0), (.none, 3, 0), (.none, 50, 1640),
  ]

  @Test("a row is brought to a position, limited by the content", arguments: positions)
  func scrolling(position: UITableView.ScrollPosition, row: Int, offset: CGFloat) {
    let fixture = TableRowsFixture([100])
    fixture.reload()
    fixture.table.scrollToRow(at: path(row), at: position, animated: false)
    #expect(fixture.table.contentOffset.y == offset)
    fixture.table.scrollToRow(at: path(100), at: .top, animated: false)
    #expect(fixture.table.contentOffset.y == offset)
  }

  @Test("a new width lays the rows out again")
  func width() {
    let fixture = TableRowsFixture([3])
    fixture.reload()
    fixture.table.frame.size.width = 200
    fixture.scroll.layOut()
    #expect(fixture.table.cellForRow(at: path(2))?.frame.width == 200)
    #expect(fixture.table.contentSize == CGSize(width: 200, height: 120))
  }

  @Test("a table has Apple's defaults, and the raw values of its enumerations")
  func defaults() {
    let table = UITableView(frame: .zero)
    #expect(table.style == .plain && UITableView(frame: .zero, style: .grouped).style == .grouped)
    #expect(UITableView.automaticDimension == -1 && table.rowHeight == -1)
    #expect(table.allowsSelection && !table.allowsMultipleSelection && !table.isEditing)
    #expect(table.separatorStyle == .singleLine && table.alwaysBounceVertical)
    let animations: [UITableView.RowAnimation] = [
      .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ]
    #expect(animations.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 100])
    let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]
    #expect(positions.map(\.rawValue) == [0, 1, 2, 3])
    let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
  }
}
