// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// A kinematic body that reaches a new point within one step, at velocity v = Δx/h.
///
/// A joint to a point that jumped without velocity would stretch (S082).
package struct MovingAnchor {
  /// The kinematic body.
  package let body: BodyHandle
  /// The step after which the movement is complete; nil while the anchor is at rest.
  package internal(set) var arrival: Int?
  /// Where the anchor is, or will be after its movement, in points.
  package internal(set) var target: Vector2

  /// Creates the law of a kinematic body that rests at a point.
  package init(_ body: BodyHandle, at point: Vector2) {
    self.body = body
    target = point
  }

  /// Whether the anchor moves.
  package var isMoving: Bool { arrival != nil }

  /// Starts to move to a point; jumps there if v = Δx/h exceeds `Tuning.maximumAnchorSpeed`.
  package mutating func move(to point: Vector2, after stepCount: Int, in world: World) {
    guard point != target else { return }
    target = point
    // v = Δx/h
    let velocity = Float(Tuning.stepsPerSecond) * (point - world.position(of: body))
    if velocity.length <= Tuning.maximumAnchorSpeed {
      world.setLinearVelocity(velocity, of: body)
      world.wake(body)
      arrival = stepCount + 1
    } else {
      settle(in: world)
    }
  }

  /// Stops at the target once the movement is complete.
  package mutating func settleIfArrived(after stepCount: Int, in world: World) {
    guard let arrival, stepCount >= arrival else { return }
    settle(in: world)
  }

  private mutating func settle(in world: World) {
    world.setLinearVelocity(.zero, of: body)
    world.setTransform(of: body, position: target, angle: 0)
    arrival = nil
  }
}
