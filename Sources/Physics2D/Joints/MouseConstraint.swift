/// What is kept of a mouse joint from step to step.
struct MouseJoint: BitwiseCopyable {
  var localAnchor = Vector2.zero
  /// In the world.
  var target = Vector2.zero
  var spring = JointSpring(hertz: 0, dampingRatio: 0)
  var maximumForce: Float = 0
  var impulse = Vector2.zero
}

/// A mouse joint during one step: a spring from the world to a point of a body, with a greatest force.
struct MouseConstraint: JointConstraint {
  private let link: JointLink
  private let maximumImpulse: Float
  private var point: PointConstraint

  init(_ joint: MouseJoint, bodyA: Int32, bodyB: Int32, bodies: BodyRows, context: StepContext) {
    // The world has no center of mass; the target is its arm.
    link = JointLink(
      bodyA: -1, bodyB: bodyB, localAnchorA: joint.target, localAnchorB: joint.localAnchor,
      bodies: bodies)
    maximumImpulse = context.subStep * joint.maximumForce
    point = PointConstraint(
      impulse: joint.impulse,
      spring: SpringSoftness(
        hertz: joint.spring.hertz, dampingRatio: joint.spring.dampingRatio,
        subStep: context.subStep),
      isSpring: true)
  }

  func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>) {
    var pair = JointMotion(link, motion)
    pair.apply(point.impulse, link)
    pair.store(link, motion)
  }

  mutating func solve(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool
  ) {
    var pair = JointMotion(link, motion)
    point.solve(
      &pair, link, context, isRelaxing: isRelaxing, maximumImpulse: maximumImpulse)
    pair.store(link, motion)
  }

  func store(into joint: inout MouseJoint) { joint.impulse = point.impulse }
}
