/// What a prismatic joint is made with: a rail on body A along which body B slides without turning.
public struct PrismaticJointDefinition: Sendable {
  /// The body with the rail; a static one fixes it to the world.
  public var bodyA: BodyHandle
  /// The body that slides.
  public var bodyB: BodyHandle
  /// A point of the rail in the frame of body A; its origin by default.
  public var localAnchorA = Vector2.zero
  /// The point in the frame of body B that stays on the rail; its origin by default.
  public var localAnchorB = Vector2.zero
  /// The direction of the rail in the frame of body A; the length does not matter unless it is zero.
  public var localAxis: Vector2
  /// The angle of B as seen from A that the joint keeps, radians; nil is the angle when it is made.
  public var referenceAngle: Float?
  /// Pulls the anchors together along the rail; none by default.
  public var spring: JointSpring?
  /// The least and greatest shift of anchor B from anchor A along the rail, length units; none by
  /// default.
  public var limits: JointLimits?
  /// Shifts B at a speed in length units per second with at most so much force; none by default.
  ///
  /// At speed 0 it is friction.
  public var motor: JointMotor?
  /// Whether the two bodies collide with each other; false by default.
  public var collidesConnected = false
  /// The owner's own number; the engine only hands it back.
  public var userData: UInt64 = 0

  /// Creates the definition of a rail through the origins of two bodies.
  public init(bodyA: BodyHandle, bodyB: BodyHandle, localAxis: Vector2) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    self.localAxis = localAxis
  }
}

extension World {
  /// Makes a prismatic joint and wakes its bodies.
  @discardableResult
  public func createJoint(
    _ definition: PrismaticJointDefinition
  ) throws(PhysicsError) -> JointHandle {
    let rows = try bodyRows(definition.bodyA, definition.bodyB)
    try requireUsable(definition.localAnchorA, "localAnchorA")
    try requireUsable(definition.localAnchorB, "localAnchorB")
    try definition.spring?.requireUsable()
    try definition.limits?.requireUsable()
    try definition.motor?.requireUsable()
    var joint = PrismaticJoint()
    joint.localAnchorA = definition.localAnchorA
    joint.localAnchorB = definition.localAnchorB
    joint.localAxis = try usableDirection(definition.localAxis)
    joint.referenceAngle = try referenceAngle(definition.referenceAngle, rows.a, rows.b)
    joint.setSpring(definition.spring)
    joint.setLimits(definition.limits)
    joint.setMotor(definition.motor)
    return insertJoint(
      .prismatic, row: joints.prismatic.insert(joint), bodyA: rows.a, bodyB: rows.b,
      collidesConnected: definition.collidesConnected, userData: definition.userData)
  }

  /// Sets the direction of a prismatic joint's rail in the frame of body A.
  public func setLocalAxis(_ axis: Vector2, of joint: JointHandle) {
    guard let row = usableRow(joint, .prismatic) else { return }
    do throws(PhysicsError) {
      joints.prismatic[row].localAxis = try usableDirection(axis)
      wakeBodies(of: joint)
    } catch { refuse(error) }
  }

  /// The translation of anchor B from anchor A along a prismatic joint's rail, length units.
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

extension PrismaticJoint {
  mutating func setSpring(_ spring: JointSpring?) {
    hasSpring = spring != nil
    self.spring = spring ?? JointSpring(hertz: 0, dampingRatio: 0)
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
