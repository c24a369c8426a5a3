// SPDX-License-Identifier: Apache-2.0

/// What is kept of a prismatic joint from step to step.
struct PrismaticJoint: BitwiseCopyable, AnchoredJoint, SpringJoint, DrivenJoint {
  var localAnchorA = Vector2.zero
  var localAnchorB = Vector2.zero
  /// The axis in the frame of A, of length 1.
  var localAxis = Vector2(1, 0)
  /// The angle of B relative to A that the joint keeps.
  var referenceAngle: Float = 0
  /// Of the translation, towards zero.
  var spring = JointSpring.zero
  var hasSpring = false
  var limits = JointLimits(lower: 0, upper: 0)
  var hasLimits = false
  var motor = JointMotor(speed: 0, maximumEffort: 0)
  var hasMotor = false
  /// Perpendicular to the axis (x), and the angular impulse that keeps the angle (y).
  var impulse = Vector2.zero
  var springImpulse: Float = 0
  var motorImpulse: Float = 0
  var lowerImpulse: Float = 0
  var upperImpulse: Float = 0
}

/// Eight prismatic joints during one step: an axis, and along it springs, motors or friction, and limits.
///
/// With d = xB + rB − xA − rA, axis a and perpendicular n, which turn with A:
/// translation C = d·a with J·v = a·(vB − vA) + ωB·(rB × a) − ωA·((d + rA) × a), and the same with n
/// for the offset from the axis. Offset and angle are solved as a 2 × 2 block.
struct PrismaticBlock: JointBlock {
  var link: JointLink
  /// Whether any of the joints has a spring, a motor or limits.
  private let isDriven: Bool
  /// The axes at the start of the step, in world axes.
  private let startAxis: VectorLanes
  /// The error of the angle at the start of the step.
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
    // θB − θA − θ₀, from −π to π.
    startAngle = unwrapped(
      Lanes(), ends.relativeAngle(reader.bodies) - joints.read { $0.referenceAngle })
    impulse = joints.readVectors { $0.impulse }
    // A lane without a spring, motor or limit has coefficients that give an impulse of zero.
    isDriven = isAny(joints.mask { $0.hasSpring || $0.hasMotor || $0.hasLimits })
    guard isDriven else { return }
    springs = ConstraintSoftnessLanes(joints, &reader) {
      $0.hasSpring ? .spring($0.spring) : .free
    }
    motorSpeed = joints.read { $0.motor.speed }
    maximumMotorImpulse =
      reader.context.subStep * joints.read { $0.hasMotor ? $0.motor.maximumEffort : 0 }
    lower = joints.read { $0.hasLimits ? $0.limits.lower : -maximumCoordinate }
    upper = joints.read { $0.hasLimits ? $0.limits.upper : maximumCoordinate }
    readImpulses(joints)
  }

  /// Reads the impulses; those of features that a change of the joint has switched off are dropped.
  @inline(never)
  private mutating func readImpulses(_ joints: RowLanes<PrismaticJoint>) {
    guard isDriven else { return }
    springImpulse = joints.read { $0.hasSpring ? $0.springImpulse : 0 }
    motorImpulse = joints.read { $0.hasMotor ? $0.motorImpulse : 0 }
    lowerImpulse = joints.read { $0.hasLimits ? $0.lowerImpulse : 0 }
    upperImpulse = joints.read { $0.hasLimits ? $0.upperImpulse : 0 }
  }

  @inline(__always)
  mutating func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>) {
    var pair = JointMotion(link, motion)
    let frame = PrismaticFrame(pair, startAxis)
    let axialImpulse = springImpulse + motorImpulse + (lowerImpulse - upperImpulse)
    frame.applyAxial(axialImpulse, &pair, link)
    frame.applyPerpendicular(impulse, &pair, link)
    pair.store(&link, motion)
  }

  @inline(__always)
  mutating func solve(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool
  ) {
    var pair = JointMotion(link, motion)
    let frame = PrismaticFrame(pair, startAxis)
    if isDriven { solveAxis(&pair, frame, context, isRelaxing: isRelaxing) }
    solvePerpendicular(&pair, frame, context, isRelaxing: isRelaxing)
    pair.store(&link, motion)
  }

  mutating func restoreImpulses(_ joints: RowLanes<PrismaticJoint>, _ lanes: LaneMask) {
    var start = self
    start.readImpulses(joints)
    impulse = select(lanes, joints.readVectors { $0.impulse }, impulse)
    springImpulse = select(lanes, start.springImpulse, springImpulse)
    motorImpulse = select(lanes, start.motorImpulse, motorImpulse)
    lowerImpulse = select(lanes, start.lowerImpulse, lowerImpulse)
    upperImpulse = select(lanes, start.upperImpulse, upperImpulse)
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

  /// Solves springs, motors and limits along the axis.
  @inline(__always)
  private mutating func solveAxis(
    _ pair: inout JointMotion, _ frame: PrismaticFrame, _ context: StepContext, isRelaxing: Bool
  ) {
    let mass = frame.axialMass(link)
    // Spring: C = d·a.
    if !context.keepsSprings(isRelaxing: isRelaxing) {
      let delta = AxialConstraint.solveEquality(
        &springImpulse, mass: mass, speed: frame.axialSpeed(pair), error: frame.translation,
        springs.softCoefficients(context, massRatio: link.reducedMass * inverse(mass)))
      frame.applyAxial(delta, &pair, link)
    }
    // Motor: J·v = v₀ with |λ| ≤ h·Fmax; friction has v₀ = 0.
    let motorDelta = AxialConstraint.solveMotor(
      &motorImpulse, mass: mass, speed: frame.axialSpeed(pair), targetSpeed: motorSpeed,
      maximumImpulse: maximumMotorImpulse)
    frame.applyAxial(motorDelta, &pair, link)
    // Lower limit: C = d·a − lower ≥ 0.
    let lowerDelta = AxialConstraint.solveLimit(
      &lowerImpulse, mass: mass, speed: frame.axialSpeed(pair),
      clearance: frame.translation - lower, maximumError: context.maximumJointError, context,
      isRelaxing: isRelaxing)
    frame.applyAxial(lowerDelta, &pair, link)
    // Upper limit: C = upper − d·a ≥ 0, with the opposite sign of speed and impulse.
    let upperDelta = AxialConstraint.solveLimit(
      &upperImpulse, mass: mass, speed: Lanes() - frame.axialSpeed(pair),
      clearance: upper - frame.translation, maximumError: context.maximumJointError, context,
      isRelaxing: isRelaxing)
    frame.applyAxial(Lanes() - upperDelta, &pair, link)
  }

  /// Solves the offset from the axis and the angle as a block.
  @inline(__always)
  private mutating func solvePerpendicular(
    _ pair: inout JointMotion, _ frame: PrismaticFrame, _ context: StepContext, isRelaxing: Bool
  ) {
    // J·v = (offset speed, ωB − ωA) and C = (d·n, θB − θA − θ₀).
    let coefficients = ConstraintCoefficients.rigid(context, isRelaxing: isRelaxing)
    var velocityError =
      coefficients.velocity
      * VectorLanes(frame.perpendicularSpeed(pair), pair.relativeAngularVelocity)
    if !isRelaxing {
      let error = VectorLanes(
        context.corrected(frame.offset),
        context.correctedTurn(startAngle + pair.relativeTurn))
      velocityError = velocityError + coefficients.position * error
    }
    // λ' = a·λ − K⁻¹·(b·J·v + c·C)
    let total = coefficients.impulse * impulse - frame.solvePerpendicular(velocityError, link)
    frame.applyPerpendicular(total - impulse, &pair, link)
    impulse = total
  }
}

