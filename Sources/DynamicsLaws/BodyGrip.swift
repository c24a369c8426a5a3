// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// A hold on a body, as by a hand: a damped spring from a point of the body to a point that moves.
package struct BodyGrip {
  /// Oscillations per second of the spring: soft enough that the body moves evenly although the point
  /// moves once in a frame, and is thrown with the speed of the hand.
  private static let frequency: Float = 10
  /// The body hardly swings about the held point.
  private static let dampingRatio: Float = 0.8
  /// Seconds by which the target is ahead of the hand.
  ///
  /// A point that follows a target of speed v stays v·2ζ/ω behind it; half a step less, because the
  /// target stands still during a step.
  private static let lead =
    2 * dampingRatio / (2 * Float.pi * frequency) - 0.5 / Float(Tuning.stepsPerSecond)
  /// Points/s² that the hand gives a body at most: a stop from 1,600 points/s in one frame.
  private static let maximumAcceleration: Float = 100_000

  /// The joint that holds the body.
  package let joint: JointHandle
  /// Where the hand is.
  private var hand: Vector2
  /// Where the spring pulls.
  private var target: Vector2

  /// Takes hold of a dynamic body; nil for another kind, and for what the engine refuses.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - anchor: The held point, in the frame of the body.
  ///   - target: Where it is pulled to, in points.
  package init?(_ body: BodyHandle, anchor: Vector2, target: Vector2, in world: World) {
    guard world.kind(of: body) == .dynamic else { return nil }
    var definition = MouseJointDefinition(body: body, target: target)
    definition.localAnchor = anchor
    definition.spring = JointSpring(hertz: Self.frequency, dampingRatio: Self.dampingRatio)
    definition.maximumForce = Self.maximumAcceleration * world.mass(of: body)
    guard let joint = try? world.createJoint(definition) else { return nil }
    self.joint = joint
    hand = target
    self.target = target
  }

  /// Moves the hand to a point, in points; called once in a frame.
  ///
  /// - Returns: Whether the spring pulls elsewhere now.
  package mutating func move(to point: Vector2, in world: World) -> Bool {
    let velocity = Float(Tuning.stepsPerSecond) * (point - hand)
    let next = point + Self.lead * velocity
    hand = point
    guard next != target, world.isValid(joint) else { return false }
    target = next
    world.setTarget(next, of: joint)
    return true
  }

  /// Lets the body go: it keeps its velocity.
  package func release(in world: World) {
    if world.isValid(joint) { world.destroyJoint(joint) }
  }
}
