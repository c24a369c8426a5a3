// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Collection view layouts")
struct LayoutAttributesTests {
  private final class Layout: UICollectionViewLayout {
    var invalidations = 0
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 1000) }
    override func invalidateLayout() {
      super.invalidateLayout()
      invalidations += 1
    }
  }

  private func cell(_ row: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(indexes: [0, row]))
    attributes.frame = CGRect(x: 0, y: 50 * Double(row), width: 300, height: 40)
    return attributes
  }

  @Test("AN14–AN16: attributes are found by kind and index path, others are nil")
  func lookup() {
    let layout = Layout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let cells = (0..<3).map(cell)
    let path = IndexPath(indexes: [0, 1])
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: path)
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
    for attributes in [header, line] { attributes.frame = cells[0].frame }
    animator.addBehavior(UIDynamicItemBehavior(items: cells + [header, line]))
    #expect(animator.layoutAttributesForCell(at: path) === cells[1])
    #expect(
      animator.layoutAttributesForSupplementaryView(ofKind: "header", at: path) === header)
    #expect(animator.layoutAttributesForDecorationView(ofKind: "line", at: path) === line)
    #expect(animator.layoutAttributesForCell(at: IndexPath(indexes: [0, 9])) == nil)
    #expect(
      animator.layoutAttributesForSupplementaryView(ofKind: "footer", at: path) == nil)
  }

  @Test("DI04: attributes collide with the shape that their class overrides")
  func ownShape() {
    final class Disc: UICollectionViewLayoutAttributes {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    // Corner to corner: squares overlap there, discs are 10.9 points apart.
    func hasContact(_ make: () -> UICollectionViewLayoutAttributes) -> Bool {
      let animator = UIDynamicAnimator(collectionViewLayout: Layout())
      let items = (0..<2).map { row in
        let item = make()
        item.indexPath = IndexPath(indexes: [0, row])
        item.frame = CGRect(x: 36 * row, y: 36 * row, width: 40, height: 40)
        return item
      }
      let collision = UICollisionBehavior(items: items)
      let log = EventLog()
      collision.collisionDelegate = log
      animator.addBehavior(collision)
      animator.step(by: 0.1)
      return !log.events.isEmpty
    }
    #expect(hasContact { UICollectionViewLayoutAttributes() })
    #expect(!hasContact { Disc() })
  }

  @Test("C29: other attributes for the same index path are the same item, without an exception")
  func equalButDifferent() {
    let layout = Layout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let behavior = UIDynamicItemBehavior(items: [cell(0)])
    animator.addBehavior(behavior)
    let other = cell(0)
    #expect(diagnostics { animator.addBehavior(UIGravityBehavior(items: [other])) }.isEmpty)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 1000, height: 1000)).count == 1)
    behavior.removeItem(other)
    #expect(behavior.items.isEmpty)
  }

  @Test("S120: the animator invalidates its layout on each step in which it moved something")
  func invalidates() {
    let layout = Layout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    animator.addBehavior(UIGravityBehavior(items: [cell(0)]))
    animator.step(by: 5 / 60)
    #expect(layout.invalidations == 5)
  }

  @Test("S120: the animator pauses while the collection view shows another layout")
  func replacedLayout() {
    let layout = Layout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let log = EventLog()
    animator.delegate = log
    let row = cell(0)
    animator.addBehavior(UIGravityBehavior(items: [row]))
    animator.step(by: 0.1)
    view.collectionViewLayout = Layout()
    animator.step(by: 1 / 60)
    let position = row.center
    animator.step(by: 1)
    #expect(row.center == position)
    #expect(!animator.isRunning)
    view.collectionViewLayout = layout
    animator.step(by: 0.1)
    #expect(row.center.y > position.y + 5)
    #expect(log.events == ["resume", "pause", "resume"])
  }

  @Test("CO06: the content size of a layout is the boundary of the reference bounds")
  func contentBounds() {
    let layout = Layout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let attributes = cell(0)
    attributes.frame = CGRect(x: 100, y: 0, width: 100, height: 40)
    let collision = UICollisionBehavior(items: [attributes])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [attributes]))
    animator.step(by: 5)
    #expect(abs(attributes.center.y - 980) < 1)
  }

  @Test("AN03: an item that is no attributes object is refused with one diagnostic")
  func otherItems() {
    let layout = Layout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    #expect(diagnostics { animator.addBehavior(UIGravityBehavior(items: [Square()])) }.count == 1)
  }

  @Test("S084: a springy row that is shifted by hand comes back to its place")
  func springyRow() {
    let layout = Layout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let row = cell(3)
    let rest = row.center
    let spring = UIAttachmentBehavior(item: row, attachedToAnchor: rest)
    spring.length = 0
    spring.damping = 0.8
    spring.frequency = 1
    animator.addBehavior(spring)
    _ = animator.runUntilPaused(atMost: 2)
    row.center.y += 30
    animator.updateItem(usingCurrentState: row)
    #expect(animator.isRunning)
    let time = animator.runUntilPaused(atMost: 10)
    #expect(time > 0.6 && time < 4)
    #expect(abs(row.center.y - rest.y) < 0.5)
    #expect(abs(row.center.x - rest.x) < 0.1)
  }
}
