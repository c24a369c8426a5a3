// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@Suite("A source file that imports UIKit alone")
@MainActor
struct UIKitSourceTests {
  @Test("compiles, loads its view and appears in a window")
  func appears() throws {
    let controller = CardViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.bounds.size == CGSize(width: 320, height: 480))
    #expect(controller.card.window === window)
    #expect(controller.view.viewWithTag(7) === controller.card)
    #expect(controller.card.subviews.first?.frame == CGRect(x: 8, y: 8, width: 104, height: 64))
  }

  @Test("subclasses a layout, which a collection view asks")
  func layout() throws {
    let layout = SpringyLayout()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 90), collectionViewLayout: layout)
    collection.layoutIfNeeded()
    #expect(collection.contentSize == CGSize(width: 100, height: 150))
    #expect(layout.layoutAttributesForElements(in: collection.bounds)?.count == 2)
  }
}
