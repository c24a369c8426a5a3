/// What is kept of a prismatic joint from step to step.
struct PrismaticJoint: BitwiseCopyable {
  var localAnchorA = Vector2.zero
  var localAnchorB = Vector2.zero
  /// The rail in the frame of A, of length 1.
  var localAxis = Vector2(1, 0)
  /// The angle of B as seen from A that the joint keeps.
  var referenceAngle: Float = 0
  /// Of the shift, towards zero.
  var spring = JointSpring(hertz: 0, dampingRatio: 0)
  var hasSpring = false
  var limits = JointLimits(lower: 0, upper: 0)
  var hasLimits = false
  var motor = JointMotor(speed: 0, maximumEffort: 0)
  var hasMotor = false
  /// Across the rail, and the torque that keeps the angle.
  var impulse = Vector2.zero
  var springImpulse: Float = 0
  var motorImpulse: Float = 0
  var lowerImpulse: Float = 0
  var upperImpulse: Float = 0
}

/// A prismatic joint during one step: a rail, and on it a spring, a motor or friction, and limits.
struct PrismaticConstraint: JointConstraint {
  private let link: JointLink
  private let joint: PrismaticJoint
  private let spring: SpringSoftness
  /// The rail at the start of the step, in world axes.
  private let startAxis: Vector2
  /// How far B is turned away from the angle to keep at the start of the step.
  private let startAngle: Float
  private let maximumMotorImpulse: Float
  private var impulse: Vector2
  private var springImpulse: Float
  private var motorImpulse: Float
  private var lowerImpulse: Float
  private var upperImpulse: Float

  init(
    _ joint: PrismaticJoint, bodyA: Int32, bodyB: Int32, bodies: BodyRows, context: StepContext
  ) {
    self.joint = joint
    let anchors = joint.solvingAnchors(bodyA: bodyA, bodyB: bodyB, bodies: bodies)
    link = JointLink(
      bodyA: bodyA, bodyB: bodyB, localAnchorA: anchors.a, localAnchorB: anchors.b,
      bodies: bodies)
    spring =
      joint.hasSpring
      ? SpringSoftness(
        hertz: joint.spring.hertz, dampingRatio: joint.spring.dampingRatio,
        subStep: context.subStep) : .slack
    startAxis = bodies.pose[Int(bodyA)].transform.rotation * joint.localAxis
    startAngle = continued(0, bodies.relativeAngle(bodyA, bodyB) - joint.referenceAngle)
    maximumMotorImpulse = context.subStep * joint.motor.maximumEffort
    impulse = joint.impulse
    springImpulse = joint.hasSpring ? joint.springImpulse : 0
    motorImpulse = joint.hasMotor ? joint.motorImpulse : 0
    lowerImpulse = joint.hasLimits ? joint.lowerImpulse : 0
    upperImpulse = joint.hasLimits ? joint.upperImpulse : 0
  }

  func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>) {
    var pair = JointMotion(link, motion)
    let rail = Rail(pair, startAxis)
    let along = springImpulse + motorImpulse + lowerImpulse - upperImpulse
    rail.applyAlong(along, &pair, link)
    rail.applyAcross(impulse, &pair, link)
    pair.store(link, motion)
  }

  mutating func solve(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool
  ) {
    var pair = JointMotion(link, motion)
    let rail = Rail(pair, startAxis)
    if joint.hasSpring || joint.hasMotor || joint.hasLimits {
      solveAlong(&pair, rail, context, isRelaxing)
    }
    solveAcross(&pair, rail, context, isRelaxing)
    pair.store(link, motion)
  }

  func store(into joint: inout PrismaticJoint) {
    joint.impulse = impulse
    joint.springImpulse = springImpulse
    joint.motorImpulse = motorImpulse
    joint.lowerImpulse = lowerImpulse
    joint.upperImpulse = upperImpulse
  }

  private mutating func solveAlong(
    _ pair: inout JointMotion, _ rail: Rail, _ context: StepContext, _ isRelaxing: Bool
  ) {
    let mass = rail.massAlong(link)
    if joint.hasSpring && !isRelaxing {
      let change = AxialConstraint.spring(
        &springImpulse, mass: mass, speed: rail.speedAlong(pair), error: rail.shift, spring)
      rail.applyAlong(change, &pair, link)
    }
    if joint.hasMotor {
      let change = AxialConstraint.motor(
        &motorImpulse, mass: mass, speed: rail.speedAlong(pair), wantedSpeed: joint.motor.speed,
        maximumImpulse: maximumMotorImpulse)
      rail.applyAlong(change, &pair, link)
    }
    guard joint.hasLimits else { return }
    let raise = AxialConstraint.limit(
      &lowerImpulse, mass: mass, speed: rail.speedAlong(pair),
      room: rail.shift - joint.limits.lower, context, isRelaxing: isRelaxing)
    rail.applyAlong(raise, &pair, link)
    let lower = AxialConstraint.limit(
      &upperImpulse, mass: mass, speed: -rail.speedAlong(pair),
      room: joint.limits.upper - rail.shift, context, isRelaxing: isRelaxing)
    rail.applyAlong(-lower, &pair, link)
  }

  /// Keeps B on the rail and from turning, both at once.
  private mutating func solveAcross(
    _ pair: inout JointMotion, _ rail: Rail, _ context: StepContext, _ isRelaxing: Bool
  ) {
    let softness = isRelaxing ? Softness.rigid : context.jointSoftness
    let error = Vector2(rail.sideways, startAngle + pair.relativeTurn)
    let speed = Vector2(rail.speedAcross(pair), pair.relativeSpin)
    let wanted =
      (1 - softness.impulseScale) * impulse
      - softness.massScale * rail.solveAcross(speed + softness.biasRate * error, link)
    let change = wanted - impulse
    impulse = wanted
    rail.applyAcross(change, &pair, link)
  }
}

