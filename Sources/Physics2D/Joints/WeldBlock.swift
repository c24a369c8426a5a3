/// What is kept of a weld joint from step to step.
struct WeldJoint: BitwiseCopyable {
  var localAnchorA = Vector2.zero
  var localAnchorB = Vector2.zero
  /// The angle of B as seen from A that the joint keeps.
  var referenceAngle: Float = 0
  /// Of the point; a frequency of 0 is rigid.
  var linearSpring = JointSpring(hertz: 0, dampingRatio: 0)
  /// Of the angle; a frequency of 0 is rigid.
  var angularSpring = JointSpring(hertz: 0, dampingRatio: 0)
  var impulse = Vector2.zero
  var angularImpulse: Float = 0

  /// Whether neither the point nor the angle gives.
  var isRigid: Bool { linearSpring.hertz == 0 && angularSpring.hertz == 0 }
}

/// Eight weld joints during one step: points and angles, each rigid or a spring.
struct WeldBlock: JointBlock {
  private let link: JointLink
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
      grip: ConstraintSoftnessLanes(joints, &reader) {
        ConstraintSoftness($0.linearSpring, isRigid: $0.linearSpring.hertz == 0)
      })
    angularSoftness = ConstraintSoftnessLanes(joints, &reader) {
      ConstraintSoftness($0.angularSpring, isRigid: $0.angularSpring.hertz == 0)
    }
    startAngle = unwrapped(
      Lanes(), ends.relativeAngle(reader.bodies) - joints.read { $0.referenceAngle })
    angularImpulse = joints.read { $0.angularImpulse }
  }

  @inline(__always)
  func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>) {
    var pair = JointMotion(link, motion)
    pair.applyTorque(angularImpulse, link)
    pair.apply(point.impulse, link)
    pair.store(link, motion)
  }

  @inline(__always)
  mutating func solve(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool
  ) {
    var pair = JointMotion(link, motion)
    let change = AxialConstraint.hold(
      &angularImpulse, mass: link.angularMass, speed: pair.relativeAngularVelocity,
      error: isRelaxing ? nil : startAngle + pair.relativeTurn,
      angularSoftness.response(context, isRelaxing: isRelaxing))
    pair.applyTorque(change, link)
    point.solve(&pair, link, context, isRelaxing: isRelaxing)
    pair.store(link, motion)
  }

  @inline(__always)
  func store(into joints: RowLanes<WeldJoint>) {
    joints.write(point.impulse) { $0.impulse = $1 }
    joints.write(angularImpulse) { $0.angularImpulse = $1 }
  }
}

extension WeldJoint: RelocatedJoint {
  /// Where the joint is solved, in the frames of the two bodies.
  ///
  /// A rigid weld may be solved at any point of the glued pair. At the one between the centers of
  /// mass, weighted by the inverse inertias, forces do not turn and torques do not shift the bodies
  /// against each other, so that the point and the angle are solved exactly one after the other.
  func solvingAnchors(bodyA: Int32, bodyB: Int32, bodies: BodyView) -> (a: Vector2, b: Vector2) {
    let massA = bodies.mass[Int(bodyA)]
    let massB = bodies.mass[Int(bodyB)]
    let turnA = bodies.motion[Int(bodyA)].isDynamic ? massA.inverseInertia : 0
    let turnB = bodies.motion[Int(bodyB)].isDynamic ? massB.inverseInertia : 0
    guard isRigid, turnA + turnB > 0 else { return (localAnchorA, localAnchorB) }
    let reference = Rotation(angle: referenceAngle)
    // The center of B in the frame of A when the weld is at rest.
    let centerB = localAnchorA + reference * (massB.localCenter - localAnchorB)
    let share = turnB / (turnA + turnB)
    let pointA = massA.localCenter.interpolated(to: centerB, at: share)
    return (pointA, localAnchorB + reference.unrotate(pointA - localAnchorA))
  }
}
