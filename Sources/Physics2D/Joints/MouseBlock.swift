/// What is kept of a mouse joint from step to step.
struct MouseJoint: BitwiseCopyable {
  var localAnchor = Vector2.zero
  /// In the world.
  var target = Vector2.zero
  var spring = JointSpring(hertz: 0, dampingRatio: 0)
  var maximumForce: Float = 0
  var impulse = Vector2.zero
}

/// Eight mouse joints during one step: springs from the world to points of bodies, with a greatest
/// force.
struct MouseBlock: JointBlock {
  private let link: JointLink
  private let maximumImpulse: Lanes
  private var point: PointConstraint

  @inline(__always)
  init(_ joints: RowLanes<MouseJoint>, _ ends: JointEnds, _ reader: inout JointReader) {
    link = JointLink(
      ends, target: joints.readVectors { $0.target },
      localAnchorB: joints.readVectors { $0.localAnchor }, bodies: reader.bodies)
    maximumImpulse = reader.context.subStep * joints.read { $0.maximumForce }
    point = PointConstraint(
      impulse: joints.readVectors { $0.impulse },
      grip: ConstraintSoftnessLanes(joints, &reader) { .spring($0.spring) })
  }

  @inline(__always)
  func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>) {
    var pair = JointMotion(fromWorld: link, motion)
    pair.apply(point.impulse, link)
    pair.storeB(link, motion)
  }

  @inline(__always)
  mutating func solve(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool
  ) {
    guard !isRelaxing else { return }
    var pair = JointMotion(fromWorld: link, motion)
    point.pull(&pair, link, maximumImpulse: maximumImpulse)
    pair.storeB(link, motion)
  }

  @inline(__always)
  func store(into joints: RowLanes<MouseJoint>) {
    joints.write(point.impulse) { $0.impulse = $1 }
  }
}
