// SPDX-License-Identifier: Apache-2.0

/// The definition of a weld joint: no relative movement of two bodies, rigidly or by springs.
public struct WeldJointDefinition: JointDefinition {
  /// The first body; a static one joins to the world.
  public var bodyA: BodyHandle
  /// The second body.
  public var bodyB: BodyHandle
  /// The welded point in the frame of body A; its origin by default.
  public var localAnchorA = Vector2.zero
  /// The welded point in the frame of body B; its origin by default.
  public var localAnchorB = Vector2.zero
  /// The angle of B relative to A that the joint keeps, radians; nil is the angle at creation.
  public var referenceAngle: Float?
  /// The spring between the two points; rigid if nil or of 0 hertz.
  public var linearSpring: JointSpring?
  /// The spring of the angle; rigid if nil or of 0 hertz.
  public var angularSpring: JointSpring?
  /// Whether the two bodies collide with each other; false by default.
  public var collidesConnected = false
  /// A number of the owner's that the engine does not use.
  public var userData: UInt64 = 0

  /// Creates the definition of a rigid weld of the origins of two bodies.
  public init(bodyA: BodyHandle, bodyB: BodyHandle) {
    self.bodyA = bodyA
    self.bodyB = bodyB
  }
}

extension World {
  /// Creates a weld joint and wakes its bodies.
  @discardableResult
  public func createJoint(_ definition: WeldJointDefinition) throws(PhysicsError) -> JointHandle {
    let rows = try validatedBodies(of: definition)
    try definition.linearSpring?.requireUsable()
    try definition.angularSpring?.requireUsable()
    var joint = WeldJoint()
    joint.setAnchors(of: definition)
    joint.referenceAngle = try referenceAngle(definition.referenceAngle, rows.a, rows.b)
    joint.setSpring(definition.linearSpring)
    joint.setAngularSpring(definition.angularSpring)
    return insertJoint(.weld, row: joints.weld.insert(joint), rows, definition)
  }
}

extension WeldJoint {
  mutating func setSpring(_ spring: JointSpring?) {
    linearSpring = spring ?? .zero
  }

  mutating func setAngularSpring(_ spring: JointSpring?) {
    angularSpring = spring ?? .zero
  }
}
