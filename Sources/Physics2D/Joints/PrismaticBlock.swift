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

/// Eight prismatic joints during one step: rails, and on them springs, motors or friction, and limits.
struct PrismaticBlock: JointBlock {
  private let link: JointLink
  /// Whether any of the joints has more than its rail.
  private let isDriven: Bool
  /// The rails at the start of the step, in world axes.
  private let startAxis: VectorLanes
  /// How far B is turned away from the angle to keep at the start of the step.
  private let startAngle: Lanes
  private var impulse: VectorLanes
  private var springs = ConstraintSoftnessLanes()
  private var springImpulse = Lanes()
  private var motorSpeed = Lanes()
  private var maximumMotorImpulse = Lanes()
  private var motorImpulse = Lanes()
  private var lower = Lanes(repeating: -maximumCoordinate)
  private var upper = Lanes(repeating: maximumCoordinate)
  private var lowerImpulse = Lanes()
  private var upperImpulse = Lanes()

  @inline(__always)
  init(_ joints: RowLanes<PrismaticJoint>, _ ends: JointEnds, _ reader: inout JointReader) {
    let anchors = ends.solvingAnchors(joints, reader.bodies)
    link = JointLink(
      ends, localAnchorA: anchors.a, localAnchorB: anchors.b, bodies: reader.bodies)
    startAxis = ends.rotation(ends.bodyA, reader.bodies) * joints.readVectors { $0.localAxis }
    startAngle = unwrapped(
      Lanes(), ends.relativeAngle(reader.bodies) - joints.read { $0.referenceAngle })
    impulse = joints.readVectors { $0.impulse }
    isDriven = isAny(joints.mask { $0.hasSpring || $0.hasMotor || $0.hasLimits })
    guard isDriven else { return }
    springs = ConstraintSoftnessLanes(joints, &reader) { $0.hasSpring ? .spring($0.spring) : .free }
    springImpulse = joints.read { $0.hasSpring ? $0.springImpulse : 0 }
    motorSpeed = joints.read { $0.motor.speed }
    maximumMotorImpulse =
      reader.context.subStep * joints.read { $0.hasMotor ? $0.motor.maximumEffort : 0 }
    motorImpulse = joints.read { $0.hasMotor ? $0.motorImpulse : 0 }
    lower = joints.read { $0.hasLimits ? $0.limits.lower : -maximumCoordinate }
    upper = joints.read { $0.hasLimits ? $0.limits.upper : maximumCoordinate }
    lowerImpulse = joints.read { $0.hasLimits ? $0.lowerImpulse : 0 }
    upperImpulse = joints.read { $0.hasLimits ? $0.upperImpulse : 0 }
  }

  @inline(__always)
  func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>) {
    var pair = JointMotion(link, motion)
    let rail = PrismaticFrame(pair, startAxis)
    let along = springImpulse + motorImpulse + (lowerImpulse - upperImpulse)
    rail.applyAxial(along, &pair, link)
    rail.applyPerpendicular(impulse, &pair, link)
    pair.store(link, motion)
  }

  @inline(__always)
  mutating func solve(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool
  ) {
    var pair = JointMotion(link, motion)
    let rail = PrismaticFrame(pair, startAxis)
    if isDriven { solveAxis(&pair, rail, context, isRelaxing: isRelaxing) }
    solvePerpendicular(&pair, rail, context, isRelaxing: isRelaxing)
    pair.store(link, motion)
  }

  @inline(__always)
  func store(into joints: RowLanes<PrismaticJoint>) {
    joints.write(impulse) { $0.impulse = $1 }
    guard isDriven else { return }
    joints.write(springImpulse) { $0.springImpulse = $1 }
    joints.write(motorImpulse) { $0.motorImpulse = $1 }
    joints.write(lowerImpulse) { $0.lowerImpulse = $1 }
    joints.write(upperImpulse) { $0.upperImpulse = $1 }
  }

  @inline(__always)
  private mutating func solveAxis(
    _ pair: inout JointMotion, _ rail: PrismaticFrame, _ context: StepContext, isRelaxing: Bool
  ) {
    let mass = rail.axialMass(link)
    if !isRelaxing {
      let change = AxialConstraint.hold(
        &springImpulse, mass: mass, speed: rail.axialSpeed(pair), error: rail.shift,
        springs.softCoefficients)
      rail.applyAxial(change, &pair, link)
    }
    let drive = AxialConstraint.motor(
      &motorImpulse, mass: mass, speed: rail.axialSpeed(pair), targetSpeed: motorSpeed,
      maximumImpulse: maximumMotorImpulse)
    rail.applyAxial(drive, &pair, link)
    let raise = AxialConstraint.limit(
      &lowerImpulse, mass: mass, speed: rail.axialSpeed(pair), clearance: rail.shift - lower,
      context,
      isRelaxing: isRelaxing)
    rail.applyAxial(raise, &pair, link)
    let lessen = AxialConstraint.limit(
      &upperImpulse, mass: mass, speed: Lanes() - rail.axialSpeed(pair),
      clearance: upper - rail.shift, context, isRelaxing: isRelaxing)
    rail.applyAxial(Lanes() - lessen, &pair, link)
  }

  /// Keeps B on the rail and from turning, both at once.
  @inline(__always)
  private mutating func solvePerpendicular(
    _ pair: inout JointMotion, _ rail: PrismaticFrame, _ context: StepContext, isRelaxing: Bool
  ) {
    let response = ConstraintCoefficients.rigid(context, isRelaxing: isRelaxing)
    var missing =
      response.velocity * VectorLanes(rail.perpendicularSpeed(pair), pair.relativeAngularVelocity)
    if !isRelaxing {
      let error = VectorLanes(rail.offset, startAngle + pair.relativeTurn)
      missing = missing + response.position * error
    }
    let wanted = response.keep * impulse - rail.solvePerpendicular(missing, link)
    rail.applyPerpendicular(wanted - impulse, &pair, link)
    impulse = wanted
  }
}

