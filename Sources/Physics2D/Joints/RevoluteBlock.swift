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

/// Eight revolute joints during one step: pins, angular springs, motors or friction, and limits.
struct RevoluteBlock: JointBlock {
  private let link: JointLink
  private var point: PointConstraint
  /// What any of the joints has besides its pin.
  private let parts: RevoluteFeatures
  private var hinge: RevoluteAngularLanes

  @inline(__always)
  init(_ joints: RowLanes<RevoluteJoint>, _ ends: JointEnds, _ reader: inout JointReader) {
    link = JointLink(
      ends, localAnchorA: joints.readVectors { $0.localAnchorA },
      localAnchorB: joints.readVectors { $0.localAnchorB }, bodies: reader.bodies)
    point = PointConstraint(
      impulse: joints.readVectors { $0.impulse },
      grip: ConstraintSoftnessLanes(joints, &reader) {
        ConstraintSoftness($0.spring, isRigid: !$0.hasSpring)
      })
    parts = RevoluteFeatures(joints)
    hinge = RevoluteAngularLanes()
    if !parts.isEmpty { hinge = RevoluteAngularLanes(parts, joints, ends, &reader) }
  }

  @inline(__always)
  func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>) {
    var pair = JointMotion(link, motion)
    if !parts.isEmpty { pair.applyTorque(hinge.impulse, link) }
    pair.apply(point.impulse, link)
    pair.store(link, motion)
  }

  @inline(__always)
  mutating func solve(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool
  ) {
    var pair = JointMotion(link, motion)
    if !parts.isEmpty {
      hinge.solve(parts, &pair, link, context, isRelaxing: isRelaxing)
    }
    point.solve(&pair, link, context, isRelaxing: isRelaxing)
    pair.store(link, motion)
  }

  @inline(__always)
  func store(into joints: RowLanes<RevoluteJoint>) {
    joints.write(point.impulse) { $0.impulse = $1 }
    if !parts.isEmpty { hinge.store(parts, into: joints) }
  }
}

/// What a hinge does besides holding its pin.
private struct RevoluteFeatures: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  static let spring = RevoluteFeatures(rawValue: 1 << 0)
  static let motor = RevoluteFeatures(rawValue: 1 << 1)
  static let limits = RevoluteFeatures(rawValue: 1 << 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What any of eight joints does.
  @inline(__always)
  init(_ joints: RowLanes<RevoluteJoint>) {
    var parts: RevoluteFeatures = []
    for lane in 0..<laneCount {
      if joints[lane].hasAngularSpring { parts.insert(.spring) }
      if joints[lane].hasMotor { parts.insert(.motor) }
      if joints[lane].hasLimits { parts.insert(.limits) }
    }
    self = parts
  }

  /// Whether the solver has to know the angle.
  var needAngle: Bool { contains(.limits) || contains(.spring) }
}

/// The turning of eight hinges; lanes without a part have coefficients that give nothing.
private struct RevoluteAngularLanes: BitwiseCopyable {
  private var startAngle = Lanes()
  private var springs = ConstraintSoftnessLanes()
  private var springImpulse = Lanes()
  private var motorSpeed = Lanes()
  private var maximumMotorImpulse = Lanes()
  private var motorImpulse = Lanes()
  private var lower = Lanes()
  private var upper = Lanes()
  private var lowerImpulse = Lanes()
  private var upperImpulse = Lanes()

  init() {}

  @inline(__always)
  init(
    _ parts: RevoluteFeatures, _ joints: RowLanes<RevoluteJoint>, _ ends: JointEnds,
    _ reader: inout JointReader
  ) {
    if parts.needAngle {
      let angle = ends.relativeAngle(reader.bodies) - joints.read { $0.referenceAngle }
      startAngle = unwrapped(joints.read { $0.needsAngle ? $0.angle : 0 }, angle)
    }
    if parts.contains(.spring) {
      springs = ConstraintSoftnessLanes(joints, &reader) {
        $0.hasAngularSpring ? .spring($0.angularSpring) : .free
      }
      springImpulse = joints.read { $0.hasAngularSpring ? $0.angularSpringImpulse : 0 }
    }
    if parts.contains(.motor) {
      motorSpeed = joints.read { $0.motor.speed }
      maximumMotorImpulse =
        reader.context.subStep * joints.read { $0.hasMotor ? $0.motor.maximumEffort : 0 }
      motorImpulse = joints.read { $0.hasMotor ? $0.motorImpulse : 0 }
    }
    guard parts.contains(.limits) else { return }
    lower = joints.read { $0.hasLimits ? $0.limits.lower : -maximumCoordinate }
    upper = joints.read { $0.hasLimits ? $0.limits.upper : maximumCoordinate }
    lowerImpulse = joints.read { $0.hasLimits ? $0.lowerImpulse : 0 }
    upperImpulse = joints.read { $0.hasLimits ? $0.upperImpulse : 0 }
  }

  /// The torque impulse of the sub-step before.
  @inline(__always)
  var impulse: Lanes { springImpulse + motorImpulse + (lowerImpulse - upperImpulse) }

  @inline(__always)
  mutating func solve(
    _ parts: RevoluteFeatures, _ pair: inout JointMotion, _ link: JointLink, _ context: StepContext,
    isRelaxing: Bool
  ) {
    let mass = link.angularMass
    let angle = parts.needAngle ? startAngle + pair.relativeTurn : Lanes()
    if parts.contains(.spring), !isRelaxing {
      let change = AxialConstraint.hold(
        &springImpulse, mass: mass, speed: pair.relativeAngularVelocity, error: angle,
        springs.softCoefficients)
      pair.applyTorque(change, link)
    }
    if parts.contains(.motor) {
      let change = AxialConstraint.motor(
        &motorImpulse, mass: mass, speed: pair.relativeAngularVelocity, targetSpeed: motorSpeed,
        maximumImpulse: maximumMotorImpulse)
      pair.applyTorque(change, link)
    }
    guard parts.contains(.limits) else { return }
    let raise = AxialConstraint.limit(
      &lowerImpulse, mass: mass, speed: pair.relativeAngularVelocity, clearance: angle - lower,
      context,
      isRelaxing: isRelaxing)
    pair.applyTorque(raise, link)
    let lessen = AxialConstraint.limit(
      &upperImpulse, mass: mass, speed: Lanes() - pair.relativeAngularVelocity,
      clearance: upper - angle,
      context, isRelaxing: isRelaxing)
    pair.applyTorque(Lanes() - lessen, link)
  }

  @inline(__always)
  func store(_ parts: RevoluteFeatures, into joints: RowLanes<RevoluteJoint>) {
    if parts.needAngle {
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
