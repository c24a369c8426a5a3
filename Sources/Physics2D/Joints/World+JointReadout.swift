// SPDX-License-Identifier: Apache-2.0

/// A joint's anchors, force and torque, for drawing and inspection.
public struct JointInfo: Hashable, Sendable {
  /// The joint.
  public let joint: JointHandle
  /// The kind of the joint.
  public let kind: JointKind
  /// The first body; nil for a mouse joint, which joins to the world.
  public let bodyA: BodyHandle?
  /// The second body.
  public let bodyB: BodyHandle
  /// The anchor on body A in the world, or the target of a mouse joint.
  public let anchorA: Vector2
  /// The anchor on body B in the world.
  public let anchorB: Vector2
  /// Whether the joint is a spring.
  public let isSpring: Bool
  /// Whether the joint only limits the distance of its anchors.
  public let isRope: Bool
  /// The force on body B in the last sub-step, mass · length units/s²; the opposite force acts on body A.
  public let force: Vector2
  /// The torque on body B about its anchor in the last sub-step, mass · length units²/s².
  public let torque: Float
  /// The number that the owner gave the joint.
  public let userData: UInt64
}

extension World {
  /// Every joint, in the order of their rows.
  public var jointInfos: [JointInfo] {
    var list: [JointInfo] = []
    list.reserveCapacity(joints.liveCount)
    for index in 0..<Int32(truncatingIfNeeded: joints.record.count)
    where joints.record[index].inUse { list.append(information(index)) }
    return list
  }

  /// The information about one joint; nil for a stale handle.
  public func information(of joint: JointHandle) -> JointInfo? {
    guard let index = jointIndex(joint) else { return nil }
    return information(index)
  }

  /// The force of a joint on body B in the last sub-step, mass · length units/s²; the opposite force acts
  /// on body A.
  public func reactionForce(of joint: JointHandle) -> Vector2 {
    guard let index = jointIndex(joint) else { return .zero }
    return force(reaction(index).impulse)
  }

  /// The torque of a joint on body B about its anchor in the last sub-step.
  public func reactionTorque(of joint: JointHandle) -> Float {
    guard let index = jointIndex(joint) else { return 0 }
    return force(reaction(index).moment)
  }

  /// The distance between the two anchors of a joint, length units.
  public func anchorDistance(of joint: JointHandle) -> Float {
    guard let index = jointIndex(joint) else { return 0 }
    let anchors = anchors(index)
    return (anchors.b - anchors.a).length
  }

  /// The length of a rope; 0 for any other joint, length units.
  package func ropeLength(of joint: JointHandle) -> Float {
    guard let index = jointIndex(joint), joints.record[index].kind == .distance else { return 0 }
    let rope = joints.distance[joints.record[index].row]
    return rope.isRope ? rope.maximumLength : 0
  }

  /// The direction in which a prismatic joint slides, in the world; zero for any other joint.
  package func slidingDirection(of joint: JointHandle) -> Vector2 {
    guard let index = jointIndex(joint), joints.record[index].kind == .prismatic else {
      return .zero
    }
    let record = joints.record[index]
    let rotation = bodies.pose[record.bodyA].transform.rotation
    return rotation * joints.prismatic[record.row].localAxis
  }

  private func information(_ index: Int32) -> JointInfo {
    let record = joints.record[index]
    let anchors = anchors(index)
    let flags = kindFlags(record)
    let reaction = reaction(index)
    return JointInfo(
      joint: JointHandle(index: index, generation: record.generation), kind: record.kind,
      bodyA: record.bodyA >= 0 ? bodyHandle(record.bodyA) : nil, bodyB: bodyHandle(record.bodyB),
      anchorA: anchors.a, anchorB: anchors.b, isSpring: flags.isSpring, isRope: flags.isRope,
      force: force(reaction.impulse), torque: force(reaction.moment), userData: record.userData)
  }

  /// The force of an impulse in a sub-step; the largest number where it would overflow.
  private func force(_ impulse: Float) -> Float {
    let value = joints.inverseSubStep * impulse
    let limit = Float.greatestFiniteMagnitude
    return value > limit ? limit : value < -limit ? -limit : value == value ? value : 0
  }

