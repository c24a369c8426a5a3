/// What an overlay draws of a joint, and what it carries.
public struct JointInfo: Hashable, Sendable {
  /// The joint.
  public let joint: JointHandle
  /// The kind of the joint.
  public let kind: JointKind
  /// The first body; nil for a mouse joint, which holds on to the world.
  public let bodyA: BodyHandle?
  /// The second body.
  public let bodyB: BodyHandle
  /// The anchor on body A in the world, or the target of a mouse joint.
  public let anchorA: Vector2
  /// The anchor on body B in the world.
  public let anchorB: Vector2
  /// Whether the joint gives like a spring.
  public let isSpring: Bool
  /// Whether the joint only keeps its anchors within a range.
  public let isRope: Bool
  /// The force on body B in the last sub-step; on body A acts the opposite.
  public let force: Vector2
  /// The torque on body B about its anchor in the last sub-step.
  public let torque: Float
  /// The owner's own number.
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

  /// What an overlay draws of one joint; nil for a stale handle.
  public func information(of joint: JointHandle) -> JointInfo? {
    guard let index = jointIndex(joint) else { return nil }
    return information(index)
  }

  /// The force that a joint gave to body B in the last sub-step, mass · length units/s²; on body A acts
  /// the opposite.
  public func reactionForce(of joint: JointHandle) -> Vector2 {
    guard let index = jointIndex(joint) else { return .zero }
    return joints.inverseSubStep * reaction(index).impulse
  }

  /// The torque that a joint gave to body B about its anchor in the last sub-step.
  public func reactionTorque(of joint: JointHandle) -> Float {
    guard let index = jointIndex(joint) else { return 0 }
    return joints.inverseSubStep * reaction(index).moment
  }

  /// The distance between the two anchors of a joint, length units.
  public func anchorDistance(of joint: JointHandle) -> Float {
    guard let index = jointIndex(joint) else { return 0 }
    let ends = anchors(index)
    return (ends.b - ends.a).length
  }

  private func information(_ index: Int32) -> JointInfo {
    let record = joints.record[index]
    let ends = anchors(index)
    let nature = nature(record)
    let given = reaction(index)
    return JointInfo(
      joint: JointHandle(index: index, generation: record.generation), kind: record.kind,
      bodyA: record.bodyA >= 0 ? bodyHandle(record.bodyA) : nil, bodyB: bodyHandle(record.bodyB),
      anchorA: ends.a, anchorB: ends.b, isSpring: nature.isSpring, isRope: nature.isRope,
      force: joints.inverseSubStep * given.impulse,
      torque: joints.inverseSubStep * given.moment, userData: record.userData)
  }

  private func bodyHandle(_ row: Int32) -> BodyHandle {
    BodyHandle(index: row, generation: bodies.record[row].generation)
  }

  private func nature(_ record: JointRecord) -> (isSpring: Bool, isRope: Bool) {
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
    switch record.kind {
    case .distance:
      let joint = joints.distance[record.row]
      return (a * joint.localAnchorA, b * joint.localAnchorB)
    case .revolute:
      let joint = joints.revolute[record.row]
      return (a * joint.localAnchorA, b * joint.localAnchorB)
    case .prismatic:
      let joint = joints.prismatic[record.row]
      return (a * joint.localAnchorA, b * joint.localAnchorB)
    case .weld:
      let joint = joints.weld[record.row]
      return (a * joint.localAnchorA, b * joint.localAnchorB)
    case .mouse:
      let joint = joints.mouse[record.row]
      return (joint.target, b * joint.localAnchor)
    }
  }

  /// The impulse on B and its moment about B's anchor in the last sub-step.
  private func reaction(_ index: Int32) -> (impulse: Vector2, moment: Float) {
    let record = joints.record[index]
    switch record.kind {
    case .distance:
      let joint = joints.distance[record.row]
      let along = joint.impulse + joint.lowerImpulse - joint.upperImpulse
      return (along * joint.axis + joint.pointImpulse, 0)
    case .revolute:
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
    let joint = joints.prismatic[record.row]
    let axis = bodies.pose[record.bodyA].transform.rotation * joint.localAxis
    let along = joint.springImpulse + joint.motorImpulse + joint.lowerImpulse - joint.upperImpulse
    let impulse = along * axis + joint.impulse.x * axis.leftPerpendicular
    let solved = joint.solvingAnchors(
      bodyA: record.bodyA, bodyB: record.bodyB, bodies: BodyView(bodies))
    // The impulse acted where the joint was solved; its moment counts about the anchor.
    let arm = bodies.pose[record.bodyB].transform.rotation * (solved.b - joint.localAnchorB)
    return (impulse, joint.impulse.y + arm.cross(impulse))
  }

  private func weldReaction(_ record: JointRecord) -> (impulse: Vector2, moment: Float) {
    let joint = joints.weld[record.row]
    let solved = joint.solvingAnchors(
      bodyA: record.bodyA, bodyB: record.bodyB, bodies: BodyView(bodies))
    // The impulse acted where the weld was solved; its moment counts about the anchor.
    let arm =
      bodies.pose[record.bodyB].transform.rotation * (solved.b - joint.localAnchorB)
    return (joint.impulse, joint.angularImpulse + arm.cross(joint.impulse))
  }
}
