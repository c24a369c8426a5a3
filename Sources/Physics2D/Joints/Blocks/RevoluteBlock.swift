// SPDX-License-Identifier: Apache-2.0

/// What is kept of a revolute joint from step to step.
struct RevoluteJoint: BitwiseCopyable, AnchoredJoint, SpringJoint, DrivenJoint {
  var localAnchorA = Vector2.zero
  var localAnchorB = Vector2.zero
  /// The angle of B relative to A that counts as zero.
  var referenceAngle: Float = 0
  /// Of the point.
  var spring = JointSpring.zero
  var hasSpring = false
  /// Of the angle, towards zero.
  var angularSpring = JointSpring.zero
  var hasAngularSpring = false
  var limits = JointLimits(lower: 0, upper: 0)
  var hasLimits = false
  var motor = JointMotor(speed: 0, maximumEffort: 0)
  var hasMotor = false
  /// The angle at the start of the last step, with whole turns, so that limits may be wider than one.
  var angle: Float = 0
  var impulse = Vector2.zero
  var angularSpringImpulse: Float = 0
  var motorImpulse: Float = 0
  var lowerImpulse: Float = 0
  var upperImpulse: Float = 0

  /// Whether the solver needs the angle.
  var needsAngle: Bool { hasLimits || hasAngularSpring }
}

/// Eight revolute joints during one step: points, and angular springs, motors or friction, and limits.
///
/// The constraints of the angle are solved first, the point last, because it must hold best.
struct RevoluteBlock: JointBlock {
  var link: JointLink
  private var point: PointConstraint
  /// What any of the joints has besides its point.
  private let features: RevoluteFeatures
  private var angular: RevoluteAngularLanes

  @inline(__always)
  init(_ joints: RowLanes<RevoluteJoint>, _ ends: JointEnds, _ reader: inout JointReader) {
    link = JointLink(
      ends, localAnchorA: joints.readVectors { $0.localAnchorA },
      localAnchorB: joints.readVectors { $0.localAnchorB }, bodies: reader.bodies)
    point = PointConstraint(
      impulse: joints.readVectors { $0.impulse },
      softness: ConstraintSoftnessLanes(joints, &reader) {
        ConstraintSoftness($0.spring, isRigid: !$0.hasSpring)
      })
    features = RevoluteFeatures(joints)
    angular = RevoluteAngularLanes()
    if !features.isEmpty { angular = RevoluteAngularLanes(features, joints, ends, &reader) }
  }

  @inline(__always)
  mutating func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>) {
    var pair = JointMotion(link, motion)
    if !features.isEmpty { pair.applyTorque(angular.impulse, link) }
    pair.apply(point.impulse, link)
    pair.store(&link, motion)
  }

  @inline(__always)
  mutating func solve(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool
  ) {
    guard features.isEmpty, point.isRigid else {
      return solveFeatures(motion, context, isRelaxing: isRelaxing)
    }
    var pair = JointMotion(link, motion)
    point.solveRigid(&pair, link, context, isRelaxing: isRelaxing)
    pair.store(&link, motion)
  }

  /// Solves joints with features or springs; not inlined, so that the loop over plain joints keeps their values
  /// in registers.
  @inline(never)
  private mutating func solveFeatures(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool
  ) {
    var pair = JointMotion(link, motion)
    if !features.isEmpty {
      angular.solve(features, &pair, link, context, isRelaxing: isRelaxing)
    }
    point.solve(&pair, link, context, isRelaxing: isRelaxing)
    pair.store(&link, motion)
  }

  mutating func restoreImpulses(_ joints: RowLanes<RevoluteJoint>, _ lanes: LaneMask) {
    point.impulse = select(lanes, joints.readVectors { $0.impulse }, point.impulse)
    if !features.isEmpty { angular.restoreImpulses(features, joints, lanes) }
  }

  @inline(__always)
  func store(into joints: RowLanes<RevoluteJoint>) {
    joints.write(point.impulse) { $0.impulse = $1 }
    if !features.isEmpty { angular.store(features, into: joints) }
  }
}

extension RevoluteBlock: TreeJointBlock {
  func treeJoint(_ lane: Int) -> TreeJoint {
    var joint = link.treeJoint(lane)
    angular.addLimits(features, to: &joint, lane)
    return joint
  }

  func limitImpulse(_ lane: Int) -> Float { angular.limitImpulse(lane) }

  func linearImpulse(_ lane: Int) -> Vector2 {
    Vector2(point.impulse.x[lane], point.impulse.y[lane])
  }