  private func force(_ impulse: Vector2) -> Vector2 { Vector2(force(impulse.x), force(impulse.y)) }

  private func bodyHandle(_ row: Int32) -> BodyHandle {
    BodyHandle(index: row, generation: bodies.record[row].generation)
  }

  private func kindFlags(_ record: JointRecord) -> (isSpring: Bool, isRope: Bool) {
    switch record.kind {
    case .distance:
      let joint = joints.distance[record.row]
      return (joint.hasSpring, joint.hasRange && !joint.hasSpring)
    case .revolute: return (joints.revolute[record.row].hasSpring, false)
    case .prismatic: return (joints.prismatic[record.row].hasSpring, false)
    case .weld: return (!joints.weld[record.row].isRigid, false)
    case .mouse: return (true, false)
    }
  }

  /// The two anchors in the world.
  private func anchors(_ index: Int32) -> (a: Vector2, b: Vector2) {
    let record = joints.record[index]
    let a = record.bodyA >= 0 ? bodies.pose[record.bodyA].transform : .identity
    let b = bodies.pose[record.bodyB].transform
    func inWorld(_ joint: some AnchoredJoint) -> (a: Vector2, b: Vector2) {
      (a * joint.localAnchorA, b * joint.localAnchorB)
    }
    switch record.kind {
    case .distance: return inWorld(joints.distance[record.row])
    case .revolute: return inWorld(joints.revolute[record.row])
    case .prismatic: return inWorld(joints.prismatic[record.row])
    case .weld: return inWorld(joints.weld[record.row])
    case .mouse:
      let joint = joints.mouse[record.row]
      return (joint.target, b * joint.localAnchor)
    }
  }

  /// The impulse on B and its moment about the anchor of B in the last sub-step.
  private func reaction(_ index: Int32) -> (impulse: Vector2, moment: Float) {
    let record = joints.record[index]
    switch record.kind {
    case .distance:
      // λ = λ_length + λ_lower − λ_upper along the axis, and the point impulse of a length of zero.
      let joint = joints.distance[record.row]
      let along = joint.impulse + joint.lowerImpulse - joint.upperImpulse
      return (along * joint.axis + joint.pointImpulse, 0)
    case .revolute:
      // λθ = λ_spring + λ_motor + λ_lower − λ_upper
      let joint = joints.revolute[record.row]
      let moment =
        joint.angularSpringImpulse + joint.motorImpulse + joint.lowerImpulse - joint.upperImpulse
      return (joint.impulse, moment)
    case .prismatic: return prismaticReaction(record)
    case .weld: return weldReaction(record)
    case .mouse: return (joints.mouse[record.row].impulse, 0)
    }
  }

  private func prismaticReaction(_ record: JointRecord) -> (impulse: Vector2, moment: Float) {
    // λ = λ_axis·a + λ_perpendicular·n
    let joint = joints.prismatic[record.row]
    let axis = bodies.pose[record.bodyA].transform.rotation * joint.localAxis
    let along = joint.springImpulse + joint.motorImpulse + joint.lowerImpulse - joint.upperImpulse
    let impulse = along * axis + joint.impulse.x * axis.leftPerpendicular
    let solved = joint.solvingAnchors(
      bodyA: record.bodyA, bodyB: record.bodyB, bodies: BodyView(bodies))
    // The impulse acted at the point where the joint was solved: M = λθ + (p − anchor) × λ.
    let arm = bodies.pose[record.bodyB].transform.rotation * (solved.b - joint.localAnchorB)
    return (impulse, joint.impulse.y + arm.cross(impulse))
  }

  private func weldReaction(_ record: JointRecord) -> (impulse: Vector2, moment: Float) {
    let joint = joints.weld[record.row]
    let solved = joint.solvingAnchors(
      bodyA: record.bodyA, bodyB: record.bodyB, bodies: BodyView(bodies))
    // The impulse acted at the point where the weld was solved: M = λθ + (p − anchor) × λ.
    let arm =
      bodies.pose[record.bodyB].transform.rotation * (solved.b - joint.localAnchorB)
    return (joint.impulse, joint.angularImpulse + arm.cross(joint.impulse))
  }
}
