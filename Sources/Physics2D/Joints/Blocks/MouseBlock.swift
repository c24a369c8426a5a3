// SPDX-License-Identifier: Apache-2.0

/// What is kept of a mouse joint from step to step.
struct MouseJoint: BitwiseCopyable {
  var localAnchor = Vector2.zero
  /// In the world.
  var target = Vector2.zero
  var spring = JointSpring.zero
  var maximumForce: Float = 0
  var impulse = Vector2.zero
}

/// Eight mouse joints during one step: springs from a target in the world to an anchor of a body, with a
/// maximum force.
///
/// C = xB + rB − target. Body A is the world: it has no inverse mass and no velocity.
struct MouseBlock: JointBlock {
  var link: JointLink
  private let maximumImpulse: Lanes
  private var point: PointConstraint

  @inline(__always)
  init(_ joints: RowLanes<MouseJoint>, _ ends: JointEnds, _ reader: inout JointReader) {
    link = JointLink(
      ends, target: joints.readVectors { $0.target },
      localAnchorB: joints.readVectors { $0.localAnchor }, bodies: reader.bodies)
    // λmax = h·Fmax.
    maximumImpulse = reader.context.subStep * joints.read { $0.maximumForce }
    point = PointConstraint(
      impulse: joints.readVectors { $0.impulse },
      softness: ConstraintSoftnessLanes(joints, &reader) { .spring($0.spring) })
  }

  @inline(__always)
  mutating func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>) {
    var pair = JointMotion(fromWorld: link, motion)
    pair.apply(point.impulse, link)
    pair.storeB(&link, motion)
  }

  @inline(__always)
  mutating func solve(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool
  ) {
    // A spring is solved once in a sub-step.
    guard !context.keepsSprings(isRelaxing: isRelaxing) else { return }
    var pair = JointMotion(fromWorld: link, motion)
    point.solveSpring(&pair, link, context, maximumImpulse: maximumImpulse)
    pair.storeB(&link, motion)
  }

  /// A spring gives an impulse that does not depend on that of its warm start.
  func restoreImpulses(_ joints: RowLanes<MouseJoint>, _ lanes: LaneMask) {}

  @inline(__always)
  func store(into joints: RowLanes<MouseJoint>) {
    joints.write(point.impulse) { $0.impulse = $1 }
  }
}