  mutating func addImpulse(_ added: Vector2, angular angularImpulse: Float, _ lane: Int) {
    point.addImpulse(added, lane)
    angular.addLimitImpulse(angularImpulse, lane)
  }

  /// Sets the impulses of the point, of the limits and of the friction of a lane.
  mutating func setImpulse(
    _ impulse: Vector2, angular angularImpulse: Float, friction: Float, _ lane: Int
  ) {
    point.setImpulse(impulse, lane)
    angular.addLimitImpulse(angularImpulse - limitImpulse(lane), lane)
    angular.motorImpulse[lane] = friction
  }
}

/// What revolute joints have besides their points.
private struct RevoluteFeatures: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  static let spring = RevoluteFeatures(rawValue: 1 << 0)
  static let motor = RevoluteFeatures(rawValue: 1 << 1)
  static let limits = RevoluteFeatures(rawValue: 1 << 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What any of eight joints has.
  @inline(__always)
  init(_ joints: RowLanes<RevoluteJoint>) {
    var features: RevoluteFeatures = []
    for lane in 0..<laneCount {
      if joints[lane].hasAngularSpring { features.insert(.spring) }
      if joints[lane].hasMotor { features.insert(.motor) }
      if joints[lane].hasLimits { features.insert(.limits) }
    }
    self = features
  }

  /// Whether the solver needs the angle.
  var needAngle: Bool { contains(.limits) || contains(.spring) }
}

/// The angular constraints of eight revolute joints; a lane without a feature has coefficients that give
/// an impulse of zero.
private struct RevoluteAngularLanes: BitwiseCopyable {
  private var startAngle = Lanes()
  private var springs = ConstraintSoftnessLanes()
  private var springImpulse = Lanes()
  private var motorSpeed = Lanes()
  private var maximumMotorImpulse = Lanes()
  var motorImpulse = Lanes()
  private var lower = Lanes()
  private var upper = Lanes()
  private var lowerImpulse = Lanes()
  private var upperImpulse = Lanes()

  init() {}

  @inline(__always)
  init(
    _ features: RevoluteFeatures, _ joints: RowLanes<RevoluteJoint>, _ ends: JointEnds,
    _ reader: inout JointReader
  ) {
    // θ = θB − θA − θ₀ at the start of the step, next to the last angle: whole turns are kept.
    if features.needAngle {
      let angle = ends.relativeAngle(reader.bodies) - joints.read { $0.referenceAngle }
      startAngle = unwrapped(joints.read { $0.needsAngle ? $0.angle : 0 }, angle)
    }
    if features.contains(.spring) {
      springs = ConstraintSoftnessLanes(joints, &reader) {
        $0.hasAngularSpring ? .spring($0.angularSpring) : .free
      }
    }
    // λmax = h·τmax; 0 where there is no motor.
    if features.contains(.motor) {
      motorSpeed = joints.read { $0.motor.speed }
      maximumMotorImpulse =
        reader.context.subStep * joints.read { $0.hasMotor ? $0.motor.maximumEffort : 0 }
    }
    readImpulses(features, joints)
    // Limits beyond reach where there are none.
    guard features.contains(.limits) else { return }
    lower = joints.read { $0.hasLimits ? $0.limits.lower : -maximumCoordinate }
    upper = joints.read { $0.hasLimits ? $0.limits.upper : maximumCoordinate }
  }

  /// Reads the impulses; those of features that a change of the joint has switched off are dropped.
  @inline(__always)
  private mutating func readImpulses(
    _ features: RevoluteFeatures, _ joints: RowLanes<RevoluteJoint>
  ) {
    if features.contains(.spring) {
      springImpulse = joints.read { $0.hasAngularSpring ? $0.angularSpringImpulse : 0 }
    }
    if features.contains(.motor) {
      motorImpulse = joints.read { $0.hasMotor ? $0.motorImpulse : 0 }
    }
    guard features.contains(.limits) else { return }
    lowerImpulse = joints.read { $0.hasLimits ? $0.lowerImpulse : 0 }
    upperImpulse = joints.read { $0.hasLimits ? $0.upperImpulse : 0 }
  }

  /// Restores the impulses of some lanes to those of the start of the step.
  mutating func restoreImpulses(
    _ features: RevoluteFeatures, _ joints: RowLanes<RevoluteJoint>, _ lanes: LaneMask
  ) {
    var start = self
    start.readImpulses(features, joints)
    springImpulse = select(lanes, start.springImpulse, springImpulse)
    motorImpulse = select(lanes, start.motorImpulse, motorImpulse)
    lowerImpulse = select(lanes, start.lowerImpulse, lowerImpulse)
    upperImpulse = select(lanes, start.upperImpulse, upperImpulse)
  }

