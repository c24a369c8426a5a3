// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("Diffable data sources")
struct DiffableDataSourceTests {
  private typealias CollectionSource = UICollectionViewDiffableDataSource<Int, Int>
  private typealias TableSource = UITableViewDiffableDataSource<Int, Int>

  private func snapshot(_ sections: [[Int]]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var result = NSDiffableDataSourceSnapshot<Int, Int>()
    for (number, items) in sections.enumerated() {
      result.appendSections([number])
      result.appendItems(items)
    }
    return result
  }

  @Test("a collection shows each snapshot; cells of items that stay are the same")
  func collection() throws {
    let fixture = CollectionFixture(CollectionFixture.rows(), [])
    let source = CollectionSource(collectionView: fixture.view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      cell.tag = item
      return cell
    }
    fixture.scroll.time.run { source.apply(snapshot([[1, 2, 3]]), animatingDifferences: false) }
    fixture.scroll.layOut()
    #expect(fixture.shown == [1, 2, 3])
    let second = try #require(fixture.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    var isDone = false
    fixture.scroll.time.run {
      source.apply(snapshot([[2, 4, 3], [5]])) { isDone = true }
    }
    #expect(!isDone)
    fixture.scroll.wait(frames: 30)
    #expect(isDone && fixture.shown == [2, 4, 3, 5])
    #expect(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0)) === second)
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 5)
    #expect(source.indexPath(for: 3) == IndexPath(item: 2, section: 0))
    #expect(source.sectionIdentifier(for: 1) == 1 && source.index(for: 7) == nil)
    #expect(source.snapshot().itemIdentifiers == [2, 4, 3, 5])
  }

  @Test("reconfigured items keep their cells, reloaded ones get others")
  func marks() throws {
    let fixture = CollectionFixture(CollectionFixture.rows(), [])
    var texts = [1: "a", 2: "b"]
    let source = CollectionSource(collectionView: fixture.view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      cell.tag = item
      cell.accessibilityLabel = texts[item]
      return cell
    }
    fixture.scroll.time.run { source.apply(snapshot([[1, 2]]), animatingDifferences: false) }
    fixture.scroll.layOut()
    let cells = fixture.view.visibleCells
    texts = [1: "A", 2: "B"]
    var marked = source.snapshot()
    marked.reconfigureItems([1])
    marked.reloadItems([2])
    fixture.scroll.time.run { source.apply(marked) }
    fixture.scroll.wait(frames: 30)
    #expect(fixture.view.visibleCells.map(\.accessibilityLabel) == ["A", "B"])
    #expect(fixture.view.visibleCells.first === cells.first)
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test("supplementary views come from their provider, and a missing one is a diagnostic")
  func supplementaryViews() {
    let layout = CollectionFixture.rows()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let fixture = CollectionFixture(layout, [])
    let source = CollectionSource(collectionView: fixture.view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
    }
    let messages = RefusalLog.record {
      fixture.scroll.time.run { source.apply(snapshot([[1]]), animatingDifferences: false) }
      fixture.scroll.layOut()
    }
    #expect(messages.count == 1)
    source.supplementaryViewProvider = { view, kind, path in
      let bar = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "bar", for: path)
      bar.tag = 5
      return bar
    }
    source.applySnapshotUsingReloadData(snapshot([[1]]))
    fixture.scroll.layOut()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(fixture.view.visibleSupplementaryViews(ofKind: kind).map(\.tag) == [5])
  }

  @Test("a section snapshot shows the visible items of its tree")
  func sectionSnapshot() {
    let fixture = CollectionFixture(CollectionFixture.rows(), [])
    let source = CollectionSource(collectionView: fixture.view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      cell.tag = item
      return cell
    }
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2])
    tree.append([10], to: 1)
    fixture.scroll.time.run { source.apply(tree, to: 0) }
    fixture.scroll.wait(frames: 30)
    #expect(fixture.shown == [1, 2])
    tree = source.snapshot(for: 0)
    tree.expand([1])
    fixture.scroll.time.run { source.apply(tree, to: 0) }
    fixture.scroll.wait(frames: 30)
    #expect(fixture.shown == [1, 10, 2])
  }

  @Test("registrations make cells of their class, and fill them")
  func registrations() {
    final class Tile: UICollectionViewCell {
      var text = ""
    }
    let fixture = CollectionFixture(CollectionFixture.rows(), [])
    let tiles = UICollectionView.CellRegistration<Tile, Int> { cell, path, item in
      cell.text = "\(path.item): \(item)"
    }
    let source = CollectionSource(collectionView: fixture.view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: tiles, for: path, item: item)
    }
    fixture.scroll.time.run { source.apply(snapshot([[7, 8]]), animatingDifferences: false) }
    fixture.scroll.layOut()
    #expect(fixture.view.visibleCells.map { ($0 as? Tile)?.text } == ["0: 7", "1: 8"])
  }

  @Test("a table shows each snapshot; rows that stay keep their cells")
  func table() throws {
    let fixture = TableRowsFixture([])
    let source = TableSource(tableView: fixture.table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.tag = item
      return cell
    }
    fixture.scroll.time.run { source.apply(snapshot([[1, 2, 3]]), animatingDifferences: false) }
    fixture.scroll.layOut()
    #expect(fixture.table.visibleCells.map(\.tag) == [1, 2, 3])
    let third = try #require(fixture.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    fixture.scroll.time.run { source.apply(snapshot([[3, 1], [4]])) }
    fixture.scroll.wait(frames: 30)
    #expect(fixture.table.visibleCells.map(\.tag) == [3, 1, 4])
    #expect(fixture.table.cellForRow(at: IndexPath(row: 0, section: 0)) === third)
    #expect(fixture.table.visibleCells.map(\.frame.minY) == [0, 40, 80])
    #expect(source.indexPath(for: 4) == IndexPath(row: 0, section: 1))
  }
}
