// SPDX-License-Identifier: Apache-2.0

/// Eight distance joints during one step: rods or springs, and a minimum and a maximum length.
///
/// With d = xB + rB − xA − rA and u = d / |d|: C = |d| − length, J·v = u · (velocity of the anchors), and the
/// effective mass 1 / (1/mA + 1/mB + (rA × u)²/IA + (rB × u)²/IB). A length of zero has no direction u; there
/// the joint is a point constraint.
struct DistanceBlock: JointBlock {
  var link: JointLink
  private let features: DistanceFeatures
  private let length: Lanes
  private let softness: ConstraintSoftnessLanes
  /// 0 where there is no range, and the maximum beyond reach.
  private let minimumLength: Lanes
  private let maximumLength: Lanes
  private let slop: Float
  private var axis: VectorLanes
  private var impulse: Lanes
  private var lowerImpulse: Lanes
  private var upperImpulse: Lanes
  private var point: PointConstraint
  private var energy: SpringEnergy
  private var start: SpringStart

  @inline(__always)
  init(_ joints: RowLanes<DistanceJoint>, _ ends: JointEnds, _ reader: inout JointReader) {
    let slop = reader.context.linearSlop
    link = JointLink(
      ends, localAnchorA: joints.readVectors { $0.localAnchorA },
      localAnchorB: joints.readVectors { $0.localAnchorB }, bodies: reader.bodies)
    features = DistanceFeatures(joints, slop: slop)
    length = joints.read { $0.length }
    softness = ConstraintSoftnessLanes(joints, &reader) { $0.lengthSoftness(slop) }
    minimumLength = joints.read { $0.isRanged(slop) ? $0.minimumLength : 0 }
    maximumLength = joints.read { $0.isRanged(slop) ? $0.maximumLength : maximumCoordinate }
    self.slop = slop
    axis = joints.readVectors { $0.axis }
    (impulse, lowerImpulse, upperImpulse) = (Lanes(), Lanes(), Lanes())
    point = PointConstraint(
      impulse: VectorLanes(),
      softness: ConstraintSoftnessLanes(joints, &reader) { $0.pointSoftness(slop) })
    start = features.contains(.starting) ? SpringStart(joints, &reader) : SpringStart()
    energy =
      features.contains(.undamped) ? SpringEnergy(joints, link, reader) : SpringEnergy()
    readImpulses(joints)
  }

  /// Reads the impulses; those of constraints that a change of the joint has switched off are dropped.
  @inline(never)
  private mutating func readImpulses(_ joints: RowLanes<DistanceJoint>) {
    let slop = slop
    impulse = joints.read { $0.isLengthFree(slop) ? 0 : $0.impulse }
    lowerImpulse = joints.read { $0.isRanged(slop) ? $0.lowerImpulse : 0 }
    upperImpulse = joints.read { $0.isRanged(slop) ? $0.upperImpulse : 0 }
    point.impulse = joints.readVectors { $0.isPoint(slop) ? $0.pointImpulse : .zero }
  }