extension PrismaticBlock: TreeJointBlock {
  func treeJoint(_ lane: Int) -> TreeJoint {
    var joint = link.treeJoint(lane)
    joint.keepsAngle = true
    joint.startAngle = startAngle[lane]
    joint.axis = Vector2(startAxis.x[lane], startAxis.y[lane])
    joint.setRange(lower[lane], upper[lane])
    return joint
  }

  func limitImpulse(_ lane: Int) -> Float { lowerImpulse[lane] - upperImpulse[lane] }

  func linearImpulse(_ lane: Int) -> Vector2 { Vector2(limitImpulse(lane), impulse.x[lane]) }

  /// Sets the impulses along the axis and perpendicular to it, and the angular impulse of a lane.
  mutating func setImpulse(_ new: Vector2, angular: Float, _ lane: Int) {
    lowerImpulse[lane] = max(new.x, 0)
    upperImpulse[lane] = max(-new.x, 0)
    impulse.x[lane] = new.y
    impulse.y[lane] = angular
  }

  mutating func addImpulse(_ added: Vector2, angular: Float, _ lane: Int) {
    let limit = limitImpulse(lane) + added.x
    lowerImpulse[lane] = max(limit, 0)
    upperImpulse[lane] = max(-limit, 0)
    impulse.x[lane] += added.y
    impulse.y[lane] += angular
  }
}

