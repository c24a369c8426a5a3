// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

/// Numbers that are dragged to other places of their collection view, as Apple's samples do it.
@MainActor
private final class Board: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var numbers = Array(0..<12)
  var calls: [String] = []
  var operation = UIDropOperation.move

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "number")))
    item.localObject = numbers[indexPath.item]
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { calls.append("drag ended \(collectionView.hasActiveDrag)") }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let target = coordinator.destinationIndexPath,
      let number = item.dragItem.localObject as? Int
    else { return }
    calls.append("drop \(source.item) at \(target.item), \(coordinator.proposal.intent)")
    collectionView.performBatchUpdates {
      self.numbers.remove(at: source.item)
      self.numbers.insert(number, at: target.item)
      collectionView.deleteItems(at: [source])
      collectionView.insertItems(at: [target])
    }
    coordinator.drop(item.dragItem, toItemAt: target).addCompletion { [self] _ in
      calls.append("arrived")
    }
  }
}

@MainActor
@Suite("Drag and drop in collection views")
struct CollectionDragTests {
  private let fixture = GestureFixture()
  private let board = Board()
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    view = UICollectionView(frame: fixture.view.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = board
    view.dragDelegate = board
    view.dropDelegate = board
    fixture.view.addSubview(view)
    fixture.time.run { [window = fixture.window] in window.layoutIfNeeded() }
  }

  /// Drags the first item onto the sixth: rows of four, 50 points wide, from (100, 100) on.
  private func drag() {
    fixture.begin(125, 125)
    fixture.wait(0.6)
    fixture.move(150, 160)
    fixture.move(175, 175)
    fixture.end()
  }

  @Test("a pressed item is dropped at the place of another one")
  func move() {
    drag()
    fixture.wait(0.5)
    #expect(board.numbers == [1, 2, 3, 4, 5, 0, 6, 7, 8, 9, 10, 11])
    #expect(
      board.calls == ["drop 0 at 5, insertAtDestinationIndexPath", "drag ended false", "arrived"])
    #expect(!view.hasActiveDrag && !view.hasActiveDrop)
  }

  @Test("the preview is that of the pressed cell")
  func preview() throws {
    fixture.begin(125, 125)
    fixture.wait(0.6)
    let preview = try #require(fixture.window.subviews.last)
    #expect(preview.bounds.size == CGSize(width: 50, height: 50) && view.hasActiveDrag)
    fixture.end()
  }

  @Test("without permission or delegates nothing is dropped")
  func refused() {
    board.operation = .forbidden
    drag()
    #expect(board.numbers == Array(0..<12) && board.calls == ["drag ended false"])
    view.dragInteractionEnabled = false
    drag()
    #expect(board.calls.count == 1)
    (view.dragDelegate, view.dragDelegate) = (nil, board)
    drag()
    #expect(board.calls.count == 1)
    view.dragInteractionEnabled = true
    view.dropDelegate = nil
    board.operation = .move
    drag()
    #expect(board.numbers == Array(0..<12) && view.dropDelegate == nil)
  }
}
