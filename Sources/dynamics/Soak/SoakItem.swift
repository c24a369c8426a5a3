// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// An item of the long programs: a rectangle or a disc without a view.
final class SoakItem: NSObject, UIDynamicItem {
  var center: CGPoint
  let bounds: CGRect
  var transform = CGAffineTransform.identity
  let collisionBoundsType: UIDynamicItemCollisionBoundsType

  init(center: CGPoint, size: CGSize, isDisc: Bool = false) {
    self.center = center
    bounds = CGRect(origin: .zero, size: size)
    collisionBoundsType = isDisc ? .ellipse : .rectangle
  }

  /// The rotation in radians, from -π to π.
  var angle: Double { atan2(Double(transform.b), Double(transform.a)) }
}

/// The smallest difference between two directions, in radians.
func turn(from start: Double, to end: Double) -> Double {
  abs((end - start).remainder(dividingBy: 2 * .pi))
}