/// The axes and moment arms of eight prismatic joints at one moment.
private struct PrismaticFrame {
  let axis: VectorLanes
  let perpendicular: VectorLanes
  /// (d + rA) × a and rB × a.
  let axialArmA: Lanes
  let axialArmB: Lanes
  /// (d + rA) × n and rB × n.
  let perpendicularArmA: Lanes
  let perpendicularArmB: Lanes
  /// The translation of B along the axis, d·a.
  let translation: Lanes
  /// The distance of B from the axis, d·n.
  let offset: Lanes

  @inline(__always)
  init(_ pair: JointMotion, _ startAxis: VectorLanes) {
    axis = pair.turnA * startAxis
    perpendicular = axis.leftPerpendicular
    // Forces on A act at the anchor of B, where B is on the axis, and not at A's own anchor.
    let armA = pair.separation + pair.armA
    axialArmA = armA.cross(axis)
    axialArmB = pair.armB.cross(axis)
    perpendicularArmA = armA.cross(perpendicular)
    perpendicularArmB = pair.armB.cross(perpendicular)
    translation = pair.separation.dot(axis)
    offset = pair.separation.dot(perpendicular)
  }

  /// The effective mass along the axis: 1 / (1/mA + 1/mB + sA²/IA + sB²/IB) with the axial arms s.
  @inline(__always)
  func axialMass(_ link: JointLink) -> Lanes {
    inverse(
      link.inverseMassA + link.inverseMassB + link.inverseInertiaA * axialArmA * axialArmA
        + link.inverseInertiaB * axialArmB * axialArmB)
  }

  /// J·v along the axis.
  @inline(__always)
  func axialSpeed(_ pair: JointMotion) -> Lanes {
    pair.centerVelocity.dot(axis)
      + (axialArmB * pair.angularVelocityB - axialArmA * pair.angularVelocityA)
  }

  /// J·v perpendicular to the axis.
  @inline(__always)
  func perpendicularSpeed(_ pair: JointMotion) -> Lanes {
    pair.centerVelocity.dot(perpendicular)
      + (perpendicularArmB * pair.angularVelocityB - perpendicularArmA * pair.angularVelocityA)
  }

  /// Applies an impulse along the axis.
  @inline(__always)
  func applyAxial(_ impulse: Lanes, _ pair: inout JointMotion, _ link: JointLink) {
    pair.apply(
      impulse * axis, momentA: impulse * axialArmA, momentB: impulse * axialArmB, link)
  }

  /// Applies an impulse perpendicular to the axis (x) and an angular impulse (y).
  @inline(__always)
  func applyPerpendicular(_ impulse: VectorLanes, _ pair: inout JointMotion, _ link: JointLink) {
    pair.apply(
      impulse.x * perpendicular, momentA: impulse.x * perpendicularArmA + impulse.y,
      momentB: impulse.x * perpendicularArmB + impulse.y, link)
  }

  /// The impulse perpendicular to the axis (x) and the angular impulse (y) that change the perpendicular
  /// speed and the relative angular velocity by a vector.
  @inline(__always)
  func solvePerpendicular(_ speed: VectorLanes, _ link: JointLink) -> VectorLanes {
    // K = J·M⁻¹·Jᵀ with the perpendicular arms s:
    //   Kxx = 1/mA + 1/mB + sA²/IA + sB²/IB
    //   Kxy = sA/IA + sB/IB
    //   Kyy = 1/IA + 1/IB
    let inverseMass = link.inverseMassA + link.inverseMassB
    let kyy = link.inverseInertia
    let kxx =
      inverseMass + link.inverseInertiaA * perpendicularArmA * perpendicularArmA
      + link.inverseInertiaB * perpendicularArmB * perpendicularArmB
    let kxy =
      link.inverseInertiaA * perpendicularArmA + link.inverseInertiaB * perpendicularArmB
    // det K expanded without a difference of large products, as in `PointMass`:
    // (1/mA + 1/mB)·Kyy + (sA − sB)² / (IA·IB).
    let difference = perpendicularArmA - perpendicularArmB
    let determinant =
      inverseMass * kyy + link.inverseInertiaA * link.inverseInertiaB * difference * difference
    // λ = K⁻¹·speed. Where neither body can rotate, det K = 0 and the offset is solved alone.
    let scale = inverse(determinant)
    let canRotate = kyy .> Lanes()
    return VectorLanes(
      select(canRotate, scale * (kyy * speed.x - kxy * speed.y), inverse(kxx) * speed.x),
      scale * (kxx * speed.y - kxy * speed.x))
  }
}
