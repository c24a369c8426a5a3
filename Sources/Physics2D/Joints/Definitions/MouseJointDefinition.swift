// SPDX-License-Identifier: Apache-2.0

/// The definition of a mouse joint: a spring from a target in the world to a point of a body.
public struct MouseJointDefinition: Sendable {
  /// The body that is pulled.
  public var body: BodyHandle
  /// The point in the frame of the body; its origin by default.
  public var localAnchor = Vector2.zero
  /// Where the point is pulled to, in the world.
  public var target: Vector2
  /// The spring; 5 hertz at a damping ratio of 0.7 by default.
  public var spring = JointSpring(hertz: 5, dampingRatio: 0.7)
  /// The maximum force, 0 or more; infinite by default.
  public var maximumForce = Float.infinity
  /// A number of the owner's that the engine does not use.
  public var userData: UInt64 = 0

  /// Creates the definition of a spring from a target to a body's origin.
  public init(body: BodyHandle, target: Vector2) {
    self.body = body
    self.target = target
  }
}

extension World {
  /// Creates a mouse joint and wakes its body.
  @discardableResult
  public func createJoint(_ definition: MouseJointDefinition) throws(PhysicsError) -> JointHandle {
    guard let body = bodyIndex(definition.body) else { throw .staleBody }
    try requireUsable(definition.localAnchor, "localAnchor")
    try requireUsable(definition.target, "target")
    try definition.spring.requireUsable()
    var joint = MouseJoint()
    joint.localAnchor = definition.localAnchor
    joint.target = definition.target
    joint.spring = definition.spring
    joint.maximumForce = try usableForce(definition.maximumForce)
    return insertJoint(
      .mouse, row: joints.mouse.insert(joint), bodyA: -1, bodyB: body, collidesConnected: true,
      userData: definition.userData)
  }

  /// Sets where a mouse joint pulls its body to, in the world.
  public func setTarget(_ target: Vector2, of joint: JointHandle) {
    guard let row = usableRow(joint, .mouse) else { return }
    guard isUsable(target) else { return refuse(.notFinite("target")) }
    joints.mouse[row].target = target
    wakeBodies(of: joint)
  }

  /// Sets the maximum force of a mouse joint, 0 or more.
  public func setMaximumForce(_ force: Float, of joint: JointHandle) {
    guard let row = usableRow(joint, .mouse) else { return }
    do throws(PhysicsError) {
      joints.mouse[row].maximumForce = try usableForce(force)
      wakeBodies(of: joint)
    } catch { refuse(error) }
  }

  private func usableForce(_ force: Float) throws(PhysicsError) -> Float {
    guard force == force else { throw .notFinite("maximumForce") }
    guard force >= 0 else { throw .outOfRange("maximumForce") }
    return force
  }
}
