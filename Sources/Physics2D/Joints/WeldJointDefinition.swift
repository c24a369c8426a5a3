/// What a weld joint is made with: glue between two bodies, rigid or rubber.
public struct WeldJointDefinition: Sendable {
  /// The first body; a static one glues to the world.
  public var bodyA: BodyHandle
  /// The second body.
  public var bodyB: BodyHandle
  /// The glued point in the frame of body A; its origin by default.
  public var localAnchorA = Vector2.zero
  /// The glued point in the frame of body B; its origin by default.
  public var localAnchorB = Vector2.zero
  /// The angle of B as seen from A that the joint keeps, radians; nil is the angle when it is made.
  public var referenceAngle: Float?
  /// How the two points may part; rigid if nil or of 0 hertz.
  public var linearSpring: JointSpring?
  /// How the angle may change; rigid if nil or of 0 hertz.
  public var angularSpring: JointSpring?
  /// Whether the two bodies collide with each other; false by default.
  public var collidesConnected = false
  /// The owner's own number; the engine only hands it back.
  public var userData: UInt64 = 0

  /// Creates the definition of a rigid weld of the origins of two bodies.
  public init(bodyA: BodyHandle, bodyB: BodyHandle) {
    self.bodyA = bodyA
    self.bodyB = bodyB
  }
}

extension World {
  /// Makes a weld joint and wakes its bodies.
  @discardableResult
  public func createJoint(_ definition: WeldJointDefinition) throws(PhysicsError) -> JointHandle {
    let rows = try bodyRows(definition.bodyA, definition.bodyB)
    try requireUsable(definition.localAnchorA, "localAnchorA")
    try requireUsable(definition.localAnchorB, "localAnchorB")
    try definition.linearSpring?.requireUsable()
    try definition.angularSpring?.requireUsable()
    var joint = WeldJoint()
    joint.localAnchorA = definition.localAnchorA
    joint.localAnchorB = definition.localAnchorB
    joint.referenceAngle = try referenceAngle(definition.referenceAngle, rows.a, rows.b)
    joint.setSpring(definition.linearSpring)
    joint.setAngularSpring(definition.angularSpring)
    return insertJoint(
      .weld, row: joints.weld.insert(joint), bodyA: rows.a, bodyB: rows.b,
      collidesConnected: definition.collidesConnected, userData: definition.userData)
  }
}

extension WeldJoint {
  mutating func setSpring(_ spring: JointSpring?) {
    linearSpring = spring ?? JointSpring(hertz: 0, dampingRatio: 0)
  }

  mutating func setAngularSpring(_ spring: JointSpring?) {
    angularSpring = spring ?? JointSpring(hertz: 0, dampingRatio: 0)
  }
}