  /// The angular impulse of the last sub-step.
  @inline(__always)
  var impulse: Lanes { springImpulse + motorImpulse + (lowerImpulse - upperImpulse) }

  @inline(__always)
  mutating func solve(
    _ features: RevoluteFeatures, _ pair: inout JointMotion, _ link: JointLink,
    _ context: StepContext, isRelaxing: Bool
  ) {
    // All have J·v = ωB − ωA and the effective mass 1 / (1/IA + 1/IB).
    let mass = link.angularMass
    let angle = features.needAngle ? startAngle + pair.relativeTurn : Lanes()
    // Spring: C = θ.
    if features.contains(.spring), !context.keepsSprings(isRelaxing: isRelaxing) {
      let delta = AxialConstraint.solveEquality(
        &springImpulse, mass: mass, speed: pair.relativeAngularVelocity, error: angle,
        springs.softCoefficients(context))
      pair.applyTorque(delta, link)
    }
    // Motor: J·v = ω₀ with |λ| ≤ h·τmax; friction has ω₀ = 0.
    if features.contains(.motor) {
      let delta = AxialConstraint.solveMotor(
        &motorImpulse, mass: mass, speed: pair.relativeAngularVelocity, targetSpeed: motorSpeed,
        maximumImpulse: maximumMotorImpulse)
      pair.applyTorque(delta, link)
    }
    // Lower limit: C = θ − lower ≥ 0.
    guard features.contains(.limits) else { return }
    let lowerDelta = AxialConstraint.solveLimit(
      &lowerImpulse, mass: mass, speed: pair.relativeAngularVelocity, clearance: angle - lower,
      maximumError: StepContext.maximumJointTurn, context, isRelaxing: isRelaxing)
    pair.applyTorque(lowerDelta, link)
    // Upper limit: C = upper − θ ≥ 0, with the opposite sign of speed and impulse.
    let upperDelta = AxialConstraint.solveLimit(
      &upperImpulse, mass: mass, speed: Lanes() - pair.relativeAngularVelocity,
      clearance: upper - angle, maximumError: StepContext.maximumJointTurn, context,
      isRelaxing: isRelaxing)
    pair.applyTorque(Lanes() - upperDelta, link)
  }

  /// Adds the range and the friction of a lane.
  func addLimits(_ features: RevoluteFeatures, to joint: inout TreeJoint, _ lane: Int) {
    joint.friction = min(maximumMotorImpulse[lane], 1e30)
    guard features.contains(.limits) else { return }
    joint.startAngle = startAngle[lane]
    joint.setRange(lower[lane], upper[lane])
  }

  /// The impulse of the limits of a lane.
  func limitImpulse(_ lane: Int) -> Float { lowerImpulse[lane] - upperImpulse[lane] }

  /// Adds an angular impulse to that of the limits of a lane.
  mutating func addLimitImpulse(_ impulse: Float, _ lane: Int) {
    guard impulse != 0 else { return }
    let total = limitImpulse(lane) + impulse
    lowerImpulse[lane] = total > 0 ? total : 0
    upperImpulse[lane] = total < 0 ? -total : 0
  }

  @inline(__always)
  func store(_ features: RevoluteFeatures, into joints: RowLanes<RevoluteJoint>) {
    if features.needAngle {
      joints.write(startAngle) { if $0.needsAngle { $0.angle = $1 } }
    }
    joints.write(springImpulse) { $0.angularSpringImpulse = $1 }
    joints.write(motorImpulse) { $0.motorImpulse = $1 }
    joints.write(lowerImpulse) { $0.lowerImpulse = $1 }
    joints.write(upperImpulse) { $0.upperImpulse = $1 }
  }
}

/// The angle next to the last one that is the same up to whole turns.
func unwrapped(_ last: Float, _ angle: Float) -> Float {
  let turn = 2 * Float.pi
  return angle + turn * ((last - angle) / turn).rounded(.toNearestOrEven)
}

/// The angles next to the last ones that are the same up to whole turns.
@inline(__always)
func unwrapped(_ last: Lanes, _ angle: Lanes) -> Lanes {
  let turn = Lanes(repeating: 2 * Float.pi)
  let turns = (last - angle) / turn
  return angle + turn * turns.rounded(.toNearestOrEven)
}
