// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Sprites that fall, collide and can be kicked, in a box; time passes only in `advance(by:)`.
@MainActor
public final class SpriteWorld {
  /// The size of the box, in points.
  public let size: CGSize

  /// The sprites in the order of adding.
  public private(set) var sprites: [Sprite] = []

  /// The animator, which has no view and no clock.
  public let animator = UIDynamicAnimator()

  private let gravity = UIGravityBehavior()
  private let collision = UICollisionBehavior()

  /// Creates an empty box.
  public init(size: CGSize) {
    self.size = size
    // There is no reference view whose bounds could be a boundary.
    collision.addBoundary(
      withIdentifier: "walls" as NSString,
      for: UIBezierPath(rect: CGRect(origin: .zero, size: size)))
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
  }

  /// Adds a sprite.
  public func add(_ sprite: Sprite) {
    sprites.append(sprite)
    gravity.addItem(sprite)
    collision.addItem(sprite)
  }

  /// Changes the velocity of a sprite at once; 1 is 100 points/s for 100 × 100 points.
  public func kick(_ sprite: Sprite, by impulse: CGVector) {
    let push = UIPushBehavior(items: [sprite], mode: .instantaneous)
    push.pushDirection = impulse
    push.action = { [unowned push] in push.dynamicAnimator?.removeBehavior(push) }
    animator.addBehavior(push)
  }

  /// Lets time pass, in steps of 1/60 s; a remainder is kept for the next call.
  public func advance(by seconds: TimeInterval) {
    animator.step(by: seconds)
  }
}
