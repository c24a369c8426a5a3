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
    let own = PredictedPose(bodies.motion[Int(node.pointee.body)], SIMD3(), 0)
    let other = PredictedPose(bodies.motion[Int(node.pointee.other)], SIMD3(), 0)
    let arm = own.rotated(isB ? joint.anchorB : joint.anchorA)
    let otherArm = other.rotated(isB ? joint.anchorA : joint.anchorB)
    let (a, b) = isB ? (other, own) : (own, other)
    let separation =
      SIMD2(joint.centerOffset) + (b.movement - a.movement)
      + (b.rotated(joint.anchorB) - a.rotated(joint.anchorA))
    let sign = isB ? 1.0 : -1.0
    let turns = mass.inverseInertia > 0
    let parentTurns =
      bodies.mass[Int(node.pointee.other)].inverseInertia > 0 || node.pointee.parent < 0
    if joint.length >= 0 {
      let length = (separation * separation).sum().squareRoot()
      let axis =
        length > 0.01 * Double(context.linearSlop) ? (1 / length) * separation : SIMD2(joint.axis)
      node.pointee.rowCount = 1
      node.pointee.jacobian = TreeRows(first: sign * row(axis, arm, turns))
      node.pointee.parentJacobian = TreeRows(first: -sign * row(axis, otherArm, parentTurns))
    } else {
      node.pointee.rowCount = 2
      node.pointee.jacobian = TreeRows(
        first: sign * row(SIMD2(1, 0), arm, turns), second: sign * row(SIMD2(0, 1), arm, turns))
      node.pointee.parentJacobian = TreeRows(
        first: -sign * row(SIMD2(1, 0), otherArm, parentTurns),
        second: -sign * row(SIMD2(0, 1), otherArm, parentTurns))
      if joint.keepsAngle || node.pointee.limit != 0 {
        node.pointee.rowCount = 3
        node.pointee.jacobian.third = SIMD3(0, 0, turns ? sign : 0)
        node.pointee.parentJacobian.third = SIMD3(0, 0, parentTurns ? -sign : 0)
      }
    }
    node.pointee.damping = 0
    if keepsErrors, node.pointee.rowCount == 2 {
      node.pointee.damping = revoluteDamping(node.pointee)
      if node.pointee.damping > 0 {
        node.pointee.rowCount = 3
        node.pointee.jacobian.third = SIMD3(0, 0, turns ? sign : 0)
        node.pointee.parentJacobian.third = SIMD3(0, 0, parentTurns ? -sign : 0)
      }
    }
    node.pointee.startError = positionError(node.pointee, a, b)
    node.pointee.kept = SIMD3()
    if keepsErrors { keepLargeError(node) }
  }

  /// The velocity of a point of a body along an axis: a·v + (r × a)·ω.
  func row(_ axis: SIMD2<Double>, _ arm: SIMD2<Double>, _ turns: Bool) -> SIMD3<Double> {
    SIMD3(axis.x, axis.y, turns ? arm.x * axis.y - arm.y * axis.x : 0)
  }

  /// Leaves a part of an error beyond five slops to later sub-steps: bodies that were put apart come
  /// together as gently as those that the iteration moves.
  func keepLargeError(_ node: UnsafeMutablePointer<JointTreeNode>) {
    let error = node.pointee.startError
    let length = (error.x * error.x + error.y * error.y).squareRoot()
    let limit = 5 * Double(context.linearSlop)
    let part = 1 - Double(context.jointSoftness.biasRate) * subStep
    if length > limit {
      let scale = part * (1 - limit / length)
      node.pointee.kept = SIMD3(scale * error.x, scale * error.y, 0)
    }
    let angleLimit = 0.05
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
