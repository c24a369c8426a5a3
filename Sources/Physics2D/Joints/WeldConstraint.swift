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

/// A weld joint during one step: a point and an angle, each rigid or a spring.
struct WeldConstraint: JointConstraint {
  private let link: JointLink
  private let angularSpring: SpringSoftness
  private let isAngleSpring: Bool
  private let startAngle: Float
  private var point: PointConstraint
  private var angularImpulse: Float

  init(_ joint: WeldJoint, bodyA: Int32, bodyB: Int32, bodies: BodyRows, context: StepContext) {
    let anchors = joint.solvingAnchors(bodyA: bodyA, bodyB: bodyB, bodies: bodies)
    link = JointLink(
      bodyA: bodyA, bodyB: bodyB, localAnchorA: anchors.a, localAnchorB: anchors.b,
      bodies: bodies)
    let isPointSpring = joint.linearSpring.hertz > 0
    isAngleSpring = joint.angularSpring.hertz > 0
    point = PointConstraint(
      impulse: joint.impulse,
      spring: isPointSpring
        ? SpringSoftness(
          hertz: joint.linearSpring.hertz, dampingRatio: joint.linearSpring.dampingRatio,
          subStep: context.subStep) : .slack,
      isSpring: isPointSpring)
    angularSpring =
      isAngleSpring
      ? SpringSoftness(
        hertz: joint.angularSpring.hertz, dampingRatio: joint.angularSpring.dampingRatio,
        subStep: context.subStep) : .slack
    startAngle = continued(0, bodies.relativeAngle(bodyA, bodyB) - joint.referenceAngle)
    angularImpulse = joint.angularImpulse
  }

  func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>) {
    var pair = JointMotion(link, motion)
    pair.applyTorque(angularImpulse, link)
    pair.apply(point.impulse, link)
    pair.store(link, motion)
  }

  mutating func solve(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool
  ) {
    var pair = JointMotion(link, motion)
    let mass = link.angularMass
    if !isAngleSpring {
      let change = AxialConstraint.hold(
        &angularImpulse, mass: mass, speed: pair.relativeSpin,
        error: startAngle + pair.relativeTurn, context, isRelaxing: isRelaxing)
      pair.applyTorque(change, link)
    } else if !isRelaxing {
      let change = AxialConstraint.spring(
        &angularImpulse, mass: mass, speed: pair.relativeSpin,
        error: startAngle + pair.relativeTurn, angularSpring)
      pair.applyTorque(change, link)
    }
    point.solve(&pair, link, context, isRelaxing: isRelaxing)
    pair.store(link, motion)
  }

  func store(into joint: inout WeldJoint) {
    joint.impulse = point.impulse
    joint.angularImpulse = angularImpulse
  }
}

extension WeldJoint {
  /// Where the joint is solved, in the frames of the two bodies.
  ///
  /// A rigid weld may be solved at any point of the glued pair. At the one between the centers of
  /// mass, weighted by the inverse inertias, forces do not turn and torques do not shift the bodies
  /// against each other, so that the point and the angle are solved exactly one after the other.
  func solvingAnchors(bodyA: Int32, bodyB: Int32, bodies: BodyRows) -> (a: Vector2, b: Vector2) {
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
