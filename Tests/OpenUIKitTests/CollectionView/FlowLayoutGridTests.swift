// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

/// Flow layouts of equal items against closed forms.
///
/// With the available length A, the item length w and the minimum spacing s, a line has
/// n = ⌊(A + s) / (w + s)⌋ items and the spacing (A − n·w) / (n − 1).
@Suite("Grids of UICollectionViewFlowLayout")
@MainActor
struct FlowLayoutGridTests {
  /// The parameters of a grid, along and across the scroll direction.
  struct Grid: Sendable, CustomTestStringConvertible {
    var direction = UICollectionView.ScrollDirection.vertical
    var item = CGSize(width: 50, height: 50)
    var itemSpacing: CGFloat = 10
    var lineSpacing: CGFloat = 10
    var inset = UIEdgeInsets.zero
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var count = 7

    var testDescription: String {
      "\(direction) \(item) \(itemSpacing) \(lineSpacing) \(inset) \(header) \(footer)"
    }
  }

  private nonisolated static let grids = [
    Grid(), Grid(itemSpacing: 0, lineSpacing: 0), Grid(itemSpacing: 25, lineSpacing: 3),
    Grid(item: CGSize(width: 75, height: 20), itemSpacing: 0),
    Grid(
      item: CGSize(width: 90, height: 20), inset: UIEdgeInsets(top: 7, left: 4, bottom: 9, right: 6)
    ),
    Grid(header: 30, footer: 12),
    Grid(inset: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30), count: 1),
    Grid(direction: .horizontal), Grid(direction: .horizontal, itemSpacing: 30, lineSpacing: 1),
    Grid(
      direction: .horizontal, item: CGSize(width: 33, height: 70),
      inset: UIEdgeInsets(top: 11, left: 5, bottom: 13, right: 17), header: 21, footer: 8, count: 12
    ),
  ]

  private func makeLayout(_ grid: Grid) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = grid.direction
    layout.itemSize = grid.item
    layout.minimumInteritemSpacing = grid.itemSpacing
    layout.minimumLineSpacing = grid.lineSpacing
    layout.sectionInset = grid.inset
    layout.headerReferenceSize = CGSize(width: grid.header, height: grid.header)
    layout.footerReferenceSize = CGSize(width: grid.footer, height: grid.footer)
    return layout
  }

  /// The frame of an item in the view of 300 × 400 points.
  private func expectedFrame(_ index: Int, _ grid: Grid) -> CGRect {
    let isVertical = grid.direction == .vertical
    let (width, height) = (grid.item.width, grid.item.height)
    let (across, along) = isVertical ? (width, height) : (height, width)
    let start = isVertical ? grid.inset.left : grid.inset.top
    let available =
      isVertical
      ? 300 - grid.inset.left - grid.inset.right : 400 - grid.inset.top - grid.inset.bottom
    let perLine = ((available + grid.itemSpacing) / (across + grid.itemSpacing)).rounded(.down)
    // A section that does not fill its only line uses the minimum spacing.
    let gap =
      CGFloat(grid.count) < perLine
      ? grid.itemSpacing : (available - perLine * across) / (perLine - 1)
    let column = CGFloat(index).truncatingRemainder(dividingBy: perLine)
    let line = (CGFloat(index) / perLine).rounded(.down)
    let top = grid.header + (isVertical ? grid.inset.top : grid.inset.left)
    let (x, y) = (start + column * (across + gap), top + line * (along + grid.lineSpacing))
    return CGRect(
      origin: isVertical ? CGPoint(x: x, y: y) : CGPoint(x: y, y: x), size: grid.item)
  }

  private func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
    let differences = [
      first.minX - second.minX, first.minY - second.minY, first.width - second.width,
      first.height - second.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-9 }
  }

  @Test("items stand in justified lines of as many as fit", arguments: grids)
  func items(grid: Grid) throws {
    let layout = makeLayout(grid)
    _ = CollectionFixture(layout, [Array(0..<grid.count)])
    for index in 0..<grid.count {
      let path = IndexPath(item: index, section: 0)
      let frame = try #require(layout.layoutAttributesForItem(at: path)).frame
      #expect(isClose(frame, expectedFrame(index, grid)), "item \(index)")
    }
  }

  @Test(
    "the content is as long as bars, insets, lines and the spacing between them", arguments: grids)
  func contentSize(grid: Grid) throws {
    let layout = makeLayout(grid)
    let fixture = CollectionFixture(layout, [Array(0..<grid.count)])
    let last = expectedFrame(grid.count - 1, grid)
    let isVertical = grid.direction == .vertical
    let length =
      isVertical
      ? last.maxY + grid.inset.bottom + grid.footer : last.maxX + grid.inset.right + grid.footer
    let size = isVertical ? CGSize(width: 300, height: length) : CGSize(width: length, height: 400)
    #expect(fixture.view.contentSize == size)
    let footer = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
    #expect((footer == nil) == (grid.footer == 0))
    #expect(footer.map { isVertical ? $0.frame.maxY : $0.frame.maxX } ?? length == length)
  }

  @Test(
    "lines are broken where an item just does not fit",
    arguments: [(100.0, 3), (100.001, 2), (150, 2), (151, 1)])
  func fit(width: Double, perLine: Int) {
    let layout = makeLayout(Grid(item: CGSize(width: width, height: 10), itemSpacing: 0, count: 6))
    let fixture = CollectionFixture(layout, [Array(0..<6)])
    let tops = (0..<6).compactMap { item in
      layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.minY
    }
    #expect(tops.filter { $0 == 0 }.count == perLine)
    #expect(fixture.view.contentSize.height == CGFloat(6 / perLine * 20 - 10))
  }

  @Test("content insets narrow the lines")
  func contentInset() throws {
    let layout = makeLayout(Grid(item: CGSize(width: 60, height: 10)))
    let fixture = CollectionFixture(layout, [Array(0..<8)])
    let path = IndexPath(item: 3, section: 0)
    #expect(layout.layoutAttributesForItem(at: path)?.frame.maxX == 300)
    fixture.view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    layout.invalidateLayout()
    fixture.scroll.layOut()
    // 250 points have room for three items of 60 with 10 between them.
    #expect(
      layout.layoutAttributesForItem(at: path)?.frame == CGRect(x: 0, y: 20, width: 60, height: 10))
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.maxX == 250)
    #expect(fixture.view.contentSize.width == 250)
  }

  @Test("a rectangle holds the elements that an exhaustive search finds", arguments: 0..<12)
  func rectangles(index: Int) {
    let layout = makeLayout(Grid(header: 30, footer: 12))
    _ = CollectionFixture(layout, [Array(0..<23), [], Array(0..<9)])
    let all =
      layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 9999)) ?? []
    #expect(all.count == 23 + 9 + 6)
    let rect = CGRect(x: 20 * CGFloat(index), y: 37 * CGFloat(index), width: 90, height: 64)
    let found = Set(
      (layout.layoutAttributesForElements(in: rect) ?? []).map(\.frame.debugDescription))
    let expected = all.map(\.frame).filter {
      $0.minX < rect.maxX && rect.minX < $0.maxX && $0.minY < rect.maxY && rect.minY < $0.maxY
    }
    #expect(found == Set(expected.map(\.debugDescription)))
  }
}