  @inline(__always)
  mutating func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>) {
    // The axial impulses act along the axis of now, not that of the last sub-step.
    var pair = JointMotion(link, motion)
    let axialImpulse = impulse + (lowerImpulse - upperImpulse)
    pair.apply(axialImpulse * pair.direction(last: axis, slop: slop).axis + point.impulse, link)
    pair.store(&link, motion)
  }

  @inline(__always)
  mutating func solve(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool
  ) {
    var pair = JointMotion(link, motion)
    let (oldImpulse, oldPointImpulse) = (impulse, point.impulse)
    if features.contains(.points) { point.solve(&pair, link, context, isRelaxing: isRelaxing) }
    if features.contains(.axial) {
      // Before the axis of the sub-step is replaced.
      if isRelaxing, features.contains(.undamped) {
        energy.count(pair, axis: axis, impulse: impulse, isStarting: start.isStarting)
      }
      let current = pair.direction(last: axis, slop: slop)
      axis = current.axis
      solveLength(&pair, current.distance, context, isRelaxing: isRelaxing)
      if isRelaxing, features.contains(.undamped) { energy.finish(pair, axis: axis) }
    }
    if features.contains(.starting) {
      if isRelaxing {
        start.finish(&impulse, &point.impulse)
      } else {
        let change = (impulse - oldImpulse) * axis + (point.impulse - oldPointImpulse)
        pair.apply(start.correction(of: change), link)
      }
    }
    pair.store(&link, motion)
  }

  mutating func restoreImpulses(_ joints: RowLanes<DistanceJoint>, _ lanes: LaneMask) {
    var start = self
    start.readImpulses(joints)
    impulse = select(lanes, start.impulse, impulse)
    lowerImpulse = select(lanes, start.lowerImpulse, lowerImpulse)
    upperImpulse = select(lanes, start.upperImpulse, upperImpulse)
    point.impulse = select(lanes, start.point.impulse, point.impulse)
  }

  @inline(__always)
  func store(into joints: RowLanes<DistanceJoint>) {
    joints.write(axis) { $0.axis = $1 }
    joints.write(impulse) { $0.impulse = $1 }
    joints.write(lowerImpulse) { $0.lowerImpulse = $1 }
    joints.write(upperImpulse) { $0.upperImpulse = $1 }
    joints.write(point.impulse) { $0.pointImpulse = $1 }
    energy.store(into: joints)
  }

  /// Solves the length of rods and springs, then the range.
  @inline(__always)
  private mutating func solveLength(
    _ pair: inout JointMotion, _ distance: Lanes, _ context: StepContext, isRelaxing: Bool
  ) {
    // C = |d| − length. A rod also counts the speed at which its straight path leaves the circle.
    let mass = mass(pair, along: axis)
    let error = distance - length
    let drift =
      isRelaxing
      ? Lanes() : select(softness.isSoft, Lanes(), circularDrift(length, error, pair, context))
    var delta = AxialConstraint.solveEquality(
      &impulse, mass: mass, speed: speed(pair) + drift,
      error: isRelaxing ? nil : select(softness.isSoft, error, context.corrected(error)),
      softness.coefficients(context, isRelaxing: isRelaxing) {
        link.reducedMass * inverse(mass)
      })
    if features.contains(.undamped), !context.keepsSprings(isRelaxing: isRelaxing) {
      let correction = energy.correction(
        pair, axis: axis, mass: mass, impulse: impulse, context)
      impulse += correction
      delta += correction
    }
    pair.apply(delta * axis, link)
    if !isRelaxing { dampSwing(&pair, select(softness.isSoft, Lanes(), error), context) }
    if features.contains(.ranges) {
      solveRange(&pair, mass, distance, context, isRelaxing: isRelaxing)
    }
  }

  /// Solves the minimum and the maximum length.
  @inline(__always)
  private mutating func solveRange(
    _ pair: inout JointMotion, _ mass: Lanes, _ distance: Lanes, _ context: StepContext,
    isRelaxing: Bool
  ) {
    // Minimum: C = |d| − minimum ≥ 0, which always holds for a minimum of zero.
    let hasMinimum = minimumLength .> Lanes()
    let lowerDelta = AxialConstraint.solveLimit(
      &lowerImpulse, mass: select(hasMinimum, mass, Lanes()), speed: speed(pair),
      clearance: distance - minimumLength, maximumError: context.maximumJointError, context,
      isRelaxing: isRelaxing)
    pair.apply(lowerDelta * axis, link)
    // Maximum: C = maximum − |d| ≥ 0, with the opposite sign of speed and impulse.
    let clearance = maximumLength - distance
    let drift =
      isRelaxing
      ? Lanes() : circularDrift(maximumLength, minimum(clearance, Lanes()), pair, context)
    if !isRelaxing { dampSwing(&pair, minimum(clearance, Lanes()), context) }
    let upperDelta = AxialConstraint.solveLimit(
      &upperImpulse, mass: mass, speed: Lanes() - speed(pair) - drift,
      clearance: clearance, maximumError: context.maximumJointError, context,
      isRelaxing: isRelaxing)
    pair.apply((Lanes() - upperDelta) * axis, link)
  }

  /// J·v: the speed at which the anchors separate.
  @inline(__always)
  private func speed(_ pair: JointMotion) -> Lanes { pair.anchorVelocity.dot(axis) }

  /// The part of the speed across the axis that a sub-step takes from far anchors; chosen, so that what two rods pull
  /// apart is at rest within a second.
  private static var swingLoss: Float { 0.2 }

  /// Takes a part of the speed across the axis where anchors are far from what is kept.
  ///
  /// Rods and ropes that contradict one another pull as taut strings do, whose swing nothing else would damp.
  @inline(never)
  private func dampSwing(_ pair: inout JointMotion, _ error: Lanes, _ context: StepContext) {
    let isNear = context.isCorrected(error)
    guard isAny(.!isNear) else { return }
    let across = axis.leftPerpendicular
    let impulse = -Self.swingLoss * mass(pair, along: across) * pair.anchorVelocity.dot(across)
    pair.apply(select(isNear, Lanes(), impulse) * across, link)
  }

  /// The effective mass along a direction.
  @inline(__always)
  private func mass(_ pair: JointMotion, along direction: VectorLanes) -> Lanes {
    let armA = pair.armA.cross(direction)
    let armB = pair.armB.cross(direction)
    return inverse(
      link.inverseMassA + link.inverseMassB + link.inverseInertiaA * armA * armA
        + link.inverseInertiaB * armB * armB)
  }

  /// The mean speed at which anchors on a circle separate over a sub-step although J·v = 0: on its straight
  /// path a swinging body leaves the circle.
  ///
  /// None far from the circle, where anchors do not swing along it.
  @inline(__always)
  private func circularDrift(
    _ radius: Lanes, _ error: Lanes, _ pair: JointMotion, _ context: StepContext
  ) -> Lanes {
    // A tangential movement t ends at distance r only if the axial part has become √(r² − t²):
    // drift = (r − √(r² − t²)) / h.
    let tangential = context.subStep * pair.anchorVelocity.cross(axis)
    let square = radius * radius - tangential * tangential
    // Beyond a sixth of a turn per sub-step a circle has no meaning: √(r² − t²) ≥ r/2.
    let minimum = 0.25 * radius * radius
    let axial = select(square .> minimum, squareRoot(square), 0.5 * radius)
    return select(
      context.isCorrected(error), context.inverseSubStep * (radius - axial), Lanes())
  }
}

