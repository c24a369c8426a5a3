// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// The kinematic body at the anchor point of an attachment.
///
/// It reaches a new anchor point within one step, at velocity v = Δx/h: a joint to a point that
/// jumped without velocity would stretch (S082).
@MainActor
struct AttachmentAnchor {
  let body: BodyHandle
  /// The step after which the movement is complete; nil while the anchor is at rest.
  private var arrival: Int?
  private var target: Vector2

  /// Creates the body at a point; nil if the engine refuses the point.
  init?(at point: Vector2, in world: World) {
    var definition = BodyDefinition(kind: .kinematic, position: point)
    definition.userData = Simulation.userDataWithoutItem
    definition.sleepThreshold = Tuning.sleepSpeed
    guard let body = try? world.createBody(definition) else { return nil }
    self.body = body
    target = point
  }

  /// Whether the anchor moves.
  var isMoving: Bool { arrival != nil }

  /// Starts to move to a point; jumps there if v = Δx/h exceeds `Tuning.maximumAnchorSpeed`.
  mutating func move(to point: Vector2, after stepCount: Int, in world: World) {
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
  mutating func settleIfArrived(after stepCount: Int, in world: World) {
    guard let arrival, stepCount >= arrival else { return }
    settle(in: world)
  }

  private mutating func settle(in world: World) {
    world.setLinearVelocity(.zero, of: body)
    world.setTransform(of: body, position: target, angle: 0)
    arrival = nil
  }
}
