// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

/// Random batches of changes against a model: the array to which they were applied.
@Suite("Batches of changes against an array")
@MainActor
struct BatchUpdateModelTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test(
    "cells show the data after each of several batches, and stay with their items",
    arguments: 0..<12)
  func batches(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed) &+ 7)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 20, height: 20)
    let fixture = CollectionFixture(layout, [Array(0..<20)])
    var next = 100
    for _ in 0..<4 {
      let before = fixture.numbers.sections[0]
      let cells = Dictionary(
        uniqueKeysWithValues: fixture.view.visibleCells.map { ($0.tag, ObjectIdentifier($0)) })
      let deleted = before.indices.filter { _ in Int.random(in: 0..<4, using: &dice) == 0 }
      var after = before.indices.filter { !deleted.contains($0) }.map { before[$0] }
      var inserted: [Int] = []
      for _ in 0..<Int.random(in: 0...5, using: &dice) {
        let position = Int.random(in: 0...after.count, using: &dice)
        after.insert(next, at: position)
        inserted.append(next)
        next += 1
      }
      let positions = inserted.compactMap(after.firstIndex)
      fixture.update {
        fixture.numbers.sections[0] = after
        fixture.view.deleteItems(at: deleted.map(path))
        fixture.view.insertItems(at: positions.map(path))
      }
      #expect(fixture.view.visibleCells.map(\.tag) == after)
      for cell in fixture.view.visibleCells where !inserted.contains(cell.tag) {
        #expect(cells[cell.tag] == ObjectIdentifier(cell))
      }
      #expect(fixture.view.subviews.count == after.count)
    }
  }

  /// A change of sections and the numbers that are shown after it.
  struct SectionChange: Sendable {
    let deleted: IndexSet
    let inserted: IndexSet
    let data: [[Int]]
    let isReported: Bool
  }

  private nonisolated static let changes = [
    SectionChange(deleted: [0], inserted: [], data: [[2, 3], [4]], isReported: false),
    SectionChange(
      deleted: [], inserted: [1], data: [[1], [9, 8], [2, 3], [4]], isReported: false),
    SectionChange(deleted: [0, 2], inserted: [0], data: [[7], [2, 3]], isReported: false),
    SectionChange(deleted: [0, 1, 2], inserted: [], data: [], isReported: false),
    // One section too many, and a section whose count changed without notice.
    SectionChange(deleted: [0], inserted: [], data: [[1], [2, 3], [4]], isReported: true),
    SectionChange(deleted: [0], inserted: [], data: [[2], [4]], isReported: true),
  ]

  @Test(
    "inserted and deleted sections leave the others; a mismatch reloads with a diagnostic",
    arguments: changes)
  func sections(change: SectionChange) {
    let fixture = CollectionFixture(CollectionFixture.rows(), [[1], [2, 3], [4]])
    let messages = RefusalLog.record {
      fixture.update {
        fixture.numbers.sections = change.data
        fixture.view.deleteSections(change.deleted)
        fixture.view.insertSections(change.inserted)
      }
    }
    #expect(messages.isEmpty == !change.isReported)
    #expect(fixture.shown == change.data.flatMap { $0 })
    #expect(fixture.view.numberOfSections == change.data.count)
  }

  @Test("nested batches are part of the outer one, and their completion is called at once")
  func nesting() {
    let fixture = CollectionFixture(CollectionFixture.rows(), [[0, 1, 2]])
    var order: [String] = []
    fixture.scroll.time.run {
      fixture.view.performBatchUpdates {
        fixture.numbers.sections = [[1, 2, 3]]
        fixture.view.deleteItems(at: [path(0)])
        fixture.view.performBatchUpdates {
          fixture.view.insertItems(at: [path(2)])
        } completion: { _ in
          order.append("inner")
        }
      } completion: { _ in
        order.append("outer")
      }
    }
    fixture.scroll.wait(frames: 30)
    #expect(fixture.shown == [1, 2, 3] && order == ["inner", "outer"])
  }

  @Test("a move keeps the cell of the item, also between sections")
  func moves() throws {
    let fixture = CollectionFixture(CollectionFixture.rows(), [[0, 1, 2], [3]])
    let cell = try #require(fixture.view.cellForItem(at: path(0)))
    fixture.update {
      fixture.numbers.sections = [[1, 2], [3, 0]]
      fixture.view.moveItem(at: path(0), to: IndexPath(item: 1, section: 1))
    }
    #expect(fixture.shown == [1, 2, 3, 0])
    #expect(fixture.view.cellForItem(at: IndexPath(item: 1, section: 1)) === cell)
  }

  @Test("the raw values of update actions are those of Apple's header")
  func actions() {
    let actions: [UICollectionViewUpdateItem.Action] = [.insert, .delete, .reload, .move, .none]
    #expect(actions.map(\.rawValue) == Array(0...4))
    let categories: [UICollectionElementCategory] = [.cell, .supplementaryView, .decorationView]
    #expect(categories.map(\.rawValue) == [0, 1, 2])
  }
}
