// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("UICollectionViewCompositionalLayout: frames")
struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func grid(_ columns: Int, height: CGFloat = 60) -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1)))
    return .horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item])
  }

  private func frames(_ fixture: CollectionFixture, section: Int = 0) -> [CGRect] {
    (0..<fixture.view.numberOfItems(inSection: section)).compactMap {
      fixture.view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  private func close(_ frames: [CGRect], _ expected: [CGRect]) -> Bool {
    frames.count == expected.count
      && zip(frames, expected).allSatisfy {
        abs($0.minX - $1.minX) < 1e-6 && abs($0.minY - $1.minY) < 1e-6
          && abs($0.width - $1.width) < 1e-6 && abs($0.height - $1.height) < 1e-6
      }
  }

  @Test("an item of a third of the width is repeated three times in a row")
  func repetition() {
    let section = NSCollectionLayoutSection(group: grid(3))
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(section: section), [Array(0..<5)])
    let expected = (0..<5).map { number in
      CGRect(x: 100 * (number % 3), y: 60 * (number / 3), width: 100, height: 60)
    }
    #expect(close(frames(fixture), expected))
    #expect(fixture.view.contentSize == CGSize(width: 300, height: 120))
    #expect(fixture.shown.count == 5)
  }

  @Test("insets of the section, the group's spacing and the insets of items make the gaps")
  func gaps() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    section.interGroupSpacing = 7
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(section: section), [[0, 1, 2]])
    // The container is 240 points wide, so that an item has 120 without its insets.
    #expect(
      close(
        frames(fixture),
        [
          CGRect(x: 23, y: 12, width: 112, height: 44),
          CGRect(x: 143, y: 12, width: 112, height: 44),
          CGRect(x: 23, y: 69, width: 112, height: 44),
        ]))
    // 10 + 50 + 7 + 50 + 30
    #expect(abs(fixture.view.contentSize.height - 147) < 1e-9)
  }

  @Test("a counted group divides its length, less the spacing, into equal parts")
  func counted() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitem: item, count: 4)
    group.interItemSpacing = .fixed(20)
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      [[0, 1, 2, 3]])
    #expect(
      close(
        frames(fixture), (0..<4).map { CGRect(x: CGFloat($0) * 80, y: 0, width: 60, height: 30) }))
  }

  @Test("flexible spacing shares what is left between the items")
  func flexible() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
    group.interItemSpacing = .flexible(5)
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      [[0, 1, 2]])
    #expect(frames(fixture).map(\.minX) == [0, 110, 220])
  }

  @Test("nested groups: a large item beside a column of two small ones")
  func nested() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [large, column])
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      [[0, 1, 2, 3]])
    // The view is 300 × 400, so that a group is 160 high.
    #expect(
      close(
        frames(fixture),
        [
          CGRect(x: 0, y: 0, width: 210, height: 160),
          CGRect(x: 210, y: 0, width: 90, height: 80),
          CGRect(x: 210, y: 80, width: 90, height: 80),
          CGRect(x: 0, y: 160, width: 210, height: 160),
        ]))
  }

  @Test("a custom group places items by frames")
  func custom() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.contentSize.width
      return (0..<2).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width / 2 * CGFloat($0), y: 10 * CGFloat($0), width: 50, height: 40),
          zIndex: $0)
      }
    }
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      [[0, 1, 2]])
    #expect(
      frames(fixture).map(\.origin)
        == [CGPoint(x: 0, y: 0), CGPoint(x: 150, y: 10), CGPoint(x: 0, y: 100)])
  }

  @Test("headers and footers extend their section; badges lie at their item")
  func supplementaries() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let kinds = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: kinds.0,
        alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(100), .absolute(20)), elementKind: kinds.1,
        alignment: .bottomTrailing),
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let fixture = CollectionFixture(layout, [[0, 1], [2]])
    #expect(frames(fixture, section: 1).map(\.minY) == [130])
    #expect(fixture.view.contentSize.height == 200)
    let first = IndexPath(item: 0, section: 0)
    func frame(_ kind: String, _ path: IndexPath) -> CGRect? {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
    }
    #expect(frame(kinds.0, first) == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(frame(kinds.1, first) == CGRect(x: 200, y: 80, width: 100, height: 20))
    #expect(frame("badge", first) == CGRect(x: 140, y: 20, width: 20, height: 20))
  }

  @Test("a pinned header stays at the top while its section is visible")
  func pinned() {
    let section = NSCollectionLayoutSection(group: grid(1, height: 100))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(section: section), [Array(0..<5), Array(0..<5)])
    func top() -> CGFloat? {
      fixture.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))?.frame.minY
    }
    #expect(top() == 0)
    for (offset, expected) in [(200, 200), (515, 500)] as [(CGFloat, CGFloat)] {
      fixture.view.contentOffset.y = offset
      fixture.scroll.layOut()
      #expect(top() == expected)
    }
  }

  @Test("a background lies behind its section")
  func background() throws {
    let section = NSCollectionLayoutSection(group: grid(1))
    let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    decoration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [decoration]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
    let fixture = CollectionFixture(layout, [[0, 1]])
    let rearmost = try #require(fixture.view.subviews.first)
    #expect(rearmost.frame == CGRect(x: 2, y: 1, width: 294, height: 116))
  }

  @Test("numbers that are not finite are refused")
  func refusal() {
    let messages = RefusalLog.record {
      let item = NSCollectionLayoutItem(
        layoutSize: size(.absolute(.nan), .fractionalHeight(.infinity)))
      item.contentInsets = NSDirectionalEdgeInsets(top: .nan, leading: 0, bottom: 0, trailing: 0)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = .nan
      let fixture = CollectionFixture(
        UICollectionViewCompositionalLayout(section: section), [[0, 1, 2]])
      #expect(frames(fixture).allSatisfy { $0.isFiniteValue })
    }
    #expect(messages.count == 4)
  }
}