extension JointMotion {
  /// The direction from anchor A to B and their distance; coincident anchors keep the last direction.
  @inline(__always)
  func direction(last: VectorLanes, slop: Float) -> (axis: VectorLanes, distance: Lanes) {
    let distance = separation.length
    // A hundredth of the slop: below it, a direction is rounding noise.
    let hasDirection = distance .> Lanes(repeating: 0.01 * slop)
    let unit = inverse(distance) * separation
    return (
      select(hasDirection, unit, last), select(hasDirection, distance, last.dot(separation))
    )
  }
}

extension DistanceBlock: TreeJointBlock {
  func treeJoint(_ lane: Int) -> TreeJoint {
    var joint = link.treeJoint(lane)
    joint.length = length[lane]
    joint.axis = Vector2(axis.x[lane], axis.y[lane])
    if isRope(lane) {
      joint.length = maximumLength[lane]
      joint.upper = maximumLength[lane]
    }
    return joint
  }

  func limitImpulse(_ lane: Int) -> Float { -upperImpulse[lane] }

  func linearImpulse(_ lane: Int) -> Vector2 { Vector2(impulse[lane] - upperImpulse[lane], 0) }

  mutating func addImpulse(_ added: Vector2, angular: Float, _ lane: Int) {
    guard isRope(lane) else {
      impulse[lane] += added.x
      return
    }
    upperImpulse[lane] = max(upperImpulse[lane] - added.x, 0)
  }

  /// Whether a lane of a tree has a rope and not a rod.
  private func isRope(_ lane: Int) -> Bool { maximumLength[lane] < maximumCoordinate }

  /// Sets the impulse along the axis, and the axis of a lane.
  mutating func setImpulse(_ new: Float, axis newAxis: Vector2, _ lane: Int) {
    if isRope(lane) { upperImpulse[lane] = max(-new, 0) } else { impulse[lane] = new }
    axis.x[lane] = newAxis.x
    axis.y[lane] = newAxis.y
  }
}

/// What any of eight distance joints has.
private struct DistanceFeatures: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  /// A constraint along the axis: rods, springs and ropes.
  static let axial = DistanceFeatures(rawValue: 1 << 0)
  static let ranges = DistanceFeatures(rawValue: 1 << 1)
  /// A length of zero: a point constraint.
  static let points = DistanceFeatures(rawValue: 1 << 2)
  /// Springs whose energy is counted.
  static let undamped = DistanceFeatures(rawValue: 1 << 3)
  /// Springs that swing and have not acted yet.
  static let starting = DistanceFeatures(rawValue: 1 << 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  @inline(__always)
  init(_ joints: RowLanes<DistanceJoint>, slop: Float) {
    var features: DistanceFeatures = []
    for lane in 0..<laneCount {
      features.insert(joints[lane].isPoint(slop) ? .points : .axial)
      if joints[lane].isUndamped(slop) { features.insert(.undamped) }
      if joints[lane].isStarting { features.insert(.starting) }
      if joints[lane].isRanged(slop) { features.formUnion([.ranges, .axial]) }
    }
    self = features
  }
}
