// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport

@testable import OpenUIDynamics

/// An item that falls onto a floor.
@MainActor
struct LandingScene {
  let animator = UIDynamicAnimator()
  let gravity: UIGravityBehavior
  let collision: UICollisionBehavior
  let log = EventLog()

  init() {
    let item = Square()
    gravity = UIGravityBehavior(items: [item])
    collision = UICollisionBehavior(items: [item])
    collision.addFloor(at: 100, from: -100, to: 100)
    collision.collisionDelegate = log
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
  }

  /// Steps until the item lands.
  func run() {
    while log.events.isEmpty, animator.elapsedTime < 2 { animator.step(by: 1 / 60) }
  }
}
