/// What is kept of a revolute joint from step to step.
struct RevoluteJoint: BitwiseCopyable {
  var localAnchorA = Vector2.zero
  var localAnchorB = Vector2.zero
  /// The angle of B as seen from A that counts as zero.
  var referenceAngle: Float = 0
  /// Of the point.
  var spring = JointSpring(hertz: 0, dampingRatio: 0)
  var hasSpring = false
  /// Of the angle, towards zero.
  var angularSpring = JointSpring(hertz: 0, dampingRatio: 0)
  var hasAngularSpring = false
  var limits = JointLimits(lower: 0, upper: 0)
  var hasLimits = false
  var motor = JointMotor(speed: 0, maximumEffort: 0)
  var hasMotor = false
  /// The angle at the last look; whole turns are kept, so that limits may be wider than one.
  var angle: Float = 0
  var impulse = Vector2.zero
  var angularSpringImpulse: Float = 0
  var motorImpulse: Float = 0
  var lowerImpulse: Float = 0
  var upperImpulse: Float = 0

  /// Whether the solver has to know the angle.
  var needsAngle: Bool { hasLimits || hasAngularSpring }
}

/// A revolute joint during one step: a pin, an angular spring, a motor or friction, and limits.
struct RevoluteConstraint: JointConstraint {
  private let link: JointLink
  private let joint: RevoluteJoint
  private let angularSpring: SpringSoftness
  private let startAngle: Float
  private let maximumMotorImpulse: Float
  private var point: PointConstraint
  private var angularSpringImpulse: Float
  private var motorImpulse: Float
  private var lowerImpulse: Float
  private var upperImpulse: Float

  init(
    _ joint: RevoluteJoint, bodyA: Int32, bodyB: Int32, bodies: BodyRows, context: StepContext
  ) {
    self.joint = joint
    link = JointLink(
      bodyA: bodyA, bodyB: bodyB, localAnchorA: joint.localAnchorA,
      localAnchorB: joint.localAnchorB, bodies: bodies)
    point = PointConstraint(
      impulse: joint.impulse,
      spring: joint.hasSpring
        ? SpringSoftness(
          hertz: joint.spring.hertz, dampingRatio: joint.spring.dampingRatio,
          subStep: context.subStep) : .slack,
      isSpring: joint.hasSpring)
    angularSpring =
      joint.hasAngularSpring
      ? SpringSoftness(
        hertz: joint.angularSpring.hertz, dampingRatio: joint.angularSpring.dampingRatio,
        subStep: context.subStep) : .slack
    startAngle =
      joint.needsAngle
      ? continued(joint.angle, bodies.relativeAngle(bodyA, bodyB) - joint.referenceAngle) : 0
    maximumMotorImpulse = context.subStep * joint.motor.maximumEffort
    angularSpringImpulse = joint.hasAngularSpring ? joint.angularSpringImpulse : 0
    motorImpulse = joint.hasMotor ? joint.motorImpulse : 0
    lowerImpulse = joint.hasLimits ? joint.lowerImpulse : 0
    upperImpulse = joint.hasLimits ? joint.upperImpulse : 0
  }

  func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>) {
    var pair = JointMotion(link, motion)
    pair.applyTorque(angularSpringImpulse + motorImpulse + lowerImpulse - upperImpulse, link)
    pair.apply(point.impulse, link)
    pair.store(link, motion)
  }

  mutating func solve(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool
  ) {
    var pair = JointMotion(link, motion)
    let mass = link.angularMass
    let angle = joint.needsAngle ? startAngle + pair.relativeTurn : 0
    if joint.hasAngularSpring && !isRelaxing {
      let change = AxialConstraint.spring(
        &angularSpringImpulse, mass: mass, speed: pair.relativeSpin, error: angle, angularSpring)
      pair.applyTorque(change, link)
    }
    if joint.hasMotor {
      let change = AxialConstraint.motor(
        &motorImpulse, mass: mass, speed: pair.relativeSpin, wantedSpeed: joint.motor.speed,
        maximumImpulse: maximumMotorImpulse)
      pair.applyTorque(change, link)
    }
    if joint.hasLimits {
      let raise = AxialConstraint.limit(
        &lowerImpulse, mass: mass, speed: pair.relativeSpin, room: angle - joint.limits.lower,
        context, isRelaxing: isRelaxing)
      pair.applyTorque(raise, link)
      let lower = AxialConstraint.limit(
        &upperImpulse, mass: mass, speed: -pair.relativeSpin, room: joint.limits.upper - angle,
        context, isRelaxing: isRelaxing)
      pair.applyTorque(-lower, link)
    }
    point.solve(&pair, link, context, isRelaxing: isRelaxing)
    pair.store(link, motion)
  }

  func store(into joint: inout RevoluteJoint) {
    if joint.needsAngle { joint.angle = startAngle }
    joint.impulse = point.impulse
    joint.angularSpringImpulse = angularSpringImpulse
    joint.motorImpulse = motorImpulse
    joint.lowerImpulse = lowerImpulse
    joint.upperImpulse = upperImpulse
  }
}

/// The angle next to the last one that is the same up to whole turns.
func continued(_ last: Float, _ angle: Float) -> Float {
  let turn = 2 * Float.pi
  return angle + turn * ((last - angle) / turn).rounded(.toNearestOrEven)
}

extension BodyRows {
  /// The angle of B as seen from A at the start of the step, radians, from −π to π; −1 is the world.
  func relativeAngle(_ bodyA: Int32, _ bodyB: Int32) -> Float {
    (rotation(bodyA).inverse * rotation(bodyB)).angle
  }

  private func rotation(_ body: Int32) -> Rotation {
    body >= 0 ? pose[Int(body)].transform.rotation : .identity
  }
}
