// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("UICollectionViewLayout")
@MainActor
struct UICollectionViewLayoutTests {
  final class Counter: UICollectionViewLayout {
    var preparations = 0
    override func prepare() { preparations += 1 }
    override var collectionViewContentSize: CGSize { CGSize(width: 10, height: 20) }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  @Test("SH03: a layout knows its collection view while it is the current one")
  func current() {
    let first = Counter()
    let second = Counter()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 50, height: 50), collectionViewLayout: first)
    #expect(first.collectionView === view)
    view.collectionViewLayout = second
    #expect(first.collectionView == nil && second.collectionView === view)
    // One that another view has taken over stays there.
    let other = UICollectionView(frame: view.frame, collectionViewLayout: second)
    view.collectionViewLayout = first
    #expect(second.collectionView === other)
  }

  @Test("a layout of an app may say that it always has a collection view")
  func certain() {
    final class Certain: UICollectionViewFlowLayout {
      override var collectionView: UICollectionView { super.collectionView! }
      override var collectionViewContentSize: CGSize { collectionView.bounds.size }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 50, height: 50), collectionViewLayout: Certain())
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 50, height: 50))
  }

  @Test("an invalid layout is prepared once before the next drawing")
  func preparation() {
    let layout = Counter()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 50, height: 50), collectionViewLayout: layout)
    view.layoutIfNeeded()
    #expect(layout.preparations == 1 && view.contentSize == CGSize(width: 10, height: 20))
    layout.invalidateLayout()
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.preparations == 2)
    view.contentOffset.y = 5
    view.layoutIfNeeded()
    #expect(layout.preparations == 3)
  }

  @Test("S122: a layout that answers no to new bounds, seeing the old ones, is not prepared again")
  func boundsChange() {
    final class Scrolled: UICollectionViewLayout {
      var distances: [CGFloat] = []
      var preparations = 0
      override func prepare() { preparations += 1 }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        distances.append(newBounds.minY - (collectionView?.bounds.minY ?? 0))
        return false
      }
    }
    let layout = Scrolled()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 50, height: 50), collectionViewLayout: layout)
    view.layoutIfNeeded()
    view.contentOffset.y = 5
    view.bounds.origin.y = 12
    view.layoutIfNeeded()
    view.frame.size.height = 60
    view.layoutIfNeeded()
    #expect(layout.distances == [5, 7, 0])
    #expect(layout.preparations == 1)
  }
}
