/// What a revolute joint is made with: a pin that two bodies turn about.
public struct RevoluteJointDefinition: Sendable {
  /// The first body; a static one pins to the world.
  public var bodyA: BodyHandle
  /// The second body.
  public var bodyB: BodyHandle
  /// The pin in the frame of body A; its origin by default.
  public var localAnchorA = Vector2.zero
  /// The pin in the frame of body B; its origin by default.
  public var localAnchorB = Vector2.zero
  /// The angle of B as seen from A that counts as zero, radians; nil is the angle when it is made.
  public var referenceAngle: Float?
  /// Lets the two anchors part: a spring of length zero instead of a rigid pin; none by default.
  public var spring: JointSpring?
  /// Turns the bodies back to the reference angle; none by default.
  public var angularSpring: JointSpring?
  /// The least and greatest angle from the reference angle, radians; none by default.
  ///
  /// They may be wider than a turn.
  public var limits: JointLimits?
  /// Turns B against A at a speed in radians per second with at most so much torque; none by default.
  ///
  /// At speed 0 it is friction.
  public var motor: JointMotor?
  /// Whether the two bodies collide with each other; false by default.
  public var collidesConnected = false
  /// The owner's own number; the engine only hands it back.
  public var userData: UInt64 = 0

  /// Creates the definition of a pin through the origins of two bodies.
  public init(bodyA: BodyHandle, bodyB: BodyHandle) {
    self.bodyA = bodyA
    self.bodyB = bodyB
  }
}

extension World {
  /// Makes a revolute joint and wakes its bodies.
  @discardableResult
  public func createJoint(
    _ definition: RevoluteJointDefinition
  ) throws(PhysicsError) -> JointHandle {
    let rows = try bodyRows(definition.bodyA, definition.bodyB)
    try requireUsable(definition.localAnchorA, "localAnchorA")
    try requireUsable(definition.localAnchorB, "localAnchorB")
    try definition.spring?.requireUsable()
    try definition.angularSpring?.requireUsable()
    try definition.limits?.requireUsable()
    try definition.motor?.requireUsable()
    var joint = RevoluteJoint()
    joint.localAnchorA = definition.localAnchorA
    joint.localAnchorB = definition.localAnchorB
    joint.referenceAngle = try referenceAngle(definition.referenceAngle, rows.a, rows.b)
    joint.setSpring(definition.spring)
    joint.setAngularSpring(definition.angularSpring)
    joint.setLimits(definition.limits)
    joint.setMotor(definition.motor)
    return insertJoint(
      .revolute, row: joints.revolute.insert(joint), bodyA: rows.a, bodyB: rows.b,
      collidesConnected: definition.collidesConnected, userData: definition.userData)
  }

  /// Sets the spring that turns the bodies of a revolute joint back to its reference angle, or that
  /// lets a weld turn; nil takes it away.
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

  /// The angle of B as seen from A minus the reference angle of a revolute joint, radians; with limits
  /// or an angular spring whole turns count.
  public func angle(of joint: JointHandle) -> Float {
    guard let row = readableRow(joint, .revolute), let index = jointIndex(joint) else { return 0 }
    let stored = joints.revolute[row]
    let record = joints.record[index]
    let angle = relativeAngle(record.bodyA, record.bodyB) - stored.referenceAngle
    return unwrapped(stored.needsAngle ? stored.angle : 0, angle)
  }

  /// The angle of B as seen from A, radians, from −π to π.
  func relativeAngle(_ bodyA: Int32, _ bodyB: Int32) -> Float {
    (bodies.pose[bodyA].transform.rotation.inverse * bodies.pose[bodyB].transform.rotation).angle
  }

  /// A given reference angle, or the angle now.
  func referenceAngle(
    _ angle: Float?, _ bodyA: Int32, _ bodyB: Int32
  ) throws(PhysicsError) -> Float {
    guard let angle else { return relativeAngle(bodyA, bodyB) }
    guard isUsable(angle) else { throw .notFinite("referenceAngle") }
    return angle
  }
}

extension RevoluteJoint {
  mutating func setSpring(_ spring: JointSpring?) {
    hasSpring = spring != nil
    self.spring = spring ?? JointSpring(hertz: 0, dampingRatio: 0)
  }

  fileprivate mutating func setAngularSpring(_ spring: JointSpring?) {
    hasAngularSpring = spring != nil
    angularSpring = spring ?? JointSpring(hertz: 0, dampingRatio: 0)
  }

  mutating func setLimits(_ limits: JointLimits?) {
    hasLimits = limits != nil
    if let limits { self.limits = limits.bounded }
  }

  mutating func setMotor(_ motor: JointMotor?) {
    hasMotor = motor != nil
    if let motor { self.motor = motor }
  }
}
