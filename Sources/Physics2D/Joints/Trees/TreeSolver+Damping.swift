// SPDX-License-Identifier: Apache-2.0

// A light link under a high tension swings across it faster than sub-steps resolve: with the force f the
// links of length L and mass m of a chain swing with up to ω² = 4·f/(L·m), and from ω·h = 2 on the swing
// would grow. Such links are damped as an implicit integration damps them, after Andrews, Teichmann and
// Kry, "Geometric Stiffness for Real-time Constrained Multibody Dynamics" (2017).
//
// The damper acts on the difference between the angular velocities of neighboring links, so that it leaves
// momentum, angular momentum and the swing of the whole chain alone.

extension TreeSolver {
  /// Damps the rods whose tension would make their bodies unstable; returns whether there are any.
  func dampTautRods(_ tree: Range<Int>) -> Bool {
    var hasDamped = false
    for node in tree
    where nodes[node].parent >= 0 && nodes[node].kind == .distance && dampRod(node) {
      hasDamped = true
    }
    return hasDamped
  }

  /// The coefficient of the damper between two bodies on a revolute joint, a constraint of the angular velocities whose
  /// impulse is −d·Δω; zero while sub-steps resolve their swing.
  func revoluteDamping(_ node: JointTreeNode) -> Double {
    guard node.kind == .revolute, node.parent >= 0 else { return 0 }
    let joint = node.joint
    let (arm, parentArm) =
      node.isB ? (joint.anchorB, joint.anchorA) : (joint.anchorA, joint.anchorB)
    let stiffness = subStep * tension(node) * Double(arm.length + parentArm.length)
    // The inertia that resists a bend: that of each body about the joint.
    let inertia = inertiaAboutJoint(node.body, arm)
    let parentInertia = inertiaAboutJoint(node.other, parentArm)
    guard inertia > 0, parentInertia > 0 else { return 0 }
    return excess(stiffness, 1 / (1 / inertia + 1 / parentInertia))
  }

  /// Damps the difference of the angular velocities of two rods that follow each other.
  private func dampRod(_ node: Int) -> Bool {
    let this = nodes + node
    let parent = nodes + Int(this.pointee.parent)
    guard parent.pointee.kind == .distance, parent.pointee.rowCount == 1 else { return false }
    // The angular velocity of a rod is n·(v − vp) / L with the normal n of its axis.
    let gradient = rodGradient(this.pointee)
    let parentGradient = rodGradient(parent.pointee)
    let inverseMass = inverseMass(this.pointee.body)
    let parentInverseMass = self.inverseMass(parent.pointee.body)
    let hasThird = parent.pointee.parent >= 0
    let third = hasThird ? Int(parent.pointee.parent) : node
    let thirdInverseMass = hasThird ? self.inverseMass(nodes[third].body) : 0
    // J = (n/L, −n/L − np/Lp, np/Lp) and K = J·M⁻¹·Jᵀ.
    let middle = SIMD2() - gradient - parentGradient
    let response =
      inverseMass * (gradient * gradient).sum() + parentInverseMass * (middle * middle).sum()
      + thirdInverseMass * (parentGradient * parentGradient).sum()
    let stiffness = subStep * tension(this.pointee) * Double(this.pointee.joint.length)
    let damping = excess(stiffness, 1 / response)
    guard damping > 0 else { return false }
    let thirdVelocity = hasThird ? nodes[third].velocity : velocity(ofRow: parent.pointee.other)
    let rate =
      product(gradient, this.pointee.velocity) + product(middle, parent.pointee.velocity)
      + product(parentGradient, thirdVelocity)
    let moment = -damping * rate / (1 + damping * response)
    add(moment * inverseMass * gradient, to: node)
    add(moment * parentInverseMass * middle, to: Int(this.pointee.parent))
    if hasThird { add(moment * thirdInverseMass * parentGradient, to: third) }
    return true
  }

  /// The coefficient of the damper for a stiffness h²·k: zero while sub-steps resolve the swing.
  private func excess(_ stiffness: Double, _ inertia: Double) -> Double {
    max(1.5 * (stiffness - 3 * inertia), 0)
  }

  /// The impulse of a joint in this sub-step.
  private func tension(_ node: JointTreeNode) -> Double {
    if isIsolated {
      let impulse = node.kind == .distance ? node.totalImpulse : node.progress.lastImpulse
      return (impulse.x * impulse.x + impulse.y * impulse.y).squareRoot()
    }
    let stored = linearImpulse(node)
    let x = Double(stored.x) + node.totalImpulse.x
    let y = Double(stored.y) + node.totalImpulse.y
    return (x * x + y * y).squareRoot()
  }

  /// The linear impulse that the block of a joint holds.
  func linearImpulse(_ node: JointTreeNode) -> Vector2 {
    let (block, lane) = (Int(node.block), Int(node.lane))
    return switch node.kind {
    case .distance: distance[block].linearImpulse(lane)
    case .revolute: revolute[block].linearImpulse(lane)
    case .weld: weld[block].linearImpulse(lane)
    case .prismatic, .mouse: .zero
    }
  }

  private func inertiaAboutJoint(_ row: Int32, _ arm: Vector2) -> Double {
    let mass = bodies.mass[Int(row)]
    guard mass.inverseInertia > 0 else { return 0 }
    return 1 / Double(mass.inverseInertia) + Double(mass.mass) * Double(arm.lengthSquared)
  }

  private func inverseMass(_ row: Int32) -> Double { Double(bodies.mass[Int(row)].inverseMass) }

  /// n / L of a rod, from its parent to its body.
  private func rodGradient(_ node: JointTreeNode) -> SIMD2<Double> {
    let axis = node.jacobian.first
    let scale = 1 / Double(node.joint.length)
    return SIMD2(-axis.y * scale, axis.x * scale)
  }

  private func product(_ gradient: SIMD2<Double>, _ velocity: SIMD3<Double>) -> Double {
    gradient.x * velocity.x + gradient.y * velocity.y
  }

  private func add(_ change: SIMD2<Double>, to node: Int) {
    nodes[node].velocity.x += change.x
    nodes[node].velocity.y += change.y
  }
}
