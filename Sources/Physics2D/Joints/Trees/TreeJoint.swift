// SPDX-License-Identifier: Apache-2.0

/// What the direct solver of trees reads of a joint, once in a step.
struct TreeJoint: BitwiseCopyable {
  /// From the centers of mass to the anchors at the start of the step, in world axes.
  var anchorA = Vector2.zero
  var anchorB = Vector2.zero
  /// From the center of mass of A to that of B at the start of the step.
  var centerOffset = Vector2.zero
  /// The distance that a rod keeps, or the maximum one of a rope; −1 for a joint that does not.
  var length: Float = -1
  /// The direction of a rod whose anchors coincide; the axis of a prismatic joint at the start of the step.
  var axis = Vector2(1, 0)
  /// The angle of B relative to A at the start of the step, radians from the angle that a weld keeps or a
  /// revolute joint counts as zero.
  var startAngle: Float = 0
  /// Whether the angle is kept.
  var keepsAngle = false
  /// The range of the angle of a revolute joint, the translation of a prismatic one or the length of a rope; without
  /// bounds if it has none.
  var lower: Float = -.infinity
  var upper: Float = .infinity
  /// The maximum angular impulse of friction in a sub-step.
  var friction: Float = 0

  /// Whether the joint has a range.
  var hasLimits: Bool { lower > -.infinity || upper < .infinity }

  /// Whether the range is one value, up to 1e-4 length units or radians.
  var isLocked: Bool { upper - lower < 1e-4 }

  /// Sets the range; limits beyond reach stand for none.
  mutating func setRange(_ lower: Float, _ upper: Float) {
    if lower > -maximumCoordinate { self.lower = lower }
    if upper < maximumCoordinate { self.upper = upper }
  }
}

/// A block of joints that the direct solver can solve.
protocol TreeJointBlock: JointBlock {
  /// The joint of a lane.
  func treeJoint(_ lane: Int) -> TreeJoint

  /// The impulse that holds the limits of a lane: positive at the lower, negative at the upper one.
  func limitImpulse(_ lane: Int) -> Float

  /// The linear impulse of a lane: a vector of any direction, or along the axis of a rod, or along the axis of a
  /// prismatic joint and perpendicular to it.
  func linearImpulse(_ lane: Int) -> Vector2

  /// Adds an impulse and an angular impulse on body B to those of a lane.
  mutating func addImpulse(_ impulse: Vector2, angular: Float, _ lane: Int)
}

extension JointLink {
  /// The part of a joint in a lane that its bodies and anchors give.
  func treeJoint(_ lane: Int) -> TreeJoint {
    var joint = TreeJoint()
    joint.anchorA = Vector2(anchorA.x[lane], anchorA.y[lane])
    joint.anchorB = Vector2(anchorB.x[lane], anchorB.y[lane])
    joint.centerOffset = Vector2(centerOffset.x[lane], centerOffset.y[lane])
    return joint
  }
}

extension JointTable {
  /// Whether the direct solver can solve a joint: rods, ropes, revolute and prismatic joints and welds without springs.
  func isTreeJoint(_ record: JointRecord, slop: Float) -> Bool {
    switch record.kind {
    case .distance:
      let joint = distance[record.row]
      guard !joint.hasSpring else { return false }
      guard joint.hasRange else { return joint.length >= slop }
      return joint.minimumLength == 0 && joint.maximumLength >= slop
        && joint.maximumLength < maximumCoordinate
    case .revolute:
      let joint = revolute[record.row]
      return !joint.hasSpring && !joint.hasAngularSpring
    case .prismatic: return !prismatic[record.row].hasSpring
    case .weld: return weld[record.row].isRigid
    case .mouse: return false
    }
  }

  /// Whether a joint of a tree is a rope or a prismatic joint.
  ///
  /// Where these close a loop, the others are still a tree.
  func isLoose(_ record: JointRecord) -> Bool {
    record.kind == .prismatic || record.kind == .distance && distance[record.row].hasRange
  }

  /// Whether a rope or a prismatic joint is so far beyond what it keeps that joints do not correct it at once.
  func isFar(
    _ record: JointRecord, _ bodies: borrowing BodyTable, _ context: StepContext
  ) -> Bool {
    let (a, b) = (bodies.pose[record.bodyA].transform, bodies.pose[record.bodyB].transform)
    guard record.kind == .prismatic else {
      let rope = distance[record.row]
      let length = (b * rope.localAnchorB - a * rope.localAnchorA).length
      return length > rope.maximumLength + context.maximumJointError
    }
    let joint = prismatic[record.row]
    let offset = offset(of: joint, a, b)
    let error = max(abs(offset.y), excess(of: joint, offset.x))
    let turn = unwrapped(0, (a.rotation.inverse * b.rotation).angle - joint.referenceAngle)
    return error > context.maximumJointError || abs(turn) > StepContext.maximumJointTurn
  }

  /// The translation of a prismatic joint along its axis, and its distance from the axis.
  private func offset(of joint: PrismaticJoint, _ a: Transform, _ b: Transform) -> Vector2 {
    let separation = b * joint.localAnchorB - a * joint.localAnchorA
    let axis = a.rotation * joint.localAxis
    return Vector2(axis.dot(separation), axis.cross(separation))
  }

  /// How far a translation is beyond the limits of a prismatic joint; negative within them.
  private func excess(of joint: PrismaticJoint, _ translation: Float) -> Float {
    guard joint.hasLimits else { return -.infinity }
    return max(joint.limits.lower - translation, translation - joint.limits.upper)
  }

  /// Whether a joint of a tree has no motor but friction of a pin.
  func isPlain(_ record: JointRecord) -> Bool {
    switch record.kind {
    case .revolute: !revolute[record.row].hasMotor || revolute[record.row].motor.speed == 0
    case .prismatic: !prismatic[record.row].hasMotor
    case .distance, .weld, .mouse: true
    }
  }

  /// Whether a joint of a tree is within its limits, or beyond them by as little as is corrected at once.
  func isWithinLimits(_ record: JointRecord, _ bodies: borrowing BodyTable, slop: Float) -> Bool {
    if record.kind == .distance, distance[record.row].hasRange {
      let rope = distance[record.row]
      let end = bodies.pose[record.bodyB].transform * rope.localAnchorB
      let length = (end - bodies.pose[record.bodyA].transform * rope.localAnchorA).length
      return length <= rope.maximumLength + Self.gentleCorrection * slop
    }
    if record.kind == .prismatic {
      let joint = prismatic[record.row]
      let (a, b) = (bodies.pose[record.bodyA].transform, bodies.pose[record.bodyB].transform)
      return excess(of: joint, offset(of: joint, a, b).x) <= Self.gentleCorrection * slop
    }
    guard record.kind == .revolute, revolute[record.row].hasLimits else { return true }
    let limits = revolute[record.row].limits
    let angle = angle(record, bodies)
    let (lower, upper) = (limits.lower - Self.gentleTurn, limits.upper + Self.gentleTurn)
    return angle >= lower && angle <= upper
  }

  /// The distance, in slops, and the angle, in radians, beyond which a limit is approached gently; the distance is that of
  /// anchors (`TreeSolver.keptError`).
  private static var gentleCorrection: Float { 5 }
  private static var gentleTurn: Float { 0.05 }
}
