// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import OpenUIDynamics

/// A springy flow layout as the public libraries write it.
final class SpringyLayout: UICollectionViewFlowLayout {
  lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
  var length: CGFloat = 0
  var damping: CGFloat = 0.8
  var frequency: CGFloat = 1
  /// Whether only items near the visible part take part.
  var tiles = false
  private var tiled: Set<IndexPath> = []

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    guard tiles else {
      if animator.behaviors.isEmpty {
        let all = CGRect(origin: .zero, size: collectionViewContentSize)
        (super.layoutAttributesForElements(in: all) ?? []).forEach(attach)
      }
      return
    }
    let near = CGRect(origin: collectionView.bounds.origin, size: collectionView.frame.size)
      .insetBy(dx: -100, dy: -100)
    let items = super.layoutAttributesForElements(in: near) ?? []
    let paths = Set(items.map(\.indexPath))
    for case let spring as UIAttachmentBehavior in animator.behaviors {
      guard let item = spring.items.first as? UICollectionViewLayoutAttributes,
        !paths.contains(item.indexPath)
      else { continue }
      animator.removeBehavior(spring)
      tiled.remove(item.indexPath)
    }
    for item in items where !tiled.contains(item.indexPath) {
      let touch = collectionView.panGestureRecognizer.location(in: collectionView)
      attach(item)
      if touch != .zero, let spring = animator.behaviors.last as? UIAttachmentBehavior {
        shift(spring, by: lastDelta, from: touch)
      }
      tiled.insert(item.indexPath)
    }
  }

  private var lastDelta: CGFloat = 0

  func attach(_ item: UICollectionViewLayoutAttributes) {
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
    spring.length = length
    spring.damping = damping
    spring.frequency = frequency
    animator.addBehavior(spring)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    lastDelta = newBounds.origin.y - collectionView.bounds.origin.y
    let touch = collectionView.panGestureRecognizer.location(in: collectionView)
    for case let spring as UIAttachmentBehavior in animator.behaviors {
      shift(spring, by: lastDelta, from: touch)
    }
    return false
  }

  private func shift(_ spring: UIAttachmentBehavior, by delta: CGFloat, from touch: CGPoint) {
    guard let item = spring.items.first as? UICollectionViewLayoutAttributes else { return }
    let distance =
      abs(touch.y - spring.anchorPoint.y) + abs(touch.x - spring.anchorPoint.x)
    let share = distance / 1500
    item.center.y += delta < 0 ? max(delta, delta * share) : min(delta, delta * share)
    animator.updateItem(usingCurrentState: item)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems where update.updateAction == .insert {
      guard let path = update.indexPathAfterUpdate,
        animator.layoutAttributesForCell(at: path) == nil,
        let item = super.layoutAttributesForItem(at: path)
      else { continue }
      attach(item)
    }
  }
}
