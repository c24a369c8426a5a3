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

  @Test("Only visible items have cells, and cells are reused")
  func reuse() throws {
    let stage = CollectionStage(CollectionStage.rows(), [Array(0..<100)])
    #expect(stage.shown == [0, 1, 2, 3, 4, 5, 6])
    #expect(stage.view.contentSize == CGSize(width: 300, height: 5990))
    let first = try #require(stage.view.cellForItem(at: path(0)) as? NumberCell)
    stage.view.contentOffset.y = 60
    stage.scroll.layOut()
    #expect(stage.shown == [1, 2, 3, 4, 5, 6, 7])
    #expect(stage.view.cellForItem(at: path(7)) === first && first.reuses == 1)
    #expect(stage.view.cellForItem(at: path(0)) == nil)
    #expect(stage.numbers.calls.suffix(2) == ["hide 0", "show 7"])
    #expect(stage.view.subviews.count == 7)
  }

  @Test("A cell has its size while the data source fills it, and its content fills it")
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
    let stage = CollectionStage(CollectionStage.rows(), [[0]])
    let source = Measuring()
    stage.view.dataSource = source
    stage.scroll.layOut()
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
    let stage = CollectionStage(Fan(), [[10, 11, 12]])
    let cells = stage.view.visibleCells
    #expect(cells.map(\.tag) == [10, 12])
    #expect(stage.view.subviews.map(\.tag) == [12, 10])
    let last = try #require(cells.last)
    #expect(last.transform == CGAffineTransform(rotationAngle: 2) && last.alpha == 0.5)
    #expect(last.center == CGPoint(x: 125, y: 140) && last.bounds.size.height == 80)
  }

  @Test("Headers, footers and decorations are shown as the layout says")
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
    let stage = CollectionStage(layout, [[0]])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(stage.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.height) == [20])
    #expect(stage.view.supplementaryView(forElementKind: kind, at: path(0)) != nil)
    #expect(stage.view.subviews.first?.frame.height == 4 && stage.view.subviews.count == 3)
  }

  @Test("Items are found by point, and brought into view")
  func points() {
    let stage = CollectionStage(CollectionStage.rows(), [Array(0..<100)])
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 150, y: 625)) == path(10))
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 150, y: 655)) == nil)
    stage.view.scrollToItem(at: path(50), at: .centeredVertically, animated: false)
    #expect(stage.view.contentOffset.y == 2825)
    stage.view.scrollToItem(at: path(99), at: .top, animated: false)
    #expect(stage.view.contentOffset.y == 5590)
  }

  @Test("A tap selects one item, a drag none; the cell shows it, also when it comes back")
  func selection() {
    let stage = CollectionStage(CollectionStage.rows(), [Array(0..<100)])
    stage.numbers.calls = []
    stage.scroll.tap(150, 85)
    stage.scroll.tap(150, 145)
    #expect(stage.numbers.calls == ["select 1", "deselect 1", "select 2"])
    #expect(stage.view.indexPathsForSelectedItems == [path(2)])
    stage.scroll.pull(from: 300, to: 100, frames: 5)
    stage.scroll.wait(frames: 20)
    stage.scroll.end()
    #expect(stage.view.indexPathsForSelectedItems == [path(2)])
    stage.view.contentOffset.y = 2000
    stage.scroll.layOut()
    stage.view.contentOffset.y = 0
    stage.scroll.layOut()
    #expect(stage.view.visibleCells.filter(\.isSelected).map(\.tag) == [2])
  }

  @Test("reloadData reloads everything")
  func reload() {
    let stage = CollectionStage(CollectionStage.rows(), [Array(0..<100)])
    stage.numbers.sections = [[7, 8], [9]]
    stage.view.reloadData()
    stage.scroll.layOut()
    #expect(stage.shown == [7, 8, 9] && stage.view.numberOfSections == 2)
    #expect(stage.view.numberOfItems(inSection: 1) == 1)
    #expect(stage.view.numberOfItems(inSection: 2) == 0)
  }

  @Test("A name without a class is refused with a diagnostic, and an empty cell is shown")
  func unregistered() {
    let stage = CollectionStage(CollectionStage.rows(), [[0]])
    let messages = RefusalLog.record {
      _ = stage.view.dequeueReusableCell(withReuseIdentifier: "nobody", for: path(0))
    }
    #expect(messages.count == 1)
  }

  @Test("Content that has become shorter is not left out of sight")
  func shorter() {
    let stage = CollectionStage(CollectionStage.rows(), [Array(0..<100)])
    stage.view.contentOffset.y = 5000
    stage.scroll.layOut()
    stage.numbers.sections = [Array(0..<10)]
    stage.view.reloadData()
    stage.scroll.layOut()
    #expect(stage.view.contentOffset.y == 190 && stage.shown.last == 9)
  }
}