/// The directions and lever arms of a prismatic joint at one moment.
private struct Rail {
  let axis: Vector2
  let across: Vector2
  /// From the center of A to the anchor of B, crossed with the two directions.
  let armAlongA: Float
  let armAlongB: Float
  let armAcrossA: Float
  let armAcrossB: Float
  /// How far B is along the rail.
  let shift: Float
  /// How far B is off the rail.
  let sideways: Float

  init(_ pair: JointMotion, _ startAxis: Vector2) {
    axis = pair.a.deltaRotation * startAxis
    across = axis.leftPerpendicular
    // Forces on A act where B is on the rail, not at A's own anchor.
    let reach = pair.separation + pair.armA
    armAlongA = reach.cross(axis)
    armAlongB = pair.armB.cross(axis)
    armAcrossA = reach.cross(across)
    armAcrossB = pair.armB.cross(across)
    shift = pair.separation.dot(axis)
    sideways = pair.separation.dot(across)
  }

  func massAlong(_ link: JointLink) -> Float {
    let inverse =
      link.inverseMassA + link.inverseMassB + link.inverseInertiaA * armAlongA * armAlongA
      + link.inverseInertiaB * armAlongB * armAlongB
    return inverse > 0 ? 1 / inverse : 0
  }

  func speedAlong(_ pair: JointMotion) -> Float {
    (pair.b.linearVelocity - pair.a.linearVelocity).dot(axis)
      + armAlongB * pair.b.angularVelocity - armAlongA * pair.a.angularVelocity
  }

  func speedAcross(_ pair: JointMotion) -> Float {
    (pair.b.linearVelocity - pair.a.linearVelocity).dot(across)
      + armAcrossB * pair.b.angularVelocity - armAcrossA * pair.a.angularVelocity
  }

  func applyAlong(_ impulse: Float, _ pair: inout JointMotion, _ link: JointLink) {
    pair.apply(
      impulse * axis, momentA: impulse * armAlongA, momentB: impulse * armAlongB, link)
  }

  /// Gives an impulse across the rail (x) and a torque impulse (y).
  func applyAcross(_ impulse: Vector2, _ pair: inout JointMotion, _ link: JointLink) {
    pair.apply(
      impulse.x * across, momentA: impulse.x * armAcrossA + impulse.y,
      momentB: impulse.x * armAcrossB + impulse.y, link)
  }

  /// The impulse across the rail (x) and the torque impulse (y) that change the speed across it and
  /// the spin by a vector.
  func solveAcross(_ speed: Vector2, _ link: JointLink) -> Vector2 {
    let inverseMass = link.inverseMassA + link.inverseMassB
    let turn = link.inverseInertia
    let xx =
      inverseMass + link.inverseInertiaA * armAcrossA * armAcrossA
      + link.inverseInertiaB * armAcrossB * armAcrossB
    // Bodies that do not turn leave the second row empty.
    guard turn > 0 else { return Vector2(xx > 0 ? speed.x / xx : 0, 0) }
    let xy = link.inverseInertiaA * armAcrossA + link.inverseInertiaB * armAcrossB
    // The determinant multiplied out, as in `PointMass`.
    let difference = armAcrossA - armAcrossB
    let determinant =
      inverseMass * turn + link.inverseInertiaA * link.inverseInertiaB * difference * difference
    guard determinant > 0 else { return .zero }
    return Vector2(
      (turn * speed.x - xy * speed.y) / determinant,
      (xx * speed.y - xy * speed.x) / determinant)
  }
}
