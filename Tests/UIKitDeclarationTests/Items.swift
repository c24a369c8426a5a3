// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An item with the members that every item has, and none of the optional ones.
final class Dot: NSObject, UIDynamicItem {
  var center = CGPoint.zero
  var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
  var transform = CGAffineTransform.identity
}

/// An item with all members, the optional ones too.
final class Disc: NSObject, UIDynamicItem {
  var center = CGPoint(x: 10, y: 20)
  var bounds: CGRect { CGRect(x: 0, y: 0, width: 40, height: 40) }
  var transform = CGAffineTransform.identity
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  var collisionBoundingPath: UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: -20, y: -20, width: 40, height: 40))
  }
}

/// A view that says with which shape it collides.
final class RoundView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  override var collisionBoundingPath: UIBezierPath { UIBezierPath(ovalIn: bounds) }
}

final class RoundAttributes: UICollectionViewLayoutAttributes {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  override var collisionBoundingPath: UIBezierPath { UIBezierPath(ovalIn: bounds) }
}

/// Writes down which of its overridden members were used.
@MainActor
final class Calls {
  private(set) var names: [String] = []
  func append(_ name: String) { names.append(name) }
}
