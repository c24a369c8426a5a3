// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// An item behavior that takes the default resistance away, so that closed forms hold.
@MainActor
package func frictionless(_ items: [any UIDynamicItem]) -> UIDynamicItemBehavior {
  let behavior = UIDynamicItemBehavior(items: items)
  behavior.resistance = 0
  behavior.angularResistance = 0
  return behavior
}

/// An item behavior that fixes its items in place.
@MainActor
package func anchored(_ items: any UIDynamicItem...) -> UIDynamicItemBehavior {
  let behavior = UIDynamicItemBehavior(items: items)
  behavior.isAnchored = true
  return behavior
}

/// An item behavior with a density and without resistance.
@MainActor
package func dense(_ density: CGFloat, _ item: any UIDynamicItem) -> UIDynamicItemBehavior {
  let behavior = frictionless([item])
  behavior.density = density
  return behavior
}

extension UICollisionBehavior {
  /// Adds a level line as the boundary "floor".
  ///
  /// - Parameters:
  ///   - height: the line's y.
  ///   - left: the x at which it begins.
  ///   - right: the x at which it ends.
  package func addFloor(at height: CGFloat, from left: CGFloat, to right: CGFloat) {
    addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: left, y: height),
      to: CGPoint(x: right, y: height))
  }
}
