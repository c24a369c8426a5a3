// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Invalidation and updates of UICollectionViewLayout")
@MainActor
struct LayoutInvalidationTests {
  /// A column of rows of 40 points that counts how often it is prepared.
  private final class Column: UICollectionViewLayout {
    var preparations = 0
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var snap: CGFloat?
    var finalizations = 0

    override func prepare() { preparations += 1 }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
    override func finalizeCollectionViewUpdates() { finalizations += 1 }
    override var collectionViewContentSize: CGSize {
      CGSize(width: 300, height: 40 * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 40 * CGFloat(indexPath.item), width: 300, height: 40)
      return attributes
    }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      guard let snap else { return proposedContentOffset }
      return CGPoint(x: 0, y: (proposedContentOffset.y / snap).rounded() * snap)
    }
  }

  private let layout = Column()
  private let fixture: CollectionFixture

  init() {
    fixture = CollectionFixture(layout, [Array(0..<50)])
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("a new context invalidates nothing, and its class is the layout's")
  func context() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    let classes: [AnyClass] = [
      UICollectionViewLayout.invalidationContextClass, UICollectionViewLayout.layoutAttributesClass,
    ]
    let expected: [AnyClass] = [
      UICollectionViewLayoutInvalidationContext.self, UICollectionViewLayoutAttributes.self,
    ]
    #expect(classes.map { ObjectIdentifier($0) } == expected.map { ObjectIdentifier($0) })
  }

  @Test("an invalidation with a context prepares the layout again")
  func invalidation() {
    let before = layout.preparations
    let context = UICollectionViewLayoutInvalidationContext()
    layout.invalidateLayout(with: context)
    #expect(layout.preparations == before && layout.contexts.last === context)
    fixture.scroll.layOut()
    #expect(layout.preparations == before + 1)
    fixture.scroll.layOut()
    #expect(layout.preparations == before + 1)
  }

  @Test("without a change of the bounds that matters, scrolling prepares nothing")
  func scrolling() {
    let before = layout.preparations
    fixture.view.contentOffset.y = 200
    fixture.scroll.layOut()
    #expect(layout.preparations == before)
    #expect(fixture.shown == Array(5..<15))
  }

  @Test("scrolling stops where the layout says", arguments: [40, 120, 400] as [CGFloat])
  func snapping(snap: CGFloat) {
    layout.snap = snap
    fixture.scroll.pull(from: 350, to: 150, frames: 6)
    fixture.scroll.end()
    fixture.scroll.waitUntilStill()
    let offset = fixture.view.contentOffset.y
    #expect(offset > 0 && abs(offset.remainder(dividingBy: snap)) < 0.5)
  }

  @Test("the base class has no content and leaves what it is asked")
  func baseClass() {
    let base = UICollectionViewLayout()
    #expect(base.collectionViewContentSize == .zero)
    #expect(base.layoutAttributesForElements(in: .infinite) == nil)
    #expect(base.layoutAttributesForItem(at: path(0)) == nil)
    #expect(base.layoutAttributesForDecorationView(ofKind: "x", at: path(0)) == nil)
    #expect(base.initialLayoutAttributesForAppearingItem(at: path(0)) == nil)
    #expect(!base.shouldInvalidateLayout(forBoundsChange: .zero))
    let offset = CGPoint(x: 3, y: 4)
    #expect(base.targetContentOffset(forProposedContentOffset: offset) == offset)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0))
    #expect(
      !base.shouldInvalidateLayout(
        forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
  }

  @Test("an item appears from transparency at its place and disappears to it")
  func appearance() throws {
    let appearing = try #require(layout.initialLayoutAttributesForAppearingItem(at: path(3)))
    #expect(appearing.alpha == 0 && appearing.frame.minY == 120)
    let leaving = try #require(layout.finalLayoutAttributesForDisappearingItem(at: path(4)))
    #expect(leaving.alpha == 0 && leaving.frame.minY == 160)
    #expect(layout.layoutAttributesForItem(at: path(3))?.alpha == 1)
  }

  @Test("each update is finalized once")
  func finalization() {
    fixture.update {
      fixture.numbers.sections[0].removeFirst()
      fixture.view.deleteItems(at: [path(0)])
    }
    #expect(layout.finalizations == 1)
    fixture.numbers.sections[0].removeFirst()
    fixture.scroll.time.run { fixture.view.deleteItems(at: [path(0)]) }
    fixture.scroll.wait(frames: 30)
    #expect(layout.finalizations == 2 && fixture.shown.first == 2)
  }
}
