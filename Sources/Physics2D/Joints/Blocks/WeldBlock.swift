// SPDX-License-Identifier: Apache-2.0

/// What is kept of a weld joint from step to step.
struct WeldJoint: BitwiseCopyable, AnchoredJoint {
  var localAnchorA = Vector2.zero
  var localAnchorB = Vector2.zero
  /// The angle of B relative to A that the joint keeps.
  var referenceAngle: Float = 0
  /// Of the point; a frequency of 0 is rigid.
  var linearSpring = JointSpring.zero
  /// Of the angle; a frequency of 0 is rigid.
  var angularSpring = JointSpring.zero
  var impulse = Vector2.zero
  var angularImpulse: Float = 0

  /// Whether both the point and the angle are rigid.
  var isRigid: Bool { linearSpring.hertz == 0 && angularSpring.hertz == 0 }
}

/// Eight weld joints during one step: a point constraint and an angle constraint, each rigid or a spring.
///
/// The angle is solved first, C = θB − θA − θ₀ and J·v = ωB − ωA, then the point.
struct WeldBlock: JointBlock {
  var link: JointLink
  private let startAngle: Lanes
  private let angularSoftness: ConstraintSoftnessLanes
  private var point: PointConstraint
  private var angularImpulse: Lanes

  @inline(__always)
  init(_ joints: RowLanes<WeldJoint>, _ ends: JointEnds, _ reader: inout JointReader) {
    let anchors = ends.solvingAnchors(joints, reader.bodies)
    link = JointLink(
      ends, localAnchorA: anchors.a, localAnchorB: anchors.b, bodies: reader.bodies)
    point = PointConstraint(
      impulse: joints.readVectors { $0.impulse },
      softness: ConstraintSoftnessLanes(joints, &reader) {
        ConstraintSoftness($0.linearSpring, isRigid: $0.linearSpring.hertz == 0)
      })
    angularSoftness = ConstraintSoftnessLanes(joints, &reader) {
      ConstraintSoftness($0.angularSpring, isRigid: $0.angularSpring.hertz == 0)
    }
    // C at the start of the step, from −π to π.
    startAngle = unwrapped(
      Lanes(), ends.relativeAngle(reader.bodies) - joints.read { $0.referenceAngle })
    angularImpulse = joints.read { $0.angularImpulse }
  }

  @inline(__always)
  mutating func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>) {
    var pair = JointMotion(link, motion)
    pair.applyTorque(angularImpulse, link)
    pair.apply(point.impulse, link)
    pair.store(&link, motion)
  }

  @inline(__always)
  mutating func solve(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool
  ) {
    // The angle: effective mass 1 / (1/IA + 1/IB); C has turned on since the start of the step.
    var pair = JointMotion(link, motion)
    let angle = startAngle + pair.relativeTurn
    let error = select(angularSoftness.isSoft, angle, context.correctedTurn(angle))
    let delta = AxialConstraint.solveEquality(
      &angularImpulse, mass: link.angularMass, speed: pair.relativeAngularVelocity,
      error: isRelaxing ? nil : error,
      angularSoftness.coefficients(context, isRelaxing: isRelaxing))
    pair.applyTorque(delta, link)
    // The point, with the angular velocities that the angle left.
    point.solve(&pair, link, context, isRelaxing: isRelaxing)
    pair.store(&link, motion)
  }

  mutating func restoreImpulses(_ joints: RowLanes<WeldJoint>, _ lanes: LaneMask) {
    point.impulse = select(lanes, joints.readVectors { $0.impulse }, point.impulse)
    angularImpulse = select(lanes, joints.read { $0.angularImpulse }, angularImpulse)
  }

  @inline(__always)
  func store(into joints: RowLanes<WeldJoint>) {
    joints.write(point.impulse) { $0.impulse = $1 }
    joints.write(angularImpulse) { $0.angularImpulse = $1 }
  }
}

extension WeldBlock: TreeJointBlock {
  func treeJoint(_ lane: Int) -> TreeJoint {
    var joint = link.treeJoint(lane)
    joint.keepsAngle = true
    joint.startAngle = startAngle[lane]
    return joint
  }

  func limitImpulse(_ lane: Int) -> Float { 0 }

  func linearImpulse(_ lane: Int) -> Vector2 {
    Vector2(point.impulse.x[lane], point.impulse.y[lane])
  }

  mutating func addImpulse(_ added: Vector2, angular: Float, _ lane: Int) {
    point.addImpulse(added, lane)
    angularImpulse[lane] += angular
  }

  /// Sets the impulse and the angular impulse of a lane.
  mutating func setImpulse(_ impulse: Vector2, angular: Float, _ lane: Int) {
    point.setImpulse(impulse, lane)
    angularImpulse[lane] = angular
  }
}

extension WeldJoint: RelocatedJoint {
  /// The points at which the joint is solved, in the frames of the two bodies.
  ///
  /// A rigid weld can be solved at any point of the welded pair. The point between the centers of mass,
  /// weighted by the inverse inertias, has iA·rA + iB·rB = 0: there a linear impulse leaves the relative
  /// angular velocity alone and an angular impulse the relative velocity, so that solving the point and the
  /// angle one after the other is exact.
  func solvingAnchors(bodyA: Int32, bodyB: Int32, bodies: BodyView) -> (a: Vector2, b: Vector2) {
    let massA = bodies.mass[Int(bodyA)]
    let massB = bodies.mass[Int(bodyB)]
    let inverseInertiaA = bodies.motion[Int(bodyA)].isDynamic ? massA.inverseInertia : 0
    let inverseInertiaB = bodies.motion[Int(bodyB)].isDynamic ? massB.inverseInertia : 0
    guard isRigid, inverseInertiaA + inverseInertiaB > 0 else {
      return (localAnchorA, localAnchorB)
    }
    let reference = Rotation(angle: referenceAngle)
    // The center of B in the frame of A where the weld has no error.
    let centerB = localAnchorA + reference * (massB.localCenter - localAnchorB)
    // p = cA + iB / (iA + iB) · (cB − cA)
    let share = inverseInertiaB / (inverseInertiaA + inverseInertiaB)
    let pointA = massA.localCenter.interpolated(to: centerB, at: share)
    return (pointA, localAnchorB + reference.unrotate(pointA - localAnchorA))
  }
}
