// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("UICollectionViewFlowLayout")
struct UICollectionViewFlowLayoutTests {
  private func frames(
    _ layout: UICollectionViewFlowLayout, _ counts: [Int], delegate: Sizes? = nil
  ) -> [CGRect] {
    let fixture = CollectionFixture(layout, counts.map { Array(0..<$0) })
    if let delegate {
      fixture.view.delegate = delegate
      layout.invalidateLayout()
      fixture.scroll.layOut()
    }
    let all = CGRect(x: 0, y: 0, width: 100_000, height: 100_000)
    return (layout.layoutAttributesForElements(in: all) ?? []).map(\.frame)
  }

  @Test("SH03: lines are stretched to the width; the last keeps the others' distances")
  func grid() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    let frames = frames(layout, [6])
    // 270 points have room for four items of 60 with 10 between them, stretched to 30 / 3 each.
    #expect(frames.map(\.minX) == [10, 80, 150, 220, 10, 80])
    #expect(frames.map(\.minY) == [5, 5, 5, 5, 55, 55])
    #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 110))
  }

  @Test("a column of wide items stands in the middle")
  func column() {
    let frames = frames(CollectionFixture.rows(), [3])
    #expect(frames.map(\.midX) == [150, 150, 150])
    #expect(frames.map(\.minY) == [0, 60, 120])
  }

  @Test("headers and footers take the whole width, section after section")
  func bars() {
    let layout = CollectionFixture.rows()
    layout.headerReferenceSize = CGSize(width: 1, height: 20)
    layout.footerReferenceSize = CGSize(width: 1, height: 30)
    let frames = frames(layout, [1, 0])
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 300, height: 20), CGRect(x: 10, y: 20, width: 280, height: 50),
        CGRect(x: 0, y: 70, width: 300, height: 30), CGRect(x: 0, y: 100, width: 300, height: 20),
        CGRect(x: 0, y: 120, width: 300, height: 30),
      ])
    let path = IndexPath(item: 0, section: 1)
    let footer = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, at: path)
    #expect(footer?.frame.minY == 120 && footer?.representedElementCategory == .supplementaryView)
  }

  @Test("scrolling sideways, lines stand upright")
  func horizontal() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 30, height: 195)
    let frames = frames(layout, [5])
    #expect(frames.map(\.minX) == [0, 0, 40, 40, 80])
    #expect(frames.map(\.minY) == [0, 205, 0, 205, 0])
    #expect(layout.collectionViewContentSize == CGSize(width: 110, height: 400))
  }

  @Test("the delegate's sizes come first; a line is as thick as its thickest item")
  func delegateSizes() {
    let layout = UICollectionViewFlowLayout()
    let sizes = Sizes([CGSize(width: 100, height: 20), CGSize(width: 150, height: 60), .init()])
    let frames = frames(layout, [2], delegate: sizes)
    #expect(frames[0] == CGRect(x: 0, y: 20, width: 100, height: 20))
    #expect(frames[1] == CGRect(x: 110, y: 0, width: 150, height: 60))
  }

  @Test("C17: a size that is not finite is refused and takes no room")
  func refusal() {
    let layout = UICollectionViewFlowLayout()
    let messages = RefusalLog.record { layout.itemSize = CGSize(width: CGFloat.nan, height: 10) }
    #expect(messages.count == 1 && layout.itemSize == CGSize(width: 50, height: 50))
    let sizes = Sizes([CGSize(width: CGFloat.infinity, height: 20), CGSize(width: 10, height: 10)])
    #expect(!RefusalLog.record { _ = frames(layout, [2], delegate: sizes) }.isEmpty)
    #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 10))
  }

  @Test("a rectangle has just the elements that meet it, each time as new objects")
  func rectangle() {
    let layout = CollectionFixture.rows()
    _ = frames(layout, [500])
    let rect = CGRect(x: 0, y: 1190, width: 300, height: 130)
    let found = layout.layoutAttributesForElements(in: rect) ?? []
    #expect(found.map(\.indexPath.item) == [20, 21])
    found.first?.center.y += 7
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 20, section: 0))?.frame.minY == 1200)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 500, section: 0)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)) == nil)
  }

  @Test("a new width asks for new lines, scrolling does not")
  func invalidation() {
    let layout = CollectionFixture.rows()
    let fixture = CollectionFixture(layout, [[1, 2]])
    var bounds = fixture.view.bounds
    bounds.origin.y += 50
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds))
    bounds.size.width += 20
    #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds))
    fixture.view.frame.size.width = 400
    fixture.scroll.layOut()
    #expect(fixture.view.visibleCells.map(\.center.x) == [200, 200])
  }

  @Test("nothing lies in a rectangle, or at a point, that is not a number")
  func notANumber() {
    let fixture = CollectionFixture(CollectionFixture.rows(), [[1, 2, 3]])
    let layout = fixture.view.collectionViewLayout
    let rect = CGRect(x: CGFloat.nan, y: .nan, width: 10, height: 10)
    #expect(layout.layoutAttributesForElements(in: rect)?.isEmpty == true)
    let endless = CGRect(x: 0, y: -CGFloat.infinity, width: 1, height: .infinity)
    #expect(layout.layoutAttributesForElements(in: endless)?.isEmpty == true)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 5, y: CGFloat.nan)) == nil)
  }
}

/// A delegate that gives each item its own size.
@MainActor
final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  private let sizes: [CGSize]

  init(_ sizes: [CGSize]) {
    self.sizes = sizes
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}
