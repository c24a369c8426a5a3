// SPDX-License-Identifier: Apache-2.0

/// A body of a tree, and the joint to its parent.
///
/// Velocities and momenta are vectors (vx, vy, ω), in double precision: the masses of a tree may differ by
/// many orders of magnitude. Impulses are those on the body; errors are positions of the body relative to its
/// parent.
struct JointTreeNode: BitwiseCopyable {
  /// The value of `limit` for a range that is a single value.
  static var singleValue: Int8 { 2 }
  /// The value of `limit` for a pin that friction holds.
  static var heldByFriction: Int8 { 3 }

  /// The row of the body.
  var body: Int32 = 0
  /// The node of the parent; −1 for the root.
  var parent: Int32 = -1
  /// The row of the body at the other end of the joint, the parent or a body that constraints do not move;
  /// −1 for a root without a joint.
  var other: Int32 = -1
  /// The row of the joint in the joint table.
  var record: Int32 = -1
  var kind = JointKind.distance
  /// Whether the body is B of the joint.
  var isB = false
  /// Whether the range of the joint is a constraint now: −1 at the lower limit, 1 at the upper one,
  /// `singleValue`, or `heldByFriction`.
  var limit: Int8 = 0
  /// Whether the joint keeps the angle.
  var keepsAngle = false
  /// Whether the body moves as if it had no parent: a root without a joint, and a body on a rope that does not pull.
  var isDetached = true
  /// Whether the joint leaves the anchors free to move along `freeDirection`.
  var slides = false
  /// Of a root: whether the velocities of a sub-step lead to poses that do not satisfy the joints.
  var needsProjection = false
  /// Whether the body cannot turn: itself, or because it keeps its angle to one that cannot.
  var isLocked = false
  /// The block of the joint, its lane there, and the lane after the last one that repeats it.
  var block: Int32 = 0
  var lane: Int32 = 0
  var laneEnd: Int32 = 0
  var joint = TreeJoint()
  /// From the centers of the body and of its parent to the anchors, and from the parent's center to the body's, at the
  /// start of the step.
  var anchor = SIMD2<Double>()
  var parentAnchor = SIMD2<Double>()
  var offset = SIMD2<Double>()
  /// The mass, twice, and the inertia of the body, and the inverses; 0 for the inertia of a body that does not turn.
  var masses = SIMD3<Double>()
  var inverseMasses = SIMD3<Double>()
  /// The angular accelerations by a unit force: of the bodies that swing back, and of a bend of the joint.
  var swing = 0.0
  var bend = 0.0
  /// The coefficient of a damper between the bodies of a revolute joint, see `revoluteDamping`; 0 for none.
  var damping = 0.0
  /// Of a pin with friction: the direction in which the body turns, 1 or −1, and the angle at the start of a part.
  var turning = 0.0
  var heldAngle = 0.0

  /// The pose at which the joints are solved, and that to which the velocity leads.
  var pose = TreePose()
  var next = TreePose()
  /// From the centers of the body and of its parent to the anchors, of a prismatic joint both to that of B; the axis of
  /// a rod, towards the body, or of a prismatic joint.
  var arm = SIMD2<Double>()
  var parentArm = SIMD2<Double>()
  var axis = SIMD2<Double>()
  /// The normal of a rod, or the axis of a prismatic joint.
  var freeDirection = SIMD2<Double>()
  /// The inertia of the body and all below it, and the inertia against which the joint pulls, K⁻¹.
  var inertia = SymmetricMatrix()
  var mass = SymmetricMatrix()
  /// How the body gives way where the joint leaves it free: in its angle and along a rod's normal.
  var yielding = TreeYielding()

  /// The error of each constraint that the pass removes, as a velocity.
  var error = SIMD3<Double>()
  /// The momentum from below, and the change of velocity by one substitution.
  var momentum = SIMD3<Double>()
  var change = SIMD3<Double>()
  /// The impulse of one substitution.
  var impulse = SIMD3<Double>()
  /// The velocity of the body, and the impulse of the pass so far.
  var velocity = SIMD3<Double>()
  var totalImpulse = SIMD3<Double>()
  /// The position error at the current poses, and the part of it that stays for later sub-steps.
  var startError = SIMD3<Double>()
  var kept = SIMD3<Double>()
  /// Of an isolated tree: what acts on the body, and what is kept between parts of a sub-step.
  var forces = TreeForces()
  var progress = TreeProgress()

  /// Whether the joint is a rod or a rope.
  var isRod: Bool { joint.length >= 0 }
  /// The movement of the body in relation to its parent that increases what a limit limits.
  var limitDirection: SIMD3<Double> {
    if kind == .revolute { return SIMD3(0, 0, sign) }
    let along = isRod ? axis : sign * axis
    return SIMD3(along.x, along.y, 0)
  }

  /// Decides, for the limit that holds, what the joint leaves free.
  @inline(__always)
  mutating func setFreedom() {
    keepsAngle = joint.keepsAngle || limit != 0 && kind == .revolute
    isDetached = isRod && limit == 0 && joint.hasLimits
    slides = isRod ? !isDetached : kind == .prismatic && limit == 0
  }
  /// 1 if the body is B of the joint, −1 if it is A.
  var sign: Double { isB ? 1 : -1 }
}

/// How a body moves in the directions in which its joint leaves it free.
struct TreeYielding: BitwiseCopyable {
  /// The angular velocity by a unit of angular momentum about the anchor, and by a unit velocity of the anchor.
  var turn = 0.0
  var turnByMotion = SIMD2<Double>()
  /// The part of the angular velocity that the joint demands which the body follows: 1 for a weld.
  var following = 0.0
  /// The same as the first two along the free direction of a rod or a prismatic joint.
  var slide = 0.0
  var slideByMotion = SIMD3<Double>()
  /// The angular velocity and the speed along the free direction by the momentum from below.
  var free = SIMD2<Double>()
}

/// A symmetric 3 × 3 matrix.
struct SymmetricMatrix: BitwiseCopyable {
  var xx = 0.0
  var xy = 0.0
  var yy = 0.0
  var xz = 0.0
  var yz = 0.0
  var zz = 0.0

  @inline(__always)
  static func * (matrix: SymmetricMatrix, vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      matrix.xx * vector.x + matrix.xy * vector.y + matrix.xz * vector.z,
      matrix.xy * vector.x + matrix.yy * vector.y + matrix.yz * vector.z,
      matrix.xz * vector.x + matrix.yz * vector.y + matrix.zz * vector.z)
  }
}
