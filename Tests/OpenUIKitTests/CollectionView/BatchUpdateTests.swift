// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("Batch updates of collection views")
struct BatchUpdateTests {
  final class Witness: UICollectionViewFlowLayout {
    var updates: [String] = []
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      updates = updateItems.map {
        let before = $0.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-"
        let after = $0.indexPathAfterUpdate.map { "\($0.item)" } ?? "-"
        return "\($0.updateAction) \(before) \(after)"
      }
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("S121: a layout is called with what comes and goes; cells keep their items")
  func insertAndDelete() throws {
    let layout = Witness()
    layout.itemSize = CGSize(width: 280, height: 50)
    let fixture = CollectionFixture(layout, [[0, 1, 2, 3]])
    let third = try #require(fixture.view.cellForItem(at: path(2)))
    fixture.update {
      fixture.numbers.sections = [[9, 0, 2, 3, 8]]
      fixture.view.deleteItems(at: [path(1)])
      fixture.view.insertItems(at: [path(0), path(4)])
    }
    #expect(layout.updates == ["delete 1 -", "insert - 0", "insert - 4"])
    #expect(fixture.shown == [9, 0, 2, 3, 8])
    #expect(fixture.view.cellForItem(at: path(2)) === third && third.tag == 2)
    #expect(fixture.view.subviews.count == 5)
  }

  @Test("cells move to their new places, new ones fade in, removed ones fade out")
  func animation() throws {
    let fixture = CollectionFixture(CollectionFixture.rows(), [[0, 1, 2]])
    let last = try #require(fixture.view.cellForItem(at: path(2)))
    let gone = try #require(fixture.view.cellForItem(at: path(0)))
    fixture.scroll.time.run {
      fixture.view.performBatchUpdates {
        fixture.numbers.sections = [[1, 2, 5]]
        fixture.view.deleteItems(at: [path(0)])
        fixture.view.insertItems(at: [path(2)])
      }
    }
    let new = try #require(fixture.view.cellForItem(at: path(2)))
    fixture.scroll.wait(frames: 9)
    #expect(abs(last.presented().center.y - 115) < 1 && last.center.y == 85)
    #expect(abs(gone.presented().opacity - 0.5) < 0.05)
    #expect(abs(new.presented().opacity - 0.5) < 0.05)
    fixture.scroll.wait(frames: 12)
    #expect(gone.superview == nil && fixture.view.subviews.count == 3)
  }

  @Test("moves, reloads and sections")
  func others() throws {
    let fixture = CollectionFixture(CollectionFixture.rows(), [[0, 1, 2], [3]])
    fixture.update {
      fixture.numbers.sections = [[2, 0, 7], [4, 5], [3]]
      fixture.view.moveItem(at: path(2), to: path(0))
      fixture.view.reloadItems(at: [path(1)])
      fixture.view.insertSections(IndexSet(integer: 1))
    }
    #expect(fixture.shown == [2, 0, 7, 4, 5, 3])
    fixture.update {
      fixture.numbers.sections = [[4, 5], [3]]
      fixture.view.deleteSections(IndexSet(integer: 0))
    }
    #expect(fixture.shown == [4, 5, 3])
    fixture.numbers.sections = [[5], [3, 6, 6]]
    fixture.scroll.time.run { fixture.view.reloadSections(IndexSet(integersIn: 0...1)) }
    fixture.scroll.wait(frames: 30)
    #expect(fixture.shown == [5, 3, 6, 6])
  }

  @Test("C12: numbers that do not follow from the update reload everything, with a diagnostic")
  func mismatch() {
    let fixture = CollectionFixture(CollectionFixture.rows(), [[0, 1, 2]])
    let messages = RefusalLog.record {
      fixture.update {
        fixture.numbers.sections = [[0]]
        fixture.view.deleteItems(at: [path(0), path(7)])
      }
    }
    #expect(messages.count == 1 && fixture.shown == [0])
  }

  @Test("the completion is called after the animation, or immediately without one")
  func completion() {
    let fixture = CollectionFixture(CollectionFixture.rows(), [[0, 1, 2]])
    var results: [Bool] = []
    fixture.scroll.time.run {
      fixture.view.performBatchUpdates {
        fixture.numbers.sections = [[0, 1]]
        fixture.view.deleteItems(at: [path(2)])
      } completion: {
        results.append($0)
      }
    }
    #expect(results.isEmpty)
    fixture.scroll.wait(frames: 20)
    #expect(results == [true])
  }

  @Test("headers are made anew where sections come before them")
  func headers() throws {
    let layout = CollectionFixture.rows()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let fixture = CollectionFixture(layout, [[1], [2]])
    let kind = UICollectionView.elementKindSectionHeader
    func header(_ section: Int) throws -> UICollectionReusableView {
      try #require(
        fixture.view.supplementaryView(
          forElementKind: kind, at: IndexPath(item: 0, section: section)))
    }
    for section in 0..<2 { try header(section).tag = section + 1 }
    fixture.numbers.barTag = 9
    fixture.update {
      fixture.numbers.sections.insert([0], at: 0)
      fixture.view.insertSections([0])
    }
    for section in 0..<3 { #expect(try header(section).tag == 9) }
  }
}
