// SPDX-License-Identifier: Apache-2.0

// The elimination of bodies from the leaves of a tree to its root, and the substitution of errors.

extension TreeSolver {
  /// Computes Jacobians at the current poses and eliminates bodies from the leaves to the root.
  func factorize(_ tree: Range<Int>, keepsErrors: Bool) {
    for node in tree { prepare(nodes + node, keepsErrors: keepsErrors) }
    for node in tree.reversed() {
      let this = nodes + node
      this.pointee.inverseInertia = this.pointee.inertia.inverse(rowCount: 3)
      let rowCount = this.pointee.rowCount
      guard rowCount > 0 else { continue }
      // K = J·Â⁻¹·Jᵀ
      let jacobian = this.pointee.jacobian
      let response = TreeRows(
        first: this.pointee.inverseInertia * jacobian.first,
        second: this.pointee.inverseInertia * jacobian.second,
        third: this.pointee.inverseInertia * jacobian.third)
      this.pointee.response = response
      var gram = gramMatrix(jacobian, response)
      // A damper is a soft constraint: J·v + λ/d = 0.
      if this.pointee.damping > 0 { gram.zz += 1 / this.pointee.damping }
      let mass = gram.inverse(rowCount: 3)
      this.pointee.mass = mass
      guard this.pointee.parent >= 0 else { continue }
      // Â of the parent grows by Jpᵀ·K⁻¹·Jp.
      (nodes + Int(this.pointee.parent)).pointee.inertia.add(mass, this.pointee.parentJacobian)
    }
  }

  /// Sets the Jacobians of a node's joint, and its inertia to that of its body.
  func prepare(_ node: UnsafeMutablePointer<JointTreeNode>, keepsErrors: Bool) {
    let mass = bodies.mass[Int(node.pointee.body)]
    // A body that does not turn has no angular part in any Jacobian: its inertia does not matter.
    node.pointee.inertia = SymmetricMatrix(
      xx: Double(mass.mass), yy: Double(mass.mass),
      zz: mass.inverseInertia > 0 ? 1 / Double(mass.inverseInertia) : 1)
    guard node.pointee.other >= 0 else { return }
    let joint = node.pointee.joint
    let isB = node.pointee.isB
    let own = node.pointee.pose
    let other = otherPose(node.pointee)
    let (a, b) = isB ? (other, own) : (own, other)
    let sign = isB ? 1.0 : -1.0
    let end = JacobianEnd(
      arm: own.rotated(isB ? joint.anchorB : joint.anchorA), sign: sign,
      turns: mass.inverseInertia > 0)
    let parentEnd = JacobianEnd(
      arm: other.rotated(isB ? joint.anchorA : joint.anchorB), sign: -sign,
      turns: bodies.mass[Int(node.pointee.other)].inverseInertia > 0 || node.pointee.parent < 0)
    setJacobians(node, end, parentEnd, a, b)
    node.pointee.damping = 0
    if keepsErrors, node.pointee.rowCount == 2 {
      node.pointee.damping = revoluteDamping(node.pointee)
      if node.pointee.damping > 0 { addAngularRow(node, end, parentEnd) }
    }
    node.pointee.startError = positionError(node.pointee, a, b)
    node.pointee.kept = SIMD3()
    if keepsErrors { keepLargeError(node) }
  }

  /// Sets the rows of a joint: one along a rod, else two of the point, and one of an angle that is kept.
  @inline(__always)
  private func setJacobians(
    _ node: UnsafeMutablePointer<JointTreeNode>, _ own: JacobianEnd, _ parent: JacobianEnd,
    _ a: TreePose, _ b: TreePose
  ) {
    let joint = node.pointee.joint
    if joint.length >= 0 {
      let separation =
        SIMD2(joint.centerOffset) + (b.movement - a.movement)
        + (b.rotated(joint.anchorB) - a.rotated(joint.anchorA))
      let length = (separation * separation).sum().squareRoot()
      let axis =
        length > 0.01 * Double(context.linearSlop) ? (1 / length) * separation : SIMD2(joint.axis)
      node.pointee.rowCount = 1
      node.pointee.jacobian = TreeRows(first: own.row(axis))
      node.pointee.parentJacobian = TreeRows(first: parent.row(axis))
    } else {
      let (x, y) = (SIMD2(1.0, 0), SIMD2(0, 1.0))
      node.pointee.rowCount = 2
      node.pointee.jacobian = TreeRows(first: own.row(x), second: own.row(y))
      node.pointee.parentJacobian = TreeRows(first: parent.row(x), second: parent.row(y))
      if joint.keepsAngle || node.pointee.limit != 0 { addAngularRow(node, own, parent) }
    }
  }

  /// Adds the constraint of the angle as the third row.
  @inline(__always)
  private func addAngularRow(
    _ node: UnsafeMutablePointer<JointTreeNode>, _ own: JacobianEnd, _ parent: JacobianEnd
  ) {
    node.pointee.rowCount = 3
    node.pointee.jacobian.third = own.angularRow
    node.pointee.parentJacobian.third = parent.angularRow
  }

