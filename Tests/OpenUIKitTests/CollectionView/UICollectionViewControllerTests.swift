// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UICollectionViewController")
@MainActor
struct UICollectionViewControllerTests {
  private final class Numbers: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "number", for: indexPath)
      cell.tag = indexPath.item
      return cell
    }
  }

  @Test("fills its own collection with the layout that it was given")
  func filling() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    let controller = Numbers(collectionViewLayout: layout)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.collectionViewLayout === layout)
    let collection = try #require(controller.collectionView)
    #expect(collection.visibleCells.map(\.tag).sorted() == [0, 1, 2])
  }
}
