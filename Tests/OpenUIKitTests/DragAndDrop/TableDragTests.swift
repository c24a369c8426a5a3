// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

/// Numbers that are dragged to other places of their table, as Apple's samples do it.
@MainActor
private final class Ranking: NSObject, UITableViewDataSource, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var numbers = Array(0..<12)
  var calls: [String] = []
  var operation = UIDropOperation.move

  func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { numbers.count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "number")))
    item.localObject = numbers[indexPath.row]
    return [item]
  }

  func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) { calls.append("drag ended \(tableView.hasActiveDrag)") }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let target = coordinator.destinationIndexPath,
      let number = item.dragItem.localObject as? Int
    else { return }
    calls.append("drop \(source.row) at \(target.row), \(coordinator.proposal.intent)")
    tableView.performBatchUpdates {
      self.numbers.remove(at: source.row)
      self.numbers.insert(number, at: target.row)
      tableView.deleteRows(at: [source], with: .automatic)
      tableView.insertRows(at: [target], with: .automatic)
    }
    coordinator.drop(item.dragItem, toRowAt: target).addCompletion { [self] _ in
      calls.append("arrived")
    }
  }
}

/// Takes what is dropped, and leaves all other methods to their defaults.
@MainActor
private final class Shelf: NSObject, UITableViewDropDelegate {
  var drops: [String] = []

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let source = coordinator.items.first?.sourceIndexPath
    let name = source.map { "row \($0.row)" } ?? "another"
    drops.append("\(coordinator.proposal.operation) of \(name)")
  }
}

/// Takes nothing.
@MainActor
private final class FullShelf: NSObject, UITableViewDropDelegate {
  var dropCount = 0

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { false }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) { dropCount += 1 }
}

@MainActor
@Suite("Drag and drop in tables")
struct TableDragTests {
  private let fixture = GestureFixture()
  private let ranking = Ranking()
  private let view: UITableView

  init() {
    view = UITableView(frame: fixture.view.bounds)
    view.rowHeight = 25
    view.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    view.dataSource = ranking
    view.dragDelegate = ranking
    view.dropDelegate = ranking
    fixture.view.addSubview(view)
    fixture.time.run { [window = fixture.window] in window.layoutIfNeeded() }
  }

  /// Drags the first row onto the sixth: 25 points high each, from (100, 100) on.
  private func drag() {
    fixture.begin(125, 110)
    fixture.wait(0.6)
    fixture.move(150, 160)
    fixture.move(175, 235)
    fixture.end()
  }

  @Test("a pressed row is dropped at the place of another one")
  func move() {
    drag()
    fixture.wait(0.5)
    #expect(ranking.numbers == [1, 2, 3, 4, 5, 0, 6, 7, 8, 9, 10, 11])
    #expect(
      ranking.calls == ["drop 0 at 5, insertAtDestinationIndexPath", "drag ended false", "arrived"])
    #expect(!view.hasActiveDrag && !view.hasActiveDrop)
  }

  @Test("the preview is that of the pressed cell")
  func preview() throws {
    fixture.begin(125, 110)
    fixture.wait(0.6)
    let preview = try #require(fixture.window.subviews.last)
    #expect(preview.bounds.height == 25 && view.hasActiveDrag)
    fixture.end()
  }

  @Test("without permission or delegates nothing is dropped")
  func refused() {
    ranking.operation = .forbidden
    drag()
    #expect(ranking.numbers == Array(0..<12) && ranking.calls == ["drag ended false"])
    view.dragInteractionEnabled = false
    drag()
    #expect(ranking.calls.count == 1)
    view.dragInteractionEnabled = true
    view.dropDelegate = nil
    ranking.operation = .move
    drag()
    #expect(ranking.numbers == Array(0..<12) && view.dropDelegate == nil)
  }

  @Test("by default a row moves within its table, and what comes from elsewhere is copied")
  func defaults() {
    let shelf = Shelf()
    view.dropDelegate = shelf
    drag()
    let other = UITableView(frame: CGRect(x: 300, y: 100, width: 100, height: 200))
    other.rowHeight = 25
    other.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    (other.dataSource, other.dragDelegate) = (ranking, ranking)
    fixture.window.addSubview(other)
    fixture.time.run { [window = fixture.window] in window.layoutIfNeeded() }
    fixture.begin(350, 110)
    fixture.wait(0.6)
    fixture.move(340, 110)
    #expect(!view.hasActiveDrop)
    fixture.move(175, 235)
    #expect(view.hasActiveDrop && other.hasActiveDrag && !view.hasActiveDrag)
    fixture.end()
    #expect(shelf.drops == ["move of row 0", "copy of another"])
    // A drag that goes on to another table leaves the first one.
    let second = Shelf()
    other.dropDelegate = second
    fixture.begin(350, 110)
    fixture.wait(0.6)
    fixture.move(175, 235)
    fixture.move(350, 150)
    #expect(!view.hasActiveDrop && other.hasActiveDrop)
    fixture.end()
    #expect(shelf.drops.count == 2 && second.drops == ["move of row 0"])
  }

  @Test("a drop that the delegate cannot handle is none")
  func full() {
    let shelf = FullShelf()
    view.dropDelegate = shelf
    drag()
    #expect(shelf.dropCount == 0 && ranking.calls == ["drag ended false"])
  }

  @Test("a table takes drops and gives drags as long as it has the delegates")
  func interactions() {
    let count = view.interactions.count
    (view.dragDelegate, view.dropDelegate) = (Ranking(), Shelf())
    #expect(view.interactions.count == count)
    (view.dragDelegate, view.dropDelegate) = (nil, nil)
    #expect(view.interactions.count == count - 2)
    view.dragInteractionEnabled = false
    view.dragDelegate = ranking
    let drag = view.interactions.lazy.compactMap { $0 as? UIDragInteraction }.first
    #expect(drag?.isEnabled == false)
  }
}
