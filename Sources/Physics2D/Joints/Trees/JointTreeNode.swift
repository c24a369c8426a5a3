// SPDX-License-Identifier: Apache-2.0

/// A body of a tree, and the joint to its parent.
///
/// Velocities and momenta are vectors (vx, vy, ω), in double precision: the masses of a tree may differ by
/// many orders of magnitude.
struct JointTreeNode: BitwiseCopyable {
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
  /// The block of the joint, its lane there, and the lane after the last one that repeats it.
  var block: Int32 = 0
  var lane: Int32 = 0
  var laneEnd: Int32 = 0
  var joint = TreeJoint()
  /// The pose at which the joints are solved.
  var pose = TreePose()

  /// The number of constraints, and their Jacobians with respect to the body and to its parent.
  var rowCount = 0
  var jacobian = TreeRows()
  var parentJacobian = TreeRows()
  /// Whether the range of the angle is a constraint now: −1 at the lower limit, 1 at the upper one, 2 for a
  /// range that is a single angle.
  var limit: Int8 = 0

  /// The coefficient of a damper between the bodies of a revolute joint, see `revoluteDamping`; 0 for none.
  var damping = 0.0

  /// The inertia of the body and all below it, and its inverse.
  var inertia = SymmetricMatrix()
  var inverseInertia = SymmetricMatrix()
  /// The changes of velocity by unit impulses, Â⁻¹·Jᵀ, and K⁻¹ = (J·Â⁻¹·Jᵀ)⁻¹.
  var response = TreeRows()
  var mass = SymmetricMatrix()

  /// The error of each constraint that the pass removes, as a velocity.
  var error = SIMD3<Double>()
  /// Of a root: whether the velocities of a sub-step lead to poses that do not satisfy the joints.
  var needsProjection = false
  /// The position error at the current poses.
  var startError = SIMD3<Double>()
  /// The part of the position error that stays for later sub-steps.
  var kept = SIMD3<Double>()
  /// The momentum from below, and the change of velocity by one substitution.
  var momentum = SIMD3<Double>()
  var change = SIMD3<Double>()
  /// The impulses of one substitution.
  var impulse = SIMD3<Double>()
  /// The velocity of the body, and the impulses of the pass so far.
  var velocity = SIMD3<Double>()
  var totalImpulse = SIMD3<Double>()
  /// Of an isolated tree: what acts on the body, and what is kept between parts of a sub-step.
  var forces = TreeForces()
  var progress = TreeProgress()
}

/// Three vectors: the rows of a Jacobian.
struct TreeRows: BitwiseCopyable {
  var first = SIMD3<Double>()
  var second = SIMD3<Double>()
  var third = SIMD3<Double>()

  /// The velocities of the constraints, J·v.
  @inline(__always)
  func product(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((first * vector).sum(), (second * vector).sum(), (third * vector).sum())
  }

  /// The momentum of impulses, Jᵀ·λ.
  @inline(__always)
  func transposedProduct(_ impulse: SIMD3<Double>) -> SIMD3<Double> {
    impulse.x * first + impulse.y * second + impulse.z * third
  }
}

/// A symmetric 3 × 3 matrix.
struct SymmetricMatrix: BitwiseCopyable {
  var xx = 0.0
  var yy = 0.0
  var zz = 0.0
  var xy = 0.0
  var xz = 0.0
  var yz = 0.0

  @inline(__always)
  static func * (matrix: SymmetricMatrix, vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      matrix.xx * vector.x + matrix.xy * vector.y + matrix.xz * vector.z,
      matrix.xy * vector.x + matrix.yy * vector.y + matrix.yz * vector.z,
      matrix.xz * vector.x + matrix.yz * vector.y + matrix.zz * vector.z)
  }

  /// The inverse of the first rows and columns, zero elsewhere; zero where the matrix is singular.
  ///
  /// By elimination of one row after the other (LDLᵀ), which is stable for matrices that are positive
  /// definite.
  func inverse(rowCount: Int) -> SymmetricMatrix {
    // L = (1; a 1; b c 1) and D = (d₁, d₂, d₃); a row that depends on those before it is left out.
    let tiny = 1e-13
    let first = xx > 0 ? 1 / xx : 0
    let a = xy * first
    let b = xz * first
    let secondPivot = yy - a * xy
    let second = rowCount > 1 && secondPivot > tiny * yy ? 1 / secondPivot : 0
    let c = (yz - a * xz) * second
    let thirdPivot = zz - b * xz - c * (yz - a * xz)
    let third = rowCount > 2 && thirdPivot > tiny * zz ? 1 / thirdPivot : 0
    // A⁻¹ = L⁻ᵀ·D⁻¹·L⁻¹ with L⁻¹ = (1; −a 1; a·c − b −c 1).
    let corner = a * c - b
    var result = SymmetricMatrix()
    result.xx = first + (second > 0 ? a * a * second : 0) + corner * corner * third
    result.xy = -a * second - corner * c * third
    result.yy = second + c * c * third
    result.xz = corner * third
    result.yz = -c * third
    result.zz = third
    return result
  }
}
