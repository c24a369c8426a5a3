// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import OpenUIDynamics

/// A group of three squares, and what it falls on.
@MainActor
enum GroupFixture {
  /// A plate of 100 × 20 on two legs of 20 × 60: 100 × 80 around (50, 40).
  static func table(at origin: CGPoint = .zero) -> (group: UIDynamicItemGroup, parts: [Square]) {
    let parts = [
      Square(
        size: CGSize(width: 100, height: 20), at: CGPoint(x: origin.x + 50, y: origin.y + 10)),
      Square(size: CGSize(width: 20, height: 60), at: CGPoint(x: origin.x + 10, y: origin.y + 50)),
      Square(size: CGSize(width: 20, height: 60), at: CGPoint(x: origin.x + 90, y: origin.y + 50)),
    ]
    return (UIDynamicItemGroup(items: parts), parts)
  }

  static func floor(for items: [any UIDynamicItem], at y: CGFloat) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: items)
    collision.addFloor(at: y, from: -500, to: 500)
    return collision
  }
}
