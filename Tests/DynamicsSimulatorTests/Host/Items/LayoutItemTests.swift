// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("The items of a collection view's layout are on the screen where its cells are")
struct LayoutItemTests {
  /// A flow layout whose rows hang on springs.
  private final class SpringLayout: UICollectionViewFlowLayout {
    lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty else { return }
      let all = CGRect(origin: .zero, size: collectionViewContentSize)
      for row in super.layoutAttributesForElements(in: all) ?? [] {
        animator.addBehavior(UIAttachmentBehavior(item: row, attachedToAnchor: row.center))
      }
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: indexPath)
    }
  }

  /// Forty rows of 50 points, 10 points apart, in a list from 100 to 300 points of the screen.
  private final class RowsController: UIViewController, UICollectionViewDataSource {
    let layout = SpringLayout()
    lazy var rows = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 320, height: 200), collectionViewLayout: layout)

    override func viewDidLoad() {
      layout.itemSize = CGSize(width: 300, height: 50)
      rows.dataSource = self
      rows.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
      view.addSubview(rows)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  private let controller = RowsController()
  private let simulator: Simulator

  init() {
    simulator = Simulator(rootViewController: controller, size: .phone)
    simulator.advance(by: 0.1)
  }

  /// The heights at which the screen shows the centers of cells, from the top down.
  private var cells: [CGFloat] {
    controller.rows.visibleCells.map { controller.rows.convert($0.center, to: nil).y }.sorted()
  }

  @Test("however far it is scrolled", arguments: [0, 25, 730, 2180] as [CGFloat])
  func scrolled(by distance: CGFloat) {
    controller.rows.contentOffset.y = distance
    simulator.advance(by: 0.1)

    let sight = 75...325 as ClosedRange<CGFloat>
    let expected = cells.filter(sight.contains)
    #expect(expected.count >= 3)
    #expect(simulator.itemStates.map(\.position.y).filter(sight.contains) == expected)
    #expect(simulator.xrayFrame().items.map { CGFloat($0.y) }.filter(sight.contains) == expected)
  }

  @Test("they are named by their sections and items")
  func names() {
    #expect(simulator.itemStates.prefix(2).map(\.name) == ["cell 0-0", "cell 0-1"])
    #expect(simulator.itemState(named: "cell 0-3")?.position.y == 305)
  }

  @Test("a touch beside the list holds no row that the list clips")
  func clipped() {
    controller.rows.contentOffset.y = 330
    simulator.grabsItems = true
    simulator.advance(by: 0.1)
    let before = simulator.itemStates
    simulator.perform(.begin(touch: 0, at: CGPoint(x: 200, y: 340)))
    simulator.perform(.move(touch: 0, to: CGPoint(x: 260, y: 400)))
    simulator.advance(by: 0.1)

    #expect(before.contains { abs($0.position.y - 340) < 25 })
    #expect(simulator.itemStates == before)
    #expect(simulator.inspectItem(at: CGPoint(x: 200, y: 340)) == nil)
    #expect(simulator.inspectItem(at: CGPoint(x: 200, y: 210)) != nil)
  }
}
