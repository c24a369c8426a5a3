// SPDX-License-Identifier: Apache-2.0

/// The definition of a prismatic joint: body B translates along an axis of body A without rotating.
public struct PrismaticJointDefinition: JointDefinition {
  /// The body with the axis; a static one fixes it to the world.
  public var bodyA: BodyHandle
  /// The body that slides.
  public var bodyB: BodyHandle
  /// A point of the axis in the frame of body A; its origin by default.
  public var localAnchorA = Vector2.zero
  /// The point in the frame of body B that stays on the axis; its origin by default.
  public var localAnchorB = Vector2.zero
  /// The direction of the axis in the frame of body A; any length but zero.
  public var localAxis: Vector2
  /// The angle of B relative to A that the joint keeps, radians; nil is the angle at creation.
  public var referenceAngle: Float?
  /// Pulls the anchors together along the axis; none by default.
  public var spring: JointSpring?
  /// The minimum and maximum translation of anchor B from anchor A along the axis, length units; none by
  /// default.
  public var limits: JointLimits?
  /// Moves B at a speed in length units per second with a maximum force; none by default.
  ///
  /// A motor of speed 0 is friction.
  public var motor: JointMotor?
  /// Whether the two bodies collide with each other; false by default.
  public var collidesConnected = false
  /// A number of the owner's that the engine does not use.
  public var userData: UInt64 = 0

  /// Creates the definition of a joint along an axis through the origins of two bodies.
  public init(bodyA: BodyHandle, bodyB: BodyHandle, localAxis: Vector2) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    self.localAxis = localAxis
  }
}

extension World {
  /// Creates a prismatic joint and wakes its bodies.
  @discardableResult
  public func createJoint(
    _ definition: PrismaticJointDefinition
  ) throws(PhysicsError) -> JointHandle {
    let rows = try validatedBodies(of: definition)
    try definition.spring?.requireUsable()
    try definition.limits?.requireUsable()
    try definition.motor?.requireUsable()
    var joint = PrismaticJoint()
    joint.setAnchors(of: definition)
    joint.localAxis = try usableDirection(definition.localAxis)
    joint.referenceAngle = try referenceAngle(definition.referenceAngle, rows.a, rows.b)
    joint.setSpring(definition.spring)
    joint.setLimits(definition.limits)
    joint.setMotor(definition.motor)
    return insertJoint(.prismatic, row: joints.prismatic.insert(joint), rows, definition)
  }

  /// Sets the direction of a prismatic joint's axis in the frame of body A.
  public func setLocalAxis(_ axis: Vector2, of joint: JointHandle) {
    guard let row = usableRow(joint, .prismatic) else { return }
    do throws(PhysicsError) {
      joints.prismatic[row].localAxis = try usableDirection(axis)
      wakeBodies(of: joint)
    } catch { refuse(error) }
  }

  /// The translation of anchor B from anchor A along a prismatic joint's axis, length units.
  public func translation(of joint: JointHandle) -> Float {
    guard let row = readableRow(joint, .prismatic), let index = jointIndex(joint) else { return 0 }
    let record = joints.record[index]
    let stored = joints.prismatic[row]
    let a = bodies.pose[record.bodyA].transform
    let b = bodies.pose[record.bodyB].transform
    return (b * stored.localAnchorB - a * stored.localAnchorA).dot(a.rotation * stored.localAxis)
  }

  private func usableDirection(_ axis: Vector2) throws(PhysicsError) -> Vector2 {
    try requireUsable(axis, "localAxis")
    let direction = axis.normalized
    guard direction.lengthSquared > 0.5 else { throw .outOfRange("localAxis") }
    return direction
  }
}
