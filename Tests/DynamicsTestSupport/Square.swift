// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// An item that is no view, as users write them for values that dynamics drive.
@MainActor
package final class Square: NSObject, UIDynamicItem {
  package var center: CGPoint
  package var bounds: CGRect
  package var transform = CGAffineTransform.identity
  package var collisionBoundsType = UIDynamicItemCollisionBoundsType.rectangle

  /// An upright square.
  package convenience init(side: CGFloat = 100, at center: CGPoint = .zero) {
    self.init(size: CGSize(width: side, height: side), at: center)
  }

  /// An upright rectangle.
  package init(size: CGSize, at center: CGPoint = .zero) {
    self.center = center
    bounds = CGRect(origin: .zero, size: size)
  }

  /// Radians clockwise, from −π to π.
  package var angle: CGFloat { atan2(transform.b, transform.a) }

  /// Where a point of the item lies, given in points from its center.
  package func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(
      x: center.x + transform.a * x + transform.c * y,
      y: center.y + transform.b * x + transform.d * y)
  }

  /// A point as seen from the item, in points from its center.
  package func local(_ point: CGPoint) -> CGPoint {
    let x = point.x - center.x
    let y = point.y - center.y
    return CGPoint(x: transform.a * x + transform.b * y, y: transform.c * x + transform.d * y)
  }
}
