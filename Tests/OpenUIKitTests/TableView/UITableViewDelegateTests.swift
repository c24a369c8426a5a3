// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UITableViewDelegate")
@MainActor
struct UITableViewDelegateTests {
  private let fixture = TableRowsFixture([100])

  init() {
    fixture.reload()
    fixture.calls = []
  }

  private var table: UITableView { fixture.table }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func tap(_ row: Int) { fixture.scroll.tap(150, 20 + 40 * CGFloat(row)) }

  private var selected: [Int] { table.indexPathsForSelectedRows?.map(\.row) ?? [] }

  @Test("a tap asks, then reports; the row before is deselected between")
  func order() {
    tap(1)
    tap(3)
    #expect(
      fixture.calls == [
        "willSelect 1", "didSelect 1", "willSelect 3", "didDeselect 1", "didSelect 3",
      ])
    #expect(table.indexPathForSelectedRow == path(3))
  }

  @Test("a tap on the selected row reports the selection again")
  func again() {
    tap(1)
    fixture.calls = []
    tap(1)
    #expect(fixture.calls == ["willSelect 1", "didSelect 1"] && selected == [1])
  }

  @Test("with multiple selection taps add rows in their order, and a second one removes its row")
  func multiple() {
    table.allowsMultipleSelection = true
    for row in [4, 1, 2, 4] { tap(row) }
    #expect(selected == [1, 2])
    #expect(fixture.calls.last == "didDeselect 4")
    #expect(table.visibleCells.filter(\.isSelected).map(\.tag) == [1, 2])
  }

  @Test("the delegate replaces the row that is to be selected, or prevents it with nil")
  func redirection() {
    fixture.redirect = { IndexPath(row: $0.row + 1, section: 0) }
    tap(1)
    #expect(selected == [2] && fixture.calls == ["willSelect 1", "didSelect 2"])
    fixture.redirect = { _ in nil }
    tap(5)
    #expect(selected == [2] && fixture.calls.last == "willSelect 5")
  }

  @Test("a row that may not be highlighted is not selected by a tap")
  func highlight() {
    fixture.highlights = false
    tap(1)
    #expect(fixture.calls.isEmpty && selected.isEmpty)
  }

  @Test("a touch highlights the cell until it ends or scrolls", arguments: [false, true])
  func highlighting(scrolls: Bool) throws {
    let cell = try #require(table.cellForRow(at: path(5)))
    fixture.scroll.begin(150, 220)
    #expect(cell.isHighlighted)
    if scrolls {
      fixture.scroll.wait(frames: 1)
      fixture.scroll.move(150, 150)
    } else {
      fixture.scroll.end()
    }
    #expect(!cell.isHighlighted && selected == (scrolls ? [] : [5]))
  }

  @Test("without allowed selection a tap changes nothing")
  func disallowed() {
    table.allowsSelection = false
    tap(2)
    #expect(fixture.calls.isEmpty && selected.isEmpty)
  }

  @Test("nil in code clears the selection, and the delegate is not called")
  func clearing() {
    table.selectRow(at: path(70), animated: false, scrollPosition: .middle)
    fixture.scroll.layOut()
    #expect(table.cellForRow(at: path(70))?.isSelected == true)
    // The row's center at 2820 is in the middle of 400.
    #expect(table.contentOffset.y == 2620)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(selected.isEmpty && table.cellForRow(at: path(70))?.isSelected == false)
    #expect(!fixture.calls.contains { $0.contains("elect") })
  }

  @Test("cells are announced before they show and reported after they are hidden")
  func display() {
    table.contentOffset.y = 80
    fixture.scroll.layOut()
    #expect(fixture.calls == ["hide 0", "hide 1", "show 10", "show 11"])
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(2...11))
    #expect(table.visibleCells.map(\.tag) == Array(2...11))
  }

  @Test("a delegate that a cell is announced to knows all rows that will be visible")
  func visibleRows() {
    let delegate = LastRowRecorder()
    table.delegate = delegate
    table.contentOffset.y = 400
    fixture.scroll.layOut()
    let last = table.indexPathsForVisibleRows?.last?.row
    #expect(delegate.lastRows.count > 1 && delegate.lastRows.allSatisfy { $0 == last })
  }

  @Test("a selected row is shown as selected when it scrolls back into view")
  func reappearing() {
    tap(1)
    table.contentOffset.y = 2000
    fixture.scroll.layOut()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.contentOffset.y = 0
    fixture.scroll.layOut()
    #expect(table.visibleCells.filter(\.isSelected).map(\.tag) == [1])
  }

  /// A change of the rows, and the calls that announce it to the table.
  private nonisolated static let changes: [@MainActor @Sendable (UITableView) -> Void] = [
    { $0.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic) },
    { $0.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade) },
    { $0.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none) },
    { $0.insertSections([0], with: .top) }, { $0.deleteSections([0], with: .left) },
    { $0.reloadSections([0], with: .middle) },
    { table in
      table.beginUpdates()
      table.endUpdates()
    },
    { $0.performBatchUpdates(nil) },
  ]

  @Test("after each kind of change the table shows the data", arguments: changes.indices)
  func changes(index: Int) {
    fixture.counts = [3, 2]
    Self.changes[index](table)
    fixture.scroll.layOut()
    #expect(table.visibleCells.map(\.tag) == [0, 1, 2, 100, 101])
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 2)
    #expect(table.numberOfRows(inSection: 2) == 0)
  }

  @Test("a batch runs its changes and then calls its completion, with the new rows shown")
  func batch() {
    var order: [String] = []
    fixture.counts = [3]
    fixture.reload()
    fixture.scroll.time.run {
      table.performBatchUpdates {
        fixture.counts = [2]
        table.deleteRows(at: [path(2)], with: .fade)
        order.append("updates")
      } completion: { isFinished in
        order.append("\(isFinished) \(fixture.table.visibleCells.count)")
      }
    }
    // The completion waits for the animation, as in UIKit.
    #expect(order == ["updates"])
    fixture.scroll.wait(frames: 30)
    #expect(order == ["updates", "true 2"])
  }

  @Test("a delegate and a data source without optional methods have Apple's defaults")
  func defaults() {
    final class Minimal: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let minimal = Minimal()
    table.dataSource = minimal
    table.delegate = minimal
    fixture.reload()
    #expect(table.numberOfSections == 1 && table.contentSize.height == 160)
    #expect(minimal.tableView(table, canEditRowAt: path(0)))
    #expect(!minimal.tableView(table, canMoveRowAt: path(0)))
    #expect(minimal.tableView(table, editingStyleForRowAt: path(0)) == .delete)
    tap(2)
    #expect(selected == [2])
  }
}

/// Records the last visible row whenever a cell is announced.
private final class LastRowRecorder: NSObject, UITableViewDelegate {
  var lastRows: [Int?] = []

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    lastRows.append(tableView.indexPathsForVisibleRows?.last?.row)
  }
}