/// The directions and lever arms of eight prismatic joints at one moment.
private struct PrismaticFrame {
  let axis: VectorLanes
  let across: VectorLanes
  /// From the center of A to the anchor of B, crossed with the two directions.
  let axialArmA: Lanes
  let axialArmB: Lanes
  let perpendicularArmA: Lanes
  let perpendicularArmB: Lanes
  /// How far B is along the rail.
  let shift: Lanes
  /// How far B is off the rail.
  let offset: Lanes

  @inline(__always)
  init(_ pair: JointMotion, _ startAxis: VectorLanes) {
    axis = pair.turnA * startAxis
    across = axis.leftPerpendicular
    // Forces on A act where B is on the rail, not at A's own anchor.
    let reach = pair.separation + pair.armA
    axialArmA = reach.cross(axis)
    axialArmB = pair.armB.cross(axis)
    perpendicularArmA = reach.cross(across)
    perpendicularArmB = pair.armB.cross(across)
    shift = pair.separation.dot(axis)
    offset = pair.separation.dot(across)
  }

  @inline(__always)
  func axialMass(_ link: JointLink) -> Lanes {
    inverse(
      link.inverseMassA + link.inverseMassB + link.inverseInertiaA * axialArmA * axialArmA
        + link.inverseInertiaB * axialArmB * axialArmB)
  }

  @inline(__always)
  func axialSpeed(_ pair: JointMotion) -> Lanes {
    pair.centerVelocity.dot(axis)
      + (axialArmB * pair.angularVelocityB - axialArmA * pair.angularVelocityA)
  }

  @inline(__always)
  func perpendicularSpeed(_ pair: JointMotion) -> Lanes {
    pair.centerVelocity.dot(across)
      + (perpendicularArmB * pair.angularVelocityB - perpendicularArmA * pair.angularVelocityA)
  }

  @inline(__always)
  func applyAxial(_ impulse: Lanes, _ pair: inout JointMotion, _ link: JointLink) {
    pair.apply(
      impulse * axis, momentA: impulse * axialArmA, momentB: impulse * axialArmB, link)
  }

  /// Gives an impulse across the rail (x) and a torque impulse (y).
  @inline(__always)
  func applyPerpendicular(_ impulse: VectorLanes, _ pair: inout JointMotion, _ link: JointLink) {
    pair.apply(
      impulse.x * across, momentA: impulse.x * perpendicularArmA + impulse.y,
      momentB: impulse.x * perpendicularArmB + impulse.y, link)
  }

  /// The impulse across the rail (x) and the torque impulse (y) that change the speed across it and
  /// the spin by a vector.
  @inline(__always)
  func solvePerpendicular(_ speed: VectorLanes, _ link: JointLink) -> VectorLanes {
    let inverseMass = link.inverseMassA + link.inverseMassB
    let turn = link.inverseInertia
    let xx =
      inverseMass + link.inverseInertiaA * perpendicularArmA * perpendicularArmA
      + link.inverseInertiaB * perpendicularArmB * perpendicularArmB
    let xy = link.inverseInertiaA * perpendicularArmA + link.inverseInertiaB * perpendicularArmB
    // The determinant multiplied out, as in `PointMass`.
    let difference = perpendicularArmA - perpendicularArmB
    let determinant =
      inverseMass * turn + link.inverseInertiaA * link.inverseInertiaB * difference * difference
    let scale = inverse(determinant)
    // Bodies that do not turn leave the second row empty.
    let turns = turn .> Lanes()
    return VectorLanes(
      select(turns, scale * (turn * speed.x - xy * speed.y), inverse(xx) * speed.x),
      scale * (xx * speed.y - xy * speed.x))
  }
}
