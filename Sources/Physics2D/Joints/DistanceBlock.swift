/// What is kept of a distance joint from step to step.
struct DistanceJoint: BitwiseCopyable {
  var localAnchorA = Vector2.zero
  var localAnchorB = Vector2.zero
  var length: Float = 0
  var spring = JointSpring(hertz: 0, dampingRatio: 0)
  var hasSpring = false
  var minimumLength: Float = 0
  var maximumLength: Float = 0
  /// Whether the range holds; without range and spring the joint is a rod.
  var hasRange = false
  /// The direction from A to B while there is none: anchors on top of each other keep the last one.
  var axis = Vector2(1, 0)
  var impulse: Float = 0
  var lowerImpulse: Float = 0
  var upperImpulse: Float = 0
  /// Of a joint whose length is zero.
  var pointImpulse = Vector2.zero
}

/// Eight distance joints during one step: rods or springs, and a least and a greatest length.
///
/// Where the length is zero there is no direction to push in, and the joint holds the two anchors
/// together in both directions of the plane.
struct DistanceBlock: JointBlock {
  private let link: JointLink
  private let parts: DistanceFeatures
  private let length: Lanes
  private let grip: ConstraintSoftnessLanes
  /// 0 and beyond reach where there is no range.
  private let minimumLength: Lanes
  private let maximumLength: Lanes
  /// Distance below which the anchors have no direction.
  private let leastDistance: Float
  private var axis: VectorLanes
  private var impulse: Lanes
  private var lowerImpulse: Lanes
  private var upperImpulse: Lanes
  private var point: PointConstraint

  @inline(__always)
  init(_ joints: RowLanes<DistanceJoint>, _ ends: JointEnds, _ reader: inout JointReader) {
    let slop = reader.context.linearSlop
    link = JointLink(
      ends, localAnchorA: joints.readVectors { $0.localAnchorA },
      localAnchorB: joints.readVectors { $0.localAnchorB }, bodies: reader.bodies)
    parts = DistanceFeatures(joints, slop: slop)
    length = joints.read { $0.length }
    grip = ConstraintSoftnessLanes(joints, &reader) { $0.lengthSoftness(slop) }
    minimumLength = joints.read { $0.isRanged(slop) ? $0.minimumLength : 0 }
    maximumLength = joints.read { $0.isRanged(slop) ? $0.maximumLength : maximumCoordinate }
    // A hundredth of the slop: closer together, a direction is rounding noise.
    leastDistance = 0.01 * slop
    axis = joints.readVectors { $0.axis }
    impulse = joints.read { $0.isLengthFree(slop) ? 0 : $0.impulse }
    lowerImpulse = joints.read { $0.isRanged(slop) ? $0.lowerImpulse : 0 }
    upperImpulse = joints.read { $0.isRanged(slop) ? $0.upperImpulse : 0 }
    point = PointConstraint(
      impulse: joints.readVectors { $0.isPoint(slop) ? $0.pointImpulse : .zero },
      grip: ConstraintSoftnessLanes(joints, &reader) { $0.pointSoftness(slop) })
  }