  /// Leaves a part of an error beyond five slops to later sub-steps: bodies that were put apart come
  /// together as gently as those that the iteration moves.
  func keepLargeError(_ node: UnsafeMutablePointer<JointTreeNode>) {
    let error = node.pointee.startError
    let length = (error.x * error.x + error.y * error.y).squareRoot()
    let limit = share * 5 * Double(context.linearSlop)
    let part = 1 - Double(context.jointSoftness.biasRate) * subStep
    if length > limit {
      let scale = part * (1 - limit / length)
      node.pointee.kept = SIMD3(scale * error.x, scale * error.y, 0)
    }
    let angleLimit = share * 0.05
    if error.z.magnitude > angleLimit {
      node.pointee.kept.z = part * (error.z - (error.z > 0 ? angleLimit : -angleLimit))
    }
  }

  func gramMatrix(_ rows: TreeRows, _ columns: TreeRows) -> SymmetricMatrix {
    SymmetricMatrix(
      xx: (rows.first * columns.first).sum(), yy: (rows.second * columns.second).sum(),
      zz: (rows.third * columns.third).sum(), xy: (rows.first * columns.second).sum(),
      xz: (rows.first * columns.third).sum(), yz: (rows.second * columns.third).sum())
  }

  /// Solves for the impulses that remove the errors: momenta from the leaves to the root, then velocities
  /// from the root to the leaves.
  func substitute(_ tree: Range<Int>) {
    for node in tree { nodes[node].momentum = SIMD3() }
    for node in tree.reversed() {
      let this = nodes + node
      let change = this.pointee.inverseInertia * this.pointee.momentum
      this.pointee.change = change
      guard this.pointee.rowCount > 0 else { continue }
      // λ without the parent's change: −K⁻¹·(e + J·Δv̂).
      let error = this.pointee.error + this.pointee.jacobian.product(change)
      this.pointee.impulse = this.pointee.mass * (SIMD3() - error)
      guard this.pointee.parent >= 0 else { continue }
      (nodes + Int(this.pointee.parent)).pointee.momentum +=
        this.pointee.parentJacobian.transposedProduct(this.pointee.impulse)
    }
    for node in tree where nodes[node].rowCount > 0 {
      let this = nodes + node
      if this.pointee.parent >= 0 {
        // −K⁻¹·Jp·Δvp
        let parent = nodes[Int(this.pointee.parent)].change
        this.pointee.impulse -= this.pointee.mass * this.pointee.parentJacobian.product(parent)
      }
      this.pointee.change += this.pointee.response.transposedProduct(this.pointee.impulse)
    }
  }

  /// Adds the result of a substitution to velocities and impulses, or takes it back.
  func applyChanges(_ tree: Range<Int>, sign: Double) {
    for node in tree {
      nodes[node].velocity += sign * nodes[node].change
      if nodes[node].rowCount > 0 { nodes[node].totalImpulse += sign * nodes[node].impulse }
    }
  }

  /// Stores the velocity of a node's body, and adds the impulses to those of its joint.
  func store(_ node: Int) {
    let this = nodes + node
    let motion = bodies.motion + Int(this.pointee.body)
    let velocity = this.pointee.velocity
    motion.pointee.linearVelocity = Vector2(Float(velocity.x), Float(velocity.y))
    motion.pointee.angularVelocity = Float(velocity.z)
    guard this.pointee.rowCount > 0 else { return }
    var impulse = this.pointee.totalImpulse
    // A damper has no part in the joint's own impulses.
    if this.pointee.damping > 0 { impulse.z = 0 }
    let linear = Vector2(Float(impulse.x), Float(impulse.y))
    let block = Int(this.pointee.block)
    for lane in Int(this.pointee.lane)..<Int(this.pointee.laneEnd) {
      switch this.pointee.kind {
      case .distance: distance[block].addImpulse(linear, angular: 0, lane)
      case .revolute: revolute[block].addImpulse(linear, angular: Float(impulse.z), lane)
      case .weld: weld[block].addImpulse(linear, angular: Float(impulse.z), lane)
      case .prismatic, .mouse: break
      }
    }
  }
}

extension SymmetricMatrix {
  /// Adds Jᵀ·A·J.
  mutating func add(_ matrix: SymmetricMatrix, _ rows: TreeRows) {
    // A·J, column by column of J.
    let x = matrix * SIMD3(rows.first.x, rows.second.x, rows.third.x)
    let y = matrix * SIMD3(rows.first.y, rows.second.y, rows.third.y)
    let z = matrix * SIMD3(rows.first.z, rows.second.z, rows.third.z)
    func column(_ values: SIMD3<Double>) -> SIMD3<Double> {
      rows.transposedProduct(values)
    }
    let (first, second, third) = (column(x), column(y), column(z))
    xx += first.x
    xy += first.y
    xz += first.z
    yy += second.y
    yz += second.z
    zz += third.z
  }
}

/// One end of a joint in its Jacobian.
private struct JacobianEnd {
  /// From the center of mass to the anchor.
  let arm: SIMD2<Double>
  /// 1 for B, −1 for A.
  let sign: Double
  /// Whether the body turns; one that does not has no angular part.
  let turns: Bool

  /// The velocity of the anchor along an axis: a·v + (r × a)·ω.
  @inline(__always)
  func row(_ axis: SIMD2<Double>) -> SIMD3<Double> {
    sign * SIMD3(axis.x, axis.y, turns ? arm.x * axis.y - arm.y * axis.x : 0)
  }

  /// The angular velocity of the body.
  @inline(__always)
  var angularRow: SIMD3<Double> { SIMD3(0, 0, turns ? sign : 0) }
}
