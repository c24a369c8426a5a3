// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that dynamic behaviors can move: a view, a layout attributes object, or one of yours.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The position in points, in the animator's coordinate system; read once when the item becomes
  /// active, then written on every step.
  ///
  /// (S020, S021)
  var center: CGPoint { get set }

  /// The size in points that gives mass, inertia and collision shape; read once; must not be empty.
  ///
  /// (S023)
  var bounds: CGRect { get }

  /// The rotation, radians clockwise, as a transform.
  ///
  /// Differs from UIKit: scale and skew that the item carries are kept, not lost (C11).
  var transform: CGAffineTransform { get set }

  /// The collision shape; `.rectangle` by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

  /// The outline to collide with when the type is `.path`; its point (0, 0) is the item's center.
  ///
  /// It is read when the item becomes active. It may be concave, have holes and several parts, go
  /// round either way and be left open; curves are met within a quarter of a point. A path that
  /// crosses or touches itself, or has no area, is refused with a diagnostic, and the item collides
  /// as its rectangle (S027).
  ///
  /// Differs from UIKit: there a path has to be convex (C24).
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The default collision shape, `.rectangle`.
  ///
  /// (DI04)
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The default collision path: the item's bounds centered on (0, 0).
  ///
  /// (DI05)
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}
