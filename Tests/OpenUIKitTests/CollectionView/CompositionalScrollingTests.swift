// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("UICollectionViewCompositionalLayout: scrolling across the layout, and sizes of contents")
struct CompositionalScrollingTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Cards of 120 × 100 points in a row that scrolls, above rows of 50 points.
  private func fixture(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> CollectionFixture {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let isCards = index == 0
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(
          isCards ? .absolute(120) : .fractionalWidth(1), .absolute(isCards ? 100 : 50)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      if isCards { section.orthogonalScrollingBehavior = behavior }
      return section
    }
    return CollectionFixture(layout, [Array(0..<10), Array(10..<40)])
  }

  private func drag(_ fixture: CollectionFixture, from: CGPoint, to: CGPoint) {
    fixture.scroll.begin(from.x, from.y)
    for step in 1...5 {
      fixture.scroll.wait(frames: 1)
      let part = CGFloat(step) / 5
      fixture.scroll.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
    }
  }

  private func left(_ fixture: CollectionFixture, _ item: Int) -> CGFloat? {
    fixture.view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.minX
  }

  @Test("cards lie in a row beyond the width, and only the visible ones have cells")
  func row() {
    let fixture = fixture(.continuous)
    for card in 0..<10 { #expect(left(fixture, card) == CGFloat(120 * card)) }
    #expect(fixture.view.contentSize == CGSize(width: 300, height: 1600))
    #expect(fixture.view.visibleCells.filter { $0.tag < 10 }.map(\.tag) == [0, 1, 2])
  }

  @Test("a horizontal drag over the cards moves them alone, a vertical one everything")
  func directions() {
    let fixture = fixture(.continuous)
    drag(fixture, from: CGPoint(x: 250, y: 50), to: CGPoint(x: 150, y: 50))
    let moved = left(fixture, 0) ?? 0
    #expect(moved <= -60 && fixture.view.contentOffset == .zero)
    #expect(fixture.view.visibleCells.contains { $0.tag == 3 })
    fixture.scroll.end()
    fixture.scroll.wait(frames: 200)
    drag(fixture, from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
    #expect(fixture.view.contentOffset.y >= 60)
  }

  @Test("a horizontal drag beside the cards moves nothing")
  func beside() {
    let fixture = fixture(.continuous)
    drag(fixture, from: CGPoint(x: 250, y: 300), to: CGPoint(x: 150, y: 300))
    #expect(left(fixture, 0) == 0 && fixture.view.contentOffset == .zero)
  }

  @Test("groups come to rest at their leading edge, a flick moves by one")
  func paging() {
    let fixture = fixture(.groupPaging)
    drag(fixture, from: CGPoint(x: 250, y: 50), to: CGPoint(x: 200, y: 50))
    fixture.scroll.end()
    fixture.scroll.wait(frames: 200)
    #expect(left(fixture, 1) == 0)
  }

  @Test("centered groups come to rest in the middle")
  func centered() {
    let fixture = fixture(.groupPagingCentered)
    // (300 − 120) / 2
    #expect(left(fixture, 0) == 90)
    drag(fixture, from: CGPoint(x: 250, y: 50), to: CGPoint(x: 200, y: 50))
    fixture.scroll.end()
    fixture.scroll.wait(frames: 200)
    #expect(left(fixture, 1) == 90)
  }

  @Test("pages are as wide as the view, and end at the last card")
  func pages() {
    let fixture = fixture(.paging)
    drag(fixture, from: CGPoint(x: 250, y: 50), to: CGPoint(x: 150, y: 50))
    fixture.scroll.end()
    fixture.scroll.wait(frames: 200)
    #expect(left(fixture, 0) == -300)
  }

  @Test("another layout takes the scrolling with it")
  func replacement() {
    let fixture = fixture(.continuous)
    let recognizers = fixture.view.gestureRecognizers?.count ?? 0
    fixture.view.setCollectionViewLayout(CollectionFixture.rows(), animated: false)
    fixture.scroll.layOut()
    #expect(fixture.view.gestureRecognizers?.count == recognizers - 1)
  }

  @Test("the handler gets the visible elements and the distance, and its changes are shown")
  func handler() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    var offsets: [CGPoint] = []
    section.visibleElementsHandler = { elements, offset, environment in
      offsets.append(offset)
      for element in elements { element.attributes.alpha = 0.5 }
      #expect(environment.container.contentSize == CGSize(width: 300, height: 400))
    }
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(section: section), [Array(0..<20)])
    #expect(fixture.view.visibleCells.allSatisfy { $0.alpha == 0.5 })
    fixture.view.contentOffset.y = 75
    fixture.scroll.layOut()
    #expect(offsets.last == CGPoint(x: 0, y: 75))
  }

  /// A cell whose content has a height of its own.
  private final class TallCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let block = UIView()
      block.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(block)
      NSLayoutConstraint.activate([
        block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        block.heightAnchor.constraint(equalToConstant: 70),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("estimated heights become those of the contents, and what follows moves down")
  func estimates() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(30)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(section: section), [])
    fixture.view.register(TallCell.self, forCellWithReuseIdentifier: "number")
    fixture.numbers.sections = [[0, 1, 2]]
    fixture.view.reloadData()
    fixture.scroll.layOut()
    #expect(fixture.view.visibleCells.map(\.frame.minY) == [0, 90, 180])
    #expect(fixture.view.contentSize.height == 270)
  }

  @Test("a flow layout with an estimated size asks its cells as well")
  func flowEstimates() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 20)
    layout.minimumLineSpacing = 5
    let fixture = CollectionFixture(layout, [])
    fixture.view.register(FixedCell.self, forCellWithReuseIdentifier: "number")
    fixture.numbers.sections = [[0, 1, 2]]
    fixture.view.reloadData()
    fixture.scroll.layOut()
    #expect(
      fixture.view.visibleCells.map(\.frame.size)
        == Array(repeating: CGSize(width: 200, height: 40), count: 3))
    #expect(fixture.view.visibleCells.map(\.frame.minY) == [0, 45, 90])
  }

  private final class FixedCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(width: 200, height: 40)
      return layoutAttributes
    }
  }

  @Test("a flow layout pins headers while their section is visible")
  func pinnedFlowHeaders() {
    let layout = CollectionFixture.rows()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let fixture = CollectionFixture(layout, [Array(0..<5), Array(0..<20)])
    // A section is 20 + 5 · 50 + 4 · 10 = 310 points high.
    for (offset, expected) in [(100, 100), (300, 290)] as [(CGFloat, CGFloat)] {
      fixture.view.contentOffset.y = offset
      fixture.scroll.layOut()
      let header = fixture.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
      #expect(header?.frame.minY == expected)
    }
  }
}
