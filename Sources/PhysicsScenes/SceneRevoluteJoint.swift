// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// A revolute joint between two bodies, which do not collide with each other.
public struct SceneRevoluteJoint: Sendable {
  /// The index of the first body.
  public let bodyA: Int
  /// The index of the second body.
  public let bodyB: Int
  /// The anchor in the frame of the first body, meters.
  public let localAnchorA: Vector2
  /// The anchor in the frame of the second body, meters.
  public let localAnchorB: Vector2
  /// A motor that rotates the second body relative to the first; none by default.
  public var motor: JointMotor?
  /// Limits of the relative angle, radians; none by default.
  public var limits: JointLimits?
  /// An angular spring towards the initial relative angle; none by default.
  public var spring: JointSpring?

  init(_ bodyA: Int, _ bodyB: Int, localAnchorA: Vector2, localAnchorB: Vector2) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    self.localAnchorA = localAnchorA
    self.localAnchorB = localAnchorB
  }
}
