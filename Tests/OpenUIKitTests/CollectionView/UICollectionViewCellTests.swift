// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UICollectionViewCell")
@MainActor
struct UICollectionViewCellTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 10, y: 20, width: 80, height: 60))

  @Test("a collection view creates cells in the size of their elements")
  func made() throws {
    let fixture = CollectionFixture(CollectionFixture.rows(), [[1, 2]])
    let cells = fixture.view.visibleCells.compactMap { $0 as? NumberCell }
    #expect(cells.count == 2)
    for cell in cells {
      #expect(cell.firstFrame == CGRect(x: 0, y: 0, width: 280, height: 50))
    }
    #expect(UICollectionViewCell(forReuseIdentifier: nil).frame == .zero)
  }

  @Test("the content fills the cell and follows its size")
  func content() {
    #expect(cell.subviews == [cell.contentView])
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
    cell.bounds.size = CGSize(width: 30, height: 200)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 200))
  }

  @Test("the background is behind the selected background, and both are behind the content")
  func backgrounds() {
    let (background, selection) = (UIView(), UIView())
    cell.selectedBackgroundView = selection
    cell.backgroundView = background
    #expect(cell.subviews == [background, selection, cell.contentView])
    #expect(background.frame == cell.bounds && selection.frame == cell.bounds)
    cell.bounds.size = CGSize(width: 40, height: 50)
    cell.layoutIfNeeded()
    #expect(background.frame.size == CGSize(width: 40, height: 50))
    cell.backgroundView = nil
    #expect(background.superview == nil && cell.subviews == [selection, cell.contentView])
  }

  @Test(
    "the selected background shows while the cell is selected or highlighted",
    arguments: [(false, false), (true, false), (false, true), (true, true)])
  func visibility(isSelected: Bool, isHighlighted: Bool) {
    let selection = UIView()
    cell.selectedBackgroundView = selection
    #expect(selection.isHidden)
    cell.isSelected = isSelected
    cell.isHighlighted = isHighlighted
    #expect(selection.isHidden == !(isSelected || isHighlighted))
  }

  @Test("a selected background that is set while the cell is selected shows at once")
  func lateBackground() {
    cell.isSelected = true
    let selection = UIView()
    cell.selectedBackgroundView = selection
    #expect(!selection.isHidden)
  }
}

@Suite("UICollectionReusableView")
@MainActor
struct UICollectionReusableViewTests {
  /// Records what the collection view applies to it.
  private final class Recorder: UICollectionViewCell {
    var applied: [CGRect] = []
    var layouts: [String] = []

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      applied.append(layoutAttributes.frame)
    }
    override func willTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) { layouts.append("will \(oldLayout !== newLayout) \(frame.minY)") }
    override func didTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) { layouts.append("did \(oldLayout !== newLayout) \(frame.minY)") }
  }

  /// Two items in cells that record.
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "recorder", for: indexPath)
    }
  }

  private let fixture = CollectionFixture(CollectionFixture.rows(), [])
  private let source = Source()

  init() {
    fixture.view.register(Recorder.self, forCellWithReuseIdentifier: "recorder")
    fixture.scroll.time.run { fixture.view.dataSource = source }
    fixture.scroll.layOut()
  }

  private func recorder(_ item: Int) throws -> Recorder {
    try #require(fixture.view.cellForItem(at: IndexPath(item: item, section: 0)) as? Recorder)
  }

  @Test("attributes are applied once, and again only after they have changed")
  func applying() throws {
    let cell = try recorder(1)
    #expect(cell.applied == [CGRect(x: 10, y: 60, width: 280, height: 50)])
    #expect(cell.reuseIdentifier == "recorder")
    fixture.view.collectionViewLayout.invalidateLayout()
    fixture.scroll.layOut()
    #expect(cell.applied.count == 1)
    (fixture.view.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 20
    fixture.scroll.layOut()
    #expect(cell.applied.map(\.minY) == [60, 70])
  }

  @Test("a change of the layout is announced before and reported after the new frames")
  func transition() throws {
    let cell = try recorder(1)
    let layout = CollectionFixture.rows()
    layout.minimumLineSpacing = 40
    var results: [Bool] = []
    fixture.view.setCollectionViewLayout(layout, animated: false) { results.append($0) }
    #expect(cell.layouts == ["will true 60.0", "did true 90.0"])
    #expect(results == [true] && fixture.view.collectionViewLayout === layout)
  }

  @Test("an animated change of the layout moves the cells and reports its end")
  func animatedTransition() throws {
    let cell = try recorder(1)
    let layout = CollectionFixture.rows()
    layout.minimumLineSpacing = 40
    var results: [Bool] = []
    fixture.scroll.time.run {
      fixture.view.setCollectionViewLayout(layout, animated: true) { results.append($0) }
    }
    #expect(cell.layouts == ["will true 60.0"] && results.isEmpty)
    fixture.scroll.wait(frames: 5)
    let shown = try #require(cell.layer.presentation()?.frame.minY)
    #expect(shown > 60 && shown < 90 && cell.frame.minY == 90)
    fixture.scroll.wait(frames: 30)
    #expect(cell.layouts.last == "did true 90.0" && results == [true])
  }

  @Test("setting the current layout again changes nothing but calls the completion")
  func sameLayout() throws {
    var results: [Bool] = []
    let current = fixture.view.collectionViewLayout
    fixture.view.setCollectionViewLayout(current, animated: true) { results.append($0) }
    #expect(try recorder(0).layouts.isEmpty && results == [true])
  }
}
