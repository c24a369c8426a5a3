// SPDX-License-Identifier: Apache-2.0

/// The definition of a revolute joint: a common point about which two bodies rotate.
public struct RevoluteJointDefinition: JointDefinition {
  /// The first body; a static one joins to the world.
  public var bodyA: BodyHandle
  /// The second body.
  public var bodyB: BodyHandle
  /// The point in the frame of body A; its origin by default.
  public var localAnchorA = Vector2.zero
  /// The point in the frame of body B; its origin by default.
  public var localAnchorB = Vector2.zero
  /// The angle of B relative to A that counts as zero, radians; nil is the angle at creation.
  public var referenceAngle: Float?
  /// Lets the two anchors separate: a spring of length zero instead of a rigid point; none by default.
  public var spring: JointSpring?
  /// Rotates the bodies back to the reference angle; none by default.
  public var angularSpring: JointSpring?
  /// The minimum and maximum angle from the reference angle, radians; none by default.
  ///
  /// They may be wider than a turn.
  public var limits: JointLimits?
  /// Rotates B relative to A at a speed in radians per second with a maximum torque; none by default.
  ///
  /// A motor of speed 0 is friction.
  public var motor: JointMotor?
  /// Whether the two bodies collide with each other; false by default.
  public var collidesConnected = false
  /// A number of the owner's that the engine does not use.
  public var userData: UInt64 = 0

  /// Creates the definition of a joint at the origins of two bodies.
  public init(bodyA: BodyHandle, bodyB: BodyHandle) {
    self.bodyA = bodyA
    self.bodyB = bodyB
  }
}

extension World {
  /// Creates a revolute joint and wakes its bodies.
  @discardableResult
  public func createJoint(
    _ definition: RevoluteJointDefinition
  ) throws(PhysicsError) -> JointHandle {
    let rows = try validatedBodies(of: definition)
    try definition.spring?.requireUsable()
    try definition.angularSpring?.requireUsable()
    try definition.limits?.requireUsable()
    try definition.motor?.requireUsable()
    var joint = RevoluteJoint()
    joint.setAnchors(of: definition)
    joint.referenceAngle = try referenceAngle(definition.referenceAngle, rows.a, rows.b)
    joint.setSpring(definition.spring)
    joint.setAngularSpring(definition.angularSpring)
    joint.setLimits(definition.limits)
    joint.setMotor(definition.motor)
    return insertJoint(.revolute, row: joints.revolute.insert(joint), rows, definition)
  }

  /// Sets the angular spring of a revolute or weld joint; nil removes it, which makes a weld rigid.
  public func setAngularSpring(_ spring: JointSpring?, of joint: JointHandle) {
    guard let index = usableJoint(joint) else { return }
    do throws(PhysicsError) { try spring?.requireUsable() } catch { return refuse(error) }
    let row = joints.record[index].row
    switch joints.record[index].kind {
    case .revolute: joints.revolute[row].setAngularSpring(spring)
    case .weld: joints.weld[row].setAngularSpring(spring)
    case .distance, .prismatic, .mouse: return refuse(.outOfRange("kind of the joint"))
    }
    wakeBodies(of: joint)
  }

  /// The angle of B relative to A minus the reference angle of a revolute joint, radians; with limits
  /// or an angular spring it includes whole turns.
  public func angle(of joint: JointHandle) -> Float {
    guard readableRow(joint, .revolute) != nil, let index = jointIndex(joint) else { return 0 }
    return joints.angle(joints.record[index], bodies)
  }

  /// A given reference angle, or the current angle.
  func referenceAngle(
    _ angle: Float?, _ bodyA: Int32, _ bodyB: Int32
  ) throws(PhysicsError) -> Float {
    guard let angle else { return bodies.relativeAngle(bodyA, bodyB) }
    guard isUsable(angle) else { throw .notFinite("referenceAngle") }
    return angle
  }
}

extension JointTable {
  /// The angle of a revolute joint; with limits or an angular spring it includes whole turns.
  func angle(_ record: JointRecord, _ bodies: borrowing BodyTable) -> Float {
    let joint = revolute[record.row]
    let angle = bodies.relativeAngle(record.bodyA, record.bodyB) - joint.referenceAngle
    return unwrapped(joint.needsAngle ? joint.angle : 0, angle)
  }
}

extension BodyTable {
  /// The angle of B relative to A, radians, from −π to π.
  fileprivate func relativeAngle(_ bodyA: Int32, _ bodyB: Int32) -> Float {
    (pose[bodyA].transform.rotation.inverse * pose[bodyB].transform.rotation).angle
  }
}

extension RevoluteJoint {
  fileprivate mutating func setAngularSpring(_ spring: JointSpring?) {
    hasAngularSpring = spring != nil
    angularSpring = spring ?? .zero
  }
}
