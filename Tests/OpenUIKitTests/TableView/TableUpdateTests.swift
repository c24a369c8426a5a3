// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("Changes of tables")
struct TableUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func fixture(_ counts: [Int]) -> TableRowsFixture {
    let fixture = TableRowsFixture(counts)
    fixture.scroll.layOut()
    return fixture
  }

  @Test("a deleted row fades, and the rows below close the gap over the same time")
  func deletion() throws {
    let fixture = fixture([4])
    let gone = try #require(fixture.table.cellForRow(at: path(1)))
    let below = try #require(fixture.table.cellForRow(at: path(2)))
    fixture.scroll.time.run {
      fixture.counts = [3]
      fixture.table.deleteRows(at: [path(1)], with: .fade)
    }
    #expect(below.frame.minY == 40 && fixture.table.cellForRow(at: path(1)) === below)
    fixture.scroll.wait(frames: 9)
    #expect(abs(gone.presented().opacity - 0.5) < 0.05)
    #expect(abs(below.presented().center.y - 80) < 1)
    fixture.scroll.wait(frames: 20)
    #expect(gone.superview == nil && gone.alpha == 1)
    #expect(fixture.table.visibleCells.count == 3 && fixture.table.contentSize.height == 120)
  }

  @Test("inserted rows come from their side, and rows below make room")
  func insertion() throws {
    let fixture = fixture([2])
    let below = try #require(fixture.table.cellForRow(at: path(0)))
    fixture.scroll.time.run {
      fixture.counts = [3]
      fixture.table.insertRows(at: [path(0)], with: .left)
    }
    let new = try #require(fixture.table.cellForRow(at: path(0)))
    #expect(new !== below && below.frame.minY == 40)
    fixture.scroll.wait(frames: 9)
    let width = fixture.table.bounds.width
    #expect(abs(new.presented().center.x) < width * 0.05)
    fixture.scroll.wait(frames: 20)
    #expect(new.frame == CGRect(x: 0, y: 0, width: width, height: 40) && new.alpha == 1)
  }

  @Test("an update block performs moves, reloads and sections as one change")
  func block() throws {
    let fixture = fixture([3, 1])
    let moved = try #require(fixture.table.cellForRow(at: path(0)))
    let other = try #require(fixture.table.cellForRow(at: path(0, 1)))
    fixture.scroll.time.run {
      fixture.table.beginUpdates()
      fixture.counts = [2, 3, 1]
      fixture.table.moveRow(at: path(0), to: path(1))
      fixture.table.deleteRows(at: [path(2)], with: .automatic)
      fixture.table.insertSections([1], with: .top)
      fixture.table.endUpdates()
    }
    fixture.scroll.wait(frames: 30)
    #expect(fixture.table.numberOfSections == 3)
    #expect(fixture.table.cellForRow(at: path(1)) === moved && moved.frame.minY == 40)
    #expect(fixture.table.cellForRow(at: path(0, 2)) === other && other.frame.minY == 200)
    #expect(fixture.table.visibleCells.count == 6)
  }

  @Test("an empty update block asks for heights again, and the rows move there")
  func heights() throws {
    let fixture = fixture([3])
    let last = try #require(fixture.table.cellForRow(at: path(2)))
    fixture.heights[path(0)] = 100
    fixture.scroll.time.run {
      fixture.table.beginUpdates()
      fixture.table.endUpdates()
    }
    #expect(last.frame.minY == 140)
    #expect(abs(last.presented().center.y - 100) < 1)
    fixture.scroll.wait(frames: 30)
    #expect(last.presented().center.y == 160)
  }

  @Test("rows that come into sight start where they were")
  func fromBelow() throws {
    let fixture = fixture([50])
    let visible = fixture.table.visibleCells.count
    fixture.scroll.time.run {
      fixture.counts = [49]
      fixture.table.deleteRows(at: [path(0)], with: .top)
    }
    let last = try #require(fixture.table.cellForRow(at: path(visible - 1)))
    #expect(last.frame.minY == CGFloat(visible - 1) * 40)
    #expect(abs(last.presented().center.y - CGFloat(visible) * 40 - 20) < 1)
  }

  @Test("the selection follows its row")
  func selection() {
    let fixture = fixture([3])
    fixture.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    fixture.scroll.time.run {
      fixture.counts = [2]
      fixture.table.deleteRows(at: [path(0)], with: .none)
    }
    #expect(fixture.table.indexPathForSelectedRow == path(1))
    #expect(fixture.table.cellForRow(at: path(1))?.isSelected == true)
  }

  @Test("numbers that do not follow from the update reload everything, with a diagnostic")
  func mismatch() {
    let fixture = fixture([3])
    var isFinished: Bool?
    let messages = RefusalLog.record {
      fixture.scroll.time.run {
        fixture.table.performBatchUpdates {
          fixture.counts = [7]
          fixture.table.deleteRows(at: [path(0)], with: .fade)
        } completion: {
          isFinished = $0
        }
      }
    }
    fixture.scroll.layOut()
    #expect(messages.count == 1 && isFinished == false)
    #expect(fixture.table.visibleCells.count == 7)
  }
}
