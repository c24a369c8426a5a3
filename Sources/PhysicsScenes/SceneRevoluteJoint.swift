import Physics2D

/// A pin between two bodies of a scene, whose parts never collide with each other.
public struct SceneRevoluteJoint: Sendable {
  /// The number of the first body.
  public let bodyA: Int
  /// The number of the second body.
  public let bodyB: Int
  /// The pin in the frame of the first body, meters.
  public let localAnchorA: Vector2
  /// The pin in the frame of the second body, meters.
  public let localAnchorB: Vector2
  /// Turns the second body against the first; none by default.
  public var motor: JointMotor?
  /// The minimum and maximum angle between them, radians; none by default.
  public var limits: JointLimits?
  /// Turns them back to the angle that they were built with; none by default.
  public var spring: JointSpring?

  init(_ bodyA: Int, _ bodyB: Int, localAnchorA: Vector2, localAnchorB: Vector2) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    self.localAnchorA = localAnchorA
    self.localAnchorB = localAnchorB
  }
}
