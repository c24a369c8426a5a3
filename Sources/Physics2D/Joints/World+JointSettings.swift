// Settings that several kinds of joint share; each wakes the joint's bodies.
extension World {
  /// Sets the spring of a distance, revolute, prismatic, weld or mouse joint; nil makes it rigid, takes
  /// it off the rail of a prismatic joint, and is refused for a mouse joint.
  public func setSpring(_ spring: JointSpring?, of joint: JointHandle) {
    guard let index = usableJoint(joint) else { return }
    do throws(PhysicsError) { try spring?.requireUsable() } catch { return refuse(error) }
    let row = joints.record[index].row
    switch joints.record[index].kind {
    case .distance: joints.distance[row].setSpring(spring)
    case .revolute: joints.revolute[row].setSpring(spring)
    case .prismatic: joints.prismatic[row].setSpring(spring)
    case .weld: joints.weld[row].setSpring(spring)
    case .mouse:
      guard let spring else { return refuse(.outOfRange("spring")) }
      joints.mouse[row].spring = spring
    }
    wakeBodies(of: joint)
  }

  /// Sets the limits of a revolute joint in radians or of a prismatic joint in length units; nil takes
  /// them away.
  public func setLimits(_ limits: JointLimits?, of joint: JointHandle) {
    guard let index = usableJoint(joint) else { return }
    do throws(PhysicsError) { try limits?.requireUsable() } catch { return refuse(error) }
    let row = joints.record[index].row
    switch joints.record[index].kind {
    case .revolute: joints.revolute[row].setLimits(limits)
    case .prismatic: joints.prismatic[row].setLimits(limits)
    case .distance, .weld, .mouse: return refuse(.outOfRange("kind of the joint"))
    }
    wakeBodies(of: joint)
  }

  /// Sets the motor of a revolute or prismatic joint; nil takes it away.
  public func setMotor(_ motor: JointMotor?, of joint: JointHandle) {
    guard let index = usableJoint(joint) else { return }
    do throws(PhysicsError) { try motor?.requireUsable() } catch { return refuse(error) }
    let row = joints.record[index].row
    switch joints.record[index].kind {
    case .revolute: joints.revolute[row].setMotor(motor)
    case .prismatic: joints.prismatic[row].setMotor(motor)
    case .distance, .weld, .mouse: return refuse(.outOfRange("kind of the joint"))
    }
    wakeBodies(of: joint)
  }

  /// Sets the angle of B as seen from A that a revolute joint counts as zero and a prismatic or weld
  /// joint keeps, radians.
  public func setReferenceAngle(_ angle: Float, of joint: JointHandle) {
    guard let index = usableJoint(joint) else { return }
    guard isUsable(angle) else { return refuse(.notFinite("angle")) }
    let row = joints.record[index].row
    switch joints.record[index].kind {
    case .revolute: joints.revolute[row].referenceAngle = angle
    case .prismatic: joints.prismatic[row].referenceAngle = angle
    case .weld: joints.weld[row].referenceAngle = angle
    case .distance, .mouse: return refuse(.outOfRange("kind of the joint"))
    }
    wakeBodies(of: joint)
  }

  /// Sets the joint's point in the frame of body A; a mouse joint has none.
  public func setLocalAnchorA(_ anchor: Vector2, of joint: JointHandle) {
    guard let index = usableJoint(joint) else { return }
    guard isUsable(anchor) else { return refuse(.notFinite("anchor")) }
    let row = joints.record[index].row
    switch joints.record[index].kind {
    case .distance: joints.distance[row].localAnchorA = anchor
    case .revolute: joints.revolute[row].localAnchorA = anchor
    case .prismatic: joints.prismatic[row].localAnchorA = anchor
    case .weld: joints.weld[row].localAnchorA = anchor
    case .mouse: return refuse(.outOfRange("kind of the joint"))
    }
    wakeBodies(of: joint)
  }

  /// Sets the joint's point in the frame of body B.
  public func setLocalAnchorB(_ anchor: Vector2, of joint: JointHandle) {
    guard let index = usableJoint(joint) else { return }
    guard isUsable(anchor) else { return refuse(.notFinite("anchor")) }
    let row = joints.record[index].row
    switch joints.record[index].kind {
    case .distance: joints.distance[row].localAnchorB = anchor
    case .revolute: joints.revolute[row].localAnchorB = anchor
    case .prismatic: joints.prismatic[row].localAnchorB = anchor
    case .weld: joints.weld[row].localAnchorB = anchor
    case .mouse: joints.mouse[row].localAnchor = anchor
    }
    wakeBodies(of: joint)
  }
}
