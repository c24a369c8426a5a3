// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Pushes that change the layout of a shared collection view")
@MainActor
struct LayoutToLayoutAnimatorTests {
  private final class Numbers: UICollectionViewController {
    var appearances: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
    }
    override func viewDidAppear(_ animated: Bool) { appearances.append("in") }
    override func viewDidDisappear(_ animated: Bool) { appearances.append("out") }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    }
  }

  private let fixture = ControllerFixture()
  private let list = UICollectionViewFlowLayout()
  private let grid = UICollectionViewFlowLayout()
  private let root: Numbers
  private let top: Numbers
  private let navigation: UINavigationController

  init() {
    list.itemSize = CGSize(width: 300, height: 50)
    grid.itemSize = CGSize(width: 80, height: 80)
    root = Numbers(collectionViewLayout: list)
    top = Numbers(collectionViewLayout: grid)
    navigation = UINavigationController(rootViewController: root)
  }

  private func change(_ body: () -> Void) {
    fixture.time.run(body)
    fixture.wait(0.5)
  }

  @Test(
    "keep the view and its cells, and a pop returns to the layout below", arguments: [true, false])
  func sharing(isAnimated: Bool) throws {
    fixture.show(navigation)
    fixture.wait(0.1)
    let collection = try #require(root.collectionView)
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(collection.cellForItem(at: path))
    let place = cell.frame

    top.useLayoutToLayoutNavigationTransitions = true
    for _ in 1...2 {
      change { navigation.pushViewController(top, animated: isAnimated) }
      #expect(top.collectionView === collection && collection.window === fixture.window)
      #expect(collection.collectionViewLayout === grid && collection.dataSource === root)
      #expect(collection.cellForItem(at: path) === cell)
      #expect(cell.frame.size == CGSize(width: 80, height: 80))

      change { navigation.popViewController(animated: isAnimated) }
      #expect(collection.collectionViewLayout === list && cell.frame == place)
      #expect(collection.window === fixture.window && navigation.viewControllers == [root])
    }
    #expect(root.appearances == ["in", "out", "in", "out", "in"])
    #expect(top.appearances == ["in", "out", "in", "out"])
  }

  @Test("move cells for 0.3 s")
  func duration() throws {
    fixture.show(navigation)
    fixture.wait(0.1)
    top.useLayoutToLayoutNavigationTransitions = true
    fixture.time.run { navigation.pushViewController(top, animated: true) }
    fixture.wait(0.2)
    #expect(navigation.transitionCoordinator != nil)
    fixture.wait(0.2)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("a pop of several returns to the layout of the lowest")
  func several() throws {
    fixture.show(navigation)
    let last = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
    for controller in [top, last] {
      controller.useLayoutToLayoutNavigationTransitions = true
      change { navigation.pushViewController(controller, animated: true) }
    }
    #expect(last.collectionView === root.collectionView)
    change { navigation.popToRootViewController(animated: true) }
    #expect(root.collectionViewLayout === list)
  }

  @Test("a controller with a view of its own slides in")
  func loaded() {
    fixture.show(navigation)
    top.loadViewIfNeeded()
    top.useLayoutToLayoutNavigationTransitions = true
    change { navigation.pushViewController(top, animated: true) }
    #expect(top.collectionView !== root.collectionView && root.collectionView.window == nil)
    #expect(root.collectionViewLayout === list)
  }
}
