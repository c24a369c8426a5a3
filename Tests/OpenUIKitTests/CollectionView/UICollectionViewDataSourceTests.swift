// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UICollectionViewDataSource")
@MainActor
struct UICollectionViewDataSourceTests {
  /// A data source that has only the required methods, and counts how often it is asked.
  private final class Minimal: NSObject, UICollectionViewDataSource {
    var count = 3
    var countCalls = 0

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      countCalls += 1
      return count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    }
  }

  private let source = Minimal()

  private func fixture(_ layout: UICollectionViewLayout) -> CollectionFixture {
    let fixture = CollectionFixture(layout, [])
    fixture.scroll.time.run { fixture.view.dataSource = source }
    fixture.scroll.layOut()
    return fixture
  }

  @Test("there is one section by default, and a supplementary view is empty")
  func defaults() {
    let layout = CollectionFixture.rows()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let view = fixture(layout).view
    #expect(view.numberOfSections == 1 && view.numberOfItems(inSection: 0) == 3)
    let headers = view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.count == 1 && headers[0].subviews.isEmpty)
  }

  @Test("counts are asked for once, until the data is reloaded")
  func counting() {
    let fixture = fixture(CollectionFixture.rows())
    let calls = source.countCalls
    for _ in 0..<3 {
      #expect(fixture.view.numberOfItems(inSection: 0) == 3)
      fixture.scroll.layOut()
    }
    #expect(source.countCalls == calls)
    source.count = 5
    #expect(fixture.view.numberOfItems(inSection: 0) == 3)
    fixture.view.reloadData()
    #expect(fixture.view.numberOfItems(inSection: 0) == 5)
  }

  @Test("a negative count is no item")
  func negativeCount() {
    source.count = -4
    let fixture = fixture(CollectionFixture.rows())
    #expect(fixture.view.numberOfItems(inSection: 0) == 0 && fixture.view.visibleCells.isEmpty)
  }

  @Test("the data source is not retained; without one the view is empty")
  func ownership() {
    let fixture = CollectionFixture(CollectionFixture.rows(), [])
    weak var released: Minimal?
    do {
      let other = Minimal()
      released = other
      fixture.view.dataSource = other
      fixture.scroll.layOut()
      #expect(fixture.view.visibleCells.count == 3)
    }
    #expect(released == nil)
    fixture.view.reloadData()
    fixture.scroll.layOut()
    #expect(fixture.view.visibleCells.isEmpty && fixture.view.numberOfSections == 0)
  }

  @Test("registering nil unregisters a class, and the next cell is a plain one with a diagnostic")
  func unregistering() {
    let fixture = fixture(CollectionFixture.rows())
    fixture.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "number")
    let messages = RefusalLog.record {
      let cell = fixture.view.dequeueReusableCell(
        withReuseIdentifier: "number", for: IndexPath(item: 0, section: 0))
      #expect(type(of: cell) == UICollectionViewCell.self)
    }
    #expect(messages.count == 1 && messages[0].contains("\"number\""))
  }

  @Test("supplementary views are reused by kind and identifier")
  func supplementaryReuse() throws {
    let layout = CollectionFixture.rows()
    layout.headerReferenceSize = CGSize(width: 0, height: 300)
    layout.footerReferenceSize = CGSize(width: 0, height: 300)
    let fixture = CollectionFixture(layout, Array(repeating: [], count: 20))
    var seen: [String: Set<ObjectIdentifier>] = [:]
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    for offset in stride(from: 0, through: 11_600, by: 150) as StrideThrough<CGFloat> {
      fixture.view.contentOffset.y = offset
      fixture.scroll.layOut()
      for kind in kinds {
        let views = fixture.view.visibleSupplementaryViews(ofKind: kind)
        seen[kind, default: []].formUnion(views.map(ObjectIdentifier.init))
      }
    }
    // A screen of 400 points shows at most two bars of a kind at a time.
    for kind in kinds { #expect((1...2).contains(try #require(seen[kind]).count)) }
    #expect(try #require(seen[kinds[0]]).isDisjoint(with: try #require(seen[kinds[1]])))
  }

  @Test("index paths and cells are found by each other while they are visible")
  func lookup() throws {
    let fixture = fixture(CollectionFixture.rows())
    for item in 0..<3 {
      let path = IndexPath(item: item, section: 0)
      let cell = try #require(fixture.view.cellForItem(at: path))
      #expect(fixture.view.indexPath(for: cell) == path)
    }
    #expect(fixture.view.indexPath(for: UICollectionViewCell()) == nil)
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    #expect(fixture.view.cellForItem(at: IndexPath(item: 3, section: 0)) == nil)
  }

  @Test("the background view fills the visible bounds behind the cells and does not scroll")
  func background() {
    source.count = 40
    let fixture = fixture(CollectionFixture.rows())
    let background = UIView()
    fixture.view.backgroundView = background
    fixture.view.contentOffset.y = 500
    fixture.scroll.layOut()
    #expect(fixture.view.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 500, width: 300, height: 400))
    fixture.view.backgroundView = nil
    #expect(background.superview == nil)
  }
}
