// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("UICollectionView")
struct UICollectionViewTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("IndexPath: item, row and section name the same element")
  func indexPaths() {
    var path = IndexPath(item: 3, section: 1)
    #expect(path == IndexPath(row: 3, section: 1) && path == IndexPath(indexes: [1, 3]))
    #expect(path.item == 3 && path.row == 3 && path.section == 1)
    path.item = 5
    path.section = 2
    #expect(path == IndexPath(indexes: [2, 5]))
    #expect(IndexPath().item == 0 && IndexPath().section == 0)
  }

  @Test("only visible items have cells, and cells are reused")
  func reuse() throws {
    let fixture = CollectionFixture(CollectionFixture.rows(), [Array(0..<100)])
    #expect(fixture.shown == [0, 1, 2, 3, 4, 5, 6])
    #expect(fixture.view.contentSize == CGSize(width: 300, height: 5990))
    let first = try #require(fixture.view.cellForItem(at: path(0)) as? NumberCell)
    fixture.view.contentOffset.y = 60
    fixture.scroll.layOut()
    #expect(fixture.shown == [1, 2, 3, 4, 5, 6, 7])
    #expect(fixture.view.cellForItem(at: path(7)) === first && first.reuses == 1)
    #expect(fixture.view.cellForItem(at: path(0)) == nil)
    #expect(fixture.numbers.calls.suffix(2) == ["hide 0", "show 7"])
    #expect(fixture.view.subviews.count == 7)
  }

  @Test("a cell has its size while the data source fills it, and its content fills it")
  func size() throws {
    final class Measuring: NSObject, UICollectionViewDataSource {
      var sizes: [CGSize] = []
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        1
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        sizes.append(cell.contentView.bounds.size)
        return cell
      }
    }
    let fixture = CollectionFixture(CollectionFixture.rows(), [[0]])
    let source = Measuring()
    fixture.view.dataSource = source
    fixture.scroll.layOut()
    #expect(source.sizes == [CGSize(width: 280, height: 50)])
  }

  @Test("SH02: cells show transform, alpha, z index and visibility of their attributes")
  func attributes() throws {
    final class Fan: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).map { number in
          let card = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: number, section: 0))
          card.frame = CGRect(x: 100, y: 100, width: 50, height: 80)
          card.transform = CGAffineTransform(rotationAngle: CGFloat(number))
          card.alpha = 0.5
          card.zIndex = -number
          card.isHidden = number == 1
          return card
        }
      }
    }
    let fixture = CollectionFixture(Fan(), [[10, 11, 12]])
    let cells = fixture.view.visibleCells
    #expect(cells.map(\.tag) == [10, 12])
    #expect(fixture.view.subviews.map(\.tag) == [12, 10])
    let last = try #require(cells.last)
    #expect(last.transform == CGAffineTransform(rotationAngle: 2) && last.alpha == 0.5)
    #expect(last.center == CGPoint(x: 125, y: 140) && last.bounds.size.height == 80)
  }

  @Test("headers, footers and decorations are shown as the layout says")
  func otherElements() {
    final class Shelf: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let shelf = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "shelf", with: IndexPath(item: 0, section: 0))
        shelf.frame = CGRect(x: 0, y: 60, width: 300, height: 4)
        shelf.zIndex = -1
        return (super.layoutAttributesForElements(in: rect) ?? []) + [shelf]
      }
    }
    let layout = Shelf()
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "shelf")
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let fixture = CollectionFixture(layout, [[0]])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(fixture.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.height) == [20])
    #expect(fixture.view.supplementaryView(forElementKind: kind, at: path(0)) != nil)
    #expect(fixture.view.subviews.first?.frame.height == 4 && fixture.view.subviews.count == 3)
  }

  @Test("items are found by point, and brought into view")
  func points() {
    let fixture = CollectionFixture(CollectionFixture.rows(), [Array(0..<100)])
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 150, y: 625)) == path(10))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 150, y: 655)) == nil)
    fixture.view.scrollToItem(at: path(50), at: .centeredVertically, animated: false)
    #expect(fixture.view.contentOffset.y == 2825)
    fixture.view.scrollToItem(at: path(99), at: .top, animated: false)
    #expect(fixture.view.contentOffset.y == 5590)
  }

  @Test("a tap selects one item, a drag none; the cell shows it, also when it comes back")
  func selection() {
    let fixture = CollectionFixture(CollectionFixture.rows(), [Array(0..<100)])
    fixture.numbers.calls = []
    fixture.scroll.tap(150, 85)
    fixture.scroll.tap(150, 145)
    #expect(fixture.numbers.calls == ["select 1", "deselect 1", "select 2"])
    #expect(fixture.view.indexPathsForSelectedItems == [path(2)])
    fixture.scroll.pull(from: 300, to: 100, frames: 5)
    fixture.scroll.wait(frames: 20)
    fixture.scroll.end()
    #expect(fixture.view.indexPathsForSelectedItems == [path(2)])
    fixture.view.contentOffset.y = 2000
    fixture.scroll.layOut()
    fixture.view.contentOffset.y = 0
    fixture.scroll.layOut()
    #expect(fixture.view.visibleCells.filter(\.isSelected).map(\.tag) == [2])
  }

  @Test("reloadData reloads everything")
  func reload() {
    let fixture = CollectionFixture(CollectionFixture.rows(), [Array(0..<100)])
    fixture.numbers.sections = [[7, 8], [9]]
    fixture.view.reloadData()
    fixture.scroll.layOut()
    #expect(fixture.shown == [7, 8, 9] && fixture.view.numberOfSections == 2)
    #expect(fixture.view.numberOfItems(inSection: 1) == 1)
    #expect(fixture.view.numberOfItems(inSection: 2) == 0)
  }

  @Test("a name without a class is refused with a diagnostic, and an empty cell is shown")
  func unregistered() {
    let fixture = CollectionFixture(CollectionFixture.rows(), [[0]])
    let messages = RefusalLog.record {
      _ = fixture.view.dequeueReusableCell(withReuseIdentifier: "unregistered", for: path(0))
    }
    #expect(messages.count == 1)
  }

  @Test("content that has become shorter is not left out of sight")
  func shorter() {
    let fixture = CollectionFixture(CollectionFixture.rows(), [Array(0..<100)])
    fixture.view.contentOffset.y = 5000
    fixture.scroll.layOut()
    fixture.numbers.sections = [Array(0..<10)]
    fixture.view.reloadData()
    fixture.scroll.layOut()
    #expect(fixture.view.contentOffset.y == 190 && fixture.shown.last == 9)
  }
}
