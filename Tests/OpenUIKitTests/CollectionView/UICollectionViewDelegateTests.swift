// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UICollectionViewDelegate")
@MainActor
struct UICollectionViewDelegateTests {
  /// Records the calls of a touch in their order, and answers as a test sets it.
  @MainActor
  private final class Delegate: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    var refused: Set<String> = []

    private func ask(_ question: String, _ path: IndexPath) -> Bool {
      calls.append("\(question) \(path.item)")
      return !refused.contains(question)
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { ask("shouldHighlight", indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { calls.append("didHighlight \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { calls.append("didUnhighlight \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { ask("shouldSelect", indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { ask("shouldDeselect", indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { calls.append("didSelect \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { calls.append("didDeselect \(indexPath.item)") }
  }

  private let fixture = CollectionFixture(CollectionFixture.rows(), [Array(0..<20)])
  private let delegate = Delegate()

  init() {
    fixture.view.delegate = delegate
  }

  /// Taps the row of an item.
  private func tap(_ item: Int) { fixture.scroll.tap(150, 25 + 60 * CGFloat(item)) }

  @Test("a tap asks and reports in the order of Apple's header")
  func orderOfSelection() {
    tap(1)
    #expect(
      delegate.calls == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
      ])
  }

  @Test("the handler of a cell is called after the delegate")
  func selectionHandler() {
    let cell = fixture.view.cellForItem(at: IndexPath(item: 1, section: 0))
    let delegate = delegate
    cell?.selectionHandler = { delegate.calls.append("handler") }
    tap(1)
    #expect(delegate.calls.suffix(3) == ["didSelect 1", "handler", "didUnhighlight 1"])
  }

  @Test("a second tap with multiple selection asks and reports a deselection in the same order")
  func orderOfDeselection() {
    fixture.view.allowsMultipleSelection = true
    tap(1)
    delegate.calls = []
    tap(1)
    #expect(
      delegate.calls == [
        "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1",
        "didUnhighlight 1",
      ])
    #expect(fixture.view.indexPathsForSelectedItems == nil)
  }

  @Test("with single selection a second tap on the selected item neither deselects nor reselects")
  func secondTap() {
    tap(1)
    delegate.calls = []
    tap(1)
    #expect(delegate.calls == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
    #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test(
    "a refused question ends the sequence",
    arguments: [
      ("shouldHighlight", ["shouldHighlight 2"]),
      (
        "shouldSelect",
        ["shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didUnhighlight 2"]
      ),
    ])
  func refusal(question: String, calls: [String]) {
    delegate.refused = [question]
    tap(2)
    #expect(delegate.calls == calls)
    #expect(fixture.view.indexPathsForSelectedItems == nil)
  }

  @Test("a refused deselection keeps the selection")
  func refusedDeselection() {
    fixture.view.allowsMultipleSelection = true
    delegate.refused = ["shouldDeselect"]
    tap(2)
    tap(2)
    #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(!delegate.calls.contains("didDeselect 2"))
  }

  @Test("without allowed selection a touch asks nothing and highlights nothing")
  func disallowed() {
    fixture.view.allowsSelection = false
    tap(1)
    #expect(delegate.calls.isEmpty)
  }

  @Test("a drag that scrolls removes the highlight and selects nothing")
  func drag() throws {
    let cell = try #require(fixture.view.cellForItem(at: IndexPath(item: 3, section: 0)))
    fixture.scroll.begin(150, 205)
    #expect(cell.isHighlighted)
    fixture.scroll.wait(frames: 1)
    fixture.scroll.move(150, 150)
    #expect(!cell.isHighlighted)
    fixture.scroll.end()
    #expect(delegate.calls == ["shouldHighlight 3", "didHighlight 3", "didUnhighlight 3"])
  }

  @Test("a touch between the items highlights nothing")
  func gap() {
    fixture.scroll.tap(150, 55)
    #expect(delegate.calls.isEmpty)
  }

  @Test("a delegate without methods allows everything")
  func defaults() {
    final class Empty: NSObject, UICollectionViewDelegate {}
    let empty = Empty()
    fixture.view.delegate = empty
    fixture.view.allowsMultipleSelection = true
    tap(1)
    tap(2)
    tap(1)
    #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }
}
