// SPDX-License-Identifier: Apache-2.0

// Settings that several kinds of joint share; each wakes the joint's bodies.
extension World {
  /// Sets the spring of a joint.
  ///
  /// Nil makes a distance, revolute or weld joint rigid, removes the spring of a prismatic joint, and is
  /// refused for a mouse joint.
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

  /// Sets the limits of a revolute joint in radians or of a prismatic joint in length units; nil removes
  /// them.
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

  /// Sets the motor of a revolute or prismatic joint; nil removes it.
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

  /// Sets the angle of B relative to A that a revolute joint counts as zero and a prismatic or weld joint
  /// keeps, radians.
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

  /// Sets the anchor in the frame of body A; refused for a mouse joint, which has none.
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

  /// Sets the anchor in the frame of body B.
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
