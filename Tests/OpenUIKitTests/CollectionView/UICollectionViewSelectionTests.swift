// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Selection of a collection view")
@MainActor
struct UICollectionViewSelectionTests {
  private let fixture = CollectionFixture(CollectionFixture.rows(), [Array(0..<100)])

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private var selected: [Int] { fixture.view.indexPathsForSelectedItems?.map(\.item) ?? [] }

  @Test("a new collection view allows one selected item, and has none")
  func defaults() {
    #expect(fixture.view.allowsSelection && !fixture.view.allowsMultipleSelection)
    #expect(fixture.view.indexPathsForSelectedItems == nil)
  }

  @Test(
    "selection in code replaces, or adds with multiple selection; nil clears",
    arguments: [false, true])
  func selecting(multiple: Bool) {
    fixture.view.allowsMultipleSelection = multiple
    for item in [5, 2, 5] {
      fixture.view.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    #expect(selected == (multiple ? [2, 5] : [5]))
    fixture.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(selected.isEmpty)
    #expect(fixture.view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test("selection in code calls no delegate methods and is ignored where selection is not allowed")
  func silence() {
    fixture.numbers.calls = []
    fixture.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    fixture.view.deselectItem(at: path(1), animated: false)
    #expect(fixture.numbers.calls.isEmpty)
    fixture.view.allowsSelection = false
    fixture.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(selected.isEmpty)
  }

  @Test("without a scroll position nothing scrolls, with one the item is brought there")
  func scrolling() {
    fixture.view.selectItem(at: path(50), animated: false, scrollPosition: [])
    #expect(fixture.view.contentOffset.y == 0)
    fixture.view.selectItem(at: path(50), animated: false, scrollPosition: .top)
    #expect(fixture.view.contentOffset.y == 3000)
    fixture.scroll.layOut()
    #expect(fixture.view.cellForItem(at: path(50))?.isSelected == true)
  }

  @Test("a reload clears the selection")
  func reload() {
    fixture.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    fixture.view.reloadData()
    fixture.scroll.layOut()
    #expect(selected.isEmpty && fixture.view.visibleCells.allSatisfy { !$0.isSelected })
  }

  /// An update of one section and the positions of the selected items after it.
  struct Update: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let deleted: [Int]
    let inserted: [Int]
    let expected: [Int]
  }

  private nonisolated static let updates = [
    Update(testDescription: "deletion before", deleted: [0], inserted: [], expected: [1, 3]),
    Update(testDescription: "deletion of one", deleted: [2], inserted: [], expected: [3]),
    Update(testDescription: "insertion before", deleted: [], inserted: [0, 1], expected: [4, 6]),
    Update(testDescription: "insertion between", deleted: [], inserted: [3], expected: [2, 5]),
    Update(testDescription: "both", deleted: [0, 1, 3], inserted: [0], expected: [1, 2]),
  ]

  @Test(
    "selected items keep their selection through an update at their new index paths",
    arguments: updates)
  func updates(update: Update) {
    fixture.view.allowsMultipleSelection = true
    for item in [2, 4] {
      fixture.view.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    fixture.update {
      for item in update.deleted.sorted(by: >) { fixture.numbers.sections[0].remove(at: item) }
      for item in update.inserted { fixture.numbers.sections[0].insert(-1, at: item) }
      fixture.view.deleteItems(at: update.deleted.map(path))
      fixture.view.insertItems(at: update.inserted.map(path))
    }
    #expect(selected == update.expected)
    let shown = fixture.view.visibleCells.filter(\.isSelected).compactMap(fixture.view.indexPath)
    #expect(shown.map(\.item) == update.expected)
  }

  @Test("the raw values of scroll positions are single bits in Apple's order")
  func scrollPositions() {
    let positions: [UICollectionView.ScrollPosition] = [
      .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
    ]
    #expect(positions.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    #expect(UICollectionView.ScrollDirection(rawValue: 0) == .vertical)
    #expect(UICollectionView.ScrollDirection(rawValue: 1) == .horizontal)
  }

  private nonisolated static let positions:
    [(position: UICollectionView.ScrollPosition, item: Int, offset: CGFloat)] = [
      // Rows of 50 points with 10 between them in 400 points, below an inset of 20.
      (.top, 30, 1800 - 20), (.centeredVertically, 30, 1825 - 200), (.bottom, 30, 1850 - 400 + 30),
      (.top, 0, -20), (.bottom, 0, -20), (.centeredVertically, 99, 5990 - 400 + 30),
      ([], 30, 0), (.left, 30, 0),
    ]

  @Test(
    "an item is brought to a position between the insets, within the content", arguments: positions)
  func positions(position: UICollectionView.ScrollPosition, item: Int, offset: CGFloat) {
    fixture.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    fixture.scroll.layOut()
    fixture.view.contentOffset = .zero
    fixture.view.scrollToItem(at: path(item), at: position, animated: false)
    #expect(fixture.view.contentOffset.y == offset)
  }

  @Test("an item that does not exist is not scrolled to")
  func missingItem() {
    fixture.view.contentOffset.y = 100
    fixture.view.scrollToItem(at: path(100), at: .top, animated: false)
    #expect(fixture.view.contentOffset.y == 100)
  }
}
