// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("Lists and content configurations")
struct ListCellTests {
  /// A content of the app: a square of a side, whose color tells the state.
  private struct Square: UIContentConfiguration {
    var side: CGFloat
    var isSelected = false
    func makeContentView() -> any UIView & UIContentView { SquareView(self) }
    func updated(for state: any UIConfigurationState) -> Square {
      var copy = self
      copy.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      return copy
    }
  }

  private final class SquareView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: Square) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      CGSize(width: targetSize.width, height: (configuration as? Square)?.side ?? 0)
    }
  }

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    swipes: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? = nil
  ) -> CollectionFixture {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.trailingSwipeActionsConfigurationProvider = swipes
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let fixture = CollectionFixture(layout, [])
    fixture.view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "number")
    return fixture
  }

  private func show(
    _ fixture: CollectionFixture, _ fill: @escaping (UICollectionViewListCell, Int) -> Void
  ) -> UICollectionViewDiffableDataSource<Int, Int> {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      fill(cell, item)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: fixture.view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    fixture.scroll.time.run { source.apply(snapshot, animatingDifferences: false) }
    fixture.scroll.layOut()
    return source
  }

  @Test("rows are as wide as the list and at least 44 points high")
  func rows() {
    let fixture = list()
    let source = show(fixture) { cell, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
    }
    #expect(fixture.view.visibleCells.map(\.frame.minY) == [0, 44, 88])
    #expect(fixture.view.visibleCells.allSatisfy { $0.frame.width == 300 })
    #expect(source.snapshot().numberOfItems == 3)
  }

  @Test("an inset list has margins of 16 points at its sides")
  func insets() {
    let fixture = list(.insetGrouped)
    let source = show(fixture) { cell, _ in
      cell.contentConfiguration = cell.defaultContentConfiguration()
    }
    #expect(fixture.view.visibleCells.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 268 })
    #expect(source.snapshot().numberOfSections == 1)
  }

  /// Swipes a row to the left, and returns where it stays, in points.
  private func swipe(_ row: Int, of fixture: CollectionFixture) throws -> CGFloat {
    let cell = try #require(fixture.view.cellForItem(at: IndexPath(item: row, section: 0)))
    fixture.scroll.begin(250, cell.center.y)
    for frame in 1...10 {
      fixture.scroll.wait(frames: 1)
      fixture.scroll.move(250 - 7 * CGFloat(frame), cell.center.y)
    }
    fixture.scroll.wait(frames: 10)
    fixture.scroll.end()
    fixture.scroll.wait(frames: 30)
    return cell.frame.minX
  }

  @Test("a row that is swiped shows the actions of the list, and a tap on one performs it")
  func swipes() throws {
    var performed: [Int] = []
    let fixture = list(.insetGrouped) { path in
      let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        performed.append(path.item)
        completion(true)
      }
      return path.item == 2 ? nil : UISwipeActionsConfiguration(actions: [action])
    }
    let source = show(fixture) { cell, _ in
      cell.contentConfiguration = cell.defaultContentConfiguration()
    }
    // The row moves by the width of one action, 74 points, from its margin of 16.
    #expect(try swipe(1, of: fixture) == -58)
    let second = try #require(fixture.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    fixture.scroll.tap(270, second.center.y)
    fixture.scroll.wait(frames: 40)
    #expect(performed == [1] && second.frame.minX == 16)
    // A row without actions stays, and a touch elsewhere hides those of another one.
    #expect(try swipe(2, of: fixture) == 16)
    #expect(try swipe(0, of: fixture) == -58)
    fixture.scroll.tap(100, second.center.y)
    fixture.scroll.wait(frames: 40)
    #expect(fixture.view.visibleCells.allSatisfy { $0.frame.minX == 16 })
    // The finger that moved over the row without actions selected it.
    let selected = fixture.numbers.calls.filter { $0.hasPrefix("select") }
    #expect(selected == ["select 2"] && performed == [1])
    #expect(source.snapshot().numberOfItems == 3)
  }

  @Test("a content of the app determines the height of its row")
  func ownContent() {
    let fixture = list()
    let source = show(fixture) { cell, item in
      cell.contentConfiguration = Square(side: 20 * CGFloat(item))
    }
    #expect(fixture.view.visibleCells.map(\.frame.height) == [20, 40, 60])
    #expect(source.snapshot().numberOfItems == 3)
  }

  @Test("a content is updated when its cell is selected, in the same view")
  func states() throws {
    let fixture = list()
    let source = show(fixture) { cell, _ in cell.contentConfiguration = Square(side: 50) }
    let cell = try #require(fixture.view.visibleCells.first)
    let view = try #require(cell.contentView.subviews.first as? SquareView)
    #expect((view.configuration as? Square)?.isSelected == false)
    fixture.scroll.tap(150, 25)
    fixture.scroll.layOut()
    #expect((view.configuration as? Square)?.isSelected == true)
    #expect(cell.contentView.subviews.first === view && cell.configurationState.isSelected)
    #expect(source.snapshot().numberOfItems == 3)
  }

  @Test("accessories take their room from the content")
  func accessories() throws {
    let fixture = list()
    let source = show(fixture) { cell, item in
      cell.contentConfiguration = cell.defaultContentConfiguration()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
      if item == 2 {
        cell.accessories = [
          .customView(configuration: .init(customView: view, placement: .trailing()))
        ]
      }
    }
    let widths = fixture.view.visibleCells.map(\.contentView.frame.width)
    #expect(widths == [300, 258, 300])
    #expect(source.snapshot().numberOfItems == 3)
  }

  @Test("accessories of the editing mode are shown in it, and items are then not selected")
  func editing() throws {
    let fixture = list()
    let source = show(fixture) { cell, _ in
      cell.contentConfiguration = cell.defaultContentConfiguration()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
      cell.accessories = [
        .customView(
          configuration: .init(customView: view, placement: .leading(displayed: .whenEditing)))
      ]
    }
    let cell = try #require(fixture.view.visibleCells.first)
    #expect(cell.contentView.frame.minX == 0)
    fixture.view.isEditing = true
    fixture.scroll.tap(150, 25)
    #expect(cell.contentView.frame.minX == 42 && cell.configurationState.isEditing)
    #expect(fixture.view.indexPathsForSelectedItems == nil)
    fixture.view.isEditing = false
    fixture.scroll.layOut()
    #expect(cell.contentView.frame.minX == 0)
    #expect(source.snapshot().numberOfItems == 3)
  }

  @Test("a list content fits its texts above or beside each other")
  func texts() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    let single = UIListContentView(configuration: content).sizeThatFits(
      CGSize(width: 300, height: 0))
    content.secondaryText = "Subtitle"
    content.textProperties.font = .systemFont(ofSize: 30)
    let double = UIListContentView(configuration: content).sizeThatFits(
      CGSize(width: 300, height: 0))
    #expect(single.height == 44 && double.height > single.height && double.width == 300)
    var value = UIListContentConfiguration.valueCell()
    value.text = "Title"
    value.secondaryText = "Value"
    let view = UIListContentView(configuration: value)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    view.layoutIfNeeded()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.count == 2 && labels.allSatisfy { abs($0.frame.midY - 22) < 1e-9 })
    #expect(abs((labels.last?.frame.maxX ?? 0) - 284) < 1e-9)
  }
}
