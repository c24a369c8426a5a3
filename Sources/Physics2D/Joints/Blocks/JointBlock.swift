// SPDX-License-Identifier: Apache-2.0

/// Eight joints of one kind and color during one step, one in each SIMD lane.
///
/// The stages are generic over this protocol and specialized for each kind; there is no dynamic dispatch
/// in a step. Lanes without a joint repeat the last one and are never written to bodies.
protocol JointBlock: BitwiseCopyable {
  /// What is kept of a joint from step to step.
  associatedtype Joint: BitwiseCopyable

  /// Reads the joints and their bodies.
  init(_ joints: RowLanes<Joint>, _ ends: JointEnds, _ reader: inout JointReader)

  /// The two bodies of each joint.
  var link: JointLink { get }

  /// Applies the impulses of the last sub-step.
  mutating func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>)

  /// Solves the constraints once; the relax pass corrects no positions, and springs are left out of it and where the
  /// context says that the pass is repeated, since they have been solved in this sub-step already.
  mutating func solve(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool)

  /// Restores the impulses of some lanes to those of the start of the step, which `store` left.
  mutating func restoreImpulses(_ joints: RowLanes<Joint>, _ lanes: LaneMask)

  /// Stores the impulses for the next step.
  func store(into joints: RowLanes<Joint>)
}

/// The input of a joint's preparation.
struct JointReader {
  var bodies: BodyView
  let context: StepContext
  /// The last spring: many joints have the same, and its coefficients cost more than the rest of a joint.
  private var lastSpring = JointSpring(hertz: 0, dampingRatio: 0)
  private var lastSoftness = SpringSoftness.slack

  init(_ bodies: BodyView, _ context: StepContext) {
    self.bodies = bodies
    self.context = context
  }

  /// The coefficients of a spring.
  @inline(__always)
  mutating func softness(_ spring: JointSpring) -> SpringSoftness {
    // e^(−2ζωh) is a series of some twenty operations.
    if spring != lastSpring {
      lastSpring = spring
      lastSoftness = SpringSoftness(
        hertz: spring.hertz, dampingRatio: spring.dampingRatio, subStep: context.subStep)
    }
    return lastSoftness
  }
}

/// The rows of the bodies of eight joints, and how many of the lanes have a joint.
struct JointEnds: BitwiseCopyable {
  let bodyA: SIMD8<Int32>
  let bodyB: SIMD8<Int32>
  let count: Int

  /// The angle of each B relative to its A at the start of the step, radians, from −π to π.
  @inline(__always)
  func relativeAngle(_ bodies: BodyView) -> Lanes {
    rotation(bodyA, bodies).relative(rotation(bodyB, bodies)).angle
  }

  /// The rotations of bodies at the start of the step.
  @inline(__always)
  func rotation(_ rows: SIMD8<Int32>, _ bodies: BodyView) -> RotationLanes {
    let rotation = PairedLanes(rows, bodies.pose, 8)
    return RotationLanes(cosine: rotation.even, sine: rotation.odd)
  }

  /// The lanes whose bodies do not belong to an isolated tree.
  @inline(__always)
  func isShared(_ rows: SIMD8<Int32>, _ bodies: BodyView) -> LaneMask {
    let flags = RowLanes(bodies.motion, rows).read { $0.flags }
    let bits = unsafeBitCast(flags, to: SIMD8<Int32>.self)
    return bits & SIMD8(repeating: Int32(BodyMotionFlags.isolatedTree.rawValue)) .== SIMD8()
  }

  /// The lanes that have a joint.
  @inline(__always)
  var isUsed: LaneMask { usedLanes(count) }

  /// The points at which the joints are solved, in the frames of their bodies.
  @inline(__always)
  func solvingAnchors<Joint: RelocatedJoint>(
    _ joints: RowLanes<Joint>, _ bodies: BodyView
  ) -> (a: VectorLanes, b: VectorLanes) {
    var a = VectorLanes()
    var b = VectorLanes()
    for lane in 0..<laneCount {
      let anchors = joints[lane].solvingAnchors(
        bodyA: bodyA[lane], bodyB: bodyB[lane], bodies: bodies)
      (a.x[lane], a.y[lane]) = (anchors.a.x, anchors.a.y)
      (b.x[lane], b.y[lane]) = (anchors.b.x, anchors.b.y)
    }
    return (a, b)
  }
}

/// A joint that is solved at other points of its bodies than at its anchors.
protocol RelocatedJoint: BitwiseCopyable {
  /// The points at which the joint is solved, in the frames of the two bodies.
  func solvingAnchors(bodyA: Int32, bodyB: Int32, bodies: BodyView) -> (a: Vector2, b: Vector2)
}
