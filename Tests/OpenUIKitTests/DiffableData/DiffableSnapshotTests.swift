// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("NSDiffableDataSourceSnapshot")
struct DiffableSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var result = Snapshot()
    for (section, items) in sections {
      result.appendSections([section])
      result.appendItems(items)
    }
    return result
  }

  @Test("items are appended to the last section, or to a named one, and are found by index")
  func appending() {
    var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
    snapshot.appendItems([4], toSection: "a")
    #expect(snapshot.itemIdentifiers == [1, 2, 4, 3] && snapshot.numberOfItems == 4)
    #expect(snapshot.sectionIdentifiers == ["a", "b"] && snapshot.numberOfSections == 2)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2, 4])
    #expect(snapshot.numberOfItems(inSection: "b") == 1)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
    #expect(snapshot.indexOfItem(3) == 3 && snapshot.indexOfSection("b") == 1)
    #expect(snapshot.indexOfItem(9) == nil && snapshot.indexOfSection("c") == nil)
  }

  @Test("items and sections are inserted, moved and deleted beside others")
  func changing() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.insertItems([10], beforeItem: 2)
    snapshot.insertItems([11], afterItem: 4)
    #expect(snapshot.itemIdentifiers == [1, 10, 2, 3, 4, 11])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(3, beforeItem: 10)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 10, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1, 11])
    snapshot.deleteItems([10, 1, 99])
    #expect(snapshot.itemIdentifiers == [3, 2, 4, 11])
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.insertSections(["d"], afterSection: "b")
    snapshot.moveSection("a", afterSection: "d")
    #expect(snapshot.sectionIdentifiers == ["c", "b", "d", "a"])
    #expect(snapshot.itemIdentifiers == [4, 11, 3, 2])
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [3, 2] && snapshot.indexOfItem(4) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test("an identifier that is there already, or does not exist, is refused with a diagnostic")
  func refusal() {
    var changed = snapshot([("a", [1, 2])])
    let before = changed
    let messages = RefusalLog.record {
      changed.appendItems([2])
      changed.appendItems([3, 3])
      changed.appendItems([3], toSection: "x")
      changed.insertItems([3], beforeItem: 9)
      changed.moveItem(1, afterItem: 1)
      changed.appendSections(["a"])
      changed.insertSections(["b"], afterSection: "x")
      changed.reloadItems([7])
      changed.reconfigureItems([7])
      changed.reloadSections(["x"])
      var empty = Snapshot()
      empty.appendItems([1])
    }
    #expect(messages.count == 11)
    #expect(changed == before)
  }

  /// Applies a batch to index paths, and returns what each new place holds.
  private func apply(_ old: Snapshot, _ new: Snapshot) -> Bool {
    let batch = UpdateBatch(from: old, to: new)
    let counts = { (s: Snapshot) in s.sectionIdentifiers.map { s.numberOfItems(inSection: $0) } }
    guard let paths = batch.indexPathsAfterUpdate(counts(old), counts(new)) else { return false }
    return paths.allSatisfy { old.item(at: $0.key) == new.item(at: $0.value) }
  }

  @Test("the difference of any two snapshots leads from the old index paths to the new ones")
  func differences() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      func make() -> Snapshot {
        let items = Array(0..<20).shuffled(using: &random).prefix(
          Int.random(in: 0...15, using: &random))
        let sections = ["a", "b", "c", "d"].shuffled(using: &random)
          .prefix(Int.random(in: 1...4, using: &random))
        var result = Snapshot()
        result.appendSections(Array(sections))
        for item in items {
          result.appendItems([item], toSection: sections.randomElement(using: &random))
        }
        return result
      }
      let (old, new) = (make(), make())
      #expect(apply(old, new))
    }
  }

  @Test("one item that passes others is one move")
  func moves() {
    let old = snapshot([("a", [1, 2, 3, 4, 5])])
    let new = snapshot([("a", [2, 3, 4, 5, 1])])
    let batch = UpdateBatch(from: old, to: new)
    #expect(batch.movedItems.count == 1)
    #expect(batch.movedItems.first?.before == IndexPath(item: 0, section: 0))
    #expect(batch.movedItems.first?.after == IndexPath(item: 4, section: 0))
    #expect(batch.insertedItems.isEmpty && batch.deletedItems.isEmpty)
  }

  @Test("a section snapshot shows the children of expanded items")
  func trees() {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2])
    tree.append([10, 11], to: 1)
    tree.append([100], to: 10)
    #expect(tree.items == [1, 10, 100, 11, 2] && tree.visibleItems == [1, 2])
    tree.expand([1, 10])
    #expect(tree.visibleItems == [1, 10, 100, 11, 2])
    #expect(tree.level(of: 100) == 2 && tree.parent(of: 100) == 10 && tree.isVisible(100))
    tree.collapse([1])
    #expect(!tree.isVisible(100) && tree.isExpanded(10))
    tree.insert([3], before: 2)
    #expect(tree.rootItems == [1, 3, 2])
    #expect(tree.snapshot(of: 1).rootItems == [10, 11])
    tree.delete([10])
    #expect(tree.items == [1, 11, 3, 2] && !tree.contains(100))
  }
}
