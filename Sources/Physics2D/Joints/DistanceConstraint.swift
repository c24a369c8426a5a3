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

/// A distance joint during one step: a rod or a spring, and a least and a greatest length.
///
/// Where the length is zero there is no direction to push in, and the joint holds the two anchors
/// together in both directions of the plane.
struct DistanceConstraint: JointConstraint {
  private let link: JointLink
  private let length: Float
  private let spring: SpringSoftness
  private let hasSpring: Bool
  private let minimumLength: Float
  private let maximumLength: Float
  private let hasRange: Bool
  /// Whether the anchors are held together.
  private let isPoint: Bool
  /// Distance below which the anchors have no direction.
  private let leastDistance: Float
  private var axis: Vector2
  private var impulse: Float
  private var lowerImpulse: Float
  private var upperImpulse: Float
  private var point: PointConstraint

  init(
    _ joint: DistanceJoint, bodyA: Int32, bodyB: Int32, bodies: BodyRows, context: StepContext
  ) {
    link = JointLink(
      bodyA: bodyA, bodyB: bodyB, localAnchorA: joint.localAnchorA,
      localAnchorB: joint.localAnchorB, bodies: bodies)
    length = joint.length
    hasSpring = joint.hasSpring
    spring =
      joint.hasSpring
      ? SpringSoftness(
        hertz: joint.spring.hertz, dampingRatio: joint.spring.dampingRatio,
        subStep: context.subStep) : .slack
    minimumLength = joint.minimumLength
    maximumLength = joint.maximumLength
    let isRope = joint.hasRange && !joint.hasSpring
    isPoint = (isRope ? joint.maximumLength : joint.length) < context.linearSlop
    hasRange = joint.hasRange && !(isRope && isPoint)
    // A hundredth of the slop: closer together, a direction is rounding noise.
    leastDistance = 0.01 * context.linearSlop
    axis = joint.axis
    impulse = isPoint || isRope ? 0 : joint.impulse
    lowerImpulse = hasRange ? joint.lowerImpulse : 0
    upperImpulse = hasRange ? joint.upperImpulse : 0
    point = PointConstraint(
      impulse: isPoint ? joint.pointImpulse : .zero, spring: spring, isSpring: hasSpring)
  }

  func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>) {
    var pair = JointMotion(link, motion)
    let along = impulse + lowerImpulse - upperImpulse
    pair.apply(along * direction(pair.separation).axis + point.impulse, link)
    pair.store(link, motion)
  }

  mutating func solve(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool
  ) {
    var pair = JointMotion(link, motion)
    if isPoint { point.solve(&pair, link, context, isRelaxing: isRelaxing) }
    if hasRange || !isPoint {
      let current = direction(pair.separation)
      axis = current.axis
      let mass = axialMass(pair)
      if hasSpring && !isPoint && !isRelaxing {
        let change = AxialConstraint.spring(
          &impulse, mass: mass, speed: speed(pair), error: current.distance - length, spring)
        pair.apply(change * axis, link)
      } else if !hasSpring && !hasRange {
        let bend = isRelaxing ? 0 : bending(length, pair, context)
        let change = AxialConstraint.hold(
          &impulse, mass: mass, speed: speed(pair) + bend, error: current.distance - length,
          context, isRelaxing: isRelaxing)
        pair.apply(change * axis, link)
      }
      if hasRange { solveRange(&pair, mass, current.distance, context, isRelaxing) }
    }
    pair.store(link, motion)
  }

  func store(into joint: inout DistanceJoint) {
    joint.axis = axis
    joint.impulse = impulse
    joint.lowerImpulse = lowerImpulse
    joint.upperImpulse = upperImpulse
    joint.pointImpulse = point.impulse
  }

  private mutating func solveRange(
    _ pair: inout JointMotion, _ mass: Float, _ distance: Float, _ context: StepContext,
    _ isRelaxing: Bool
  ) {
    if minimumLength > 0 {
      let change = AxialConstraint.limit(
        &lowerImpulse, mass: mass, speed: speed(pair), room: distance - minimumLength, context,
        isRelaxing: isRelaxing)
      pair.apply(change * axis, link)
    }
    let bend = isRelaxing ? 0 : bending(maximumLength, pair, context)
    let change = AxialConstraint.limit(
      &upperImpulse, mass: mass, speed: -speed(pair) - bend, room: maximumLength - distance,
      context, isRelaxing: isRelaxing)
    pair.apply(-change * axis, link)
  }

  /// The direction from anchor A to B, the last one where they lie on top of each other.
  private func direction(_ separation: Vector2) -> (axis: Vector2, distance: Float) {
    let distance = separation.length
    guard distance > leastDistance else { return (axis, axis.dot(separation)) }
    return ((1 / distance) * separation, distance)
  }

  private func speed(_ pair: JointMotion) -> Float { pair.anchorVelocity.dot(axis) }

  private func axialMass(_ pair: JointMotion) -> Float {
    let armA = pair.armA.cross(axis)
    let armB = pair.armB.cross(axis)
    let inverse =
      link.inverseMassA + link.inverseMassB + link.inverseInertiaA * armA * armA
      + link.inverseInertiaB * armB * armB
    return inverse > 0 ? 1 / inverse : 0
  }

  /// The speed with which anchors that swing about each other at a radius part over a sub-step
  /// although their velocity along the axis is zero: on its straight way a swinging body leaves the
  /// circle.
  private func bending(_ radius: Float, _ pair: JointMotion, _ context: StepContext) -> Float {
    let across = context.subStep * pair.anchorVelocity.cross(axis)
    let square = radius * radius - across * across
    // Beyond a sixth of a turn per sub-step the picture of a circle has no meaning.
    let least = 0.25 * radius * radius
    let chord = square > least ? square.squareRoot() : 0.5 * radius
    return (radius - chord) * context.inverseSubStep + pair.curvature(context).dot(axis)
  }
}