  @inline(__always)
  func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>) {
    var pair = JointMotion(link, motion)
    let along = impulse + (lowerImpulse - upperImpulse)
    pair.apply(along * direction(pair.separation).axis + point.impulse, link)
    pair.store(link, motion)
  }

  @inline(__always)
  mutating func solve(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool
  ) {
    var pair = JointMotion(link, motion)
    if parts.contains(.points) { point.solve(&pair, link, context, isRelaxing: isRelaxing) }
    if parts.contains(.axial) {
      let current = direction(pair.separation)
      axis = current.axis
      solveLength(&pair, current.distance, context, isRelaxing: isRelaxing)
    }
    pair.store(link, motion)
  }

  @inline(__always)
  func store(into joints: RowLanes<DistanceJoint>) {
    joints.write(axis) { $0.axis = $1 }
    joints.write(impulse) { $0.impulse = $1 }
    joints.write(lowerImpulse) { $0.lowerImpulse = $1 }
    joints.write(upperImpulse) { $0.upperImpulse = $1 }
    joints.write(point.impulse) { $0.pointImpulse = $1 }
  }

  @inline(__always)
  private mutating func solveLength(
    _ pair: inout JointMotion, _ distance: Lanes, _ context: StepContext, isRelaxing: Bool
  ) {
    let mass = axialMass(pair)
    let bend = isRelaxing ? Lanes() : select(grip.isSoft, Lanes(), bending(length, pair, context))
    let change = AxialConstraint.hold(
      &impulse, mass: mass, speed: speed(pair) + bend,
      error: isRelaxing ? nil : distance - length,
      grip.response(context, isRelaxing: isRelaxing))
    pair.apply(change * axis, link)
    if parts.contains(.ranges) {
      solveRange(&pair, mass, distance, context, isRelaxing: isRelaxing)
    }
  }

  @inline(__always)
  private mutating func solveRange(
    _ pair: inout JointMotion, _ mass: Lanes, _ distance: Lanes, _ context: StepContext,
    isRelaxing: Bool
  ) {
    // A least length of zero cannot be fallen short of.
    let hasMinimum = minimumLength .> Lanes()
    let lengthen = AxialConstraint.limit(
      &lowerImpulse, mass: select(hasMinimum, mass, Lanes()), speed: speed(pair),
      clearance: distance - minimumLength, context, isRelaxing: isRelaxing)
    pair.apply(lengthen * axis, link)
    let bend = isRelaxing ? Lanes() : bending(maximumLength, pair, context)
    let shorten = AxialConstraint.limit(
      &upperImpulse, mass: mass, speed: Lanes() - speed(pair) - bend,
      clearance: maximumLength - distance, context, isRelaxing: isRelaxing)
    pair.apply((Lanes() - shorten) * axis, link)
  }

  /// The direction from anchor A to B, the last one where they lie on top of each other.
  @inline(__always)
  private func direction(_ separation: VectorLanes) -> (axis: VectorLanes, distance: Lanes) {
    let distance = separation.length
    let isClear = distance .> Lanes(repeating: leastDistance)
    let along = inverse(distance) * separation
    return (
      select(isClear, along, axis), select(isClear, distance, axis.dot(separation))
    )
  }

  @inline(__always)
  private func speed(_ pair: JointMotion) -> Lanes { pair.anchorVelocity.dot(axis) }

  @inline(__always)
  private func axialMass(_ pair: JointMotion) -> Lanes {
    let armA = pair.armA.cross(axis)
    let armB = pair.armB.cross(axis)
    return inverse(
      link.inverseMassA + link.inverseMassB + link.inverseInertiaA * armA * armA
        + link.inverseInertiaB * armB * armB)
  }

  /// The speed with which anchors that swing about each other at a radius part over a sub-step
  /// although their velocity along the axis is zero: on its straight way a swinging body leaves the
  /// circle.
  @inline(__always)
  private func bending(
    _ radius: Lanes, _ pair: JointMotion, _ context: StepContext
  ) -> Lanes {
    let across = context.subStep * pair.anchorVelocity.cross(axis)
    let square = radius * radius - across * across
    // Beyond a sixth of a turn per sub-step the picture of a circle has no meaning.
    let least = 0.25 * radius * radius
    let chord = select(square .> least, squareRoot(square), 0.5 * radius)
    return context.inverseSubStep * (radius - chord)
  }
}

/// What any of eight distance joints does.
private struct DistanceFeatures: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  /// Holds a direction: rods, springs and ropes.
  static let axial = DistanceFeatures(rawValue: 1 << 0)
  static let ranges = DistanceFeatures(rawValue: 1 << 1)
  /// Holds its anchors together.
  static let points = DistanceFeatures(rawValue: 1 << 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  @inline(__always)
  init(_ joints: RowLanes<DistanceJoint>, slop: Float) {
    var parts: DistanceFeatures = []
    for lane in 0..<laneCount {
      parts.insert(joints[lane].isPoint(slop) ? .points : .axial)
      if joints[lane].isRanged(slop) { parts.formUnion([.ranges, .axial]) }
    }
    self = parts
  }
}

extension DistanceJoint {
  fileprivate var isRope: Bool { hasRange && !hasSpring }

  /// Whether the anchors are held together.
  fileprivate func isPoint(_ slop: Float) -> Bool { (isRope ? maximumLength : length) < slop }

  /// Whether the length has a least and a greatest value.
  fileprivate func isRanged(_ slop: Float) -> Bool { hasRange && !(isRope && isPoint(slop)) }

  /// Whether nothing holds the length itself.
  fileprivate func isLengthFree(_ slop: Float) -> Bool { isRope || isPoint(slop) }

  /// How the length is held.
  fileprivate func lengthSoftness(_ slop: Float) -> ConstraintSoftness {
    isLengthFree(slop) ? .free : ConstraintSoftness(spring, isRigid: !hasSpring)
  }

  /// How the anchors are held together.
  fileprivate func pointSoftness(_ slop: Float) -> ConstraintSoftness {
    isPoint(slop) ? ConstraintSoftness(spring, isRigid: !hasSpring) : .free
  }
}
