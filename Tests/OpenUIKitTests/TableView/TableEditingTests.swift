// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("Editing tables")
struct TableEditingTests {
  /// Rows that may be deleted and moved, in a table of 300 × 400 points.
  private final class Editable: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["a", "b", "c", "d"]
    var commits: [String] = []
    var style = UITableViewCell.EditingStyle.delete
    var leading: UISwipeActionsConfiguration?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      names[indexPath.row] != "d"
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      commits.append("\(editingStyle) \(names[indexPath.row])")
      guard editingStyle == .delete else { return }
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      commits.append("select \(names[indexPath.row])")
    }
  }

  private let table = UITableView(frame: .zero, style: .plain)
  private let source = Editable()
  private let scroll: ScrollFixture

  init() {
    scroll = ScrollFixture(table, contentSize: .zero)
    table.rowHeight = 40
    table.delegate = source
    table.dataSource = source
    scroll.layOut()
  }

  private var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  /// Drags along a row's middle.
  private func swipe(row: Int, from start: CGFloat, to end: CGFloat, frames: Int = 10) {
    let y = CGFloat(row) * 40 + 20
    scroll.begin(start, y)
    for frame in 1...frames {
      scroll.wait(frames: 1)
      scroll.move(start + (end - start) * CGFloat(frame) / CGFloat(frames), y)
    }
    // The touch rests, so that it does not flick.
    scroll.wait(frames: 10)
    scroll.end()
    scroll.wait(frames: 30)
  }

  @Test("a swipe shows the button that deletes the row, and a tap on it does so")
  func swipeToDelete() {
    swipe(row: 1, from: 250, to: 180)
    #expect(source.commits.isEmpty)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX == -74)
    scroll.tap(280, 60)
    scroll.wait(frames: 40)
    #expect(source.commits == ["delete b"] && texts == ["a", "c", "d"])
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  @Test("a short swipe is undone, and so is one by a touch elsewhere, which selects nothing")
  func cancelling() {
    swipe(row: 1, from: 250, to: 225)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX == 0)
    swipe(row: 1, from: 250, to: 180)
    scroll.tap(100, 140)
    scroll.wait(frames: 40)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX == 0)
    #expect(source.commits.isEmpty)
  }

  @Test("a swipe over the whole row performs the first action")
  func fullSwipe() {
    swipe(row: 0, from: 290, to: 20, frames: 20)
    scroll.wait(frames: 40)
    #expect(source.commits == ["delete a"] && texts == ["b", "c", "d"])
  }

  @Test("rows that may not be edited do not move, vertical drags scroll")
  func refusal() {
    swipe(row: 3, from: 250, to: 100)
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame.minX == 0)
    #expect(!source.commits.contains("delete d"))
  }

  @Test("own actions are performed with their completion")
  func ownActions() {
    var calls = 0
    source.leading = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Pin") { _, _, completion in
        calls += 1
        completion(true)
      }
    ])
    swipe(row: 2, from: 50, to: 130)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minX == 74)
    scroll.tap(30, 100)
    scroll.wait(frames: 40)
    #expect(calls == 1)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minX == 0)
  }

  @Test("editing mode shows the controls, which reveal the button that deletes")
  func editingMode() throws {
    scroll.time.run { table.setEditing(true, animated: false) }
    scroll.layOut()
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.isEditing && first.editingStyle == .delete && first.contentView.frame.minX == 38)
    let last = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    #expect(last.editingStyle == .none && last.contentView.frame.minX == 0)
    scroll.tap(20, 20)
    scroll.wait(frames: 30)
    scroll.tap(280, 20)
    scroll.wait(frames: 40)
    #expect(source.commits == ["delete a"] && texts == ["b", "c", "d"])
    scroll.time.run { table.setEditing(false, animated: true) }
    scroll.wait(frames: 30)
    #expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
  }

  @Test("an insertion needs no confirmation, and selection waits for the end of the mode")
  func insertion() {
    source.style = .insert
    scroll.time.run { table.setEditing(true, animated: false) }
    scroll.layOut()
    scroll.tap(20, 60)
    scroll.tap(150, 60)
    #expect(source.commits == ["insert b"])
  }

  @Test("a row that is moved by its control takes the others' places, and the data follow")
  func moving() {
    scroll.time.run { table.setEditing(true, animated: false) }
    scroll.layOut()
    scroll.begin(280, 20)
    for step in 1...10 {
      scroll.wait(frames: 1)
      scroll.move(280, 20 + CGFloat(step) * 9)
    }
    #expect(source.names == ["a", "b", "c", "d"] && texts == ["b", "c", "a", "d"])
    scroll.end()
    scroll.wait(frames: 40)
    #expect(source.names == ["b", "c", "a", "d"])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120])
  }
}
